import { fact, type Roll, sum } from '../../../../kernel';
import type { FieldAddress } from '../../../../hex';
import { latticeOn } from '../../../../world';
import {
  armyPoints,
  type BattleFacts,
  battleOf,
  lossOf,
  lootOf,
  sidePoints,
} from '../../rules/armies/battle';
import { meetingOf, ORDERS } from '../../rules/armies/contact';
import {
  administrationCost,
  administrationRise,
  equipmentCost,
  unpaidStrength,
} from '../../rules/armies/costs';
import {
  checkedSize,
  conquestBy,
  entryOf,
  musterCost,
  payOf,
  warriorsOf,
} from '../../rules/armies/kinds';
import { type Danger, DANGERS, terrainLoss } from '../../rules/armies/losses';
import {
  mergedStrength,
  placesOn,
  placesTaken,
  splitFault,
  splitFee,
} from '../../rules/armies/parts';
import { bridgeCost, growthOf, segmentCost } from '../../rules/armies/roads';
import { discoveryChance, secretLimit, type Situation } from '../../rules/armies/secret';
import { newTraders, traderLimit } from '../../rules/armies/traders';
import { countedSteps, type LawfulWay, lawfulWay } from '../../rules/armies/way';
import { groundOf } from '../../state/ground';
import type { Asked, Figures } from './asked';

const kindOf = ({ text }: Asked): string => (text('kind') === '' ? 'warrior' : text('kind'));

const CITIES = ['none', 'city', 'fortified'] as const;

/** `kind rider strength 6000 downhill field lowland held highland hunger 20 city fortified culture 10 points 1`. */
function battleFacts(asked: Asked, prefix = ''): BattleFacts {
  const word = (name: string) => asked.text(prefix + name);
  const terrain = word('field') === '' ? asked.text('field') : word('field');
  return {
    kind: word('kind') === '' ? kindOf(asked) : word('kind'),
    city: CITIES.find((one) => one === word('city')) ?? 'none',
    battleTerrain: terrain,
    heldTerrain: word('held') === '' ? terrain : word('held'),
    isDownhill: asked.has(`${prefix}downhill`),
    hunger: asked.number(`${prefix}hunger`),
    culture: asked.number(`${prefix}culture`),
    culturePoints: asked.number(`${prefix}extra`),
  };
}

/** Two sides of one army each, the second by names that begin with `other.`. */
function battle(asked: Asked) {
  const { settings, number, text } = asked;
  const each = ['', 'other.'].map((prefix) => {
    const facts = battleFacts(asked, prefix);
    const strengths = asked.list(`${prefix}strength`).map(Number);
    const armies = strengths.map((one) => armyPoints(settings, one, facts));
    return { facts, strengths, side: sidePoints(settings, armies) };
  });
  const [one, other] = each;
  const none = sidePoints(settings, []);
  const defender = { first: 0, nobody: null }[text('defender')] ?? 1;
  const sides = [one?.side ?? none, other?.side ?? none] as const;
  const said = text('defender') === 'nobody' ? null : (defender as 0 | 1);
  return { each, outcome: battleOf(settings, sides, said), number };
}

function wayIn(asked: Asked): LawfulWay {
  const { world, settings } = asked;
  const lattice = latticeOn(world.map);
  const cells = asked.list('path').map((one) => lattice.cellOf(one as FieldAddress) ?? -1);
  const who = { realm: asked.text('realm'), kind: kindOf(asked), isSecret: asked.has('secret') };
  const special = { boards: asked.has('boards'), lands: asked.has('lands') };
  return lawfulWay(groundOf(world, settings), settings, who, cells, special);
}

const roll = (value: number): Roll => ({
  kind: 'roll',
  value,
  die: 'd6',
  stream: 'case',
  index: 0,
});

