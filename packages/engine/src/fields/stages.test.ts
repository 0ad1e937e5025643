import { describe, expect, it } from 'vitest';
import { across, grid, layOutPages, page, pairsOf, rowsOf, spanText, text } from '../layout/page.test-fixture.ts';
import { LINKER } from '../linker/linker.test-fixture.ts';
import type { DocumentLayout, Ruling, Template, TemplateField, Word } from '../model/index.ts';
import { compileTemplate } from './compile/compile-template.ts';
import { relationsOf } from './decide/relations.ts';
import { scoreProposal } from './decide/score-proposal.ts';
import { selectProposals } from './decide/select.ts';
import { field, templateOf } from './document/layout.test-fixture.ts';
import { mapColumns } from './items/map-columns.ts';
import type { Features } from './propose/proposal.ts';
import { proposeField } from './propose/proposers.ts';
import { prepareSearch } from './search/search.ts';

/** What each stage makes of a page, in the order of the flow; a row of the table names the stages it is about. */
interface Stages {
  /** Cells of the first table. */
  table?: (string | null)[][];
  /** "label => value (relation)". */
  pairs?: string[];
  /** Places of the first field's value, best first: "relation: words". */
  zones?: string[];
  /** Column of the first table that each field takes. */
  columns?: (number | null)[];
  /** The best proposal for the first field: why, and what speaks for and against it (to two places; only those that the row names). */
  proposal?: { printed: string; reason: string; features: Features };
  /** What ties the fields together: "kind of: indices". */
  relations?: string[];
  /** What each field gets, as printed. */
  choice?: (string | null)[];
}

/** Each stage before those that build on it. */
const STAGES = ['table', 'pairs', 'zones', 'columns', 'proposal', 'relations', 'choice'] as const satisfies (keyof Stages)[];

const paperWith = (...fields: TemplateField[]): Template => templateOf('Paper', 'One row per paper', ...fields);

function stagesOf(words: readonly Word[], rulings: Ruling[], template: Template, named: Features): Required<Stages> {
  const layout = layOutPages(page(words, { rulings }));
  const compiled = compileTemplate(template, LINKER);
  const search = prepareSearch(layout, template, compiled, null);
  const proposals = compiled.fields.map((compiledField, fieldIndex) => proposeField(search, compiledField, fieldIndex));
  const [first] = compiled.fields;
  const best = [...(proposals[0] ?? [])].sort((a, b) => (first ? scoreProposal(b, first) - scoreProposal(a, first) : 0))[0];
  const [table] = layout.tables;
  return {
    table: rowsOf(table),
    pairs: pairsOf(layout),
    zones: zonesOf(layout, search.support.zones),
    columns: table
      ? mapColumns(
          table,
          compiled,
          compiled.fields.map((_, fieldIndex) => fieldIndex),
          new Map(),
          search.ranked.columns,
        ).fields.map((mapped) => mapped?.column ?? null)
      : [],
    proposal: {
      printed: best?.printed ?? '',
      reason: best?.reason ?? '',
      features: Object.fromEntries(
        Object.keys(named).map((name) => [name, Math.round(100 * (best?.features[name as keyof Features] ?? 0)) / 100]),
      ),
    },
    relations: relationsOf(compiled).map(({ kind, fields: tied }) => `${kind} of ${tied.join(', ')}`),
    choice: selectProposals(compiled, proposals.flat()).map(({ chosen }) => chosen?.proposal.printed ?? null),
  };
}

const zonesOf = (layout: DocumentLayout, zones: ReturnType<typeof prepareSearch>['support']['zones']): string[] =>
  zones
    .filter(({ hit }) => hit.owners.some((owner) => owner.field === 0))
    .sort((a, b) => b.strength - a.strength)
    .map(({ relation, spans, more }) => `${relation}: ${spanText(layout, [...spans, ...more])}`);

const NUMBER = field('a', 'Invoice number');
const DATE = field('b', 'Invoice date');

interface Row {
  says: string;
  template: Template;
  words: Word[];
  rulings?: Ruling[];
  wanted: Stages;
}

/** The words of lines under each other, each a left edge and a text. */
const printed = (...lines: readonly (readonly [left: number, text: string][])[]): Word[] =>
  lines.flatMap((line, at) => line.flatMap(([left, content]) => text(left, 100 + 13 * at, content)));

