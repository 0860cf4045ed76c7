import type { Cell } from '../../../../hex';
import type { CardBlock } from '../../../../kernel';
import {
  armyPoints,
  type ArmyPoints,
  type BattleFacts,
  battleOf,
  type BattleOutcome,
  hasLoot,
  lootOf,
  lossOf,
  type LostArmy,
  sidePoints,
} from '../../rules/armies/battle';
import { isFleet } from '../../rules/armies/kinds';
import { choiceOf } from '../../rules/settings';
import {
  aboutUnit,
  addressOf,
  attacks,
  cargoOf,
  type Clock,
  isNobody,
  learn,
  type Mover,
  ownerNow,
  putTo,
  remove,
  timeOf,
  tellOf,
} from './clock';
import { throwDie } from '../chance';
import { figureBlock, gmFigure, offered } from '../figures';
import { counted, setStrength, tellLost, trimCargo } from './hazards';
import { withdraw } from './retreat';

/** One side of a battle: all units of a realm in the field, of a being or of a revolt (PI-05-130). */
export interface Side {
  readonly name: string;
  readonly units: readonly Mover[];
  readonly attacks: boolean;
}

type Sides = readonly [Side, Side];

/** True if a side stood in the field before the tick. */
const stood = ({ tick }: Clock, { units }: Side): boolean =>
  units.some(({ arrived }) => arrived < tick || arrived === -1);

/** Who defends: who stood there, else who does not attack, else who owns the field, else nobody (PI-05-164). */
function defenderOf(clock: Clock, cell: Cell, sides: Sides): 0 | 1 | null {
  const [first, second] = sides.map((side) => stood(clock, side));
  if (first !== second) return first === true ? 0 : 1;
  if (first === true && sides[0].attacks !== sides[1].attacks) return sides[0].attacks ? 1 : 0;
  const owner = ownerNow(clock, cell);
  const at = sides.findIndex(({ name }) => name === owner);
  return at === 0 || at === 1 ? at : null;
}

/** The city that protects a defender: it must be his own; of a revolt in its area, of beings neutral (PI-05-122). */
function cityOf(clock: Clock, cell: Cell, { given }: Mover): BattleFacts['city'] {
  const city = clock.ground.city(cell);
  if (city === undefined) return 'none';
  const owner = ownerNow(clock, cell);
  const isOwn =
    given.revolt?.area.has(cell) ??
    (given.isBeing === true ? owner === null : owner === given.realm);
  if (!isOwn) return 'none';
  return city.isFortified ? 'fortified' : 'city';
}

function factsOf(clock: Clock, cell: Cell, mover: Mover, isDefender: boolean): BattleFacts {
  const { ground, given, tick } = clock;
  const { realm, kind } = mover.given;
  const own = given.inBattle?.[realm];
  const terrain = ground.terrain(cell) ?? '';
  const came = !isDefender && mover.arrived === tick ? mover.cameFrom : null;
  return {
    kind,
    city: isDefender && !isFleet(kind) ? cityOf(clock, cell, mover) : 'none',
    battleTerrain: terrain,
    heldTerrain: came === null ? terrain : (ground.terrain(came) ?? ''),
    isDownhill: mover.isDownhill,
    hunger: own?.hunger ?? 0,
    culture: own?.culture?.[kind] ?? 0,
    culturePoints: own?.culturePoints?.[kind] ?? 0,
  };
}

/** No points of any army lie beyond this. */
const MOST_POINTS = 100_000;

/** Keys under which the GM decides of a battle: stable between runs. */
const keyOf = (clock: Clock, cell: Cell, sides: Sides): string =>
  ['battle', addressOf(clock, cell), clock.tick, ...sides.map(({ name }) => name)].join('/');

interface Fought {
  readonly outcome: BattleOutcome;
  /** Under which the GM says who wins. */
  readonly ruling: string;
  readonly blocks: readonly CardBlock[];
}

/** Points of one side, each army's figure open to the GM (PI-05-121, PI-05-130, GM-53). */
function pointsOf(
  clock: Clock,
  key: string,
  cell: Cell,
  { units, name }: Side,
  side: 0 | 1,
  isDefender: boolean,
): { readonly armies: readonly ArmyPoints[]; readonly blocks: readonly CardBlock[] } {
  const blocks: CardBlock[] = [];
  const armies = units.map((mover): ArmyPoints => {
    const computed = armyPoints(
      clock.settings,
      mover.strength,
      factsOf(clock, cell, mover, isDefender),
    );
    const ruling = `${key}/points/${mover.given.key}`;
    const range = [0, MOST_POINTS] as const;
    const about = { ...aboutUnit(mover), party: name };
    const label = isNobody(mover) ? 'foePoints' : 'points';
    const { value, block } = figureBlock(clock, label, computed.points, ruling, range, about);
    blocks.push({ ...block, side });
    if (value === computed.points) return computed;
    return { ...computed, points: value, exact: { numerator: value.value, denominator: 1 } };
  });
  return { armies, blocks };
}

/** Who can win: one of two realms or nobody; a being or a revolt is the foe. */
const WINNERS = ['first', 'second', 'nobody'] as const;
const OVER_FOES = ['first', 'foe', 'nobody'] as const;

