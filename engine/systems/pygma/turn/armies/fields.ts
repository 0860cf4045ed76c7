import type { Cell } from '../../../../hex';
import { grouped } from '../../../../kernel';
import { orderTowards } from '../../rules/armies/contact';
import { isLandField } from '../../rules/armies/ground';
import { conquestBy, isFleet } from '../../rules/armies/kinds';
import { choiceOf, flagOf } from '../../rules/settings';
import { battle, hostileSides, sidesIn } from './battle';
import {
  addressOf,
  type Clock,
  isFleetCargoOrGone,
  isNobody,
  isSeen,
  type Mover,
  orderNow,
  ownerNow,
  putTo,
  remove,
  timeOf,
  unitsIn,
  tellOf,
} from './clock';

/** Makes a secret unit an ordinary one for the rest of the month, and tells who found it (PI-05-145, PI-05-148). */
export function discover(clock: Clock, mover: Mover, by: string): void {
  mover.isSecret = false;
  clock.stirred.add(mover.cell);
  mover.foundBy.add(by);
  clock.turn.tell({
    kind: 'pygma.discovered',
    clause: 'PI-05-148',
    time: timeOf(clock),
    place: addressOf(clock, mover.cell),
    parties: clock.given.realms.filter((one) => one === by),
    about: { kind: mover.given.kind, region: addressOf(clock, mover.cell) },
  });
}

/** Secret units without R are found out at once by a foreign army in their field, or in a city not their own (PI-05-145). */
function reveal(clock: Clock, cell: Cell): void {
  const all = [...(clock.standing.get(cell) ?? [])].toSorted((a, b) => a.index - b.index);
  for (const mover of all) {
    if (!mover.isSecret || orderNow(mover) === 'retreat') continue;
    const met = all.find((other) => other.given.realm !== mover.given.realm && isSeen(other));
    const owner = ownerNow(clock, cell);
    const isInCity = clock.ground.city(cell) !== undefined && owner !== mover.given.realm;
    if (met !== undefined) discover(clock, mover, met.given.realm);
    else if (isInCity) discover(clock, mover, owner ?? '');
  }
}

/** A revolt fights in the field of its area that somebody enters first who fights it (PI-13-23). */
function placeRevolts(clock: Clock): void {
  for (const force of clock.revolts) {
    const { revolt } = force.given;
    if (revolt === undefined || force.gone !== null) continue;
    const isFighting = (mover: Mover) =>
      isSeen(mover) &&
      !isNobody(mover) &&
      !isFleet(mover.given.kind) &&
      (mover.given.realm === revolt.origin
        ? orderNow(mover) !== 'retreat'
        : orderTowards(orderNow(mover), mover.given.target, force.given.realm) === 'attack');
    const field = [...revolt.area]
      .toSorted((a, b) => a - b)
      .find((cell) => clock.touched.has(cell) && unitsIn(clock, cell).some(isFighting));
    if (field === undefined || field === force.cell) continue;
    const { arrived } = force;
    putTo(clock, force, field);
    force.arrived = arrived;
  }
}

/** Traders of others in the field of a unit with A lose their load and are gone (PI-05a-15, HR-19). */
function rob(clock: Clock, cell: Cell): void {
  if (!flagOf(clock.settings, 'pygma.trader.capture')) return;
  const here = unitsIn(clock, cell);
  for (const trader of here.filter(({ given }) => given.isTrader === true)) {
    const robber = here.find(
      (one) =>
        isSeen(one) &&
        one.given.realm !== trader.given.realm &&
        orderTowards(orderNow(one), one.given.target, trader.given.realm) === 'attack',
    );
    if (robber === undefined) continue;
    clock.robbed.push({ robber, trader });
    remove(clock, trader, 'robbed');
    tellOf(clock, robber, { kind: 'pygma.robbed', clause: 'PI-05a-15' });
    tellOf(clock, trader, { kind: 'pygma.traderLost', clause: 'PI-05a-15' });
  }
}

