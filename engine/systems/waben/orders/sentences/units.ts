import {
  choice,
  english,
  folded,
  type Form,
  forms,
  german,
  type Making,
  MARCH,
  noun,
  pattern,
  participles,
  separable,
  type ValuesOf,
  type Words,
} from '../../../../orders';
import type { CombatMain } from '../content';
import type { SentenceBook } from './book';
import { continued, joined, NOTHING, type Said, type SaidRow } from './said';
import {
  CODE,
  COMMAND,
  goodsOf,
  LEADERS,
  order,
  size,
  unit,
  UNCLEAR,
  UNITS,
  WAY,
  wayOf,
} from './slots';

/** What units and those who lead them are called. */
const NAMES_OF_UNITS = `heer heere heeres armee armeen reiter reitern krieger kriegern flotte flotten schiffe schiffen schiff
  einheit einheiten truppe truppen trupp spähtrupp arbeiter arbeitern bautrupp leichte leichten leichter charakter galeere galeeren
  kogge koggen boote geschwader kriegsschiffe kriegsschiffen späher spähern kundschafter belagerer belagerern besieger lasttiere
  lasttieren tragtiere tragtieren packtiere packesel maultiere esel tross karawane garde wache wachen besatzung ritter rittern
  kavallerie reiterei fußvolk infanterie bogenschützen söldner männer mannen leute soldaten hauptmann hauptleute kapitän kapitäne
  admiral general feldherr marschall kommandant army armies host riders rider cavalry horsemen horse knights knight fleet fleets
  ships ship squadron galleys besiegers workers mules pack animals train guards men troops unit units captain commander marshal
  boat boats footmen footman number nummer nr groß große großen big klein kleine kleinen small`;

/** Where units are and stay: it is where they are. */
const WHEREABOUTS = `straße entlang stehen weg position hauptstadt capital hafen harbour harbor port fluss river hügel hill brücke bridge
  lager camp posten post platz stadt town city burg castle grenze border küste coast ufer tor gate mauern mauer walls wall strait
  mooring anchorage stellung feld field großfeld heimat home linie line ort stelle`;

const FILLERS = `${NAMES_OF_UNITS} ${WHEREABOUTS} sich ihre ihrer ihren seine seinem seinen seiner itself beide both themselves himself
  yourselves its their they he she it them him sie er ihn ihm ihnen euch rüber hinüber befehl einlassen auch mond monat moon month mach macht machen make keep dabei da
  weiterhin then immer noch always dort strictly bloß hat haben has`;

/** What every sentence about units may say beside its verb. */
const SLOTS = {
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
  /** Words beside an order that say what it says anyway. */
  manner: choice({
    utmost: 'bis zum letzten mann, to the last man, against all comers',
    polite: 'lassen sie',
    // Behind a number they are a count: `12 Felder`.
    fields: 'die felder, über die felder, über felder, the fields, over the fields, via the fields',
  }),
};

type Values = ValuesOf<typeof SLOTS>;

/** The words of a code without the one before it: `mit KV`. */
function within({ text, span }: Words, code: string): Words {
  const start = span.start + Math.max(0, text.indexOf(code));
  return { text: code, span: { start, end: start + code.length } };
}

/** What a sentence says of units beside its verb. */
function said(
  { units = [], start = '', home = '', way, aboard, code = '', command }: Values,
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
    at: {
      ...(unitWords === undefined ? {} : { unit: unitWords }),
      ...(wayWords === undefined ? {} : { way: wayWords }),
      ...(codeWords === undefined ? {} : { code: within(codeWords, code) }),
    },
  };
}

/** What the verb of a sentence says of units. */
type Meant = Partial<
  Pick<SaidRow, 'isMoving' | 'isSame' | 'main' | 'extension' | 'code' | 'remarks'>
>;

type Spec = Pick<Parameters<typeof order>[1], 'verbs' | 'heads'> & {
  readonly fillers?: string;
  /** What its verb must have: words with a particle are other verbs without it. */
  readonly needs?: RegExp;
  /** True for a sentence in which a place is only where the units are: `hält Dornach`. */
  readonly isStaying?: boolean;
  /** True for a verb behind which somebody stands to whom it is done: `101 greift die 201 an`. */
  readonly isHostile?: boolean;
};

/** True if own units stand on both sides of the verb, the later ones without `mit`: an enemy may be meant. */
function isAtOwn({ verb, wordsOf }: Making<SentenceBook>): boolean {
  const between = (wordsOf('units')?.text ?? '').split(/[^\p{L}\p{N}]+/u).map(folded);
  const at = between.indexOf(verb.split(' ')[0] ?? '');
  return at > 0 && !between.slice(at).some((word) => word === 'mit' || word === 'with');
}