/** Points, winner and percent of losses; the GM may say who wins (PI-05-116, PI-05-127 to PI-05-129). */
function fight(clock: Clock, cell: Cell, sides: Sides, defender: 0 | 1 | null): Fought {
  const { settings, turn } = clock;
  const key = keyOf(clock, cell, sides);
  const each = ([0, 1] as const).map((at) =>
    pointsOf(clock, key, cell, sides[at], at, at === defender),
  );
  const [a, b] = each.map(({ armies }) => sidePoints(settings, armies));
  const none = sidePoints(settings, []);
  const points = [a ?? none, b ?? none] as const;
  const usual = battleOf(settings, points, defender);
  const isForeign = sides[1].units.some(isNobody);
  const winners = isForeign ? OVER_FOES : WINNERS;
  const proposal = winners[usual.winner ?? 2];
  const ruling = `${key}/winner`;
  const { answer, block } = offered(turn, {
    key: ruling,
    clause: 'PI-05-116',
    name: 'pygma.winner',
    about: { party: sides[0].name, other: isForeign ? '' : sides[1].name },
    options: winners,
    proposal,
  });
  const said = answer === 'first' ? 0 : answer === 'nobody' ? null : 1;
  const outcome = answer === proposal ? usual : battleOf(settings, points, defender, said);
  const blocks = [
    ...each.flatMap((one) => one.blocks),
    gmFigure('superiority', outcome.ratio),
    block,
  ];
  return { outcome, ruling, blocks };
}

/** What a unit lost in a battle. */
interface Loss extends LostArmy {
  readonly mover: Mover;
  readonly before: number;
}

/** Losses of both sides; ships take their cargo down with them in the same measure (PI-05-127, PI-05-136). */
function lose(
  clock: Clock,
  key: string,
  sides: Sides,
  { losses }: BattleOutcome,
): {
  readonly lost: readonly [readonly Loss[], readonly Loss[]];
  readonly blocks: readonly CardBlock[];
} {
  const blocks: CardBlock[] = [];
  const sharesCargo = choiceOf(clock.settings, 'pygma.battle.cargo') === 'shares_losses';
  const lostBy = (at: 0 | 1): readonly Loss[] =>
    sides[at].units.map((mover): Loss => {
      const before = mover.strength;
      const percent = losses[at];
      const ruling = `${key}/loss/${mover.given.key}`;
      const computed = lossOf(clock.settings, before, percent);
      const label = isNobody(mover) ? 'foeLoss' : 'armyLoss';
      const figure = figureBlock(clock, label, computed, ruling, [0, before], aboutUnit(mover));
      blocks.push({ ...figure.block, side: at });
      const aboard = sharesCargo ? cargoOf(clock, mover) : [];
      for (const cargo of aboard)
        cargo.strength -= lossOf(clock.settings, cargo.strength, percent).value;
      const lost = figure.value.value;
      setStrength(clock, mover, before - lost, 'destroyed');
      if (mover.gone === null) trimCargo(clock, mover);
      return { mover, before, kind: mover.given.kind, lost };
    });
  return { lost: [lostBy(0), lostBy(1)], blocks };
}

/** Loot of the winner by the value of what the loser lost (HR-10); beings and revolts take none. */
function loot(clock: Clock, winner: Side, lost: readonly Loss[]): readonly CardBlock[] {
  const [first] = winner.units;
  if (first === undefined || isNobody(first) || !hasLoot(clock.settings, lost)) return [];
  const stream = ['loot', first.given.key, clock.tick] as const;
  const roll = throwDie(clock.turn, 'd6', stream, aboutUnit(first));
  const computed = lootOf(clock.settings, lost, roll);
  const { value, block } = figureBlock(clock, 'loot', computed, stream.join('/'), [0, 100_000_000]);
  clock.loot.push({ realm: winner.name, amount: value.value });
  return [block];
}

/** The units of a side that are still there leave the field, or are lost where they cannot (PI-05-132, PI-05-165). */
function giveWay(clock: Clock, side: Side, victors: readonly Mover[]): void {
  const isDestroyed = choiceOf(clock.settings, 'pygma.battle.loser') === 'destroyed';
  for (const mover of side.units) {
    if (mover.gone !== null) continue;
    if (!isDestroyed && mover.given.revolt === undefined && withdraw(clock, mover, victors))
      continue;
    const all = counted([mover, ...cargoOf(clock, mover)]);
    remove(clock, mover, 'destroyed');
    tellLost(clock, 'destroyed', 'PI-05-132', all);
  }
}

/** After a draw an attacker goes back where it came from (PI-05-129, PI-05-164). */
function goBack(clock: Clock, { units }: Side): void {
  for (const mover of units) {
    mover.hasEnded = true;
    if (mover.gone === null && mover.cameFrom !== null && mover.arrived === clock.tick)
      putTo(clock, mover, mover.cameFrom);
  }
}

