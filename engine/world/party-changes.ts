import { parseFieldAddress, type FieldAddress } from '../hex';
import type { RuleSystem, Settings, Words } from '../kernel';
import type { PartyKey } from './grossfeld';
import { distinctKinds, type RecordChange, recordChanges } from './records';
import { turnDifferences } from './turn-difference';
import type { World } from './world';

/** A field of a record with other words than before. */
export interface ChangedField {
  readonly field: string;
  readonly values: readonly [before: Words, after: Words];
}

/** Something of a party that is not as it was. */
export type PartyChange =
  /** One of the figures by which parties are compared, such as the treasury. */
  | {
      readonly kind: 'figure';
      readonly figure: string;
      readonly values: readonly [before: number, after: number];
    }
  /** A record that is new, gone, or has other values. */
  | {
      readonly kind: 'record';
      /** Id of the kind, and the id of the record in its register. */
      readonly record: string;
      readonly id: string;
      readonly name: Words;
      readonly state: 'new' | 'gone' | 'changed';
      readonly fields: readonly ChangedField[];
    }
  /** A field of the map that it won or lost; `other` = who had it before or has it now, null = nobody. */
  | {
      readonly kind: 'land';
      readonly field: FieldAddress;
      readonly isWon: boolean;
      readonly other: PartyKey | null;
    }
  /** A party whose name it did not know. */
  | { readonly kind: 'known'; readonly other: PartyKey };

type Game = Pick<RuleSystem<World>, 'records' | 'currency' | 'parties'>;

const figureChanges = (
  party: PartyKey,
  [before, after]: readonly [World, World],
  { parties }: Game,
  settings: Settings,
): readonly PartyChange[] => {
  const [old = {}, now = {}] = [before, after].map(
    (world) => parties.figures(world, settings)[party],
  );
  return [...new Set([...Object.keys(now), ...Object.keys(old)])].flatMap(
    (figure): readonly PartyChange[] => {
      const values = [old[figure] ?? 0, now[figure] ?? 0] as const;
      return values[0] === values[1] ? [] : [{ kind: 'figure', figure, values }];
    },
  );
};

const stateOf = ({ field, values: [before] }: RecordChange): 'new' | 'gone' | 'changed' => {
  if (field !== undefined) return 'changed';
  return before === null ? 'new' : 'gone';
};

/** What the GM keeps secret from onlookers is not among them. */
const changesOfRecords = (
  party: PartyKey,
  [before, after]: readonly [World, World],
  { records, currency }: Game,
  settings: Settings,
): readonly PartyChange[] => {
  const shown = distinctKinds(records).map((kind) => ({
    ...kind,
    fields: kind.fields.filter(({ isSecret }) => isSecret !== true),
  }));
  const changes = recordChanges(
    { records: shown, currency, settings, owner: party },
    before,
    after,
  );
  const found = new Map<string, Extract<PartyChange, { kind: 'record' }>>();
  for (const change of changes) {
    const { record, id, name, field, values } = change;
    const [old, now] = values;
    const key = `${record} ${id}`;
    const fields = found.get(key)?.fields ?? [];
    const more =
      field === undefined || old === null || now === null
        ? []
        : [{ field, values: [old, now] as const }];
    found.set(key, {
      kind: 'record',
      record,
      id,
      name,
      state: stateOf(change),
      fields: [...fields, ...more],
    });
  }
  return [...found.values()];
};

const landChanges = (party: PartyKey, before: World, after: World): readonly PartyChange[] => {
  const runOf = (world: World) => ({
    world: { ...world, units: {}, parties: {} },
    marches: [],
    fights: [],
  });
  return turnDifferences(runOf(before), runOf(after)).flatMap((one): readonly PartyChange[] => {
    if (one.kind !== 'field') return [];
    const [old, now] = one.owner;
    const field = parseFieldAddress(one.field);
    if (field === undefined || (old !== party && now !== party)) return [];
    const isWon = now === party;
    return [{ kind: 'land', field, isWon, other: isWon ? old : now }];
  });
};

const newlyKnown = (
  party: PartyKey,
  before: World,
  after: World,
  { parties: { acquaintances } }: Game,
): readonly PartyChange[] => {
  if (acquaintances === undefined) return [];
  const old = acquaintances(before, party);
  return Object.keys(acquaintances(after, party))
    .filter((other) => !Object.hasOwn(old, other))
    .map((other) => ({ kind: 'known', other }));
};

/**
 * What of a party differs between two worlds, by what its game declares: figures, records (units, places and whatever
 * else it has), land, whom it knows by name.
 */
export function partyChanges(
  party: PartyKey,
  before: World,
  after: World,
  game: Game,
  settings: Settings,
): readonly PartyChange[] {
  return [
    ...figureChanges(party, [before, after], game, settings),
    ...changesOfRecords(party, [before, after], game, settings),
    ...landChanges(party, before, after),
    ...newlyKnown(party, before, after, game),
  ];
}
