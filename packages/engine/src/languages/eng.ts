import type { LanguageWords } from './language-words.ts';

/** Words of English. */
export const ENG = {
  decimalSign: '.',
  frequent:
    'the of and to in for is on that by this with you it not or be are from at as your have will an was which any shall invoice date amount total',
  frequentMisread:
    'the and of to for with is this that from by on are be or you your not which any shall have please date number name address phone amount total ' +
    'paid thank page no sales invoice receipt',
  small:
    'the a an of on in at for and or is are was were be been has have had its it this that these those which who whom whose what where when how',
  months: [
    'january jan',
    'february feb',
    'march mar',
    'april apr',
    'may',
    'june jun',
    'july jul',
    'august aug',
    'september sep sept',
    'october oct',
    'november nov',
    'december dec',
  ],
  counts:
    'one a an two three four five six seven eight nine ten eleven twelve fifteen eighteen twenty twenty-four thirty thirty-six forty-eight sixty ninety',
  durationUnits: 'hours? hrs? days? weeks? months? mths? years? yrs?',
  thousand: 'thousand',
  million: 'millions?|mill|mln|mio',
  billion: 'billions?|bn',
  yes: 'yes true yep',
  no: 'no false',
  yesAlone: 'y x t on checked ticked selected included applicable present positive enabled active confirmed correct',
  noAlone: 'n f off unchecked none excluded absent negative disabled inactive na not notapplicable',
  givenNames:
    'james john robert michael william david richard joseph thomas charles christopher daniel matthew anthony mark donald steven paul andrew ' +
    'joshua kenneth kevin brian george edward ronald timothy jason jeffrey ryan jacob gary nicholas eric jonathan stephen larry justin scott ' +
    'brandon benjamin samuel gregory frank alexander raymond patrick jack dennis jerry tyler aaron jose adam henry nathan douglas zachary peter ' +
    'kyle walter ethan jeremy harold keith christian roger noah gerald carl terry sean austin arthur lawrence jesse dylan bryan joe jordan billy ' +
    'bruce albert willie gabriel logan alan juan wayne roy ralph randy eugene vincent russell louis philip bobby johnny bradley mary patricia ' +
    'jennifer linda elizabeth barbara susan jessica sarah karen lisa nancy betty margaret sandra ashley kimberly emily donna michelle dorothy ' +
    'carol amanda melissa deborah stephanie rebecca sharon laura cynthia kathleen amy angela shirley anna brenda pamela emma nicole helen samantha ' +
    'katherine christine debra rachel carolyn janet catherine maria heather diane ruth julie olivia joyce virginia victoria kelly lauren christina ' +
    'joan evelyn judith megan andrea cheryl hannah jacqueline martha gloria teresa ann sara madison frances kathryn janice jean abigail alice ' +
    'julia judy sophia grace denise amber doris marilyn danielle beverly isabella theresa diana natalie brittany charlotte marie kayla alexis lori ' +
    'jane fiona claire mohamed mohammed ahmed ali hassan omar ibrahim fatima aisha wei li ming chen raj priya amit sanjay vijay ravi kumar lakshmi ' +
    'anil sunil rahul',
  dateNouns: 'date dates dated birthday dob deadline expiry expiration birthdate',
  dateAlone: 'date dated',
  nameAlone: 'name',
  labelWords:
    'account accounts acct address advertiser age agency agent alt amount amt approved area attention attn authorized balance bank base basis bill ' +
    'billing birth bldg box branch brand budget business buyer by calendar carrier category cell charge charges check city class classification ' +
    'client code codes comment comments commission company completion condition conditions contact contents contract copy cost country county ' +
    'created credit currency customer cycle data date dates day days deal dealer debit dept department deposit description destination detail ' +
    'details discount district division doc document due duration effective email employee employer end entered estimate event executive ' +
    'expiration expiry extension external factory fax fee fees field file flight form freight from full gender grade gross group handling header ' +
    'hours id identification import in info information initial insurance invoice inv issue issued item items job kind label last length level ' +
    'license line lines list load location lot manager market material max method min mobile mode model modified month name names nationality ' +
    'nature net notes no num number object occupation of office on operator order orders origin original other owner package page pages paid party ' +
    'payable payee payer payment payments percent period permit person phone place plan po point policy port position post price priority product ' +
    'products profession program project property province purchase purpose qty quantity quote range rate rating reason receipt received recipient ' +
    'record ref reference region registered registration relation remarks reply report requested rev requester required residence responsible ' +
    'result revision role route sale sales salesperson salutation sample section seller sender sent serial service sex share shift ship shipped ' +
    'shipping shipment signature signed site size sold source special specification spots standard start state station status street style subject ' +
    'submitted subtotal sum summary supplier surname tax taxes tel telephone term terms time title to total totals traffic transaction type unit ' +
    'units until up user valid value vat vendor version via volume warehouse week weight year zip',
  startAlone: 'from since',
  endAlone: 'to until till',
  from: 'from|since|starting(?: on)?|beginning(?: on)?|commencing(?: on)?',
  until: 'to(?: and including)?|thru|through|until|till',
  ongoing: 'today|present|now|current|ongoing|to date',
  page: 'page|p\\.',
  ofPages: 'of',
  citedWorks: 'references|bibliography|works cited|literature cited|literature|reference list',
  amountSum: 'total|totals|sum|amount|value',
  amountNet: 'excl|excluding|exclusive|ex|before|net|net\\w{0,2}|subtotal|sub|taxable',
  amountIncluding: 'incl|include|includes|included|including|inclusive|with',
  amountGross: 'gross|payable|due|grand',
  amountTax: 'tax|taxes|vat|gst|sst|hst|pst|gsttax',
  amountOther:
    'saving|savings|saved|tendered|qty|discounts?|allowances?|charges?|shipping|freight|delivery|handling|prepaid|paid|deposits?|advance|rounding|change|cash|tender\\w*|tips?|gratuity|rate|base|%|commission|balance|forward|previous|credit|credits|unit|points?|quantity|items?|spots?|hours?|visa|mastercard|card',
  totals: 'totals?',
  subtotals: 'subtotals?',
  sumLine: 'amount due|balance due|balance|sum|vat|tax|sales tax|shipping|(?:carried|brought) (?:forward|over)',
  rowCount: '(?:(?:total|number of|no\\. of|count of) )?(?:positions|lines|line items|rows|entries|records|transactions|bookings)',
  tender: 'cash|card|visa|master\\s?card|maestro|amex|debit|credit card|tender(?:ed)?|cash tendered|amount tendered|paid|amount paid',
  change: '(?:cash |your )?change(?: due)?',
  rounding: 'round(?:ing|ed)?',
  mailFrom: 'from sender author issuer',
  mailTo: 'to recipient addressee receiver',
  mailCopy: 'cc copy copies',
  mailSubject: 'subject title topic',
  mailDate: 'date sent received',
} satisfies LanguageWords;
