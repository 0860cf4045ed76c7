import { type Cell, KLEINFELDER } from '../../../../hex';
import type { CardBlock } from '../../../../kernel';
import type { PartyKey } from '../../../../world';
import { type CharacterFate, FATES } from '../../data';
import { finding } from '../../orders/finding';
import { characterFate } from '../../rules/fight/fate';
import { isWalkable } from '../../rules/movement/ground';
import { decisionBlock, figureBlocks, offered } from '../blocks';
import { areHostile } from './hostile';
import { cellOfSpot, report } from './report';
import {
  aboardOf,
  calendarMoon,
  type Clock,
  type Mover,
  settle,
  spotOfMover,
  takeUp,
  whereIs,
} from './state';

/** Fields of the settlements of a party, in the order of the map. */
export function townsOf({ board }: Clock, party: string): readonly Cell[] {
  return board.chunks.flatMap(({ settlements }, plot) =>
    Object.entries(settlements)
      .filter(([, { owner }]) => owner === party)
      .map(([index]) => plot * KLEINFELDER + Number(index)),
  );
}

/** The nearest own settlement of a unit in another field, the first on the map among equals. */
const nearestTown = (clock: Clock, mover: Mover, spot: number): Cell | undefined => {
  const { lattice } = clock.board;
  const here = cellOfSpot(lattice, spot);
  let nearest: Cell | undefined;
  for (const town of townsOf(clock, mover.plan.unit.party)) {
    if (town === here) continue;
    const isNearer =
      nearest === undefined || lattice.distance(here, town) < lattice.distance(here, nearest);
    if (isNearer) nearest = town;
  }
  return nearest;
};

/** What becomes of a character, with the die and what the GM may decide: the fate by the die is the first option. */
interface SettledFate {
  readonly fate: CharacterFate;
  readonly blocks: readonly CardBlock[];
}

/**
 * What becomes of a character whose unit is no more: the die of WW-9.3-10, or the GM's word under the key
 * `fate/<unit>/<moon>`. For a REP the GM is asked (F-EVT-FATE). Without a `refuge`, an own settlement to escape to,
 * he is captured unless the GM says otherwise.
 */
const settleFate = (
  clock: Clock,
  mover: Mover,
  spot: number,
  refuge: Cell | undefined,
): SettledFate => {
  const { unit } = mover.plan;
  const moon = calendarMoon(clock);
  const key = `fate/${unit.id}/${moon}`;
  const { seed, turn, settings, rulings } = clock;
  const { party, number, character } = unit;
  const status = character?.status ?? 'NSC';
  const {
    fate: byDie,
    roll,
    isGmAsked,
  } = characterFate({ seed, turn, moon, party, unit: number, status }, settings, rulings);
  const fate = byDie === 'escaped' && refuge === undefined ? 'captured' : byDie;
  const options = [fate, ...FATES.filter((one) => one !== fate)];
  const place = clock.board.lattice.addressOf(cellOfSpot(clock.board.lattice, spot));
  const about = { unit: unit.id, place };
  const question = { key, clause: 'WW-9.3-10', name: 'fate', about, options, proposal: fate };
  if (isGmAsked) {
    clock.questions.set(key, question);
    clock.find(finding('F-EVT-FATE', party, { unit: number, about }));
  }
  const word = FATES.find((option) => option === rulings[key]?.value);
  const decision = decisionBlock(isGmAsked ? question : offered(question));
  return { fate: word ?? fate, blocks: [...figureBlocks('fateRoll', roll, about), decision] };
};

/** Nobody sees a unit that is gone or shut away, and it sees nobody. */
function takeOutOfSight(mover: Mover): void {
  for (const other of mover.sees) other.seenBy.delete(mover);
  for (const other of mover.seenBy) other.sees.delete(mover);
  mover.sees.clear();
  mover.seenBy.clear();
  mover.seenFromLand.clear();
}

