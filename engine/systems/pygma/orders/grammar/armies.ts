import {
  apart,
  choice,
  english,
  forms,
  german,
  items,
  MARCH,
  noun,
  number,
  pattern,
  separable,
  type ValuesOf,
} from '../../../../orders';
import { type Command, coordOf, type Move, unitNameOf } from '../order';
import {
  coord,
  coordsIn,
  load,
  loadOf,
  order,
  size,
  sizeOf,
  sum,
  UNCLEAR,
  unit,
  unitsIn,
} from './slots';

const OWN_UNIT = unit('bare from for of', { missing: UNCLEAR });

/** A line of which nothing is said but whose it is. */
export const STANDING: Omit<Move, 'unit'> = {
  kind: 'MOVE',
  from: '',
  path: [],
  size: null,
  load: [],
  command: '',
  against: '',
  text: '',
  isStationed: false,
  isSecret: false,
  leavesNeutral: false,
  aboard: '',
  landsFrom: '',
  carries: [],
};

const COMMANDS = {
  attack: 'angriff, angreifen, attackieren, befehl a, attack, attacks, order a',
  retreat: 'rückzug, ausweichen, befehl r, retreat, retreats, order r',
  negotiate:
    'verhandlung, verhandlungen, verhandeln, verhandelt, befehl v, negotiate, negotiates, negotiation, order v',
  none: 'kein befehl, hat keinen befehl, haben keinen befehl, und hat keinen befehl, keinen befehl, ohne befehl, befehl nichts, no order, no orders',
} as const;

const STAYING = /^(?:bleib|keep|stay|remain|lass|laess|steh|stand|verharr|lager|verweil)/;

const MOVE_SLOTS = {
  unit: unit('bare with from of bracket'),
  size: size('bare with bracket'),
  from: coord('from'),
  via: items({ field: coord('about with') }),
  path: items({ field: coord('to in on bare') }),
  command: choice<keyof typeof COMMANDS>(COMMANDS, 'bare with to bracket'),
  against: noun('party', 'against bare about'),
  secret: choice(
    { secret: 'geheim, im geheimen, heimlich, secret, in secret, secretly' },
    'bare bracket',
  ),
  // The letter of the order sheet: `KH 1 steht, V`.
  sign: pattern(/^[ARV]$/, 'A, R, V', 'bare bracket', { isWritten: true }),
  aboard: unit('on'),
  /** Whom a fleet has aboard: `FH 1 bleibt auf 73/10, mit RH 2`. */
  along: items({ unit: unit('with') }),
  neutral: choice({ neutral: 'neutral, nicht besetzen' }, 'bare bracket'),
};

const MOVE_FILLERS = `kriegerheer reiterheer flottenverband rüber hinüber herüber horsemen spähtrupp los aus vor hin sich itself themselves befehl order stehen vor und and heer heere army armies reiter riders cavalry flotte fleet
  händler trader krieger warriors knights truppe truppen troops schiffe ships dabei unterwegs it they sie er es put still`;

const SIGNS: Readonly<Record<string, Command>> = { A: 'attack', R: 'retreat', V: 'negotiate' };

/** What a sentence says of a move, without its unit. */
function moved({
  size: many,
  from = '',
  via,
  path,
  ...more
}: ValuesOf<typeof MOVE_SLOTS>): Partial<Move> {
  return {
    from: coordOf(from),
    path: [...coordsIn(via), ...coordsIn(path)],
    size: many === undefined ? null : sizeOf(many),
    command: more.command ?? SIGNS[more.sign ?? ''] ?? '',
    against: more.against ?? '',
    aboard: more.aboard === undefined ? '' : unitNameOf(more.aboard),
    isSecret: more.secret !== undefined,
    leavesNeutral: more.neutral !== undefined,
    carries: unitsIn(more.along),
  };
}

