import type { Campaign, ShelfItem } from '../../../../engine';
import { changing, type Command } from '../../../model/state/command';
import type { Refusal, Register, RegisterPlace, Shelved } from '../../../model/records/register';

/** An id no item of the shelf has. */
const freeShelfId = (taken: ReadonlySet<string>, kind: string, turn: number): string => {
  for (let number = 1; ; number += 1) {
    const id = `${kind}-${String(turn)}-${String(number)}`;
    if (!taken.has(id)) return id;
  }
};

/** Puts items on the shelf of a campaign, each under an id of its own. */
export function shelfItems(
  { shelf, world }: Pick<Campaign, 'shelf' | 'world'>,
  items: readonly Shelved[],
): readonly ShelfItem[] {
  const taken = new Set(Object.keys(shelf));
  const { turn } = world.clock;
  return items.map((item) => {
    const id = freeShelfId(taken, item.kind, turn);
    taken.add(id);
    return { ...item, id, turn };
  });
}

/** The result of shelving records: one command, and the records that stay. */
export interface Shelving {
  readonly command: Command | undefined;
  readonly refusals: readonly {
    readonly id: string;
    readonly name: string;
    readonly why: Refusal;
  }[];
}

/** Shelves records, as one step of undo. */
export function shelving<Row>(
  register: Register<Row>,
  rows: readonly Row[],
  place: RegisterPlace,
): Shelving {
  const results = rows.flatMap((row) => {
    const result = register.shelve?.(row, place);
    return result === undefined ? [] : [{ row, result }];
  });
  const done = results.flatMap(({ row, result }) =>
    result.kind === 'change' ? [{ row, result }] : [],
  );
  const items = shelfItems(
    place.campaign,
    done.map(({ result }) => result.item),
  );
  const [first] = done;
  return {
    command:
      first === undefined
        ? undefined
        : changing(
            done.length === 1 ? 'records:command.shelve' : 'records:command.shelveMany',
            { name: register.nameOf(first.row, place), count: done.length },
            (draft) => {
              for (const { result } of done) result.change(draft);
              for (const item of items) Object.assign(draft.shelf, { [item.id]: item });
            },
          ),
    refusals: results.flatMap(({ row, result }) =>
      result.kind === 'refused'
        ? [{ id: register.idOf(row), name: register.nameOf(row, place), why: result }]
        : [],
    ),
  };
}
