import {
  apart,
  choice,
  english,
  folded,
  forms,
  german,
  items,
  noun,
  number,
  separable,
  text,
} from '../../../../orders';
import type { Category } from '../../state/types';
import type { RerollWish } from '../order';
import {
  fault,
  target,
  LEVEL,
  HELD,
  LEVEL_WORDS,
  region,
  category,
  levels,
  seat,
  order,
  type Maker,
  type OrderOf,
} from './slots';

/** `HEUERE AN Militär +2 in Hochland` (OS-10). */
const HIRE = order('HIRE', {
  verbs: [
    german(
      'an|heuern, an|werben, an|mieten, mieten, verpflichten, ein|kaufen, dazu|mieten, leihen, engagieren',
    ),
    apart(separable('wirb, wirbt, werbt, werbet', 'an')),
    apart(separable('heuert, heuer', 'dazu')),
    english('hire, recruit, enlist, rent'),
    forms(
      'heuere an, heure an, heure, heuere, take on, takes on, unter vertrag, leiste mir, leisten uns, gönne mir',
    ),
  ],
  heads: forms('anheuerung, anheuerungen, söldner, mercenaries'),
  fillers: 'dazu mehr zusätzliche söldner mercenaries zeitweise temporarily uns us stufe stufen',
  slots: {
    category: category('bare', { missing: target('category') }),
    levels: levels('bare with on for'),
    region: region('in to for bare bracket'),
    at: noun('region', 'on'),
  },
  make: ({ category: hired = 'trade', levels: count = 1, region: where, at }, making) => [
    {
      kind: 'HIRE',
      category: hired as Category,
      region: where ?? at ?? seat(making),
      levels: count,
    },
  ],
});

/** `AUTORITÄT Hochland: Militär in Seenland`, `Ordensrat erhöht Militär`; without regions the seat, and the region of the authority (OS-5.4-02). */
const AUTHORITY_RAISE = order('AUTHORITY_RAISE', {
  verbs: [
    german('erhöhen, an|heben, verstärken, stärken, fördern, steigern'),
    english('raise, strengthen, boost, increase, promote, support'),
  ],
  english: 'authority',
  heads: forms(
    'autorität, mit autorität, durch autorität, authority, with authority, use authority, nutze autorität, nutzen autorität',
  ),
  fillers:
    'mit seiner ihrer kraft with its their is are hebe heben erhöhe erhöhen erhöht verstärke verstärken stärke stärken raise raises raising hebt an nutzen gebe geben lege legen setze setzen verwende verwenden ein noch',
  slots: {
    word: choice({
      word: 'mit seiner autorität, mit ihrer autorität, mit der autorität, kraft der autorität, mittels der autorität, durch die autorität, kraft seiner autorität, mittels seiner autorität, with its authority, with his authority, the authority of, authority of',
    }),
    by: noun('authority', 'bare with'),
    from: region('bare from'),
    category: category('bare on for to', { missing: target('category') }),
    levels: number(LEVEL_WORDS, 'bare with'),
    region: region('in to'),
    second: region('in to'),
    place: region('bare'),
  },
  make: (
    { by, from, category: raised = 'trade', levels: count, region: first, second, place },
    making,
  ) => {
    const { book, verb } = making;
    if (by === undefined && !verb.includes('aut')) making.object(HELD);
    if (count !== undefined && count !== 1) making.object(LEVEL, 'levels');
    const own = book.own?.advantages.find((one) => one.name === by)?.region;
    const where = second ?? first ?? place;
    if ((second ?? first) !== undefined) making.unused('place');
    const [before, what] = [making.wordsOf('region'), making.wordsOf('category')];
    const isBefore =
      before !== undefined && what !== undefined && before.span.start < what.span.start;
    const stated = second === undefined ? (isBefore ? where : undefined) : first;
    const start = from ?? stated ?? own ?? seat(making);
    return [
      {
        kind: 'AUTHORITY_RAISE',
        from: start,
        category: raised as Category,
        region: where ?? start,
      },
    ];
  },
});

