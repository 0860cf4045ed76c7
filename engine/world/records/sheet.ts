import type {
  BalanceSheet,
  RecordKind,
  RecordRow,
  Settings,
  SheetCell,
  SheetRow,
  SheetSection,
} from '../../kernel';
import type { PartyKey } from '../grossfeld';
import type { World } from '../world';
import { type Field, isInTable, mayKnow, type Place, shownIn } from './values';

/** A field of a record as a cell: derived figures with their derivation, options as words of the game. */
function cellOf(kind: string, field: Field, row: RecordRow, place: Place): SheetCell | undefined {
  const figure = field.isAbsent?.(row, place) === true ? undefined : field.figure?.(row, place);
  if (figure !== undefined) return { kind: 'figure', value: figure };
  const shown = shownIn(field, row, place);
  const word = (key: string): SheetCell => ({
    kind: 'word',
    key: `record.${kind}.${key}`,
    about: {},
  });
  switch (shown.as) {
    case 'nothing':
      return undefined;
    case 'none':
      return word(`none.${field.id}`);
    case 'yes':
      return word(`field.${field.id}`);
    case 'option':
      return word(`option.${field.id}.${shown.id}`);
    case 'number':
      return { kind: 'number', number: shown.number };
    case 'name':
      return {
        kind: 'name',
        text: shown.text,
        ...(shown.words === undefined ? {} : { words: shown.words }),
      };
  }
}

/** Records and fields shown in lists. */
interface Listing {
  /** True for fields that stand in the side panel alone, too. */
  readonly isWhole?: boolean;
  /** The world as the turn began, for kinds of which only changes are reported; absent = all records. */
  readonly since?: World | undefined;
}

/** The records of one kind as a list for a reader; only what he may know, nothing where that is nothing. */
function sectionOf(
  kind: RecordKind<World>,
  world: World,
  settings: Settings,
  viewer: PartyKey,
  isWanted: (owner: string | null) => boolean,
  { isWhole = false, since }: Listing = {},
): readonly SheetSection[] {
  const known = new Set(
    since === undefined || kind.reported !== 'changes'
      ? []
      : kind.rows(since, settings).map((one) => JSON.stringify(one)),
  );
  const fields = isWhole ? kind.fields : kind.fields.filter(isInTable);
  const rows = kind.rows(world, settings).flatMap((one): readonly SheetRow[] => {
    const { owner, row } = one;
    if (!isWanted(owner) || known.has(JSON.stringify(one))) return [];
    const place = { world, settings, owner };
    const cells = fields
      .filter((field) => mayKnow(field, row, owner, viewer))
      .filter((field) => field.kind !== 'owner' || owner !== viewer)
      .flatMap((field) => {
        const cell = cellOf(kind.id, field, row, place);
        return cell === undefined ? [] : [[field.id, cell] as const];
      });
    const id = owner === viewer || owner === null ? row.id : `${owner}/${row.id}`;
    return cells.length === 0 ? [] : [{ id, cells: Object.fromEntries(cells) }];
  });
  const columns = fields.map(({ id }) => id);
  return rows.length === 0 ? [] : [{ key: kind.id, about: {}, columns, rows }];
}

/** Possessions of a party, in lists, for itself: every field of its records that is in tables and that it may know. */
export function ownRecords(
  kinds: readonly RecordKind<World>[],
  world: World,
  party: PartyKey,
  settings: Settings,
  listing: Listing = {},
): readonly SheetSection[] {
  return kinds.flatMap((kind) =>
    sectionOf(kind, world, settings, party, (owner) => owner === party, listing),
  );
}

/** Records of others a party may know, in lists. */
export function othersRecords(
  kinds: readonly RecordKind<World>[],
  world: World,
  party: PartyKey,
  settings: Settings,
  listing: Listing = {},
): readonly SheetSection[] {
  return kinds.flatMap((kind) =>
    sectionOf(kind, world, settings, party, (owner) => owner !== party, listing),
  );
}

/** Forecast of the next closing for a party, as a list. */
export function forecastSection(
  forecast: BalanceSheet | undefined,
  game: string,
): readonly SheetSection[] {
  const rows = (forecast?.summary ?? []).flatMap(({ key, cells }, index): readonly SheetRow[] => {
    const gold = cells['gold'];
    const own = key.startsWith(`${game}.`) ? key.slice(game.length + 1) : key;
    const item: SheetCell = { kind: 'word', key: `balance.${own}`, about: {} };
    return gold === undefined
      ? []
      : [{ id: String(index), cells: { item, money: { kind: 'figure', value: gold } } }];
  });
  return rows.length === 0
    ? []
    : [{ key: 'forecast', about: {}, columns: ['item', 'money'], rows }];
}
