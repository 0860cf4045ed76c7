import {
  type Currency,
  distinctKinds,
  fieldValue,
  moneyParts,
  type OwnedRecord,
  partiesInOrder,
  printed,
  type RecordField,
  type RecordKind,
  type RecordRow,
  type RuleSystem,
  type Settings,
  type World,
} from '../../../../engine';
import type { Moment } from '../../../model/adjudicate';
import type { Language } from '../../../kit/text/words';

type Kind = RecordKind<World>;
type Field = RecordField<World, RecordRow>;
type Owned = OwnedRecord<RecordRow>;

/** What stands in a field after a phase, and what the phase changed in it. */
export interface ShownCell {
  readonly text: string;
  /** By how much a number is more than before, in smallest parts of money; absent where it is none, said otherwise than counted, or the same. */
  readonly by?: number;
  /** The value before, where it was changed. */
  readonly before?: string;
}

/** A record after a phase; one that the phase took away as it was before. */
export interface ShownRecord {
  readonly id: string;
  readonly state: 'same' | 'changed' | 'new' | 'gone';
  readonly cells: Readonly<Record<string, ShownCell>>;
}

/** What a party has of a kind of record. */
export interface ShownKind {
  readonly kind: Kind;
  readonly fields: readonly Field[];
  readonly rows: readonly ShownRecord[];
}

/** A figure of a party after a phase. */
export interface ShownFigure {
  readonly id: string;
  readonly value: number;
  readonly by: number;
}

/** What a party has after a phase. */
export interface ShownParty {
  readonly key: string;
  readonly name: string;
  readonly isNew: boolean;
  readonly figures: readonly ShownFigure[];
  readonly kinds: readonly ShownKind[];
}

interface Reading {
  readonly settings: Settings;
  readonly language: Language;
  /** True while the GM has secrets shown; else no secret field is rendered, nor a record of which nothing is left. */
  readonly showsSecrets: boolean;
  readonly currency: Currency | undefined;
}

/** Fields in columns: those of the screen's tables, without the owner, under whose name they stand. */
const isColumn = ({ kind, share, isOnPaper }: Field): boolean =>
  share !== 0 && isOnPaper !== true && kind !== 'owner';

/** A kind without an editor: it is derived of the others, such as what a party has in each region, and shown whole. */
export function isOverview(kind: Kind): boolean {
  return kind.put === undefined;
}

const byId = (list: readonly Owned[]): ReadonlyMap<string, Owned> =>
  new Map(list.map((one) => [one.row.id, one] as const));

const cellOf = (
  field: Field,
  [before, after]: readonly [World, World],
  [was, is]: readonly [Owned | undefined, Owned | undefined],
  { settings, language, currency }: Reading,
): ShownCell => {
  const [world, one] = is === undefined ? [before, was] : [after, is];
  if (one === undefined) return { text: '' };
  const textIn = (at: World, { row, owner }: Owned): string =>
    printed(field, row, { world: at, settings, owner }, language, moneyParts(currency));
  const text = textIn(world, one);
  if (was === undefined || is === undefined) return { text };
  const old = fieldValue(field, was.row, { world: before, settings, owner: was.owner });
  const now = fieldValue(field, is.row, { world: after, settings, owner: is.owner });
  if (old === now) return { text };
  const isCounted = field.kind !== 'turn' && field.said === undefined;
  return isCounted && typeof old === 'number' && typeof now === 'number'
    ? { text, by: now - old }
    : { text, before: textIn(before, was) };
};

const kindOf = (
  kind: Kind,
  party: string,
  { before, after }: Moment,
  reading: Reading,
): ShownKind => {
  const { settings, showsSecrets } = reading;
  const rowsIn = (world: World): readonly Owned[] =>
    kind.rows(world, settings).filter(({ owner }) => owner === party);
  const [old, now] = [byId(rowsIn(before)), byId(rowsIn(after))];
  const fields = kind.fields
    .filter(isColumn)
    .filter(({ isSecret }) => showsSecrets || isSecret !== true);
  if (fields.length === 0) return { kind, fields, rows: [] };
  const rows = [...new Set([...now.keys(), ...old.keys()])].map((id): ShownRecord => {
    const pair = [old.get(id), now.get(id)] as const;
    const cells = Object.fromEntries(
      fields.map((field) => [field.id, cellOf(field, [before, after], pair, reading)]),
    );
    const isChanged = Object.values(cells).some(
      (cell) => cell.by !== undefined || cell.before !== undefined,
    );
    const state = isChanged ? 'changed' : 'same';
    return {
      id,
      cells,
      state: pair[0] === undefined ? 'new' : pair[1] === undefined ? 'gone' : state,
    };
  });
  return { kind, fields, rows };
};

/** What every party has after a phase by the declaration of the game, and what the phase changed of it. */
export function partiesAt(
  moment: Moment,
  { records, parties, currency }: Pick<RuleSystem<World>, 'records' | 'parties' | 'currency'>,
  reading: Omit<Reading, 'currency'>,
): readonly ShownParty[] {
  const { settings } = reading;
  const [old, now] = [moment.before, moment.after].map((world) => parties.figures(world, settings));
  return partiesInOrder(moment.after.parties)
    .map(({ key, name }) => ({
      key,
      name,
      isNew: moment.before.parties[key] === undefined,
      figures: Object.entries(now?.[key] ?? {}).map(([id, value]) => ({
        id,
        value,
        by: value - (old?.[key]?.[id] ?? 0),
      })),
      kinds: distinctKinds(records)
        .map((kind) => kindOf(kind, key, moment, { ...reading, currency }))
        .filter(({ rows }) => rows.length > 0),
    }))
    .filter(({ figures, kinds }) => figures.length + kinds.length > 0);
}