/** Battles of all fields into which somebody came, by coordinate; of several sides each pair in realm order (PI-05-131, HR-24 (4)). */
export function battles(clock: Clock): void {
  placeRevolts(clock);
  for (const cell of [...clock.touched].toSorted((a, b) => a - b)) {
    reveal(clock, cell);
    const present = () => unitsIn(clock, cell).filter(isSeen);
    const names = sidesIn(clock, present()).map(([first]) => first?.given.realm ?? '');
    for (const [index, name] of names.entries())
      for (const other of names.slice(index + 1)) {
        const unitsOf = (realm: string) => present().filter(({ given }) => given.realm === realm);
        const sides = hostileSides(unitsOf(name), unitsOf(other));
        if (sides !== undefined) battle(clock, cell, sides);
      }
    rob(clock, cell);
  }
}

/** True if a unit can take land at all: a land army, seen, neither trader nor being (PI-05-51, PI-05-60). */
function takesLand(clock: Clock, mover: Mover, isNeutral: boolean): boolean {
  const { given, isSecret } = mover;
  if (isFleetCargoOrGone(mover) || given.isTrader === true || isNobody(mover)) return false;
  return !isSecret || (isNeutral && flagOf(clock.settings, 'pygma.secret.annex_neutral'));
}

/** True if a path counts up to this field only, or all its fields do (PI-05-58). */
function counts(clock: Clock, mover: Mover): boolean {
  const isOver = mover.hasEnded || mover.next >= mover.given.way.steps.length;
  return isOver || choiceOf(clock.settings, 'pygma.conquest.path') === 'all';
}

/** Notes who entered a neutral field; whose it becomes is decided at the end of the month (PI-05-48, PI-05-53). */
export interface Entry {
  readonly mover: Mover;
  readonly tick: number;
}

/** What a unit does to the land of another realm in which it stands (PI-05-55 to PI-05-58, PI-05-133, PI-05-172). */
function conquers(clock: Clock, mover: Mover, owner: string): boolean {
  const { given, strength, cell } = mover;
  if (orderTowards(orderNow(mover), given.target, owner) !== 'attack') return false;
  if (conquestBy(clock.settings, strength).value === 0 || !counts(clock, mover)) return false;
  return ![...(clock.standing.get(cell) ?? [])].some(
    (other) => other.given.realm === owner && other.given.isTrader !== true,
  );
}

/** What is taken: a field, a city, a capital. */
const prizeAt = ({ ground }: Clock, cell: Cell): 'Field' | 'City' | 'Capital' => {
  const city = ground.city(cell);
  if (city === undefined) return 'Field';
  return city.isCapital ? 'Capital' : 'City';
};

/** Gives a field to a realm, and tells both; neither learns the other's name by it (PI-05-58, PI-19-02). */
function take(clock: Clock, mover: Mover, cell: Cell, owner: string): void {
  const { realm } = mover.given;
  const prize = prizeAt(clock, cell);
  clock.owners.set(cell, realm);
  clock.stirred.add(cell);
  tellOf(clock, mover, { kind: `pygma.conquered${prize}`, clause: 'PI-05-58', cell });
  const region = addressOf(clock, cell);
  clock.turn.tell({
    kind: `pygma.lost${prize}`,
    clause: 'PI-05-58',
    time: timeOf(clock),
    place: region,
    parties: [owner],
    about: { party: owner, region },
  });
}

/** Conquests of the tick; neutral land is noted only (HR-24 (5)). */
export function conquests(clock: Clock): void {
  for (const mover of clock.movers) {
    const { cell, given, fought } = mover;
    const hasCome = mover.entered.get(cell) === clock.tick;
    if (!hasCome && fought !== clock.tick) continue;
    if (!takesLand(clock, mover, false) || !mover.entered.has(cell)) continue;
    const owner = ownerNow(clock, cell);
    if (owner === null || owner === given.realm || !isLandField(clock.ground, cell)) continue;
    if (conquers(clock, mover, owner)) take(clock, mover, cell, owner);
  }
}

