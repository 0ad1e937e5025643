import type { LanguageWords } from './language-words.ts';

/** Words of Spanish. */
export const SPA = {
  decimalSign: ',',
  frequent: 'el la los las de y en un una del que por con para se al no su es como más o lo sus le factura importe fecha cantidad',
  frequentMisread:
    'el los las del por con una que su para es se factura fecha numero direccion calle importe iva cantidad precio pago nombre cliente esta al ' +
    'como base imponible',
  small: 'el los las del al una unos y o por para es son cual',
  months: [
    'enero ene',
    'febrero feb',
    'marzo mar',
    'abril abr',
    'mayo',
    'junio jun',
    'julio jul',
    'agosto ago',
    'septiembre setiembre sep',
    'octubre oct',
    'noviembre nov',
    'diciembre dic',
  ],
  counts:
    'un una uno dos tres cuatro cinco seis siete ocho nueve diez once doce quince dieciocho veinte veinticuatro treinta sesenta noventa',
  durationUnits: 'horas? dias? semanas? mes(?:es)? anos?',
  thousand: 'mil',
  million: 'millones',
  billion: '',
  yes: 'si verdadero',
  no: 'no falso',
  yesAlone: 's marcado',
  noAlone: 'ninguno',
  givenNames:
    'antonio manuel jose francisco javier carlos miguel rafael pedro angel luis jesus fernando alberto pablo jorge ramon sergio alejandro diego ' +
    'carmen josefa isabel dolores pilar cristina lucia elena rosa mercedes beatriz silvia paula marta',
  dateNouns: 'fecha fechas vencimiento dia',
  dateAlone: 'fecha',
  nameAlone: 'nombre',
  labelWords:
    'cantidad cliente codigo concepto descripcion direccion factura fecha importe iva nombre pedido precio referencia vencimiento',
  from: 'desde(?: el)?',
  until: 'al|hasta(?: el)?',
  page: 'página|pagina|pág\\.?',
  ofPages: 'de',
  amountSum: 'total|suma|importe|valor',
  amountNet: 'sin|imponible|subtotal',
  amountIncluding: 'incluido|con',
  amountGross: 'pagar',
  amountTax: 'iva|impuesto',
  amountOther: 'descuento|anticipo|base|saldo',
  totals: 'total|totales|suma',
  subtotals: 'subtotal',
  sumLine: 'importe total|base imponible|iva',
  tender: 'efectivo|entregado|tarjeta',
  change: 'cambio|vuelto',
  rounding: 'redondeo',
  mailFrom: 'remitente',
  mailTo: 'destinatario',
  mailCopy: '',
  mailSubject: 'asunto',
  mailDate: 'fecha',
} satisfies LanguageWords;