/** Words between units that are ordered together, beside what they are called: `101 und die Reiter 201, mit 103`. */
const BETWEEN_UNITS = new Set(
  [
    ...`${NAMES_OF_UNITS} und and sowie samt mitsamt nebst plus mit with auch also too ebenso as well together zusammen gemeinsam
    der die das den dem the my our mein meine unsere unser own eigene für for bitte please`.split(
      /\s+/u,
    ),
  ].map(folded),
);

/** Words before a unit that goes along, behind the verb as well: `101 zieht mit 103`. */
const ALONG = new Set(['mit', 'with', 'samt', 'mitsamt', 'nebst']);

/** True if a unit is named that is in no list with the others: it is led, followed or met, `101 begleitet 103`. */
function isAnotherUnit(
  { units = [] }: Values,
  { book: { sizeOf }, verb, wordsOf }: Making<SentenceBook>,
): boolean {
  if (units.filter(({ unit: one }) => sizeOf(Number(one)) > 0).length < 2) return false;
  // `halten die Stellung, die Reiter 201 auch`: without a goal a comma is enough behind the verb.
  const isListed = wordsOf('way') === undefined;
  const between = (wordsOf('units')?.text ?? '').replaceAll(/\([^()]*\)/gu, ' ').split(/\d+/u);
  return between.some((text) => {
    const own = (isListed ? text.replace(/^.*,/su, '') : text).split(/[^\p{L}]+/u).map(folded);
    const isAlong = own.some((word) => ALONG.has(word));
    return own.some(
      (word) =>
        word !== '' && !BETWEEN_UNITS.has(word) && !(isAlong && verb.split(' ').includes(word)),
    );
  });
}

/** True for a part of the one unit that is ordered: a march of it is none of the whole. */
function isPart(
  { units = [], strength }: Values,
  { book: { sizeOf } }: Making<SentenceBook>,
): boolean {
  const [count] = goodsOf(strength).match(/^[\d.]+/u) ?? [];
  const sizes = units.map(({ unit: one }) => sizeOf(Number(one)));
  return (
    count !== undefined &&
    Number(count.replaceAll('.', '')) < sizes.reduce((all, one) => all + one, 0)
  );
}

/** Most signs between a unit and its goal in the next column of a table. */
const BESIDE = 3;

/** True where a place stands right behind the unit, as in a table: `101 | Seegard | hält`. */
function isNextColumn({ wordsOf }: Making<SentenceBook>): boolean {
  const [units, way] = [wordsOf('units'), wordsOf('way')];
  const gap = (way?.span.start ?? 0) - (units?.span.end ?? 0);
  return units !== undefined && gap > 0 && gap <= BESIDE;
}

/**
 * True if the first place is not where a unit goes but whom it has against it: behind `gegen`, or without a preposition
 * beside a reaction (`verteidigt sich gegen Dornach`, `weicht Dornach aus`).
 */
function isOpponent({ way = [] }: Values, main: string, making: Making<SentenceBook>): boolean {
  const named = Object.entries(way[0] ?? {}).flatMap(([name, field]) =>
    field === undefined ? [] : [name],
  );
  const isBare = named.some((name) => name.startsWith('more'));
  return (
    named.some((name) => name.startsWith('against')) ||
    (isBare && (main === 'R' || !isNextColumn(making)))
  );
}

/** An order of units to stay without the places where they are; others are asked about. */
function withoutOwnPlace(row: SaidRow, values: Values, making: Making<SentenceBook>): SaidRow {
  const { way } = values;
  const { placeOf } = making.book;
  const isAt =
    way?.every((one) => Object.keys(one).every((name) => name.startsWith('at'))) === true;
  const isOwn = row.way.every((field) =>
    row.units.some((unit) => placeOf(unit)?.endsWith(field) === true),
  );
  const isAgainst = !isOwn && isOpponent(values, row.main, making);
  if (isAt && !isOwn) making.unused('way');
  if (isAgainst) making.object(UNCLEAR);
  return isAt || isAgainst || (row.units.length > 0 && isOwn) ? { ...row, way: [] } : row;
}

/** True where it is unclear who carries out an order: another unit is named beside a list, or a part of one. */
const isUnlisted = (values: Values, making: Making<SentenceBook>): boolean =>
  isAnotherUnit(values, making) || isPart(values, making);