/** The unit is no more: it leaves the board with its leaders and its gold. */
function strike(clock: Clock, mover: Mover, cause: NonNullable<Mover['gone']>): void {
  takeUp(clock, mover);
  takeOutOfSight(mover);
  mover.gone = cause;
  mover.pending = null;
  mover.hasEnded = true;
  mover.waits = 'no';
  mover.sleepsUntil = null;
  mover.size = 0;
  mover.leaders = 0;
  mover.gold = 0;
}

/**
 * A character whose unit is no more: dead, captured, or away to the nearest own settlement (WW-9.3-10); where there is
 * none and the GM lets him escape all the same he is left in the field, if it is land.
 */
function decideFate(clock: Clock, mover: Mover, spot: number, by: PartyKey | null): void {
  const town = nearestTown(clock, mover, spot);
  const { fate: told, blocks } = settleFate(clock, mover, spot, town);
  const { ground, lattice } = clock.board;
  const here = spot < lattice.size && isWalkable(ground, spot, clock.settings) ? spot : undefined;
  const refuge = told === 'escaped' ? (town ?? here) : undefined;
  const fate = told === 'escaped' && refuge === undefined ? 'captured' : told;
  report(clock, spot, {
    kind: 'fate',
    clause: 'WW-9.3-10',
    parties: by === null ? [mover.plan.unit.party] : [mover.plan.unit.party, by],
    about: {
      unit: mover.plan.unit.id,
      fate,
      ...(fate === 'captured' && by !== null ? { captor: by } : {}),
    },
    blocks,
  });
  if (refuge !== undefined) {
    mover.hasEnded = true;
    mover.pending = null;
    const field = lattice.addressOf(refuge);
    settle(clock, mover, { kind: 'field', field });
    return;
  }
  strike(clock, mover, fate === 'dead' ? 'perished' : 'captured');
}

/** Leaders of a captured or scattered unit are lost with it unless the GM says otherwise (WW-7.1-16). */
function askForLeaders(
  clock: Clock,
  { plan, leaders }: Mover,
  spot: number,
  cause: NonNullable<Mover['gone']>,
): void {
  if (leaders < 1 || (cause !== 'captured' && cause !== 'scattered')) return;
  const { lattice } = clock.board;
  const place = lattice.addressOf(cellOfSpot(lattice, spot));
  const { number, party } = plan.unit;
  const about = { reason: cause, unit: plan.unit.id, place, leaders };
  clock.find(finding('F-EVT-FATE', party, { unit: number, about }));
}

/**
 * Takes a unit off the board with all it carries (WW-9.3-07, WW-7.1-16); characters are given their fate
 * (WW-9.3-10). `by` is the party that caused it.
 */
export function removeUnit(
  clock: Clock,
  mover: Mover,
  cause: NonNullable<Mover['gone']>,
  by: PartyKey | null = null,
): void {
  const here = whereIs(clock, mover);
  const spot = spotOfMover(clock, mover) ?? here?.cell;
  if (mover.gone !== null || spot === undefined) return;
  if (mover.plan.unit.character !== null) {
    decideFate(clock, mover, spot, by);
    return;
  }
  const passengers = aboardOf(clock, mover).filter(({ gone }) => gone === null);
  report(clock, spot, {
    kind: 'removal',
    clause: cause === 'captured' || cause === 'dissolved' ? 'WW-7.1-16' : 'WW-9.3-07',
    parties: by === null ? [mover.plan.unit.party] : [mover.plan.unit.party, by],
    about: { unit: mover.plan.unit.id, cause, size: mover.size },
  });
  askForLeaders(clock, mover, spot, cause);
  for (const passenger of passengers) removeUnit(clock, passenger, 'perished', by);
  strike(clock, mover, cause);
}

/** The first party hostile to a unit in its place, by which it is lost. */
export function captorOf(clock: Clock, mover: Mover, enemies: readonly Mover[]): PartyKey | null {
  return enemies.find((enemy) => areHostile(clock, enemy, mover))?.plan.unit.party ?? null;
}
