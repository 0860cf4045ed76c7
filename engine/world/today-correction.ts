import { memoizeByObject, reuse } from '../kernel';
import { repeatableTurns } from './booked-turns';
import { ledgerEntries } from './ledger';
import type { ArchivedTurn, Campaign, LedgerEntry } from './campaign';
import { correctedWorld } from './corrected-world';
import { isEqual } from './merge';
import type { TodayCorrection, TodayEffect, Variant } from './open-turn';
import type { NewNumbers } from './parcels/crossed';
import {
  isNoChange,
  packStart,
  type TurnStart,
  turnStart,
  unpackStarts,
  worldAtStart,
} from './turn-start';
import { archivedVariant } from './variant';
import type { World } from './world';

type Letters = Pick<Variant, 'sheets' | 'rulings' | 'mail'>;

const areEqual = (a: Letters, b: Letters): boolean =>
  isEqual(a.sheets, b.sheets) && isEqual(a.rulings, b.rulings) && isEqual(a.mail, b.mail);

/** True if a variant is equal to the archived month. */
export function isAsArchived(archived: ArchivedTurn, variant: Letters): boolean {
  return areEqual(archivedVariant(archived, '', ''), variant);
}

/** True if a variant is equal to what was booked of its turn only for today. */
export function isAsToday(campaign: Campaign, variant: Letters & Pick<Variant, 'turn'>): boolean {
  const noted = campaign.todayCorrections?.[variant.turn];
  return noted !== undefined && areEqual(noted, variant);
}

/**
 * True if a variant was begun before what was booked of its turn only for today, so that booking it takes that back.
 */
export function isOlderThanToday(campaign: Campaign, variant: Variant): boolean {
  const noted = campaign.todayCorrections?.[variant.turn];
  return noted !== undefined && variant.todayAt !== noted.at && !isAsToday(campaign, variant);
}

/** What a correction booked only for today changed while one turn was open, unpacked. */
export interface UnpackedEffect extends Pick<TodayEffect, 'renumbered'> {
  readonly was: TurnStart;
  readonly now: TurnStart;
}

const startsOf = memoizeByObject(({ effects }: TodayCorrection) =>
  unpackStarts(effects.flatMap(({ was, now }) => [was, now])),
);

/** False if what a correction changed today is damaged in the file. */
export function isReadable(noted: TodayCorrection): boolean {
  return startsOf(noted) !== undefined;
}

/** What a correction booked only for today changed while a turn was open; undefined = nothing, or it is damaged. */
export function effectIn(
  noted: TodayCorrection | undefined,
  turn: number,
): UnpackedEffect | undefined {
  const index = noted?.effects.findIndex((one) => one.turn === turn) ?? -1;
  if (noted === undefined || index === -1) return undefined;
  const [was, now] = startsOf(noted)?.slice(2 * index) ?? [];
  return was === undefined || now === undefined ? undefined : { ...noted.effects[index], was, now };
}

/** The entries of what was booked only for today, whatever else the file lists as such. */
export function entriesOf(
  noted: TodayCorrection | undefined,
  ledger: Campaign['ledger'],
): readonly LedgerEntry[] {
  if (noted === undefined) return [];
  const { turn, entries } = noted;
  return ledgerEntries(ledger).filter(
    ({ id, cause, about }) =>
      cause === 'lateCorrection' && about['turn'] === turn && entries.includes(id),
  );
}

/**
 * The turn whose correction stands booked only for today, so that another turn cannot be corrected; undefined = none.
 * It has to be booked as a whole or taken back first; of several in a file the oldest one. What was booked of a turn
 * that cannot be computed again stands in nobody's way.
 */
export function turnInTheWay(
  campaign: Pick<Campaign, 'archive' | 'todayCorrections'>,
  turn: number,
): number | undefined {
  if (campaign.todayCorrections === undefined) return undefined;
  const turns = repeatableTurns(campaign);
  const oldest = Object.values(campaign.todayCorrections)
    .map((noted) => noted.turn)
    .filter((noted) => turns.includes(noted))
    .toSorted((a, b) => a - b)[0];
  return oldest === turn ? undefined : oldest;
}

/** The world a booked turn left, as it would be with what was booked only for today. */
export function withEffect(left: World, effect: UnpackedEffect | undefined): World {
  if (effect === undefined) return left;
  return correctedWorld(worldAtStart(left, effect.now), worldAtStart(left, effect.was), left).world;
}

/** A world with what was booked only for today as it was before. */
export function withoutEffect(world: World, effect: UnpackedEffect | undefined): World {
  return effect === undefined ? world : worldAtStart(world, effect.was);
}

/**
 * True if nothing has been changed again of what a correction booked only for today changed. Gold that came and went
 * since does not count.
 * @param left The world the last turn left.
 */
export function standsToday(
  { todayCorrections, world }: Campaign,
  turn: number,
  left: World,
): boolean {
  const effect = effectIn(todayCorrections?.[turn], world.clock.turn);
  return correctedWorld(world, withEffect(left, effect), left).conflicts.length === 0;
}

/**
 * What a correction changes of the world the last turn left, noted in the open turn; undefined = nothing.
 * @param renumbered units the correction makes under another number
 */
export function effectOf(
  left: World,
  came: World,
  renumbered: NewNumbers,
): TodayEffect | undefined {
  const reached = reuse(left, came);
  const was = turnStart(left, reached);
  if (isNoChange(was)) return undefined;
  return {
    turn: left.clock.turn,
    was: packStart(was),
    now: packStart(turnStart(reached, left)),
    ...(renumbered.size === 0 ? {} : { renumbered: Object.fromEntries(renumbered) }),
  };
}

/** The campaign without the note of what was booked of a turn only for today. */
export function withoutToday({ todayCorrections = {}, ...rest }: Campaign, turn: number): Campaign {
  const others = Object.entries(todayCorrections).filter(([, one]) => one.turn !== turn);
  return others.length === 0 ? rest : { ...rest, todayCorrections: Object.fromEntries(others) };
}

/**
 * The campaign with the note that a correction was booked only for today. A turn that has its letters as they were
 * ended, and of which nothing is booked any more, needs none.
 * @param entries ledger entries of this booking
 */
export function withToday(
  campaign: Campaign,
  { turn, sheets, rulings, mail, decisions }: Variant,
  {
    effect,
    entries,
    ...note
  }: Pick<TodayCorrection, 'at' | 'reason' | 'entries'> & {
    readonly effect: TodayEffect | undefined;
  },
): Campaign {
  const noted = campaign.todayCorrections?.[turn];
  const open = campaign.world.clock.turn;
  const before = (noted?.effects ?? []).filter((one) => one.turn !== open);
  const effects = effect === undefined ? before : [...before, effect];
  const archived = campaign.archive[turn];
  const isBack = archived !== undefined && isAsArchived(archived, { sheets, rulings, mail });
  if (effects.length === 0 && isBack) return withoutToday(campaign, turn);
  const one: TodayCorrection = {
    turn,
    sheets,
    rulings,
    mail,
    ...(decisions === undefined ? {} : { decisions }),
    ...note,
    effects,
    entries: [...(noted?.entries ?? []), ...entries],
  };
  return { ...campaign, todayCorrections: { ...campaign.todayCorrections, [turn]: one } };
}