/** `UNTERSTÜTZUNG in Hochland mit 2: ...`, and the same for overload (OS-5.5-01, OS-5.5-02). */
const escort = (kind: 'SUPPORT' | 'OVERLOAD', german_: string, words: string) => {
  const [noun_ = '', other = noun_] = [words.split(', ')[0], words.split(', ').at(-1)];
  return order(kind, {
    verbs: [
      german(german_),
      forms('stelle, stellen, stellt'),
      // `stellen wir zur Unterstützung ab`.
      forms(`for ${other}, zur ${noun_}, zur ${noun_} ab, zur ${noun_} bereit`),
    ],
    heads: forms(words),
    english: other,
    fillers: 'soldaten militär soldiers',
    slots: {
      region: region('in from bare'),
      levels: levels('with bare'),
      text: text(),
    },
    make: ({ region: where, levels: count, text: told }, making) => {
      // `Wir stellen fest: ...`: the noun says for what.
      if (making.verb.startsWith('stell') && !making.verb.includes('zur')) making.object(HELD);
      return [{ kind, region: where ?? seat(making), levels: count ?? null, text: told ?? '' }];
    },
  });
};
const SUPPORT = escort('SUPPORT', 'unterstützen', 'unterstützung, support');
const OVERLOAD = escort('OVERLOAD', 'überlasten', 'überlastung, überlaste, overload');

/** The only region that a question names; undefined if it names none or several. */
function onlyRegionIn(asked: string, { book }: Maker): string | undefined {
  const words = asked.split(/[^\p{L}\p{N}]+/u).map(folded);
  const named = (book.nouns['region'] ?? []).filter(({ folds }) =>
    folds.some((fold) => words.includes(fold)),
  );
  return named.length === 1 ? named[0]?.key : undefined;
}

/** `INFORMATION aus Küste über Seenland: ...` (OS-5.6-02). */
const INFORMATION = order('INFORMATION', {
  verbs: [
    german('beschaffen, ein|holen'),
    apart(german('raus|kriegen, heraus|kriegen, heraus|bekommen, raus|bekommen, nach|fragen')),
    german(
      'raus|finden, aus|forschen, nach|forschen, um|hören, belauschen, beobachten, bespitzeln, aus|spähen, auf|klären, erkunden, aus|kundschaften, erfahren, horchen, lauschen, recherchieren, ermitteln, spähen, heraus|finden, aus|spionieren, erforschen, erfragen',
    ),
    forms(
      'schauen, nachschauen, nachsehen, umschauen, wissen, in erfahrung bringen, bringe in erfahrung, bringen in erfahrung, in erfahrung zu bringen, learn, spy out, look into, discover, sniff out, investigate, find out, finding out, finden heraus, finde heraus, kundschaften, spionieren, spionieren aus, mal wissen, gern wissen, gerne wissen, beschaffe informationen, informationen beschaffen, informationen einholen',
    ),
  ],
  english: 'information',
  heads: forms('information, informationen, info, infos, intelligence, auskunft, kunde'),
  fillers:
    'unsere our bringen mögen might lassen mal geben auf auftrag mission spione leute spies sollen für mich uns',
  slots: {
    from: region('from'),
    region: region('about on in to'),
    place: region('bare'),
    by: noun('advantage', 'with about bare'),
    levels: levels('with bare'),
    text: text(),
  },
  make: ({ from, region: stated, place, by, levels: count, text: asked }, making) => {
    const where = stated ?? place ?? onlyRegionIn(asked ?? '', making) ?? '';
    if (from !== undefined && stated !== undefined) making.unused('place');
    if (where === '') making.object(target('noRegion'));
    const own = making.book.own?.advantages.find((one) => one.name === by)?.region;
    const start = from ?? (stated === undefined ? undefined : place) ?? own ?? seat(making);
    return [
      { kind: 'INFORMATION', from: start, region: where, levels: count ?? null, text: asked ?? '' },
    ];
  },
});

const POINTS = fault('organisation.E_SPEND');

/** `EINFLUSS auf Zirkel +1 mit Geld in Küste` (OS-14-06). */
const INFLUENCE = order('INFLUENCE', {
  verbs: [german('beeinflussen'), english('influence')],
  heads: forms('einfluss, einfluss nehmen, influence'),
  fillers: 'nehmen nehme chance chancen ereignis',
  slots: {
    chance: noun('organisation region everybody', 'on to for bare', {
      unknown: target('organisation'),
    }),
    points: number('punkt, punkte, punkten, point, points', 'bare with on', {
      least: -Infinity,
      unknown: POINTS,
      missing: POINTS,
    }),
    means: noun('money category', 'with bare', { unknown: target('category') }),
    /** `Einfluss nehmen beim Waldbund`. */
    at: noun('organisation', 'in'),
    region: region('in from'),
  },
  make: ({ at, chance: named, points = 0, means = 'money', region: where }, making) => {
    const chance = named ?? at ?? '';
    if (chance === '') making.object(target('organisation'));
    if (named !== undefined) making.unused('at');
    if (points === 0) making.object(POINTS, 'points');
    return [
      {
        kind: 'INFLUENCE',
        chance,
        points,
        means: means as OrderOf<'INFLUENCE'>['means'],
        region: where ?? seat(making),
      },
    ];
  },
});