/** A form of units by what its verb means; without units it adds to the order before it. */
function unitForm(id: string, spec: Spec, meant: Meant): Form<Said, SentenceBook> {
  const made = (values: Values, making: Making<SentenceBook>): SaidRow | undefined => {
    const own = said(values, making);
    const row = joined(own, { ...NOTHING, ...meant });
    // `ziehen sich zurück`: without a goal it is no march.
    const isBack =
      meant.isMoving === true && own.way.length === 0 && making.verb.includes('zurueck');
    const isOther = isBack || spec.needs?.test(making.verb) === false;
    const isUnclear =
      isOther || (spec.isHostile === true && isAtOwn(making)) || isUnlisted(values, making);
    if (row === undefined || isUnclear) making.object(UNCLEAR);
    return row !== undefined && spec.isStaying === true
      ? withoutOwnPlace(row, values, making)
      : row;
  };
  return order(id, {
    ...spec,
    fillers: `${FILLERS} ${spec.fillers ?? ''}`,
    slots: SLOTS,
    make: (values, making) => {
      const row = made(values, making);
      return row === undefined || row.units.length === 0 ? [] : [row];
    },
    amend: (values, last, making) => {
      const more = made(values, making);
      const row =
        last?.kind === 'ROW' && more !== undefined
          ? (joined(last, more) ?? continued(last, more))
          : undefined;
      if (row === undefined) making.object(UNCLEAR);
      return row;
    },
  });
}

const MOVE = unitForm(
  'MOVE',
  {
    verbs: [
      ...MARCH,
      german('begleiten, kreuzen, führen, verschieben, nach|ziehen, ein|ziehen'),
      forms('gehn, wechselt, wechseln, leaves, marches on'),
      english('send, dispatch, lead, bring'),
    ],
    heads: forms('marsch, abmarsch, vormarsch, ritt, fahrt'),
  },
  { isMoving: true },
);

const STAY = unitForm(
  'STAY',
  {
    verbs: [
      german('bleiben, verharren, aus|harren'),
      forms(
        'abwarten, wartet ab, warten ab, bleibt stehen, stehenbleiben, bleibt stehn, bleiben stehn, stays put, stays, stay, remains, remain, lagert, lagern, rastet, rasten, ruht, ruhen, ankert, ankern, steht, stehen, stands, stand, hockt, hocken, sitzt, sitzen, wartet, harrt aus, verweilt, verweilen',
      ),
    ],
    fillers: 'wo ist is where put in at liegen',
    isStaying: true,
  },
  {},
);

/** Verbs of the main orders (WW-6.2-01). */
const COMMANDS: readonly (readonly [CombatMain, Spec])[] = [
  [
    'N',
    {
      verbs: [
        german('vernichten, auf|reiben'),
        english('annihilate, destroy, wipe out, exterminate'),
      ],
      isHostile: true,
    },
  ],
  [
    'A',
    {
      verbs: [
        german('an|greifen, attackieren, stürmen, bestürmen'),
        separable('greift, greife, greifen', 'an'),
        english('attack, strike, assault, charge, engage'),
      ],
      heads: forms('angriff, attacke'),
      isHostile: true,
    },
  ],
  [
    'H',
    {
      verbs: [
        forms('hält, halte, halten, haltet, hold, holds, behauptet, behaupten'),
        forms('hält stellung, halten stellung, stellung halten, stellung beziehen und halten'),
        forms('hält die stellung, halten die stellung, die stellung halten, stellung beziehen'),
        forms('hold its position, holds its position, hold their position'),
      ],
      isStaying: true,
    },
  ],
  [
    'V',
    {
      verbs: [
        german('verteidigen, schützen, bewachen, wehren, hüten, beschützen'),
        separable('wacht, wachen', 'über'),
        english('defend, protect, guard'),
      ],
      heads: forms('verteidigung'),
      isStaying: true,
    },
  ],
  ['I', { verbs: [german('ignorieren'), english('ignore')], isStaying: true }],
  [
    'R',
    {
      verbs: [
        german('aus|weichen, zurück|weichen, zurück|ziehen'),
        separable('zieht, ziehe, ziehen', 'zurück'),
        english('retreat, withdraw, flee, evade'),
        forms('flieht, fliehen, flüchtet, flüchten, türmt, türmen, verduftet, verduften'),
      ],
      heads: forms('rückzug'),
      needs: /zurueck|weich|fl|tuerm|verduft|rueckzug|retreat|withdraw|evade/,
      isStaying: true,
    },
  ],
];

const COMMAND_FORMS = COMMANDS.map(([main, spec]) => unitForm(`K${main}`, spec, { main }));

/** `verfolgt jeden Feind`, `erobert alles auf dem Weg`: extensions of a main order (WW-6.2-04). */
const PURSUE = unitForm(
  'PURSUE',
  { verbs: [german('verfolgen'), forms('jagt, jagen'), english('pursue, chase')], isHostile: true },
  { extension: 'F' },
);
const CONQUER = unitForm(
  'CONQUER',
  { verbs: [german('erobern'), forms('einnehmen'), english('conquer, capture, seize')] },
  { extension: 'E' },
);

