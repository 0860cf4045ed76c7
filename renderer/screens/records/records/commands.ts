import { current, type Draft } from 'immer';
import {
  type Campaign,
  type OwnedRecord,
  type RecordAct,
  type RecordKind,
  type RecordPlace,
  type RecordRow,
  type Settings,
  shownIn,
  type World,
} from '../../../../engine';
import type { Command } from '../../../model/state/command';
import type { RegisterPlace } from '../../../model/records/register';

/** Where the engine looks at a record of an open campaign. */
export const recordPlace = (
  owner: string | null,
  { campaign: { world }, settings }: Pick<RegisterPlace, 'campaign' | 'settings'>,
): RecordPlace<World> => ({ world, settings, owner });

/** What a record is called: what stands in its first field. */
export const recordName = (
  kind: RecordKind<World>,
  { owner, row }: OwnedRecord<RecordRow>,
  place: RegisterPlace,
): string => {
  const [first] = kind.fields;
  const shown = first && shownIn(first, row, recordPlace(owner, place));
  return shown?.as === 'name' ? shown.text : row.id;
};

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Writes what differs, entry by entry two levels deep, so that a step of undo holds no more than that. */
const writeChanged = (draft: object, before: unknown, after: unknown, depth = 0): void => {
  const [old, now] = [isTree(before) ? before : {}, isTree(after) ? after : {}];
  for (const key of new Set([...Object.keys(old), ...Object.keys(now)])) {
    if (old[key] === now[key]) continue;
    const inner: unknown = Reflect.get(draft, key);
    if (depth < 1 && isTree(old[key]) && isTree(now[key]) && isTree(inner))
      writeChanged(inner, old[key], now[key], depth + 1);
    else if (Object.hasOwn(now, key)) Reflect.set(draft, key, now[key]);
    else Reflect.deleteProperty(draft, key);
  }
};

/** Changes the world of a draft by a function of the engine. */
export const changeWorld = (draft: Draft<Campaign>, change: (world: World) => World): void => {
  const { world } = current(draft);
  writeChanged(draft.world, world, change(world));
};

/** Something the GM does to a record in one step. */
export const actCommand = (
  game: string,
  kind: RecordKind<World>,
  act: RecordAct<World, RecordRow>,
  { owner, row }: OwnedRecord<RecordRow>,
  settings: Settings,
  name: string,
): Command => ({
  name: 'cast:command.recordAct',
  about: { name, act: `${game}:record.${kind.id}.act.${act.id}` },
  change: (draft) => {
    changeWorld(draft, (world) => act.run(row, { world, settings, owner }));
  },
});
