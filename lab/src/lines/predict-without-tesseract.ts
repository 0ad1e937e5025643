import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectPages, layOutDocument, loadFinder, plainValue, readPages, type Template } from '@sheetlift/engine';
import { createNodePorts, loadNodeAsset, RECOGNISER_FILES } from '@sheetlift/engine/node';
import { createLineReader } from '@sheetlift/engine/reading-parts';
import type { BenchScorer } from '../bench-scorer.ts';
import { templateOf } from '../template-of.ts';
import { readByNetwork } from './read-by-network.ts';

/** Cases between two lines that say how far it is. */
const TOLD_EVERY = 10;

/** Writes what `sheetlift bench` writes of each case of some sets, its pictures read by the network alone. One after the other, nothing is kept. */
export async function predictWithoutTesseract(scorer: BenchScorer, cases: string, out: string, sets: readonly string[]): Promise<void> {
  const lines = await createLineReader(RECOGNISER_FILES);
  const ports = { ...createNodePorts(), recognise: (picture: Parameters<typeof readByNetwork>[0]) => readByNetwork(picture, lines) };
  const finder = await loadFinder(loadNodeAsset);
  const templates = new Map<string, Template>();
  for (const [set, all] of Object.entries(scorer.loadCases(cases, sets))) {
    mkdirSync(join(out, set), { recursive: true });
    for (const [index, one] of all.entries()) {
      if (index % TOLD_EVERY === 0) console.error(`Reading ${set} without Tesseract: ${index} of ${all.length}`);
      const folder = join(cases, set, one.id);
      const fileName = readdirSync(folder).find((name) => name.startsWith('document.')) ?? '';
      const stream = await readPages(readFileSync(join(folder, fileName)), { fileName, embedded: false }, ports);
      const layout = layOutDocument(await collectPages(stream));
      const template = templateOf(one, templates);
      const rows = finder.extractRows(layout, template, 'auto').rows.map(({ cells }) =>
        Object.fromEntries(
          template.entities.map(({ id, variableName }) => {
            const cell = cells[id];
            return [variableName, cell && 'chosen' in cell ? plainValue(cell.chosen.value) : null];
          }),
        ),
      );
      const read = layout.lines.map(({ text }) => text).join('\n');
      writeFileSync(join(out, set, `${one.id}.json`), JSON.stringify({ rows, read }));
    }
  }
  await ports.close();
}