/** `KH 1 zieht von 65/5 über 65/6 nach 65/7, Befehl A` (PI-06-01). */
const MOVE = order('MOVE', {
  verbs: [
    ...MARCH,
    german('bleiben, verbleiben'),
    forms('stays, stay, remains, remain, keeps within, keep within, steht, stehen, stands, stand'),
    german('tasten, vor|tasten, an|schleichen, wagen, verlegen, verharren, lagern, verweilen'),
    forms('scouts ahead, scout ahead, soll nach, sollen nach'),
    apart(separable('lasse, lass, lassen, lässt', 'stehen')),
  ],
  fillers: MOVE_FILLERS,
  slots: MOVE_SLOTS,
  make: (values, { object, verb }) => {
    if (values.unit === undefined) return [];
    const way = { ...STANDING, ...moved(values), unit: unitNameOf(values.unit ?? '') };
    // `RH 2 bleibt in 65/42`: it is where it stands.
    const isStill = STAYING.test(verb) && way.from === '' && way.path.length === 1;
    const move = isStill ? { ...way, from: way.path[0] ?? '', path: [] } : way;
    const isAbout = move.against !== '' && move.command !== 'attack';
    const isIdle = move.path.length === 0 && move.command === '' && !STAYING.test(verb);
    // `steht auf 65/5 und soll nach 65/6`: one of them is where it is.
    const isBoth = STAYING.test(verb) && move.path.length > 1;
    // An army carries nobody: who goes with it has an order of his own.
    const isWithArmy = move.carries.length > 0 && !move.unit.startsWith('FH');
    if (isWithArmy || isAbout || isIdle || isBoth) object(UNCLEAR);
    return [move];
  },
  amend: (values, last, { object, verb }) => {
    const more = { ...STANDING, ...moved(values) };
    // `zieht sich zurück` is a command, and no march.
    const isMove = last?.kind === 'MOVE' && !verb.includes('zurueck');
    const whole = isMove ? together(last, more) : undefined;
    if (whole === undefined) object(UNCLEAR);
    return whole;
  },
});

/** A line of the order sheet in words: `KH 1 von 65/2 nach 65/7, Verhandlung`, `kh 1 nach 65/6 a`. */
const LINE = order('LINE', {
  fillers: MOVE_FILLERS,
  slots: {
    ...MOVE_SLOTS,
    unit: unit('bare', { missing: UNCLEAR }),
    letter: choice({ attack: 'a', retreat: 'r', negotiate: 'v' }, 'bare with bracket'),
  },
  isPlain: ({ from, via = [], path = [], command, letter, sign }) =>
    path.length + via.length > 1 ||
    (path.length + via.length === 1 && (from ?? command ?? letter ?? sign) !== undefined),
  make: ({ letter, ...values }, { object }) => {
    const command = values.command ?? letter ?? SIGNS[values.sign ?? ''] ?? '';
    if (letter !== undefined && letter !== command) object(UNCLEAR);
    if (values.against !== undefined && command !== 'attack') object(UNCLEAR);
    return [{ ...STANDING, ...moved(values), command, unit: unitNameOf(values.unit ?? '') }];
  },
});

/** `KH 1 greift Nordreich an`, `… und verhandelt`: a command of its own, or for the unit that was named last. */
const COMMAND = order('COMMAND', {
  verbs: [
    german(
      'an|greifen, verhandeln, aus|weichen, zurück|weichen, zurück|ziehen, überfallen, bestürmen, attackieren',
    ),
    apart(separable('fällt, falle, fallen', 'her')),
    forms('flieht, fliehen, flüchtet, flüchten'),
    separable('zieht, ziehe, ziehen', 'zurück'),
    separable('greift, greife, greifen', 'an'),
    english('attack, assault, negotiate, retreat, withdraw, parley'),
  ],
  fillers: MOVE_FILLERS,
  slots: MOVE_SLOTS,
  make: (values, { verb, object, previous }) => {
    const command = commandOf(verb);
    if (values.against !== undefined && command !== 'attack') object(UNCLEAR);
    if (isMarch(verb)) object(UNCLEAR);
    // The unit of the order before, named once more: `KH 1 zieht nach 65/6. KH 1 verhandelt.`
    const isSame = previous?.kind === 'MOVE' && previous.unit === unitNameOf(values.unit ?? '');
    return values.unit === undefined || (isSame && previous.command === '')
      ? []
      : [{ ...STANDING, ...moved(values), command, unit: unitNameOf(values.unit) }];
  },
  amend: (values, last, { verb, object }) => {
    const move = { ...STANDING, ...moved(values), command: commandOf(verb) };
    const whole = last?.kind === 'MOVE' && !isMarch(verb) ? together(last, move) : undefined;
    if (whole === undefined) object(UNCLEAR);
    return whole;
  },
});

