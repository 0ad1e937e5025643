import { describe, expect, it } from 'vitest';
import { LINKER } from '../../linker/linker.test-fixture.ts';
import { type DocumentLayout, plainValue, type Word } from '../../model/index.ts';
import { at, field, layoutOf, templateOf } from '../document/layout.test-fixture.ts';
import { findFields } from '../find-fields.ts';
import { RANKER } from '../ranker/ranker.test-fixture.ts';

const AUTHORS = templateOf('Papers', 'One line per author', field('Author', ''), field('Institution', 'where the author works'));

/** The words that stand between carets are raised and small, as marks are: "Anna Bell ^a^ , Peter Grove ^b^". */
function withRaised(layout: DocumentLayout): DocumentLayout {
  const raised = (word: Word): Word =>
    /^\^.+\^$/.test(word.text)
      ? { ...word, text: word.text.slice(1, -1), box: { ...word.box, bottom: word.box.bottom - 4 }, joinsPrevious: true }
      : word;
  const lines = layout.lines.map((line) => {
    const words = line.words.map(raised);
    return { ...line, words, text: words.map(({ text }) => text).join(' ') };
  });
  return { ...layout, lines };
}

function authorsOf(layout: DocumentLayout): unknown[][] {
  const { items } = findFields(withRaised(layout), AUTHORS, { rowMode: 'auto', linker: LINKER, ranker: RANKER });
  return items.map(({ cells }) =>
    AUTHORS.entities.map(({ id }) => {
      const cell = cells[id];
      return cell && 'chosen' in cell ? plainValue(cell.chosen.value) : null;
    }),
  );
}

describe('names in a list with marks', () => {
  it('are a row each, with what their mark stands before, over lines and behind semicolons', () => {
    const layout = layoutOf([
      at(40, 40, 'Sleep and light in winter', { sizePt: 20 }),
      at(40, 80, 'Anna Bell ^a,*^ , Peter Grove ^b^ , Maria Hart ^a^ ,'),
      at(40, 92, 'Thomas Reed ^b^'),
      at(40, 120, '^a^ School of Nursing, Tide University, Galway; ^b^ Institute of'),
      at(40, 132, 'Epidemiology, Brannock College, Exeter'),
      at(40, 170, 'Abstract. We asked four hundred people how they slept.'),
    ]);
    expect(authorsOf(layout)).toEqual([
      ['Anna Bell', 'School of Nursing, Tide University, Galway'],
      ['Peter Grove', 'Institute of Epidemiology, Brannock College, Exeter'],
      ['Maria Hart', 'School of Nursing, Tide University, Galway'],
      ['Thomas Reed', 'Institute of Epidemiology, Brannock College, Exeter'],
    ]);
  });

  it('are no rows without marks: any two names may stand side by side', () => {
    expect(authorsOf(layoutOf([at(40, 80, 'Anna Bell, Peter Grove'), at(40, 110, 'School of Nursing, Galway')]))).toEqual([]);
  });
});
