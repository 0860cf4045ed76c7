import type { Json, RecordKind } from '../../kernel';
import type { Campaign } from '../campaign';
import { storedEntry } from '../records';
import { placeText } from '../unit-place';
import type { World } from '../world';
import {
  carrierOf,
  type Crossers,
  crossersIn,
  type CrossingGame,
  crossingGame,
  fieldOf,
  isRow,
  keptRow,
  nameOf,
} from './crosser';
import type { Crosser, CrossingRow, ParcelRecord, ParcelRow } from './parcel';

/** A record of a parcel as its sender has it, as far as it crosses. */
export function rowOfSender({ kind, party, values }: ParcelRow): CrossingRow {
  const [id] = storedEntry(kind, party, '', {});
  return { id, row: values };
}

/** What something is called: a unit by its number, a record by its name. */
function callOf(crosser: Crosser, world: World, game: CrossingGame): string {
  if (!isRow(crosser)) return String(crosser.number);
  const kept = keptRow(crosser.id, crosser.row, game);
  return kept === undefined ? crosser.id : nameOf(kept, world, game);
}

/** Where something is, as it is written: its field, or in brackets who carries it. */
export function placeOf(
  crosser: Crosser,
  crossers: Crossers,
  world: World,
  game: CrossingGame,
): string {
  if (!isRow(crosser)) return placeText(crosser);
  const carrier = crossers[carrierOf(crosser, game) ?? ''];
  return carrier === undefined
    ? (fieldOf(crosser, crossers, game) ?? '')
    : `(${callOf(carrier, world, game)})`;
}

/**
 * What crosses as a GM reads it, whose and which: `tha:203` of a unit, by its id, `val:H 2` of a record, by its name.
 * @param row The record as it was where it had that id; absent = it is a unit, or not known any more.
 */
export function shownName(
  id: string,
  row: Json | undefined,
  campaign: Campaign,
  records: readonly RecordKind<World>[],
): string {
  const game = crossingGame(campaign, records);
  const kept = keptRow(id, row ?? null, game);
  if (kept !== undefined) return `${kept.owner}:${nameOf(kept, campaign.world, game)}`;
  const [, owner = '', ...rest] = id.split('/');
  return rest.length === 0 ? id : `${owner}:${rest.join('/')}`;
}

/** A name, and the one in its place. */
export type NewName = readonly [before: string, now: string];

/**
 * What of a parcel arrived or came back under another number than it had, as it is called before and now.
 * @param records Kinds of records of the game.
 */
export function newNames(
  campaign: Campaign,
  record: ParcelRecord,
  records: readonly RecordKind<World>[],
): readonly NewName[] {
  const { world } = campaign;
  const game = crossingGame(campaign, records);
  const call = (crosser: Crosser): string => callOf(crosser, world, game);
  const changed = (before: readonly string[], now: readonly Crosser[]): readonly NewName[] =>
    now
      .map((one, index): NewName => [before[index] ?? '', call(one)])
      .filter(([old, fresh]) => old !== fresh);
  if (record.kind === 'in') {
    const { units, rows = [] } = record.parcel;
    const numbers = units.map(({ number }) => String(number));
    return changed([...numbers, ...rows.map((row) => call(rowOfSender(row)))], record.arrived);
  }
  if (record.kind !== 'out') return [];
  const crossers = crossersIn(world, game);
  const { departed, returned = [] } = record;
  const back = returned.map((id, index) => crossers[id] ?? departed[index]?.unit);
  return changed(
    departed.map(({ unit }) => call(unit)),
    back.filter((one) => one !== undefined),
  );
}