const CHANCE_DOWN = ['senken', 'drücken', 'verringern', 'lower', 'reduce'];

/** `Die Chance beim Zirkel senken wir um eins mit Geld`: the verb gives the direction. */
const INFLUENCE_CHANCE = order('INFLUENCE', {
  verbs: [
    german('senken, drücken, verringern, erhöhen, heben, steigern'),
    english('lower, reduce, raise, push'),
  ],
  heads: forms('einfluss, influence'),
  fillers: 'nehmen nehme runter herunter hoch rauf up down it',
  slots: {
    word: choice({ chance: 'chance, chancen' }, 'bare on', { missing: HELD }),
    chance: noun('organisation region everybody', 'in on to for from bare', {
      missing: target('organisation'),
    }),
    points: number('punkt, punkte, point, points', 'bare with', {
      least: -Infinity,
      unknown: POINTS,
    }),
    means: noun('money category', 'with', { unknown: target('category') }),
    region: region('in from'),
  },
  make: ({ chance = '', points = 1, means = 'money', region: where }, making) => {
    const isDown = CHANCE_DOWN.some((verb) => making.verb.startsWith(folded(verb).slice(0, 4)));
    return [
      {
        kind: 'INFLUENCE',
        chance,
        points: isDown ? -points : points,
        means: means as OrderOf<'INFLUENCE'>['means'],
        region: where ?? seat(making),
      },
    ];
  },
});

/** `ABLEHNEN in Küste` (OS-15-01). */
const DECLINE = order('DECLINE', {
  verbs: [
    german('ab|lehnen'),
    forms('lehne ab, decline, declining, refuse'),
    // `Die Passfeste soll keinen Schaden auffangen`.
    forms(
      'den schaden nicht abfangen, schaden nicht abfangen, den schaden nicht auffangen, schaden nicht auffangen, den schaden diesmal nicht abfangen, den schaden diesmal nicht auffangen, den schaden nicht auf sich nehmen, nicht den schaden abfangen, schaden durchlassen, not absorb any damage, not absorb the damage, not take the damage',
    ),
    forms(
      'nicht für schäden einstehen, nicht für schaden einstehen, nicht für schäden geradestehen',
    ),
    forms('keinen schaden auffangen, keine schäden auffangen, keinen schaden abfangen'),
  ],
  heads: forms('ablehnung, ablehnen'),
  english: 'decline',
  fillers: 'befestigung schutz fortification schirm passfeste protection use nutzung',
  slots: {
    region: region('in for from bare'),
    // `Wir lehnen es ab, ... zu bauen`: something else is declined.
    other: choice({ other: 'es, to, it' }),
  },
  make: ({ region: where, other }, making) => {
    if (other !== undefined) making.object(HELD);
    return [{ kind: 'DECLINE', region: where ?? seat(making) }];
  },
});

const PASS = order('PASS', {
  verbs: [
    forms(
      'passe, passen, passt, ansonsten passen wir, ansonsten passe ich, ansonsten passen, ansonsten passe, rest pass, rest passe, rest passen, rest passt, der rest passt, halten die füße still, halten wir die füße still, halte ich die füße still, agiere nicht, agieren nicht, agieren werde ich nicht, agieren werden wir nicht, agieren will ich nicht, agieren wollen wir nicht, werde nicht agieren, werden nicht agieren, will nicht agieren, wollen nicht agieren, handle nicht, handeln nicht, in der agierphase nichts, in der agierphase mache ich nichts, in der agierphase machen wir nichts, in der agierphase tue ich nichts, in der agierphase tun wir nichts, halte mich raus, halten uns raus, halte mich zurück, halten uns zurück, warte ab, warten ab, nothing in the acting phase, do nothing, sit this one out',
    ),
  ],
  heads: forms('pass, passing, gepasst, aussetzen, setze aus, setzen aus'),
  fillers: 'aktionen keine rest restlichen apart from that otherwise sonst ansonsten übrigen',
  slots: {
    by: noun('organisation'),
    none: choice({ none: 'keine aktionen, keine aktion, no actions, no action' }),
    step: choice({ act: 'agierphase, agieren, handeln, act, start 4' }, 'in bare bracket'),
  },
  make: ({ by }, making) => {
    if (by !== undefined && by !== making.book.own?.key) making.object(HELD, 'by');
    // `Das passt so`: it suits, nobody passes.
    if (by === undefined && making.verb === 'passt') making.object(HELD);
    return [{ kind: 'PASS' }];
  },
});

