import { current, type Draft } from 'immer';
import {
  type Campaign,
  inLanguage,
  nameField,
  type OwnedRecord,
  type RecordAct,
  type RecordKind,
  type RecordPlace,
  type RecordRow,
  type Settings,
  shownIn,
  type World,
} from '../../../../engine';
import { changing, type Command } from '../../../model/state/command';
import type { RegisterPlace } from '../../../model/records/register';

/** The engine's address of a record of an open campaign. */
export function recordPlace(
  owner: string | null,
  { campaign: { world }, settings }: Pick<RegisterPlace, 'campaign' | 'settings'>,
): RecordPlace<World> {
  return { world, settings, owner };
}

/** The name of a record: as its kind declares, or the value of its first field, unless that is a number. */
export function recordName(
  kind: RecordKind<World>,
  { owner, row }: OwnedRecord<RecordRow>,
  place: RegisterPlace,
): string {
  const at = recordPlace(owner, place);
  const named = kind.named?.(row, at);
  if (named !== undefined) return inLanguage(named, place.language);
  const first = nameField(kind);
  const shown = first && shownIn(first, row, at);
  const said =
    shown?.as === 'name'
      ? (shown.words ?? [shown.text, shown.text])
      : shown?.as === 'option'
        ? first?.options?.find(({ id }) => id === shown.id)?.label
        : undefined;
  return said === undefined ? row.id : inLanguage(said, place.language);
}

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Levels down to which what differs is written entry by entry: `map.grossfelder.<no>.<part>.<field>` is the deepest. */
const DEEPEST = 4;

/** Writes what differs, entry by entry, so that a step of undo holds no more than that. */
const writeChanged = (draft: object, before: unknown, after: unknown, depth = 0): void => {
  const [old, now] = [isTree(before) ? before : {}, isTree(after) ? after : {}];
  for (const key of Object.keys(old))
    if (!Object.hasOwn(now, key)) Reflect.deleteProperty(draft, key);
  for (const key of Object.keys(now)) {
    if (old[key] === now[key]) continue;
    const inner: unknown = Reflect.get(draft, key);
    if (depth < DEEPEST && isTree(old[key]) && isTree(now[key]) && isTree(inner))
      writeChanged(inner, old[key], now[key], depth + 1);
    else Reflect.set(draft, key, now[key]);
  }
};

/** Changes the world of a draft by a function of the engine. */
export function changeWorld(draft: Draft<Campaign>, change: (world: World) => World): void {
  const { world } = current(draft);
  writeChanged(draft.world, world, change(world));
}

/** Something the GM does to a record in one step. */
export function actionCommand(
  game: string,
  kind: RecordKind<World>,
  action: RecordAct<World, RecordRow>,
  { owner, row }: OwnedRecord<RecordRow>,
  settings: Settings,
  name: string,
): Command {
  return changing(
    'records:command.recordAct',
    { name, act: `${game}:record.${kind.id}.act.${action.id}` },
    (draft) => {
      changeWorld(draft, (world) => action.run(row, { world, settings, owner }));
    },
  );
}
