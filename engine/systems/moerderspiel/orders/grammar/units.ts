import { choice, english, forms, german, noun, number, separable, text } from '../../../../orders';
import {
  fault,
  field,
  fields,
  forUnit,
  nation,
  neededField,
  order,
  target,
  targetOf,
  unit,
} from './slots';

/** `Armee 1 hält` (TM-11-01). */
const HOLD = order('HOLD', {
  verbs: [
    german('halten, bleiben, warten, ab|warten, ruhen'),
    english('hold'),
    forms(
      'stay, stays, stays put, stay put, wait, waits, rest, rests, bleibt stehen, hält, stands',
    ),
  ],
  fillers: 'stellung position stehen fest still',
  slots: { unit: unit() },
  make: ({ unit: key }) => forUnit(key, { kind: 'HOLD' }),
});

/** `Armee 1 zieht nach D5, C5`; `... gegen die Garnison`, where one may attack on entering (TM-4.3-02, TM-4.6-02). */
const MOVE = order('MOVE', {
  verbs: [
    german('ziehen, marschieren, gehen, rücken, vor|rücken, bewegen'),
    english('move, march, go, advance'),
    forms('goes'),
  ],
  heads: forms('marsch, zug'),
  fillers: 'sich über via felder feld field fields weiter',
  slots: {
    unit: unit(),
    start: field('from'),
    path: fields('bare to about on in'),
    storm: choice({ garrison: 'garnison, garrison' }, 'against'),
  },
  // A field for a unit and nothing else: `Armee 1: M10`, `A2 -> H8`.
  isPlain: ({ path = [] }) => path.length > 0,
  make: ({ unit: key, start, path = [], storm: attack }, { book, object }) => {
    const isElsewhere = start !== undefined && book.state.units[key ?? '']?.field !== start;
    if (isElsewhere) object(fault('E_COORD', { reason: 'field' }), 'start');
    return forUnit(key, {
      kind: 'MOVE',
      path: path.flatMap((one) => one.field ?? []),
      ...(attack === undefined ? {} : { attack }),
    });
  },
});

const PLACES = {
  base: 'stützpunkt, base, den stützpunkt, the base',
  garrison: 'garnison, garrison, hauptstadt, capital',
} as const;

/** `Armee 1 greift Ziel 2 an`, `... den Stützpunkt`, `... die Garnison` (TM-4.7-09). */
const ATTACK = order('ATTACK', {
  verbs: [
    german('an|greifen'),
    english('attack'),
    german('bekämpfen'),
    forms('assault, assaults, strike, strikes'),
  ],
  heads: forms('angriff'),
  slots: {
    unit: unit(),
    target: target('bare against on'),
    place: choice(PLACES, 'bare against on'),
    manner: choice({ hard: 'without mercy' }),
  },
  make: ({ unit: key, target: victim, place }, making) =>
    forUnit(key, { kind: 'ATTACK', target: targetOf(victim, place, making) }),
});

/** `Armee 1 nimmt den Stützpunkt ein` (TM-4.5-01). */
const CAPTURE = order('CAPTURE', {
  verbs: [
    german('ein|nehmen'),
    separable('nimmt, nimm', 'ein'),
    german('besetzen'),
    english('capture'),
    english('occupy'),
  ],
  fillers: 'stützpunkt base',
  slots: { unit: unit() },
  make: ({ unit: key }) => forUnit(key, { kind: 'CAPTURE' }),
});

/** `Armee 1 belagert E6`, `... die Hauptstadt von Gelb` (TM-4.6-04). */
const SIEGE = order('SIEGE', {
  verbs: [german('belagern'), english('besiege'), forms('lay siege')],
  heads: forms('belagerung, siege'),
  fillers: 'hauptstadt capital stadt city',
  slots: {
    unit: unit(),
    field: field('bare in on'),
    nation: nation('bare from against'),
  },
  make: ({ unit: key, field: place, nation: enemy }, { book, object }) => {
    const capital = place ?? book.state.nations[enemy ?? '']?.capital;
    if (capital === undefined) object(fault('E_TARGET_NONE'));
    return forUnit(key, { kind: 'SIEGE', capital: capital ?? '' });
  },
});

const SOLDIERS = 'soldat*, mann, männer, soldier*, men, krieger';

