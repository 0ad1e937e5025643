/**
 * Month names, folded, in the eight languages, with the declined, short and most common other spellings.
 * Index 0 is January.
 */
const SPELLINGS: readonly string[] = [
  'january jan januar jaenner janner janvier janv enero ene gennaio gen janeiro januari styczen stycznia sty',
  'february feb febr februar fevrier fevr fev febrero febbraio fevereiro februari luty lutego lut',
  'march mar mrz maerz marz mars marzo marco maart mrt marzec marca',
  'april apr avril avr abril abr aprile kwiecien kwietnia kwi',
  'may mai mayo maggio mag maio mei maj maja',
  'june jun juni juin junio giugno giu junho czerwiec czerwca cze',
  'july jul juli juillet juil julio luglio lug julho lipiec lipca lip',
  'august aug aout agosto ago augustus sierpien sierpnia sie',
  'september sep sept septembre septiembre setiembre settembre set setembro wrzesien wrzesnia wrz',
  'october oct oktober okt octobre octubre ottobre ott outubro out october pazdziernik pazdziernika paz',
  'november nov novembre noviembre novembro listopad listopada lis',
  'december dec dezember dez decembre diciembre dic dicembre dezembro grudzien grudnia gru',
];

/** Folded spelling -> month from 1 to 12. */
export const MONTHS: ReadonlyMap<string, number> = new Map(SPELLINGS.flatMap((names, at) => names.split(' ').map((name) => [name, at + 1] as const)));

