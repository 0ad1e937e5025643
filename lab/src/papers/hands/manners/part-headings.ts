import type { WordLanguage } from '../../../words/read-words.ts';
import type { PageCanvas } from '../../page-canvas.ts';
import type { Paper } from '../../paper.ts';

/** What stands over the parts of forms and reports and names no value. */
const PARTS: Record<WordLanguage, readonly string[]> = {
  en: ['General information', 'Details', 'Particulars', 'Part {n}', 'Section {n}', 'For office use', 'Further information', 'Summary'],
  de: ['Allgemeine Angaben', 'Einzelheiten', 'Teil {n}', 'Abschnitt {n}', 'Weitere Angaben', 'Zusammenfassung'],
  fr: ['Informations générales', 'Détails', 'Partie {n}', 'Section {n}', 'Renseignements complémentaires', 'Synthèse'],
  es: ['Datos generales', 'Detalles', 'Parte {n}', 'Sección {n}', 'Otros datos', 'Resumen'],
  it: ['Dati generali', 'Dettagli', 'Parte {n}', 'Sezione {n}', 'Altri dati', 'Riepilogo'],
  pt: ['Dados gerais', 'Detalhes', 'Parte {n}', 'Secção {n}', 'Outros dados', 'Resumo'],
  nl: ['Algemene gegevens', 'Bijzonderheden', 'Deel {n}', 'Onderdeel {n}', 'Overige gegevens', 'Samenvatting'],
  pl: ['Dane ogólne', 'Szczegóły', 'Część {n}', 'Dział {n}', 'Pozostałe dane', 'Podsumowanie'],
};

/** The heading of the part with that number; all of a paper are printed alike. */
export function createPartHeadings({ language, random }: Paper, size: number): (canvas: PageCanvas, number: number) => void {
  const [isCapital, isNumbered, bold] = [random.chance(0.3), random.chance(0.35), random.chance(0.7)];
  return (canvas, number) => {
    const text = random.pick(PARTS[language]).replace('{n}', String(number));
    const numbered = isNumbered && !/\d/.test(text) ? `${number}. ${text}` : text;
    canvas.need(size * 8);
    canvas.text(canvas.left, canvas.y, isCapital ? numbered.toUpperCase() : numbered, { size: size + random.pick([0, 0, 2]), bold });
    canvas.y += size * 1.9;
  };
}
