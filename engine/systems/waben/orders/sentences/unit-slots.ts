import { choice, type Making, noun, pattern, type ValuesOf, type Words } from '../../../../orders';
import type { SentenceBook } from './book';
import { NOTHING, type SaidRow } from './said';
import { CODE, COMMAND, goodsOf, size, UNCLEAR, UNITS, WAY, wayOf } from './slots';

/** What units and those who lead them are called. */
export const NAMES_OF_UNITS = `heer heere heeres armee armeen reiter reitern krieger kriegern flotte flotten schiffe schiffen schiff
  einheit einheiten truppe truppen trupp spähtrupp arbeiter arbeitern bautrupp leichte leichten leichter charakter galeere galeeren
  kogge koggen boote geschwader kriegsschiffe kriegsschiffen späher spähern kundschafter belagerer belagerern besieger lasttiere
  lasttieren tragtiere tragtieren packtiere packesel maultiere esel tross karawane garde wache wachen besatzung ritter rittern
  kavallerie reiterei fußvolk infanterie bogenschützen söldner männer mannen leute soldaten hauptmann hauptleute kapitän kapitäne
  admiral general feldherr marschall kommandant army armies host riders rider cavalry horsemen horse knights knight fleet fleets
  ships ship squadron galleys besiegers workers mules pack animals train guards men troops unit units captain commander marshal
  boat boats segel squadron squadrons schwadron footmen footman number nummer nr groß große großen big klein kleine kleinen small`;

/** Where units are and stay: it is where they are. */
const WHEREABOUTS = `straße entlang stehen weg position hauptstadt capital hafen harbour harbor port fluss river hügel hill brücke bridge
  lager camp posten post platz stadt town city burg castle festung fortress grenze border küste coast ufer tor gate mauern mauer walls wall strait
  mooring anchorage flußseite flussseite seite side stellung feld field großfeld heimat home linie line ort stelle`;

export const FILLERS = `${NAMES_OF_UNITS} ${WHEREABOUTS} sich ihre ihrer ihren seine seinem seinen seiner itself beide both themselves himself
  yourselves its their they he she it them him sie er ihn ihm ihnen euch rüber hinüber haltung befehl einlassen auch mond monat moon month mach macht machen make keep dabei da
  weiterhin then immer noch always dort strictly bloß hat haben has`;

/** What every sentence about units may say beside its verb. */
export const SLOTS = {
  units: UNITS,
  start: pattern(/^(?:\d{3}\/)?\d{2}(?:\(\d\))?$/, '210/19, 20', 'from', { isWritten: true }),
  /** Where it starts by its name. */
  home: noun('place', 'from'),
  way: WAY,
  aboard: pattern(
    /^(?:a?bord|a?board) (?:(?:der|des|the|of|von) ?)*(?:flotte|fleet|einheit|unit)?[1-9]\d{2}$/i,
    'Bord der Flotte 302',
    'to on bare',
    { isWritten: true },
  ),
  code: CODE,
  command: COMMAND,
  strength: size('bare bracket with'),
  /** `geht als Erkunder nach ...`: what else it is ordered to be (WW-6.2-20). */
  role: choice({ Erkunder: 'erkunder, kundschafter, späher, scout, scouts, a scout' }, 'as'),
  /** `103 KH, neu 1000K`: what is raised for it (WW-5.1-22). */
  added: pattern(
    /^(?:neu|new)[1-9]\d*(?:[.,]\d{3})*(?:K|R|S|KS|A|B|LT)$/i,
    'neu 500 K',
    'bare with bracket',
    { isWritten: true },
  ),
  /** `greift nur Dornach an`: whom alone. */
  only: choice({ only: 'nur, bloß, lediglich, ausschließlich, only, just, solely' }, 'bare'),
  /** Words beside an order that say what it says anyway. */
  manner: choice({
    utmost: 'bis zum letzten mann, to the last man, against all comers',
    polite: 'lassen sie',
    // Behind a number they are a count: `12 Felder`.
    fields: 'die felder, über die felder, über felder, the fields, over the fields, via the fields',
  }),
};

export type Values = ValuesOf<typeof SLOTS>;

/** The words of a code without the one before it: `mit KV`. */
function within({ text, span }: Words, code: string): Words {
  const start = span.start + Math.max(0, text.indexOf(code));
  return { text: code, span: { start, end: start + code.length } };
}

/** What a sentence says of units beside its verb. */
export function said(
  { units = [], start = '', home = '', way, aboard, code = '', command, role, added }: Values,
  { book: { placeOf }, object, wordsOf }: Making<SentenceBook>,
): SaidRow {
  // `von 28`: within its Großfeld it is where the unit is, or nobody knows where.
  const isShort = start !== '' && !start.includes('/');
  const own = units.map((one) => placeOf(Number(one.unit))).find((one) => one?.endsWith(start));
  if (isShort && own === undefined) object(UNCLEAR, 'start');
  const fields = wayOf(way);
  const last = fields.at(-1) ?? '';
  const boarded =
    aboard === undefined ? fields : [...fields.slice(0, -1), `${last}(${aboard.slice(-3)})`];
  const [unitWords, wayWords] = [wordsOf('units'), wordsOf('way')];
  const codeWords = code === '' ? undefined : wordsOf('code');
  return {
    ...NOTHING,
    units: units.flatMap((one) => (one.unit === undefined ? [] : [Number(one.unit)])),
    start: start === '' ? home : isShort ? (own ?? '') : start,
    way: boarded,
    code: code.toUpperCase(),
    main: command ?? '',
    remarks: [
      ...(role === undefined ? [] : [role]),
      ...(added === undefined ? [] : [`neu ${goodsOf(added.slice(3))}`]),
    ],
    at: {
      ...(unitWords === undefined ? {} : { unit: unitWords }),
      ...(wayWords === undefined ? {} : { way: wayWords }),
      ...(codeWords === undefined ? {} : { code: within(codeWords, code) }),
    },
  };
}
