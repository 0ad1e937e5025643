import { findDurations } from '../../values/find-durations.ts';
import { after, before, type ClauseMatch } from './clause.ts';

/**
 * Durations a contract states, ranked by how the sentence speaks of its own life: "the term of this Agreement shall be",
 * "shall expire two years from the date hereof". Deadlines ("within 10 days") and look-backs ("preceding 12 months") rank
 * lowest. The wordings were read off confidentiality agreements and leases; how much each counts is hand-set.
 */
export function findStatedDurations(text: string): ClauseMatch[] {
  return findDurations(text).map(({ from: start, to: end }) => {
    const left = before(text, start, 320);
    const right = after(text, end, 160);
    return { start, end, confidence: confidenceOf(sentenceStart(left), sentenceEnd(right)), reason: 'stated as the time it lasts' };
  });
}

const sentenceStart = (left: string): string => left.split(/(?<=[a-z0-9)”"]{2})[.;]\s+(?=[A-Z(“"])/).at(-1) ?? left;
const sentenceEnd = (right: string): string => right.split(/[.;](?:\s|$)/)[0] ?? right;

function confidenceOf(left: string, right: string): number {
  let confidence = 0.3;
  const near = left.slice(-70);
  if (
    /\bwithin\s+(?:a\s+period\s+of\s+)?$|\b(?:business|working)\b|\b(?:last|past|preceding|previous|prior|least|than|every|first|each)\s*$/i.test(
      near,
    )
  )
    confidence -= 0.3;
  if (
    /^\W*(?:business|working|prior|notice|written|advance|before|preceding|period\s+(?:immediately\s+)?(?:prior|preceding)|of\s+age|old)\b/i.test(
      right,
    )
  )
    confidence -= 0.3;
  if (/\b(?:notice|invoice|pay|cure|respond|salary|bonus|severance|business\s+day)\w*\b/i.test(`${near} ${right.slice(0, 50)}`))
    confidence -= 0.15;
  if (
    /\b(?:solicit|hire|employ|compet|engage|standstill|acquire|securities|stock|shares|salary|salaries)\w*/i.test(
      `${left.slice(-200)} ${right}`,
    )
  )
    confidence -= 0.18;
  if (
    /\bterm\s+of\s+(?:this|the)\s+(?:\w+\s+){0,3}agreement\b|\bagreement\s+(?:shall|will)\s+(?:have\s+a\s+term|(?:be\s+|remain\s+|continue\s+)?in\s+(?:full\s+)?(?:force|effect))|\bthe\s+term\s+(?:shall|will|is)\b/i.test(
      left,
    )
  )
    confidence += 0.45;
  if (/\b(?:terminat|expir|surviv|remain|continu|lapse|cease|binding|in\s+effect|valid)\w*/i.test(left.slice(-200))) confidence += 0.22;
  if (/\b(?:obligations?|confidential\w*|non-?disclosure|this\s+(?:letter\s+)?agreement|covenants?|secret)\b/i.test(left))
    confidence += 0.12;
  if (/\b(?:for\s+)?(?:a\s+)?(?:period|term)\s+of\s*$/i.test(near)) confidence += 0.12;
  if (
    /^\W*(?:from|after|following|thereafter)\b[^.;]{0,60}\b(?:date|hereof|effective|execution|disclosure|receipt|terminat|expir)/i.test(
      right,
    )
  )
    confidence += 0.12;
  return Math.max(0, Math.min(1, confidence));
}
