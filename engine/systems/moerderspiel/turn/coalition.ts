import { calc, type Explained, fact, rule, sum } from '../../../kernel';
import { type Combat, combatOf, type CombatOutcome, type Fighter } from '../rules/combat';
import { byUnit } from '../rules/nation';
import type { Unit, UnitKey } from '../state/types';
import { type Frozen, fighterOf } from './fighter';
import { keysOf, ruledWithin, rulingsOn } from './combat-rulings';
import { defaultLoss } from './day-end';
import { aboutUnit, type RoundTurn } from './turn';

/** A combat of two units. */
type Duel = Combat & { readonly opponent: { readonly kind: 'unit'; readonly unit: Unit } };

const isDuel = (one: Combat): one is Duel => one.opponent.kind === 'unit';

/** Units of a combat. */
const bothOf = ({ attacker, opponent }: Duel): readonly Unit[] => [attacker, opponent.unit];

/** A camp. */
type Side = 'first' | 'second';

/** Everybody in some combats, in order. */
function unitsIn(duels: readonly Duel[]): readonly Unit[] {
  return [...new Map(duels.flatMap(bothOf).map((unit) => [unit.key, unit])).values()].sort(byUnit);
}

/** Combats of two that hang together through those who fight in several of them. */
function clusters(duels: readonly Duel[]): readonly (readonly Duel[])[] {
  const rest = new Set(duels);
  return duels.flatMap((first) => {
    if (!rest.has(first)) return [];
    const cluster = new Set<Duel>([first]);
    const keys = new Set(bothOf(first).map(({ key }) => key));
    for (const one of cluster)
      for (const other of rest)
        if (bothOf(one).some(({ key }) => bothOf(other).some((unit) => unit.key === key))) {
          cluster.add(other);
          bothOf(other).forEach(({ key }) => keys.add(key));
        }
    cluster.forEach((one) => rest.delete(one));
    return [[...cluster]];
  });
}

/** The side of every unit, as the GM names it; until he does, those who fight each other stand against each other. */
function sidesOf(turn: RoundTurn, duels: readonly Duel[]): ReadonlyMap<UnitKey, string> {
  const units = unitsIn(duels);
  const usual = new Map<UnitKey, Side>();
  const spread = (key: UnitKey, side: Side): void => {
    if (usual.has(key)) return;
    usual.set(key, side);
    for (const duel of duels) {
      const [one, other] = bothOf(duel).map((unit) => unit.key);
      const next = one === key ? other : other === key ? one : undefined;
      if (next !== undefined) spread(next, side === 'first' ? 'second' : 'first');
    }
  };
  for (const { key } of units) spread(key, 'first');
  return new Map(
    units.map((unit) => {
      const proposal = usual.get(unit.key) ?? 'first';
      const side = turn.ask({
        key: `coalition/${unit.key}`,
        clause: 'TM-5-14',
        name: 'moerderspiel.coalition',
        about: { ...aboutUnit(unit), place: unit.field },
        options: ['first', 'second'],
        proposal,
      });
      return [unit.key, side];
    }),
  );
}

/** A side as one fighter: its strength in all, the mean of its morale by strength, rounded down (TM-5-14). */
function joined(fighters: readonly Fighter[]): Fighter {
  const strength = fighters.reduce((all, one) => all + one.strength, 0);
  const weighted = fighters.map((one) =>
    calc.product(fact('moerderspiel.strength', one.strength), one.morale),
  );
  const mean = calc.quotient('down', sum(...weighted), fact('moerderspiel.strength', strength));
  return {
    strength,
    morale: rule('moerderspiel.meanMorale', 'TM-5-14', mean),
    additions: fighters.flatMap(({ additions }) => additions),
    isGrim: fighters.some(({ isGrim }) => isGrim),
    hasThickSkin: fighters.every(({ hasThickSkin }) => hasThickSkin),
  };
}

/** Loss of each unit of a side, by hundreds from the largest downwards. */
function shares(units: readonly Unit[], loss: number): Map<UnitKey, number> {
  const have = units.map(({ key, strength }) => ({ unit: key, strength }));
  return new Map(defaultLoss(have, loss).map(({ unit, soldiers }) => [unit, soldiers]));
}