/** A revolt that was beaten by a foreign army with A loses its land to it; else it is its realm's again (PI-13-24). */
export function endedRevolts(
  clock: Clock,
): readonly { readonly key: string; readonly winner: string | null }[] {
  return clock.revolts
    .filter(({ gone }) => gone !== null)
    .map((force) => {
      const { beatenBy, cell, given } = force;
      const isTaken = clock.movers.some(
        (mover) =>
          mover.gone === null &&
          mover.given.realm === beatenBy &&
          mover.trail.includes(cell) &&
          conquestBy(clock.settings, mover.strength).value === 1,
      );
      return {
        key: given.key,
        winner: isTaken && beatenBy !== given.revolt?.origin ? beatenBy : null,
      };
    });
}

/** True if a unit takes the neutral fields it enters (PI-05-48, PI-05-51, PI-05-60). */
function annexes({ settings }: Clock, mover: Mover): boolean {
  const { leavesNeutral, isTrader, kind, isSecret } = mover.given;
  if (leavesNeutral === true || isTrader === true || isFleet(kind) || isNobody(mover)) return false;
  const isUnseen = isSecret === true && mover.foundBy.size === 0;
  return !isUnseen || flagOf(settings, 'pygma.secret.annex_neutral');
}

/** Who entered which neutral field in the month otherwise than withdrawing, the first first (PI-05-50, PI-05-53). */
function entriesByField(clock: Clock): ReadonlyMap<Cell, readonly Entry[]> {
  const isAll = choiceOf(clock.settings, 'pygma.annex.path') === 'all';
  const all = clock.movers
    .filter((mover) => annexes(clock, mover))
    .flatMap((mover) =>
      [...mover.entered]
        .filter(([cell]) => isAll || mover.cell === cell)
        .map(([cell, tick]) => ({ cell, mover, tick })),
    )
    .toSorted((a, b) => a.cell - b.cell || a.tick - b.tick || a.mover.index - b.mover.index);
  return grouped(all, ({ cell }) => cell);
}

/** Whose a neutral field becomes: who remains there, else who came first; null = it stays neutral (PI-05-53, PI-05-54). */
function annexerOf(clock: Clock, cell: Cell, entries: readonly Entry[]): Entry | undefined {
  const isHeld = unitsIn(clock, cell).some(
    (mover) => isNobody(mover) && (mover.given.order === 'attack' || mover.fought >= 0),
  );
  if (isHeld) return undefined;
  const remains = ({ mover }: Entry) =>
    mover.gone === null && mover.carrier === null && mover.cell === cell;
  const realmsIn = (of: readonly Entry[]) => new Set(of.map(({ mover }) => mover.given.realm));
  const staying = entries.filter(remains);
  if (realmsIn(staying).size === 1) return staying[0];
  const rivals = staying.length > 0 ? staying : entries;
  const first = rivals.filter(({ tick }) => tick === rivals[0]?.tick);
  return realmsIn(first).size === 1 ? first[0] : undefined;
}

/** Neutral land that was entered becomes part of a realm, cities with it, at the end of the month (PI-05-48 to PI-05-54). */
export function annexations(clock: Clock): void {
  for (const [cell, entries] of entriesByField(clock)) {
    if (ownerNow(clock, cell) !== null || !isLandField(clock.ground, cell)) continue;
    const entry = annexerOf(clock, cell, entries);
    if (entry === undefined) continue;
    const { mover } = entry;
    clock.owners.set(cell, mover.given.realm);
    const isCity = clock.ground.city(cell) !== undefined;
    const kind = isCity ? 'pygma.annexedCity' : 'pygma.annexed';
    tellOf(clock, mover, { kind, clause: isCity ? 'PI-05-49' : 'PI-05-48', cell });
  }
}
