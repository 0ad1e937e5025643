import type { Evidence } from '@sheetlift/engine/model';
import type { EvidenceMark } from './view-marks.ts';

/** Says where a value was read that stands nowhere on the pages: in an e-invoice inside the file, in the list of what it carries. */
export function UnplacedEvidence({ mark }: { mark: EvidenceMark }) {
  const sentences = mark.evidence.flatMap(sentenceOf);
  if (sentences.length === 0) return null;
  return (
    <p className="view-note" role="status">
      <b>{mark.label}</b> {sentences.join('; ')}
    </p>
  );
}

function sentenceOf(evidence: Evidence): string[] {
  switch (evidence.kind) {
    case 'xml-path':
      return evidence.fileName === null ? [] : [`is ${evidence.text} in ${evidence.fileName}, which this file carries (${evidence.path})`];
    case 'attachment-list':
      return [
        evidence.names.length > 0
          ? `is told by what this file carries: ${evidence.names.join(', ')}`
          : 'is told by the list of attachments, which is empty',
      ];
    case 'form-field':
      return evidence.box === null ? [`is ${evidence.text} in the form field ${evidence.name}, which the page does not show`] : [];
    default:
      return [];
  }
}