/** Number of the intensity die among those of an event. */
const INTENSITY_DIE = 3;

const REROLL_FAULT = fault('organisation.E_REROLL');

/** Numbers of dice: "1, 3" are two tokens, "1,3" is one. */
const diceOf = (dice: readonly { readonly die?: number }[]): readonly number[] =>
  dice.flatMap(({ die }) => (die === undefined ? [] : String(die).split('.').map(Number)));

/** Research behind "with": the name of an own advantage, `region <key>` for temporary levels, null = any. */
function researchOf(key: string | undefined, { book }: Maker): string | null {
  if (key === undefined || key === 'research') return null;
  const isRegion = (book.nouns['region'] ?? []).some((one) => one.key === key);
  return isRegion ? `region ${key}` : key;
}

/** `NEUWURF Ereignis 2 mit Archiv`, `NEUWURF Intensität`, `NEUWURF Chance`; else it belongs to the roll of the order before (OS-5.3-04). */
export const REROLL = order('REROLL', {
  verbs: [
    german('neu|werfen, neu|würfeln'),
    forms(
      'nw, neuwurf, würfle neu, würfele neu, würfeln neu, neu würfeln, neu zu würfeln, wirf neu, werfen neu, neu werfen, reroll, rerolls, rerolling, wiederhole, wiederholung',
    ),
  ],
  english: 'reroll',
  fillers: 'neu noch einmal',
  slots: {
    what: choice(
      {
        event: 'ereignis, zufallsereignis, event',
        intensity: 'intensität, intensity, intensitätswürfel, ereignis intensität, event intensity',
        chance: 'chance, chance of the event, chance des ereignisses',
      },
      'bare for from',
    ),
    eventDice: items({
      die: number('ereigniswürfel, ereigniswürfels, event dice, event die', 'bare', {
        isWorded: true,
        side: 'behind',
      }),
    }),
    dice: items({ die: number('würfel, die, dice, ×', 'bare', { isWhole: false }) }),
    research: noun('advantage region any_research', 'with bare bracket', {
      unknown: target('advantage'),
    }),
  },
  make: ({ what, eventDice = [], dice = [], research }, making) => {
    const by = researchOf(research, making);
    if (what === 'chance') return [{ kind: 'REROLL_CHANCE', research: by }];
    if (what === 'intensity' && eventDice.length === 0)
      return [{ kind: 'REROLL_EVENT', research: by, die: INTENSITY_DIE }];
    if (what === undefined && eventDice.length === 0) return [];
    const numbers = [
      ...diceOf([...eventDice, ...dice]),
      ...(what === 'intensity' ? [INTENSITY_DIE] : []),
    ];
    if (numbers.length === 0) making.object(REROLL_FAULT);
    return numbers.map((die) => ({ kind: 'REROLL_EVENT', research: by, die }));
  },
  amend: ({ dice = [], research }, last, making) => {
    const by = researchOf(research, making);
    const rerolls: readonly RerollWish[] = diceOf(dice).map((die) => ({ research: by, die }));
    if (last === undefined || !('rerolls' in last) || rerolls.length === 0) {
      making.object(REROLL_FAULT);
      return undefined;
    }
    return { ...last, rerolls: [...last.rerolls, ...rerolls] };
  },
});

/** Actions on one's own things (OS-15-01). */
export const ACTING = [HIRE, AUTHORITY_RAISE, SUPPORT, OVERLOAD, INFORMATION];

/** Chances, and what is left undone (OS-15-01). */
export const SHIFTING = [INFLUENCE, INFLUENCE_CHANCE, DECLINE, PASS];