/** `FH 1 befördert RH 2`, `... und nimmt RH 2 an Bord`: whom a fleet takes along (PI-06-01). */
const CARRY = order('CARRY', {
  verbs: [
    german('befördern, transportieren'),
    forms(
      'nimmt, nehmen, nehme, trägt, tragen, carries, carry, transports, takes aboard, takes on board',
    ),
  ],
  fillers: `${MOVE_FILLERS} an bord mit`,
  slots: { units: items({ unit: unit('bare with') }, { missing: UNCLEAR }) },
  make: ({ units }, { object }) => {
    const [unit = '', ...carries] = unitsIn(units);
    if (carries.includes(unit)) object(UNCLEAR);
    return carries.length === 0 ? [] : [{ ...STANDING, unit, carries }];
  },
  amend: ({ units }, last, { object }) => {
    const carried = unitsIn(units);
    if (last?.kind === 'MOVE' && !carried.includes(last.unit))
      return { ...last, carries: [...last.carries, ...carried] };
    object(UNCLEAR);
    return undefined;
  },
});

/** True for `zieht` without `zurück`: that is no retreat. */
const isMarch = (verb: string): boolean => verb.startsWith('zieh') && !verb.includes('zurueck');

/** A move with what a further clause says of it; undefined where both say where it goes, or what it does. */
function together(move: Move, more: Omit<Move, 'unit'>): Move | undefined {
  const isTwice =
    (move.path.length > 0 && more.path.length > 0) ||
    (move.from !== '' && more.from !== '' && move.from !== more.from) ||
    (move.command !== '' && more.command !== '' && move.command !== more.command);
  if (isTwice) return undefined;
  return {
    ...move,
    from: move.from || more.from,
    path: move.path.length > 0 ? move.path : more.path,
    size: move.size ?? more.size,
    command: move.command || more.command,
    against: move.against || more.against,
    isSecret: move.isSecret || more.isSecret,
    aboard: move.aboard || more.aboard,
    leavesNeutral: move.leavesNeutral || more.leavesNeutral,
  };
}

function commandOf(verb: string): Command {
  if (/^(?:verhand|negot|parley)/.test(verb)) return 'negotiate';
  return /weich|^aus|retreat|withdr|^fl|zurueck/.test(verb) ? 'retreat' : 'attack';
}

/** `KH 3 teilt sich in KH 3 2500 K und KH 7 1500 K` (PI-05-61). */
const SPLIT = order('SPLIT', {
  verbs: [
    german('teilen, trennen, auf|teilen, spalten'),
    english('split, divide'),
    forms('splits, splitting'),
  ],
  heads: forms('teilung, trennung, split'),
  fillers: 'sich heer army itself teile parts teilung trennung',
  slots: {
    sum,
    unit: OWN_UNIT,
    parts: items({ unit: unit('bare in to'), size: size('bare with in to') }, { missing: UNCLEAR }),
  },
  make: ({ unit: one = '', parts = [] }, { object }) => {
    const whole = parts.flatMap(({ unit: name, size: many }) =>
      name === undefined || many === undefined
        ? []
        : [{ unit: unitNameOf(name), size: sizeOf(many) }],
    );
    if (whole.length !== parts.length || whole.length < 2) object(UNCLEAR);
    return [{ kind: 'SPLIT', unit: unitNameOf(one), parts: whole }];
  },
});