/**
 * The outcome of a coalition as each of its combats of two shows it; a unit's loss stands with its first, who wins with
 * the first of all.
 */
function outcomesByCombat(
  turn: RoundTurn,
  duels: readonly Duel[],
  { outcome, keys }: { readonly outcome: CombatOutcome; readonly keys: ReturnType<typeof keysOf> },
  isFirstSide: (unit: Unit) => boolean,
  left: Map<UnitKey, number>,
): readonly Combat[] {
  const lossKey = (unit: Unit): string => `coalition-loss/${unit.key}`;
  const lossOf = (unit: Unit): Explained => {
    const share = left.get(unit.key);
    left.delete(unit.key);
    const loss = fact('moerderspiel.lossInCoalition', share ?? 0, aboutUnit(unit), 'TM-5-14');
    return share === undefined ? loss : ruledWithin(turn, lossKey(unit), loss, [0, unit.strength]);
  };
  return duels.map((duel, index) => {
    const isFirst = isFirstSide(duel.attacker);
    const [own, other] = isFirst ? outcome.sides : [outcome.sides[1], outcome.sides[0]];
    const { winner } = outcome;
    const [ownKeys, otherKeys] = isFirst ? keys.sides : [keys.sides[1], keys.sides[0]];
    return {
      ...duel,
      keys: {
        ...(index === 0 ? { outcome: keys.outcome } : {}),
        sides: [
          { ...ownKeys, loss: lossKey(duel.attacker) },
          { ...otherKeys, loss: lossKey(duel.opponent.unit) },
        ],
      },
      outcome: {
        ...outcome,
        winner: winner === null ? null : (winner === 0) === isFirst ? 0 : 1,
        sides: [
          {
            strength: duel.attacker.strength,
            power: own.power,
            loss: lossOf(duel.attacker),
          },
          {
            strength: duel.opponent.unit.strength,
            power: other.power,
            loss: lossOf(duel.opponent.unit),
          },
        ],
      },
    };
  });
}

function inOne(frozen: Frozen, cluster: readonly Duel[]): readonly Combat[] {
  if (cluster.length < 2) return cluster;
  const { turn } = frozen;
  const sides = sidesOf(turn, cluster);
  const duels = cluster.filter(
    ({ attacker, opponent }) => sides.get(attacker.key) !== sides.get(opponent.unit.key),
  );
  const units = unitsIn(duels);
  const attackers = new Set(duels.map(({ attacker }) => attacker.key));
  const [duel] = duels;
  if (duel === undefined) return [];
  // The first side is that of the first attacker: the override of the first combat decides who wins.
  const isFirst = (unit: Unit): boolean => sides.get(unit.key) === sides.get(duel.attacker.key);
  const [first, second] = [units.filter(isFirst), units.filter((unit) => !isFirst(unit))];
  const fighters = (own: readonly Unit[], others: readonly Unit[]): Fighter => {
    const [largest] = [...others].sort((a, b) => b.strength - a.strength || byUnit(a, b));
    return joined(
      own.flatMap((unit) =>
        largest === undefined
          ? []
          : [fighterOf(frozen, unit, { kind: 'unit', unit: largest }, attackers.has(unit.key))],
      ),
    );
  };
  const keys = keysOf(duel.attacker, duel.opponent);
  const outcome = combatOf(
    [fighters(first, second), fighters(second, first)],
    turn.input.settings,
    rulingsOn(turn, keys, duel.attacker, duel.opponent),
  );
  const losses = new Map([
    ...shares(first, outcome.sides[0].loss.value),
    ...shares(second, outcome.sides[1].loss.value),
  ]);
  return outcomesByCombat(turn, duels, { outcome, keys }, isFirst, losses);
}

/** Merges connected combats into one combat of two sides, where the setting requires it (TM-5-14). */
export function inCoalitions(frozen: Frozen, combats: readonly Combat[]): readonly Combat[] {
  return [
    ...combats.filter((one) => !isDuel(one)),
    ...clusters(combats.filter(isDuel)).flatMap((cluster) => inOne(frozen, cluster)),
  ];
}