/** `Armee 1 baut die Hauptstadt wieder auf mit 200 Soldaten` (TM-4.6-12). */
const REBUILD = order('REBUILD', {
  verbs: [
    german('wieder|aufbauen'),
    forms(
      'baut wieder auf, baue wieder auf, bauen wieder auf, baut die hauptstadt wieder auf, baut die hauptstadt auf, bauen die hauptstadt auf',
    ),
    english('rebuild'),
  ],
  fillers: 'hauptstadt capital wieder auf garnison garrison',
  slots: { unit: unit(), garrison: number(SOLDIERS, 'bare with for') },
  make: ({ unit: key, garrison = null }) => forUnit(key, { kind: 'REBUILD', garrison }),
});

/** `Armee 1 baut einen Stützpunkt` (TM-8.1-01). */
const BUILD_BASE = order('BUILD_BASE', {
  verbs: [german('bauen, errichten'), english('build')],
  fillers: 'weiter am',
  slots: {
    unit: unit(),
    what: choice({ base: 'stützpunkt, base' }, 'bare', { missing: fault('E_REST') }),
  },
  make: ({ unit: key }) => forUnit(key, { kind: 'BUILD_BASE' }),
});

/** `Armee 1 blockiert die Kante zu E7, weiter nach E5`, `... und zieht nach E5` (TM-8.2-03). */
const BLOCKADE = order('BLOCKADE', {
  verbs: [german('blockieren, sperren, ab|sperren'), english('block'), forms('blockades')],
  fillers: 'kante grenze edge border weg way weiter schritt step',
  slots: { unit: unit(), beyond: neededField('to bare on in'), step: field('to bare') },
  make: ({ unit: key, beyond = '', step = null }) =>
    forUnit(key, { kind: 'BLOCKADE', beyond, step }),
});

/** `Armee 1 zeigt Ziel 2 den Erlass`, or to all it meets (TM-8.6-02). */
const SHOW_DECREE = order('SHOW_DECREE', {
  verbs: [german('zeigen, vor|zeigen'), english('show')],
  slots: {
    unit: unit(),
    what: choice({ decree: 'erlass, decree, unschuldsbeweis' }, 'bare', {
      missing: fault('E_REST'),
    }),
    target: target('bare to'),
    all: choice({ all: 'allen, alle, all, everybody, everyone' }, 'bare to'),
  },
  make: ({ unit: key, target: one }) =>
    forUnit(key, { kind: 'SHOW_DECREE', targets: one === undefined ? [] : [one] }),
});

/** `Armee 1 stellt eine Falle` (TM-8.7-01). */
const SET_TRAP = order('SET_TRAP', {
  verbs: [german('stellen, legen'), forms('set, sets, lay, lays')],
  slots: {
    unit: unit(),
    what: choice({ trap: 'falle, trap' }, 'bare', { missing: fault('E_REST') }),
  },
  make: ({ unit: key }) => forUnit(key, { kind: 'SET_TRAP' }),
});

/** `Armee 1 verfolgt Ziel 2` (TM-8.9-01); the name of the ability alone is no order. */
const TRACK = order('TRACK', {
  verbs: [
    forms('verfolge, verfolgt, verfolgen, folgt, folge, folgen'),
    forms('nimmt die fährte auf von, nimmt fährte auf, tracks'),
    english('follow'),
  ],
  heads: forms('fährte'),
  fillers: 'fährte auf aufnehmen',
  slots: { unit: unit(), target: target('bare from to', { missing: fault('E_TARGET_UNSEEN') }) },
  make: ({ unit: key, target: victim = '' }) => forUnit(key, { kind: 'TRACK', target: victim }),
});

/** `Armee 1 demoralisiert Ziel 2: Nachts heulen Wölfe` (TM-8.10). */
const DEMORALISE = order('DEMORALISE', {
  verbs: [forms('demoralisiere, demoralisiert, demoralises, demoralizes')],
  slots: { unit: unit(), target: target('bare'), place: choice(PLACES, 'bare'), text: text() },
  make: ({ unit: key, target: victim, place, text: words = '' }, making) =>
    forUnit(key, { kind: 'DEMORALISE', target: targetOf(victim, place, making), text: words }),
});

/** `Armee 1 verlockt 200 Soldaten von Ziel 2` (TM-8.16). */
const LURE = order('LURE', {
  verbs: [
    forms('verlocke, verlockt, lures, luring'),
    german('locken, ab|werben'),
    separable('wirbt, wirb', 'ab'),
  ],
  slots: {
    unit: unit(),
    amount: number(SOLDIERS, 'bare with for', { missing: fault('E_AMOUNT') }),
    target: target('bare from'),
    place: choice(PLACES, 'bare from'),
  },
  make: ({ unit: key, amount = 0, target: victim, place }, making) =>
    forUnit(key, { kind: 'LURE', target: targetOf(victim, place, making), amount }),
});

