import { LINK_TRUST } from '../../linker/link-trust.ts';
import { linkTrust } from '../../linker/link-trust-of.ts';
import type { Linker } from '../../linker/linker.ts';
import type { TemplateField } from '../../model/index.ts';
import { embedAsked, nearness } from './asked-wordings.ts';

/** How surely printed words name each field of a template by what they mean: 0..1, one number a field. */
export type FieldLinks = (printed: string) => readonly number[];

/**
 * A link that is less likely right says nothing. Set on the second wave of unseen kinds: at 0.2 as much more was wrong as was right, at 0.3
 * a point less was found.
 */
const LEAST_TRUST = 0.25;
/**
 * The surest link weighs so much of a label that a list knows: it must leave the ranker its say, which hears the same links and more. Set on
 * the second wave and on what the benchmark's known labels lose.
 */
const LINKED_SHARE = 0.55;

/**
 * Links printed words with fields in any words and languages: by how near the two are in meaning, and by how much nearer than
 * the template's other fields, or than the next field of a paper usually is. How likely such links were right on domains the linker had not
 * learned (`LINK_TRUST`) stands in their weight by its root: as a label they still have to agree with what stands beside them, and a half is
 * worth looking at.
 */
export function linkFields(fields: readonly TemplateField[], linker: Linker): FieldLinks {
  const asked = fields.map((field) => embedAsked(field, linker));
  return (printed) => {
    const vector = linker.embed(printed);
    const near = asked.map((ways) => nearness(ways, vector));
    return near.map((own, at) => trust(own, own - Math.max(LINK_TRUST.usualNext, ...near.filter((_, other) => other !== at))));
  };
}

function trust(near: number, margin: number): number {
  const likely = linkTrust(near, margin);
  return margin > 0 && likely >= LEAST_TRUST ? Math.round(LINKED_SHARE * Math.sqrt(likely) * 1e6) / 1e6 : 0;
}