/** What each side reads: its own losses, and who the other was (PI-05-111, PI-19-03). */
function report(
  clock: Clock,
  cell: Cell,
  sides: Sides,
  won: 0 | 1 | null,
  at: 0 | 1,
  lost: readonly Loss[],
): void {
  const side = sides[at];
  if (!clock.given.realms.includes(side.name)) return;
  const [enemy] = sides[at === 0 ? 1 : 0].units;
  const isRealm = enemy !== undefined && !isNobody(enemy);
  const foe = isRealm ? { other: enemy.given.realm } : { against: enemy?.given.name ?? '' };
  const result = won === null ? 'draw' : won === at ? 'won' : 'lost';
  for (const loss of lost)
    tellOf(clock, loss.mover, {
      kind: `pygma.${isRealm ? 'battle' : 'struggle'}_${result}`,
      clause: 'PI-05-116',
      cell,
      about: { before: loss.before, lost: loss.lost, left: loss.mover.strength, ...foe },
    });
}

/**
 * A battle of two sides in a field: points, losses, loot, withdrawal (PI-05-116 to PI-05-138). Who fought has no further
 * steps unless it won with A (HR-24).
 */
export function battle(clock: Clock, cell: Cell, sides: Sides): void {
  const defender = defenderOf(clock, cell, sides);
  const key = keyOf(clock, cell, sides);
  const { outcome, ruling, blocks } = fight(clock, cell, sides, defender);
  const { winner } = outcome;
  const before = sides.map(({ units }) => units.reduce((sum, { strength }) => sum + strength, 0));
  const aboard = counted(sides.flatMap(({ units }) => units.flatMap((one) => cargoOf(clock, one))));
  const losses = lose(clock, key, sides, outcome);
  const loser = winner === 0 ? 1 : 0;
  const booty = winner === null ? [] : loot(clock, sides[winner], losses.lost[loser]);
  for (const [at, { units }] of sides.entries()) {
    const other = sides[at === 0 ? 1 : 0];
    const isBeaten = winner !== at && other.units.some(({ gone }) => gone === null);
    for (const mover of units) {
      mover.fought = clock.tick;
      mover.beatenBy = isBeaten ? other.name : '';
      mover.hasEnded ||= mover.given.order !== 'attack';
    }
  }
  const known = sides.map(({ name }) => name).filter((name) => clock.given.realms.includes(name));
  const stranger = sides.flatMap(({ units }) => units).find(isNobody);
  clock.turn.tell({
    kind: stranger === undefined ? 'pygma.battle' : 'pygma.struggle',
    clause: 'PI-05-116',
    time: timeOf(clock),
    place: addressOf(clock, cell),
    parties: known,
    about: {
      ...(stranger === undefined ? {} : { against: stranger.given.name }),
      before: before[0] ?? 0,
      otherBefore: before[1] ?? 0,
      winner: winner === null ? '' : sides[winner].name,
      band: outcome.band,
      region: addressOf(clock, cell),
    },
    witnesses: [],
    blocks: [...blocks, ...losses.blocks, ...booty],
  });
  learn(clock, sides[0].name, sides[1].name, 'realm');
  learn(clock, sides[1].name, sides[0].name, 'realm');
  clock.turn.resultsOf(ruling, () => {
    for (const at of [0, 1] as const)
      report(clock, cell, sides, outcome.isTie ? null : winner, at, losses.lost[at]);
    const rest = losses.lost
      .flat()
      .map(({ mover, before: had, lost }) => ({ mover, before: had - lost }));
    tellLost(clock, 'dissolved', 'PI-05-11', rest);
    tellLost(clock, 'cargoLost', 'PI-05-136', aboard);
    if (winner === null || outcome.isTie)
      for (const at of [0, 1] as const) {
        if (at !== defender) goBack(clock, sides[at]);
      }
    else giveWay(clock, sides[loser], sides[winner].units);
  });
}

/** Sides of a field by realm, in realm order; each being and revolt is a side of its own (PI-05-131, PI-00-19). */
export function sidesIn(clock: Clock, units: readonly Mover[]): readonly (readonly Mover[])[] {
  const byRealm = new Map<string, Mover[]>();
  for (const mover of units)
    byRealm.set(mover.given.realm, [...(byRealm.get(mover.given.realm) ?? []), mover]);
  const rank = (name: string) => {
    const at = clock.given.realms.indexOf(name);
    return at < 0 ? clock.given.realms.length : at;
  };
  return [...byRealm.entries()]
    .toSorted(([a], [b]) => rank(a) - rank(b))
    .map(([, members]) => members);
}

/** The two sides as they attack each other; undefined if neither does (PI-05-110). */
export function hostileSides(one: readonly Mover[], other: readonly Mover[]): Sides | undefined {
  const isAgainst = (from: readonly Mover[], to: readonly Mover[]) =>
    from.some((mover) => to.some((enemy) => attacks(mover, enemy)));
  const [forth, back] = [isAgainst(one, other), isAgainst(other, one)];
  if (!forth && !back) return undefined;
  const side = (units: readonly Mover[], isAttacking: boolean): Side => ({
    name: units[0]?.given.realm ?? '',
    units,
    attacks: isAttacking,
  });
  return [side(one, forth), side(other, back)];
}