/** `KH 1 vereint sich mit KH 2 und KH 4` (PI-05-65). */
const MERGE = order('MERGE', {
  verbs: [
    german('vereinen, vereinigen, verschmelzen, zusammen|legen, zusammen|fassen'),
    separable('lege, legt', 'zusammen'),
    english('merge, join, unite'),
  ],
  heads: forms('vereinigung, zusammenlegung'),
  fillers: 'sich heer heere army armies zusammen',
  slots: {
    unit: OWN_UNIT,
    units: items({ unit: unit('bare with') }, { missing: UNCLEAR }),
  },
  make: ({ unit: one = '', units }) => [
    {
      kind: 'MERGE',
      unit: unitNameOf(one),
      units: unitsIn(units).filter((other) => other !== unitNameOf(one)),
    },
  ],
});

/** The rates that can be bought (PI-05-85). */
const RATES = new Set([0, 1, 2, 3]);

/** `Ausrüstung KH 3: 2 GS je Mann` (PI-05-83). */
const EQUIP = order('EQUIP', {
  verbs: [
    german('aus|rüsten'),
    separable('rüste, rüsten, rüstet', 'aus'),
    english('equip'),
    forms('equips, equipping, ausrüstung, equipment'),
  ],
  fillers: 'mann man per pro kopf head heer army',
  slots: {
    unit: OWN_UNIT,
    rate: number('gs je mann, gs pro mann, gs per man, gs', 'bare with for to', {
      least: 0,
      missing: UNCLEAR,
    }),
  },
  make: ({ unit: one = '', rate = 0 }, { object }) => {
    if (!RATES.has(rate)) object(UNCLEAR, 'rate');
    return [{ kind: 'EQUIP', unit: unitNameOf(one), rate }];
  },
});

/** `FH 2 wird KH 9 auf 65/4` (PI-05-08). */
const CONVERT = order('CONVERT', {
  verbs: [german('verwandeln, um|wandeln'), forms('wird zu, wird, becomes'), english('convert')],
  fillers: 'sich heer army flotte fleet',
  slots: {
    unit: OWN_UNIT,
    into: unit('bare to in', { missing: UNCLEAR }),
    field: coord('on to in bare'),
  },
  make: ({ unit: one = '', into = '', field = '' }) => [
    { kind: 'CONVERT', unit: unitNameOf(one), into: unitNameOf(into), field: coordOf(field) },
  ],
});

/** `Stationierung: RH 4, KH 2` (PI-05-153). */
const STATION = order('STATION', {
  verbs: [german('stationieren'), english('station')],
  heads: forms('stationierung, stationiert, stationary'),
  fillers: 'heere heer armies army stadt city',
  slots: { units: items({ unit: unit('bare') }, { missing: UNCLEAR }) },
  make: ({ units }) => unitsIn(units).map((one) => ({ kind: 'STATION', unit: one }) as const),
});

/** `H 1 übergibt 8 P. Wein an H 2`, `… an Nordhafen` (PI-05a-10). */
const HAND_OVER = order('HAND_OVER', {
  verbs: [
    german('übergeben, liefern'),
    forms('übergibt, übergebe'),
    english('deliver'),
    forms('hands over, hand over'),
  ],
  heads: forms('übergabe, lieferung'),
  fillers: 'händler trader stadt city',
  slots: {
    unit: unit('bare from', { missing: UNCLEAR }),
    load,
    to: unit('to', { unless: 'city' }),
    city: noun('city foreignCity', 'to in', { unless: 'to' }),
    field: coord('to in'),
  },
  make: ({ unit: one = '', load: list, to = '', city = '', field = '' }, { object }) => {
    const goods = loadOf(list);
    const goal = to === '' ? (city === '' ? coordOf(field) : city) : unitNameOf(to);
    if (goods.length === 0 || goal === '') object(UNCLEAR);
    return [{ kind: 'HAND_OVER', unit: unitNameOf(one), load: goods, to: goal }];
  },
});

/** What players write of armies beside the lines of the order sheet (PI-05, PI-05a, PI-06). */
export const ARMY_FORMS = [
  MOVE,
  LINE,
  COMMAND,
  CARRY,
  SPLIT,
  MERGE,
  EQUIP,
  CONVERT,
  STATION,
  HAND_OVER,
];
