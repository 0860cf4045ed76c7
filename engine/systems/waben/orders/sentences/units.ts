import {
  choice,
  english,
  type Form,
  forms,
  german,
  type Making,
  pattern,
  participles,
  separable,
  type ValuesOf,
  type Words,
} from '../../../../orders';
import type { CombatMain } from '../content';
import type { SentenceBook } from './book';
import { joined, NOTHING, type Said, type SaidRow } from './said';
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

const FILLERS = `heer heere heeres armee armeen reiter reitern krieger kriegern flotte flotten schiffe einheit einheiten truppe
  truppen arbeiter arbeitern leichte leichten leichter spähtrupp trupp charakter army armies riders rider fleet fleets unit units
  workers sich ihre ihrer seinem seinen seiner itself themselves its their straße entlang stehen befehl way position einlassen`;

/** What every sentence about units may say beside its verb. */
const SLOTS = {
  units: UNITS,
  start: pattern(/^\d{3}\/\d{2}(?:\(\d\))?$/, '210/19', 'from', { isWritten: true }),
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
    place:
      'where it is, where they are, wo es ist, wo sie ist, wo sie sind, wo es steht, wo sie steht',
    polite: 'lassen sie',
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
  { units = [], start = '', way, aboard, code = '', command }: Values,
  { wordsOf }: Making<SentenceBook>,
): SaidRow {
  const fields = wayOf(way);
  const last = fields.at(-1) ?? '';
  const boarded =
    aboard === undefined ? fields : [...fields.slice(0, -1), `${last}(${aboard.slice(-3)})`];
  const [unitWords, wayWords] = [wordsOf('units'), wordsOf('way')];
  const codeWords = code === '' ? undefined : wordsOf('code');
  return {
    ...NOTHING,
    units: units.flatMap((one) => (one.unit === undefined ? [] : [Number(one.unit)])),
    start,
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
type Meant = Partial<Pick<SaidRow, 'isMoving' | 'main' | 'extension' | 'code' | 'remarks'>>;

type Spec = Pick<Parameters<typeof order>[1], 'verbs' | 'heads'> & {
  readonly fillers?: string;
  /** What its verb must have: words with a particle are other verbs without it. */
  readonly needs?: RegExp;
  /** True for a sentence in which a place is only where the units are: `hält Dornach`. */
  readonly isStaying?: boolean;
};

/** An order of units without the places where they are anyway. */
function withoutOwnPlace(row: SaidRow, { placeOf }: SentenceBook): SaidRow {
  const [only] = row.way.length === 1 ? row.way : [];
  const isOwn = ({ length }: readonly number[]): boolean =>
    length > 0 && row.units.every((one) => placeOf(one)?.endsWith(only ?? '-') === true);
  return isOwn(row.units) ? { ...row, way: [] } : row;
}

/** A form of units by what its verb means; without units it adds to the order before it. */
function unitForm(id: string, spec: Spec, meant: Meant): Form<Said, SentenceBook> {
  const made = (values: Values, making: Making<SentenceBook>): SaidRow | undefined => {
    const own = said(values, making);
    const row = joined(own, { ...NOTHING, ...meant });
    const isOther = spec.needs?.test(making.verb) === false;
    if (row === undefined || isOther) making.object(UNCLEAR);
    return row !== undefined && spec.isStaying === true ? withoutOwnPlace(row, making.book) : row;
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
      const row = last?.kind === 'ROW' && more !== undefined ? joined(last, more) : undefined;
      if (row === undefined) making.object(UNCLEAR);
      return row;
    },
  });
}

const MOVE = unitForm(
  'MOVE',
  {
    verbs: [
      german(
        'ziehen, marschieren, segeln, reiten, gehen, bewegen, fahren, laufen, vor|rücken, auf|brechen, aus|laufen, weiter|ziehen',
      ),
      separable('rückt, rücke, rücken, zieht, ziehe', 'vor'),
      separable('läuft, laufen', 'aus'),
      separable('bricht, brechen', 'auf'),
      forms('geht, läuft, fährt, goes, go, sets out, set out'),
      english('move, march, sail, ride, advance'),
    ],
  },
  { isMoving: true },
);

const STAY = unitForm(
  'STAY',
  {
    verbs: [
      german('bleiben'),
      forms(
        'abwarten, wartet ab, warten ab, bleibt stehen, stays put, stays, stay, remains, remain',
      ),
    ],
    fillers: 'wo ist is where put',
    isStaying: true,
  },
  {},
);

/** Verbs of the main orders (WW-6.2-01). */
const COMMANDS: readonly (readonly [CombatMain, Spec])[] = [
  ['N', { verbs: [german('vernichten, auf|reiben'), english('annihilate, destroy')] }],
  [
    'A',
    {
      verbs: [
        german('an|greifen'),
        separable('greift, greife, greifen', 'an'),
        english('attack, strike'),
      ],
      heads: forms('angriff, attacke'),
    },
  ],
  [
    'H',
    {
      verbs: [
        forms('hält, halte, halten, haltet, hold, holds'),
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
        german('verteidigen, schützen, bewachen'),
        separable('wacht, wachen', 'über'),
        english('defend, protect, guard'),
      ],
      heads: forms('verteidigung'),
      fillers: 'hauptstadt capital',
      isStaying: true,
    },
  ],
  ['I', { verbs: [german('ignorieren'), english('ignore')], fillers: 'jeden alle everybody all' }],
  [
    'R',
    {
      verbs: [
        german('aus|weichen, zurück|weichen, zurück|ziehen'),
        separable('zieht, ziehe, ziehen', 'zurück'),
        english('retreat, withdraw'),
        forms('runs away, run away, geht jedem kampf aus dem weg, gehen jedem kampf aus dem weg'),
      ],
      heads: forms('rückzug'),
      fillers: 'everybody jedem',
      needs: /zurueck|weich|weg|rueckzug|retreat|withdraw|run/,
      isStaying: true,
    },
  ],
];

const COMMAND_FORMS = COMMANDS.map(([main, spec]) => unitForm(`K${main}`, spec, { main }));

/** `verfolgt jeden Feind`, `erobert alles auf dem Weg`: extensions of a main order (WW-6.2-04). */
const PURSUE = unitForm(
  'PURSUE',
  { verbs: [german('verfolgen'), english('pursue')], fillers: 'jeden feind feinde enemies every' },
  { extension: 'F' },
);
const CONQUER = unitForm(
  'CONQUER',
  { verbs: [german('erobern'), english('conquer')], fillers: 'alles weg everything felder fields' },
  { extension: 'E' },
);

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
      { Erkunder: 'erkunder, scout', Sturm: 'sturm, storm', inaktiv: 'inaktiv, idle' },
      'bare with bracket as',
    ),
  },
  isPlain: ({ units = [], code, command, way = [], remark }) =>
    units.length > 0 &&
    (code !== undefined || command !== undefined || way.length > 0 || remark !== undefined),
  make: ({ remark, ...values }, making) => {
    const row = said(values, making);
    const remarks = remark === undefined ? [] : [remark];
    return row.units.length === 0 ? [] : [{ ...row, remarks }];
  },
});

/** Sentences about units. */
export const UNIT_FORMS = [
  MOVE,
  STAY,
  ...COMMAND_FORMS,
  PURSUE,
  CONQUER,
  SCOUT,
  DISBAND,
  WAIT,
  MERGE,
  SPLIT,
  PLAIN,
];
