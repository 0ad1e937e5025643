import type { OfficePackage } from '../office-package.ts';
import { attributeOf, type XmlAttributes } from '../xml.ts';

interface Level {
  format: string;
  /** "%1.%2)": the numbers of this and the levels above. */
  pattern: string;
  start: number;
}

/** The automatic numbers of lists and clauses (ECMA-376 part 1, 17.9), counted in document order. */
export class Numbering {
  private readonly levels = new Map<string, Level[]>();
  private readonly abstractIds = new Map<string, string>();
  private readonly overrides = new Map<string, Map<number, number>>();
  private readonly counters = new Map<string, number[]>();
  private readonly started = new Set<string>();

  read(office: OfficePackage, partName: string | null): void {
    if (partName !== null) office.readPart(partName, new NumberingListener(this.levels, this.abstractIds, this.overrides));
  }

  /** The number printed before the next paragraph of a list; empty for bullets and unknown lists. */
  next(numberingId: string, level: number): string {
    const abstractId = this.abstractIds.get(numberingId);
    const levels = abstractId === undefined ? undefined : this.levels.get(abstractId);
    const own = levels?.[level];
    if (abstractId === undefined || !levels || !own) return '';
    const counters = this.countersOf(numberingId, abstractId, levels);
    counters[level] = (counters[level] ?? own.start - 1) + 1;
    counters.length = level + 1;
    if (own.format === 'bullet' || own.format === 'none') return '';
    return own.pattern.replace(/%([1-9])/g, (_, digit: string) => {
      const at = Number(digit) - 1;
      return formatNumber(counters[at] ?? levels[at]?.start ?? 1, levels[at]?.format ?? 'decimal');
    });
  }

  /** Lists of one definition count on together, unless one restarts. */
  private countersOf(numberingId: string, abstractId: string, levels: readonly Level[]): number[] {
    const counters = this.counters.get(abstractId) ?? [];
    this.counters.set(abstractId, counters);
    const overrides = this.overrides.get(numberingId);
    if (overrides && !this.started.has(numberingId)) {
      for (const [level, start] of overrides) counters[level] = start - 1;
      for (let level = 0; level < counters.length; level++) counters[level] ??= (levels[level]?.start ?? 1) - 1;
    }
    this.started.add(numberingId);
    return counters;
  }
}

class NumberingListener {
  private readonly levels: Map<string, Level[]>;
  private readonly abstractIds: Map<string, string>;
  private readonly overrides: Map<string, Map<number, number>>;
  private abstractId: string | null = null;
  private numberingId: string | null = null;
  private levelIndex = 0;

  constructor(levels: Map<string, Level[]>, abstractIds: Map<string, string>, overrides: Map<string, Map<number, number>>) {
    this.levels = levels;
    this.abstractIds = abstractIds;
    this.overrides = overrides;
  }

  open(name: string, attributes: XmlAttributes): void {
    const value = attributeOf(attributes, 'val') ?? '';
    if (name === 'abstractNum') this.abstractId = attributeOf(attributes, 'abstractNumId') ?? '';
    else if (name === 'num') this.numberingId = attributeOf(attributes, 'numId') ?? '';
    else if (name === 'abstractNumId' && this.numberingId !== null) this.abstractIds.set(this.numberingId, value);
    else if (name === 'lvl' || name === 'lvlOverride')
      this.levelIndex = Math.min(8, Math.max(0, Number(attributeOf(attributes, 'ilvl')) || 0));
    else if (name === 'startOverride' && this.numberingId !== null) this.overrideStart(this.numberingId, Number(value) || 1);
    else if (this.abstractId !== null) this.readLevel(this.abstractId, name, value);
  }

  close(name: string): void {
    if (name === 'abstractNum') this.abstractId = null;
    if (name === 'num') this.numberingId = null;
  }

  private overrideStart(numberingId: string, start: number): void {
    const overrides = this.overrides.get(numberingId) ?? new Map<number, number>();
    overrides.set(this.levelIndex, start);
    this.overrides.set(numberingId, overrides);
  }

  private readLevel(abstractId: string, name: string, value: string): void {
    const levels = this.levels.get(abstractId) ?? [];
    this.levels.set(abstractId, levels);
    const level = (levels[this.levelIndex] ??= { format: 'decimal', pattern: '', start: 1 });
    if (name === 'numFmt') level.format = value;
    if (name === 'lvlText') level.pattern = value.slice(0, 50);
    if (name === 'start') level.start = Number(value) || 0;
  }
}

function formatNumber(number: number, format: string): string {
  switch (format) {
    case 'lowerLetter':
      return letters(number);
    case 'upperLetter':
      return letters(number).toUpperCase();
    case 'lowerRoman':
      return roman(number);
    case 'upperRoman':
      return roman(number).toUpperCase();
    case 'decimalZero':
      return String(number).padStart(2, '0');
    default:
      return String(number);
  }
}

/** a to z, then aa, bb: Word repeats the letter. */
function letters(number: number): string {
  if (number < 1) return String(number);
  return String.fromCharCode(97 + ((number - 1) % 26)).repeat(Math.min(10, Math.floor((number - 1) / 26) + 1));
}

const ROMAN: readonly [number, string][] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

function roman(number: number): string {
  if (number < 1 || number > 3999) return String(number);
  let rest = number;
  let text = '';
  for (const [value, sign] of ROMAN) {
    while (rest >= value) {
      text += sign;
      rest -= value;
    }
  }
  return text;
}
