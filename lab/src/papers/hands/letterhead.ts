import type { WordLanguage } from '../../words/read-words.ts';
import { BLOCK_GAP_PT, type PageCanvas } from '../page-canvas.ts';
import { drawOfKind } from '../draw-value.ts';
import type { Fact, Paper } from '../paper.ts';

/** Shares of papers that are addressed to somebody, and that say where and when they were written. */
const ADDRESSED = 0.3;
const DATED = 0.25;
/** Of papers with a number among their facts: it stands behind the title, and no label names it. */
const NUMBERED_TITLE = 0.2;

const NUMBER_SIGNS: Record<WordLanguage, readonly string[]> = {
  en: ['No.', 'no.', '#', ''],
  de: ['Nr.', 'Nr', ''],
  fr: ['n°', 'N°', ''],
  es: ['n.º', 'Nº', ''],
  it: ['n.', 'N.', ''],
  pt: ['n.º', 'N.º', ''],
  nl: ['nr.', 'Nr.', ''],
  pl: ['nr', 'Nr', ''],
};

/** Who prints the paper, where they sit, whom it goes to, and its title. Gives the facts that are not yet said. */
export function letterhead(paper: Paper, canvas: PageCanvas, size: number): Fact[] {
  const { issuer, title, facts, random, habits, language } = paper;
  const isTitleFirst = random.chance(0.12);
  const titled = random.chance(NUMBERED_TITLE) ? facts.find(({ meaning, value }) => meaning.kind === 'code' && value !== null) : undefined;
  if (isTitleFirst) writeTitle();
  const x = random.pick(['left', 'right', 'centre'] as const);
  const at = x === 'left' ? canvas.left : x === 'right' ? canvas.right : (canvas.left + canvas.right) / 2;
  const large = random.pick([size, size + 2, size + 6, size + 10]);
  canvas.text(at, canvas.y, issuer.name, { size: large, bold: random.chance(0.6), align: x, of: issuer.key });
  canvas.y += large + 4;
  if (random.chance(0.7))
    canvas.text(at, canvas.y, random.chance(0.5) ? issuer.address : `${issuer.address} · ${issuer.contact}`, { size: size - 1, align: x });
  canvas.y += size + BLOCK_GAP_PT * random.whole(1, 3);
  if (random.chance(0.2)) canvas.rule(canvas.left, canvas.y - 6, canvas.right, canvas.y - 6);
  if (random.chance(ADDRESSED)) writeAddressee();
  if (random.chance(DATED)) writeDay();
  if (!isTitleFirst) writeTitle();
  return facts.filter(({ key }) => key !== issuer.key && key !== titled?.key);

  function writeAddressee(): void {
    const left = random.chance(0.75) ? canvas.left : canvas.left + canvas.width * 0.6;
    const to = [drawOfKind(random.chance(0.6) ? 'person' : 'company', habits, random), drawOfKind('address', habits, random)];
    for (const { printed } of to) canvas.y += canvas.flow(left, canvas.y, canvas.width * 0.38, printed, { size }) + 1;
    canvas.y += BLOCK_GAP_PT;
  }

  function writeDay(): void {
    const [place, day] = [drawOfKind('place', habits, random).printed, drawOfKind('date', habits, random).printed];
    canvas.text(canvas.right, canvas.y, random.chance(0.7) ? `${place}, ${day}` : day, { size, align: 'right' });
    canvas.y += size + BLOCK_GAP_PT;
  }

  function writeTitle(): void {
    const printed = random.chance(0.3) ? title.toUpperCase() : title;
    const style = { size: size + random.pick([2, 4, 8]), bold: random.chance(0.8) };
    const width = canvas.text(canvas.left, canvas.y, titled ? `${printed} ${random.pick(NUMBER_SIGNS[language])}`.trim() : printed, style);
    if (titled) canvas.text(canvas.left + width + style.size * 0.3, canvas.y, titled.value?.printed ?? '', { ...style, of: titled.key });
    canvas.y += size + 22;
  }
}
