import {
  choice,
  english,
  type Form,
  forms,
  german,
  type Making,
  MARCH,
  participles,
  separable,
} from '../../../../orders';
import type { CombatMain } from '../content';
import type { SentenceBook } from './book';
import { continued, joined, NOTHING, type Said, type SaidRow } from './said';
import { CODE, goodsOf, LEADERS, order, size, unit, UNCLEAR, UNITS } from './slots';
import {
  isAtOwn,
  isAtRealm,
  isElsewhere,
  isOfPlace,
  isUnlisted,
  withoutOwnPlace,
} from './unit-doubts';
import { FILLERS, said, SLOTS, type Values } from './unit-slots';

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
  /** True if the place where the units are is a part of the remark: `wird in 210/30 aufgelöst`. */
  readonly isPlaced?: boolean;
  /** True for a verb behind which somebody stands to whom it is done: `101 greift die 201 an`. */
  readonly isHostile?: boolean;
};

/** A form of units by what its verb means; without units it adds to the order before it. */
function unitForm(id: string, spec: Spec, meant: Meant): Form<Said, SentenceBook> {
  const made = (values: Values, making: Making<SentenceBook>): SaidRow | undefined => {
    const own = said(values, making);
    const isRealm = spec.isHostile === true && isAtRealm(values, making);
    const row = isRealm ? undefined : joined(own, { ...NOTHING, ...meant });
    // `ziehen sich zurück`: without a goal it is no march.
    const isBack =
      meant.isMoving === true && own.way.length === 0 && making.verb.includes('zurueck');
    const isOther = isBack || spec.needs?.test(making.verb) === false;
    const isUnclear =
      isOther ||
      (spec.isHostile === true && isAtOwn(making)) ||
      isUnlisted(values, making) ||
      isElsewhere(own, making) ||
      isOfPlace(values, making);
    if (row === undefined || isUnclear) making.object(UNCLEAR);
    if (row === undefined || spec.isStaying !== true) return row;
    const staying = withoutOwnPlace(row, values, making);
    const [field] = row.way;
    return spec.isPlaced === true && field !== undefined && staying.way.length === 0
      ? { ...staying, remarks: staying.remarks.map((remark) => `${remark} in ${field}`) }
      : staying;
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
      // `von 44 aus greift sie 001/01 an`: what is attacked from the goal is no further goal.
      const isFromGoal =
        meant.isMoving !== true &&
        values.start !== undefined &&
        values.way !== undefined &&
        last?.kind === 'ROW' &&
        last.way.at(-1)?.endsWith(values.start) === true;
      const row =
        last?.kind === 'ROW' && more !== undefined && !isFromGoal
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
        forms('halte, hält, halten, haltet, hold, holds, behauptet, behaupten'),
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
  {
    verbs: [german('verfolgen'), forms('jagt, jagen, mit verfolgung'), english('pursue, chase')],
    isHostile: true,
  },
  { extension: 'F' },
);
const CONQUER = unitForm(
  'CONQUER',
  {
    verbs: [
      german('erobern, ein|kassieren, ein|sacken'),
      forms('einnehmen, mit eroberung'),
      english('conquer, capture, seize'),
    ],
  },
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
    isPlaced: true,
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
  slots: {
    unit: unit('bare', { missing: UNCLEAR }),
    other: unit('with to', { missing: UNCLEAR }),
    code: CODE,
  },
  make: ({ unit: one = '', other = '', code = '' }) =>
    withRemark([{ unit: one }], `zusammenlegen mit ${other}`, code),
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
  code = '',
): readonly SaidRow[] {
  const numbers = units.flatMap(({ unit: one }) => (one === undefined ? [] : [Number(one)]));
  return numbers.length === 0
    ? []
    : [{ ...NOTHING, units: numbers, code: code.toUpperCase(), remarks: [remark] }];
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
  isPlain: ({ units = [], code, command, way = [], remark, role }) =>
    units.length > 0 &&
    (way.length > 0 || [code, command, remark, role].some((said) => said !== undefined)),
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
    return row.units.length === 0 ? [] : [{ ...row, code, remarks: [...row.remarks, ...remarks] }];
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