const BESIEGE = unitForm(
  'BESIEGE',
  { verbs: [german('belagern'), english('besiege')], isStaying: true, isHostile: true },
  { extension: 'B' },
);

/** `102 genauso`: the same as the unit before. */
const SAME = unitForm('SAME', { verbs: [forms('dito')], isStaying: true }, { isSame: true });

const SCOUT = unitForm(
  'SCOUT',
  {
    verbs: [
      german('kundschaften, erkunden, spähen, aus|kundschaften'),
      english('scout, reconnoitre'),
    ],
    isStaying: true,
  },
  { remarks: ['Erkunder'] },
);

const DISBAND = unitForm(
  'DISBAND',
  {
    verbs: [
      german('auf|lösen, ab|rüsten'),
      participles('aufgelöst'),
      separable('löse, löst, lösen', 'auf'),
      english('disband'),
    ],
    needs: /auf|ab|disband/,
    isStaying: true,
  },
  { remarks: ['auflösen'] },
);

const WAIT = order('WAIT', {
  verbs: [german('warten'), english('wait')],
  fillers: FILLERS,
  slots: { units: UNITS, other: unit('on for', { missing: UNCLEAR }) },
  make: ({ units = [], other = '' }) => withRemark(units, `warten auf ${other}`),
});

const MERGE = order('MERGE', {
  verbs: [
    german('vereinigen, vereinen, zusammen|legen'),
    separable('lege, legt', 'zusammen'),
    english('merge, join'),
  ],
  fillers: FILLERS,
  slots: { unit: unit('bare', { missing: UNCLEAR }), other: unit('with to', { missing: UNCLEAR }) },
  make: ({ unit: one = '', other = '' }) =>
    withRemark([{ unit: one }], `zusammenlegen mit ${other}`),
});

/** `Teile Heer 101: 2.000 Krieger und 1 Heerführer werden Heer 106` (WW-6.3-15). */
const SPLIT = order('SPLIT', {
  verbs: [german('teilen, auf|teilen, ab|teilen'), english('split, detach'), forms('aufteilung')],
  fillers: FILLERS,
  slots: {
    unit: unit('bare from', { missing: UNCLEAR }),
    strength: size('bare with', { missing: UNCLEAR }),
    leaders: LEADERS,
    into: unit('bare to as in', { missing: UNCLEAR }),
  },
  make: ({ unit: one = '', strength, leaders, into = '' }) => {
    const led = leaders === undefined ? '' : ` + ${String(leaders)} HF`;
    return withRemark([{ unit: one }], `aufteilen ${goodsOf(strength)}${led} nach ${into}`);
  },
});

function withRemark(
  units: readonly { readonly unit?: string }[],
  remark: string,
): readonly SaidRow[] {
  const numbers = units.flatMap(({ unit: one }) => (one === undefined ? [] : [Number(one)]));
  return numbers.length === 0 ? [] : [{ ...NOTHING, units: numbers, remarks: [remark] }];
}

/** A row without a verb: `101 KV -20-21`, `Heer 102: 30, KA`. */
const PLAIN = order('PLAIN', {
  fillers: FILLERS,
  slots: {
    ...SLOTS,
    remark: choice(
      { Erkunder: 'erkunder, scout', Sturm: 'sturm, storm', inaktiv: 'inaktiv, idle, untätig' },
      'bare with bracket as',
    ),
  },
  isPlain: ({ units = [], code, command, way = [], remark }) =>
    units.length > 0 &&
    (code !== undefined || command !== undefined || way.length > 0 || remark !== undefined),
  make: ({ remark, ...values }, making) => {
    const row = said(values, making);
    const isReaction = row.main === 'R' || row.code.startsWith('KR');
    const isAgainst = values.way?.some(
      ({ against, againstPlace }) => (against ?? againstPlace) !== undefined,
    );
    const isBare = values.way?.[0]?.morePlace !== undefined;
    // `101 KA/KV`: a second code is of nobody.
    const isOfNobody = row.units.length === 0;
    if (isOfNobody || isUnlisted(values, making) || isAgainst === true || (isReaction && isBare))
      making.object(UNCLEAR);
    const remarks = remark === undefined ? [] : [remark];
    // Work that rests is an order of workers (WW-6.2-19).
    const code = remark === 'inaktiv' && row.code === '' && row.main === '' ? 'AB' : row.code;
    return row.units.length === 0 ? [] : [{ ...row, code, remarks }];
  },
});

/** Sentences about units. */
export const UNIT_FORMS = [
  MOVE,
  STAY,
  ...COMMAND_FORMS,
  PURSUE,
  CONQUER,
  BESIEGE,
  SAME,
  SCOUT,
  DISBAND,
  WAIT,
  MERGE,
  SPLIT,
  PLAIN,
];
