// `npm run score:suggest -- [--accept]`
// Shows documents alone, without a template, and counts which of the benchmark's fields are offered, and how many offers are of no use.
import { parseArgs } from 'node:util';
import { join } from 'node:path';
import { type DocumentLayout, layOutDocument, loadFinder, plainValue, type SuggestedField, type Template } from '@sheetlift/engine';
import { loadNodeAsset } from '@sheetlift/engine/node';
import { againstBaseline, perCent } from './baseline.ts';
import { type BenchCase, benchScorer } from './bench-scorer.ts';
import { eachDocument } from './judging/judged-values.ts';
import { sharedFolder } from './shared-folder.ts';

interface Tally {
  wanted: number;
  offered: number;
  offers: number;
  useless: number;
}

const { values } = parseArgs({
  options: { accept: { type: 'boolean', default: false }, set: { type: 'string', multiple: true, default: [] } },
});
const scorer = await benchScorer();
const finder = await loadFinder(loadNodeAsset);
const sets = new Map<string, Tally>();
await eachDocument(scorer, join(sharedFolder('bench') ?? '', 'cases'), values.set, (set, one, _template, document) => {
  const layout = layOutDocument(document);
  const suggested = finder.suggestFields(layout);
  const all = [...suggested.document, ...suggested.items];
  const useless = uselessOf(layout, suggested.document, 'document') + uselessOf(layout, suggested.items, 'item');
  const asked = fieldsAsked(one);
  const tally = sets.get(set) ?? { wanted: 0, offered: 0, offers: 0, useless: 0 };
  sets.set(set, {
    wanted: tally.wanted + asked.length,
    offered:
      tally.offered +
      asked.filter(({ truths, type }) =>
        truths.some((truth) => all.some(({ example }) => scorer.matches(truth, plainValue(example), type))),
      ).length,
    offers: tally.offers + all.length,
    useless: tally.useless + useless,
  });
});
const figures: Record<string, number> = {};
console.log('set                   fields  offered %  offers  useless %');
for (const [set, tally] of [...sets, ['together', sum([...sets.values()])] as const]) {
  Object.assign(figures, {
    [`${set}: offered`]: perCent(tally.offered / Math.max(1, tally.wanted)),
    [`${set}: useless`]: perCent(tally.useless / Math.max(1, tally.offers)),
  });
  console.log(
    `${set.padEnd(22)}${String(tally.wanted).padStart(6)}${perCent(tally.offered / Math.max(1, tally.wanted))
      .toFixed(1)
      .padStart(11)}${String(tally.offers).padStart(8)}${perCent(tally.useless / Math.max(1, tally.offers))
      .toFixed(1)
      .padStart(11)}`,
  );
}
if (values.set.length === 0) againstBaseline('suggest', figures, values.accept);

/** Fields with a true value in this document. A column counts as offered where its example is the value of any of its rows. */
function fieldsAsked({ template, rows }: BenchCase): { type: string; truths: unknown[] }[] {
  return template.entities.flatMap(({ variableName, type }) => {
    const truths = rows.map((row) => row[variableName]).filter((truth) => !scorer.isEmpty(truth));
    return truths.length > 0 ? [{ type, truths }] : [];
  });
}

/** Offers by which the engine, given them as a template, does not find again what they were offered for. */
function uselessOf(layout: DocumentLayout, fields: readonly SuggestedField[], rowMode: 'document' | 'item'): number {
  if (fields.length === 0) return 0;
  const template: Template = {
    name: 'Suggested',
    description: '',
    entities: fields.map(({ example: _example, ...field }) => ({ ...field, id: field.variableName })),
  };
  const { rows } = finder.extractRows(layout, template, rowMode);
  return fields.filter(({ variableName, type, example }) => {
    return !rows.some(({ cells }) => {
      const cell = cells[variableName];
      return cell && 'chosen' in cell && scorer.matches(plainValue(example), plainValue(cell.chosen.value), type);
    });
  }).length;
}

function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce((all, one) => ({
    wanted: all.wanted + one.wanted,
    offered: all.offered + one.offered,
    offers: all.offers + one.offers,
    useless: all.useless + one.useless,
  }));
}