/** Orders of which a unit carries out one (TM-11-01). */
export const UNIT_FORMS = [
  HOLD,
  MOVE,
  ATTACK,
  CAPTURE,
  SIEGE,
  REBUILD,
  BUILD_BASE,
  BLOCKADE,
  SHOW_DECREE,
  SET_TRAP,
  TRACK,
  DEMORALISE,
  LURE,
];

/** `Armee 1 ist aggressiv und introvertiert` (TM-4.4-01). */
const STANCE = order('SET', {
  verbs: [forms('ist, sei, wird, is')],
  heads: forms('haltung, stance'),
  slots: {
    unit: unit(),
    mood: choice({ aggressive: 'aggressiv, aggressive', passive: 'passiv, passive' }),
    manner: choice({
      extrovert: 'extrovertiert, extrovert',
      introvert: 'introvertiert, introvert',
    }),
  },
  make: ({ unit: key = '', mood, manner }, { object }) => {
    if (mood === undefined && manner === undefined) object(fault('E_REST'));
    return [
      {
        kind: 'SET',
        unit: key,
        set: {
          ...(mood === undefined ? {} : { isAggressive: mood === 'aggressive' }),
          ...(manner === undefined ? {} : { isExtrovert: manner === 'extrovert' }),
        },
      },
    ];
  },
});

/** `Armee 1 beobachtet F7` (TM-8.3-01). */
const WATCH = order('SET', {
  verbs: [german('beobachten, aus|spähen'), english('watch'), forms('watches, scout, scouts')],
  slots: { unit: unit(), field: neededField('bare in on') },
  make: ({ unit: key = '', field: watch = '' }) => [{ kind: 'SET', unit: key, set: { watch } }],
});

/** `Armee 1 erscheint doppelt so stark` (TM-8.5-02). */
const SEEM = order('SET', {
  verbs: [german('erscheinen'), english('appear, seem')],
  fillers: 'so stark strong as',
  slots: {
    unit: unit(),
    factor: choice(
      {
        half: 'halb, half, halbiert',
        true: 'wahr, echt, true, wie sie ist',
        double: 'doppelt, double, twice, verdoppelt',
      },
      'bare as',
      { missing: fault('E_REST') },
    ),
  },
  make: ({ unit: key = '', factor = 'true' }) => [{ kind: 'SET', unit: key, set: { factor } }],
});

/** `Armee 1 führt die Flagge von Rot`, `... die eigene Flagge` (TM-8.17-01). */
const FLAG = order('SET', {
  verbs: [german('führen, hissen'), english('fly'), forms('flies')],
  fillers: 'flagge flag fahne eigene own der',
  slots: {
    unit: unit(),
    nation: nation('bare from'),
    own: choice({ own: 'eigene flagge, eigene, own flag, own' }, 'bare'),
    what: choice({ flag: 'flagge, fahne, flag' }, 'bare under with'.replace('under ', '')),
  },
  make: ({ unit: key = '', nation: flag, own }, { object }) => {
    if (flag === undefined && own === undefined) object(fault('E_FLAG'));
    return [{ kind: 'SET', unit: key, set: { flag: flag ?? null } }];
  },
});

/** `Armee 1 nutzt Tarnung` under a sanction (TM-6-11). */
const SLOT = order('SET', {
  verbs: [german('nutzen, benutzen, verwenden'), english('use')],
  fillers: 'nur only fähigkeit ability',
  slots: {
    unit: unit(),
    ability: noun('ability', 'bare', { unknown: fault('E_ABILITY'), missing: fault('E_ABILITY') }),
  },
  make: ({ unit: key = '', ability: slot }) => [
    { kind: 'SET', unit: key, set: { slot: slot as 'builder' } },
  ],
});

/** `Armee 1 nimmt Erlasse`, `Armee 1 lässt Erlasse liegen` (TM-8.6-06). */
const DECREES = order('SET', {
  verbs: [
    german('nehmen'),
    forms('nimmt, nimm, takes, take, lässt, leaves'),
    separable('weist, weise', 'zurück'),
  ],
  slots: {
    unit: unit(),
    takes: choice(
      { yes: 'erlasse, decrees', no: 'erlasse liegen, decrees alone, keine erlasse, no decrees' },
      'bare',
      { missing: fault('E_REST') },
    ),
  },
  make: ({ unit: key = '', takes }, { verb }) => [
    { kind: 'SET', unit: key, set: { takesDecrees: takes === 'yes' && !verb.startsWith('weis') } },
  ],
});

/** Settings of an army beside its one order (TM-11-02). */
export const SETTING_FORMS = [STANCE, WATCH, SEEM, FLAG, SLOT, DECREES];
