import { choice, number, text, yesNo, type DocumentFamily } from '../../generate/generated-document.ts';
import { aDay, between, figure, page, person, place, show, shown, street, word } from '../fourth-wave/paper.ts';
import { said } from './said.ts';

const KINDS = { violon: 'violino', alto: 'viola', violoncelle: 'violoncello' } as const;

/** An Italian violin maker's certificate of an instrument: a prose middle, measures beside it, a seal below. */
export const violinAppraisal: DocumentFamily = {
  id: 'perizia-liutaio',
  language: 'it',
  name: 'Expertises d’instruments',
  description: 'Une ligne par certificat du luthier',
  fields: [
    text('Luthier', 'qui signe le certificat'),
    text('Certificat n°', ''),
    text('Date', ''),
    text('Propriétaire', ''),
    choice('Instrument', '', ['violon', 'alto', 'violoncelle']),
    text('Attribué à', ''),
    text('Ville', 'où l’instrument a été fait'),
    number('Année', 'environ, s’il le faut'),
    text('Étiquette', 'ce qu’on y lit'),
    number('Longueur du coffre', 'mm'),
    text('Fond', ''),
    text('Vernis', ''),
    yesNo('Volute d’origine', ''),
    number('Valeur', 'pour l’assurance, en euros'),
    text('Archet', ''),
  ],
  write(random, at) {
    const maker = person(random, 'it');
    const certificate = `${random.digits(3)}/${random.letters(1)}`;
    const date = aDay(random, '2025-01-07', 460);
    const owner = person(random, 'it').full;
    const kind = random.pick(['violon', 'violon', 'alto', 'violoncelle'] as const);
    const author = `${random.pick(['Girolamo', 'Sante', 'Ottavio', 'Celestino'])} ${random.pick(['Barbagelli', 'Scarabotti', 'Montelupi', 'Ferracini'])}`;
    const town = random.unless(0.15, place(random, 'it'));
    const year = random.unless(0.12, random.whole(1765, 1938));
    const label = random.unless(0.3, `${author.split(' ')[1]} fecit ${year ?? 'anno 18..'}`);
    const body = random.unless(
      0.1,
      kind === 'violoncelle' ? between(random, 740, 762, 0) : kind === 'alto' ? between(random, 395, 420, 0) : between(random, 351, 359, 1),
    );
    const back = random.unless(0.12, random.pick(['in un pezzo', 'in due pezzi', 'in due pezzi, con alette']));
    const varnish = random.unless(0.12, random.pick(['rosso bruno', 'giallo oro', 'arancio', 'bruno scuro']));
    const scroll = random.unless(0.2, random.chance(0.6));
    const value = random.unless(0.1, random.whole(9, 180) * 500);
    const bow = random.unless(
      0.55,
      random.pick(['arco francese non firmato, 61 g', 'arco in pernambuco, montato argento', 'arco di scuola tedesca']),
    );
    const line = (name: string, value: string): string => `<tr><td>${name}<td>${value}`;
    const html = page(
      'it',
      '19mm 20mm',
      `body{font:11.2pt/1.5 "Liberation Serif";color:#2b1a0d}.fr{border:1.5px solid #7a4a1d;outline:1px solid #7a4a1d;outline-offset:4px;padding:26px 30px;min-height:235mm}
.hd{text-align:center}.hd b{font-size:19pt;letter-spacing:.06em}h1{text-align:center;font-weight:normal;font-style:italic;font-size:17pt;margin:16px 0}.b{display:grid;grid-template-columns:1.5fr 1fr;gap:26px}
aside{border-left:1px solid #7a4a1d;padding-left:16px;font-size:9.6pt}aside td{padding:1px 10px 3px 0}aside td:first-child{font-style:italic}.sg{text-align:right;margin-top:36px}.vl{font-size:12.5pt;text-align:center;margin:20px 0}`,
      `<div class=fr><div class=hd><b>${maker.full}</b><br>Liutaio &ndash; ${street(random, 'it')}, ${place(random, 'it')}<br><small>P. IVA ${random.digits(11)}</small></div>
<h1>Certificato di autenticità e stima</h1><p style="text-align:center">n. ${certificate}</p>
<div class=b><div><p>Il sottoscritto, esaminato ${kind === 'alto' ? 'la' : 'il'} ${KINDS[kind]} di proprietà di ${owner}, dichiara che lo strumento è, a suo giudizio, opera di <b>${author}</b>${
        town === null ? '' : `, fatta a ${town}`
      }${year === null ? '' : ` ${at % 2 ? "nell'anno" : 'intorno al'} ${year}`}.</p>
<p>${label === null ? 'Lo strumento è privo di etichetta.' : `All'interno si legge l'etichetta: «${label}».`} ${
        scroll === null ? '' : scroll ? 'Il riccio è quello originale.' : 'Il riccio non è originale, di mano posteriore.'
      } Le condizioni generali sono ${word(random, 'buone discrete ottime')}; la catena è stata sostituita nel ${random.whole(1952, 2019)}.</p>
${bow === null ? '' : `<p>Allo strumento è unito un ${bow}.</p>`}</div>
<aside><table>${line('Cassa', body === null ? '' : `${figure(body, 'it', kind === 'violon' ? 1 : 0)} mm`)}${line('Larghezza sup.', `${random.whole(160, 169)} mm`)}${line(
        'Larghezza inf.',
        `${random.whole(200, 209)} mm`,
      )}${line('Fondo', `${shown(back)}`)}${line('Tavola', 'abete, venatura regolare')}${line('Vernice', shown(varnish))}</table></aside></div>
<p class=vl>${value === null ? 'La stima del valore si rilascia con atto separato.' : `Valore assicurativo: <b>€ ${figure(value, 'it')}</b>`}</p>
<p>La presente dichiarazione si rilascia per gli usi consentiti dalla legge e con ${random.whole(3, 5)} fotografie che ne fanno parte.</p>
<div class=sg>${place(random, 'it')}, ${show(date, 'D MMMM YYYY', 'it')}<br><br>In fede<br><br>${maker.full}</div></div>`,
    );
    return {
      html,
      rows: [[maker.full, certificate, date, owner, kind, author, town, year, label, body, back, varnish, said(scroll), value, bow]],
    };
  },
};