/** Figures of armies, traders and roads. */
export const ARMY_FIGURES: Figures = {
  size: (asked) => checkedSize(asked.settings, kindOf(asked), asked.number('strength')),
  muster: (asked) => {
    const raise = asked.has('raise') ? fact('pygma.asked', asked.number('raise')) : undefined;
    return musterCost(asked.settings, kindOf(asked), asked.number('count'), raise);
  },
  pay: (asked) => payOf(asked.settings, kindOf(asked), asked.number('strength')),
  crew: ({ settings, number }) => warriorsOf(settings, number('ships')),
  administration: ({ settings, number }) => administrationCost(settings, number('armies')),
  administrationRise: ({ settings, number }) =>
    administrationRise(settings, number('from'), number('to')),
  unpaid: (asked) =>
    unpaidStrength(asked.settings, {
      kind: kindOf(asked),
      number: 1,
      strength: asked.number('strength'),
      isStationed: false,
      unpaid: asked.number('before'),
    }),
  equipment: ({ number }) => equipmentCost(number('rate'), number('strength')),
  splitFee: (asked) => splitFee(asked.settings, kindOf(asked), asked.number('strength')),
  maySplit: (asked) => {
    const parts = asked.list('parts').map(Number);
    const fault = splitFault(asked.settings, kindOf(asked), asked.number('strength'), parts);
    return fact(
      `pygma.${fault === undefined ? 'lawful' : `refused-${fault}`}`,
      fault === undefined ? 1 : 0,
    );
  },
  merged: (asked) => mergedStrength(asked.settings, kindOf(asked), asked.list('parts').map(Number)),
  places: ({ number }) => placesOn(number('ships')),
  placesTaken: ({ settings, list }) =>
    placesTaken(
      settings,
      list('cargo').map((one) => {
        const [kind = '', strength = ''] = one.split(':');
        return { kind, strength: Number(strength) };
      }),
    ),
  /** `way realm a kind rider path 210/01,210/02 boards`: how many steps are lawful, and by what. */
  way: (asked) => wayIn(asked).length,
  /** How much the lawful steps of a path count. */
  countedSteps: (asked) => countedSteps(asked.settings, wayIn(asked).steps),
  points: (asked) =>
    armyPoints(asked.settings, asked.number('strength'), battleFacts(asked)).points,
  effective: (asked) =>
    armyPoints(asked.settings, asked.number('strength'), battleFacts(asked)).effective,
  sidePoints: (asked) => {
    const armies = asked.list('strength').map(Number);
    const facts = battleFacts(asked);
    return sidePoints(
      asked.settings,
      armies.map((one) => armyPoints(asked.settings, one, facts)),
    ).points;
  },
  superiority: (asked) => battle(asked).outcome.ratio,
  /** 1 = the first, 2 = the second, 0 = nobody. */
  winner: (asked) => fact('pygma.winner', (battle(asked).outcome.winner ?? -1) + 1),
  band: (asked) => {
    const { band } = battle(asked).outcome;
    return sum(fact(`pygma.band-${band}`, 1));
  },
  bandFrom: (asked) => battle(asked).outcome.bandFrom,
  entry: (asked) => entryOf(asked.settings, kindOf(asked), asked.text('terrain')),
  conquest: ({ settings, number }) => conquestBy(settings, number('strength')),
  /** Losses of the first army of a side, `side 2` of the second. */
  battleLoss: (asked) => {
    const { each, outcome } = battle(asked);
    const at = asked.number('side') === 2 ? 1 : 0;
    return lossOf(asked.settings, each[at]?.strengths[0] ?? 0, outcome.losses[at]);
  },
  loot: (asked) =>
    lootOf(
      asked.settings,
      [{ kind: kindOf(asked), lost: asked.number('lost') }],
      roll(asked.number('die')),
    ),
  terrainLoss: ({ settings, text, number }) => {
    const danger: Danger = DANGERS.find((one) => one === text('danger')) ?? 'desert';
    return terrainLoss(
      settings,
      danger,
      number('strength'),
      number('equipment'),
      roll(number('die')),
    );
  },
  secretLimit: ({ settings, number }) =>
    secretLimit(settings, 2 * number('spy'), number('experience')),
  discovery: (asked) =>
    discoveryChance(
      asked.settings,
      kindOf(asked),
      asked.number('strength'),
      asked.list('near') as readonly Situation[],
    ),
  /** `meeting attack retreat caught`: battle 2, contact 1, none 0, with what both learn. */
  meeting: (asked) => {
    const order = (name: string) => ORDERS.find((one) => one === asked.text(name)) ?? 'none';
    const { event, learns, attacks, retreats } = meetingOf(
      asked.settings,
      { order: order('x'), canRetreat: !asked.has('caught') },
      { order: order('y'), canRetreat: !asked.has('caught') },
    );
    const pair = ([x, y]: readonly [boolean, boolean]) =>
      x ? (y ? 'both' : 'x') : y ? 'y' : 'nobody';
    const name = { battle: 2, contact: 1, none: 0 }[event];
    return sum(
      fact(`pygma.meets-${event}`, name),
      fact(`pygma.attacks-${pair(attacks)}`, 0),
      fact(`pygma.retreats-${pair(retreats)}`, 0),
      ...learns.map((lesson) => fact(`pygma.learns-${lesson}`, 0)),
    );
  },
  traderLimit: ({ number }) => traderLimit(number('stored')),
  newTraders: ({ settings, number }) => newTraders(settings, number('stored'), number('present')),
  segment: ({ settings, text }) => segmentCost(settings, text('from'), text('to')),
  growth: ({ settings, text }) => growthOf(settings, text('from'), text('to')),
  bridge: ({ settings }) => bridgeCost(settings),
};
