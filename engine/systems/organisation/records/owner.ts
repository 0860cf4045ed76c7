import type { OwnedRecord, RecordPlace, RecordRow, Settings } from '../../../kernel';
import type { World } from '../../../world';
import { organisationIn, stateOf } from '../state/read';
import type { Organisation } from '../state/types';
import { withState } from '../state/write';

export type Place = RecordPlace<World>;

/** The organisation a record belongs to; undefined if it is not in the game yet, or dissolved (OS-1-11). */
export function ownerOf({ world, settings, owner }: Place): Organisation | undefined {
  const own = owner === null ? undefined : organisationIn(world, owner, settings);
  return own?.dissolved === null ? own : undefined;
}

/** The world with the owner of a record changed. */
export function withOwner(place: Place, change: (owner: Organisation) => Organisation): World {
  const { world } = place;
  const before = ownerOf(place);
  if (before === undefined) return world;
  const organisations = { [before.key]: change(before) };
  return withState(world, { phase: world.clock.turn, step: 'event', organisations, chances: [] });
}

/** Rows of one list of all organisations in the game. */
export function rowsOf<Row extends RecordRow>(
  world: World,
  settings: Settings,
  list: (own: Organisation) => readonly Row[],
): readonly OwnedRecord<Row>[] {
  return Object.values(stateOf(world, settings).organisations).flatMap((own) =>
    list(own).map((row) => ({ owner: own.key, row })),
  );
}

/** A list with a row in the place of that of its id, or at the end. */
export function withRow<Row extends RecordRow>(rows: readonly Row[], row: Row): readonly Row[] {
  const index = rows.findIndex(({ id }) => id === row.id);
  return index < 0 ? [...rows, row] : rows.with(index, row);
}