const ROWS: Row[] = [
  {
    says: 'a value behind a colon',
    template: paperWith(NUMBER),
    words: printed([[50, 'Invoice number: AB-4711']]),
    wanted: {
      pairs: ['Invoice number: => AB-4711 (colon)'],
      zones: ['beside: AB-4711'],
      proposal: { printed: 'AB-4711', reason: 'beside “Invoice number”', features: { label: 0.88, kind: 0.8 } },
      choice: ['AB-4711'],
    },
  },
  {
    says: 'values below labels that stand side by side',
    template: paperWith(NUMBER, DATE),
    words: printed(
      [
        [50, 'Invoice number:'],
        [300, 'Invoice date:'],
      ],
      [
        [50, 'AB-4711'],
        [300, '03.05.2026'],
      ],
    ),
    wanted: {
      pairs: ['Invoice number: => AB-4711 (below)', 'Invoice date: => 03.05.2026 (below)'],
      zones: ['below: AB-4711'],
      proposal: { printed: 'AB-4711', reason: 'below “Invoice number”', features: { label: 0.67, kind: 0.8 } },
      relations: ['distinct of 0, 1'],
      choice: ['AB-4711', '03.05.2026'],
    },
  },
  {
    says: 'labels without colons over their values, a ruling between the rows',
    template: paperWith(DATE, NUMBER),
    words: [
      ...text(50, 100, 'Invoice number'),
      ...text(200, 100, 'Invoice date'),
      ...text(50, 116, 'AB-4711'),
      ...text(200, 116, '03.05.2026'),
    ],
    rulings: [across(45, 400, 103)],
    wanted: {
      table: [],
      pairs: ['Invoice number => AB-4711 (below)', 'Invoice date => 03.05.2026 (below)'],
      zones: ['below: 03.05.2026'],
      proposal: { printed: '03.05.2026', reason: 'below “Invoice date”', features: { label: 0.6, kind: 0.97 } },
      choice: ['03.05.2026', 'AB-4711'],
    },
  },
  {
    says: 'a label that stands alone',
    template: paperWith(NUMBER),
    words: [...text(50, 100, 'Invoice number:'), ...text(50, 200, 'Thank you for your order')],
    wanted: { pairs: ['Invoice number: =>  (colon)'], zones: [], choice: [null] },
  },
  {
    says: 'a number that another label names',
    template: paperWith(NUMBER),
    words: printed([[50, 'Delivery note number: AB-4711']]),
    wanted: { pairs: ['Delivery note number: => AB-4711 (colon)'], zones: [], choice: [null] },
  },
  {
    says: 'one day that two fields want',
    template: paperWith(field('a', 'Due date'), DATE),
    words: printed([[50, 'Invoice date: 03.05.2026']]),
    wanted: { relations: ['distinct of 0, 1'], choice: [null, '03.05.2026'] },
  },
  {
    says: 'a period behind one label',
    template: paperWith(field('a', 'Start date of the stay'), field('b', 'End date of the stay')),
    words: printed([[50, 'Period: 01.05.2024 - 04.05.2024']]),
    wanted: {
      pairs: ['Period: => 01.05.2024 - 04.05.2024 (colon)'],
      zones: ['beside: 01.05.2024 - 04.05.2024'],
      proposal: { printed: '01.05.2024', reason: 'beside “Period”', features: { kind: 0.97 } },
      relations: ['period of 0, 1', 'order of 0, 1'],
      choice: ['01.05.2024', '04.05.2024'],
    },
  },
  {
    says: 'sums that come out',
    template: templateOf(
      'Invoices',
      'One row per invoice',
      field('c', 'Total including VAT', 'number'),
      field('a', 'Net total', 'number'),
      field('b', 'VAT amount', 'number'),
    ),
    words: printed([[50, 'Net total: 120.00']], [[50, 'VAT amount: 24.00']], [[50, 'Total including VAT: 144.00']]),
    wanted: {
      zones: ['beside: 144.00'],
      proposal: { printed: '144.00', reason: 'beside “Total including VAT”', features: { kind: 0.95, arithmetic: 1 } },
      relations: ['distinct of 0, 1', 'distinct of 0, 2', 'distinct of 1, 2', 'sum of 1, 2, 0'],
      choice: ['144.00', '120.00', '24.00'],
    },
  },
  {
    says: 'a ruled table of items',
    template: templateOf('Lines', 'One row per line item', field('a', 'Price', 'number'), field('b', 'Description')),
    words: [
      ...text(55, 115, 'Description'),
      ...text(155, 115, 'Price'),
      ...text(55, 135, 'Paint'),
      ...text(155, 135, '100.00'),
      ...text(55, 155, 'Brush'),
      ...text(155, 155, '20.00'),
    ],
    rulings: grid([50, 150, 250], [100, 120, 140, 160]),
    wanted: {
      table: [
        ['Description', 'Price'],
        ['Paint', '100.00'],
        ['Brush', '20.00'],
      ],
      pairs: [],
      columns: [1, 0],
    },
  },
];

/** A failure shows the first stage that went another way: those after it build on it. */
describe('from the page to the cell', () => {
  it.each(ROWS)('$says', ({ words, rulings = [], template, wanted }) => {
    const got = stagesOf(words, rulings, template, wanted.proposal?.features ?? {});
    const asked = STAGES.filter((stage) => wanted[stage] !== undefined);
    const stage = asked.find((one) => JSON.stringify(got[one]) !== JSON.stringify(wanted[one])) ?? 'choice';
    expect({ stage, made: got[stage] }).toEqual({ stage, made: wanted[stage] ?? got[stage] });
  });
});
