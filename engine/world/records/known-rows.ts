import {
  type Json,
  type OwnedRecord,
  plainCopy,
  type RecordRow,
  type Settings,
} from '../../kernel';
import type { PartyKey } from '../grossfeld';
import type { World } from '../world';
import { storedEntry, type StoredEntry } from './store';
import { type Kind, mayKnow } from './values';

/** A stored record with what a party may know of it, the rest as in a blank one; undefined where that is nothing. */
function knownRow(
  kind: Kind,
  { owner, row }: OwnedRecord<RecordRow>,
  world: World,
  party: PartyKey,
  settings: Settings,
): StoredEntry | undefined {
  const { id, ...values } = row;
  const storedUnder = kind.isStoredOwnerless === true ? null : owner;
  const [key] = storedEntry(kind.id, storedUnder, id, {});
  if (!Object.hasOwn(world.affairs ?? {}, key)) return undefined;
  const isHidden = new Set(
    kind.fields.filter((field) => !mayKnow(field, row, owner, party)).map((field) => field.id),
  );
  const known = Object.entries(values).filter(([name]) => !isHidden.has(name));
  if (known.length === 0) return undefined;
  const { id: _, ...blank } = kind.blank?.({ world, settings, owner }) ?? { id };
  return storedEntry(
    kind.id,
    storedUnder,
    id,
    plainCopy({ ...blank, ...Object.fromEntries(known) }) as Readonly<Record<string, Json>>,
  );
}

/** The records a party may know something of, as they are stored in a world (`World.affairs`): with that, and no more. */
export function knownRows(
  kinds: readonly Kind[],
  world: World,
  party: PartyKey,
  settings: Settings,
): Readonly<Record<string, Json>> {
  return Object.fromEntries(
    kinds.flatMap((kind) =>
      kind
        .rows(world, settings)
        .flatMap((owned) => [knownRow(kind, owned, world, party, settings)])
        .filter((entry) => entry !== undefined),
    ),
  );
}
