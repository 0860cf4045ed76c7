import { produce } from 'immer';
import type { Campaign } from '../../../../engine';
import { changing, type Command } from '../../../model/state/command';
import {
  type Change,
  type Column,
  type Edited,
  type FieldValue,
  type Refusal,
  type Register,
  type RegisterPlace,
  type ShownObjection,
  refused,
} from '../../../model/records/register';
import { isSameValue } from '../../../model/records/values';

/** The result of writing a value into a field of a record; null = no change. */
export function edited<Row>(
  column: Column<Row>,
  row: Row,
  value: FieldValue,
  place: RegisterPlace,
): Edited | null {
  if (column.edit === undefined) return refused('records:refused.derived');
  return isSameValue(column.value(row, place), value) ? null : column.edit(row, value, place);
}

/** The command that writes one field of one record. */
export function fieldCommand<Row>(
  register: Register<Row>,
  column: Column<Row>,
  row: Row,
  { change }: Change,
  place: RegisterPlace,
): Command {
  return changing(
    'records:command.field',
    { name: register.nameOf(row, place), field: column.text },
    change,
  );
}

/** The result of writing a value into a field of several records: one command, and the records that stay as they are. */
export interface BulkEdit {
  /** Undefined if nothing would change. */
  readonly command: Command | undefined;
  readonly changed: number;
  readonly refusals: readonly {
    readonly id: string;
    readonly name: string;
    readonly why: Refusal;
  }[];
}

/** Writes a value into a field of some records, as one step of undo. Records that cannot take it are named. */
export function bulkEdit<Row>(
  register: Register<Row>,
  column: Column<Row>,
  rows: readonly Row[],
  value: FieldValue,
  place: RegisterPlace,
): BulkEdit {
  const results = rows
    .filter((row) => column.isAbsent?.(row, place) !== true)
    .map((row) => ({ row, result: edited(column, row, value, place) }));
  const changes = results.flatMap(({ result }) => (result?.kind === 'change' ? [result] : []));
  return {
    changed: changes.length,
    command:
      changes.length === 0
        ? undefined
        : changing(
            'records:command.bulk',
            { count: changes.length, field: column.text },
            (draft) => {
              for (const { change } of changes) change(draft);
            },
          ),
    refusals: results.flatMap(({ row, result }) =>
      result?.kind === 'refused'
        ? [{ id: register.idOf(row), name: register.nameOf(row, place), why: result }]
        : [],
    ),
  };
}

/** The campaign as it would be after a change. */
export function campaignAfter(campaign: Campaign, { change }: Change): Campaign {
  return produce(campaign, change);
}

/** Objections of the rules to a record as it is in a campaign. */
export function objectionsTo<Row>(
  { objections }: Register<Row>,
  id: string,
  place: RegisterPlace,
): readonly ShownObjection[] {
  return objections?.(id, place) ?? [];
}

/** Objections of a game's rules to what every game stores. */
export function objectionsOfParties(
  of: 'party' | 'person' | 'treaty',
): NonNullable<Register<never>['objections']> {
  return (id, { campaign, system, settings }) =>
    system?.parties.objections?.(campaign.world, of, id, settings) ?? [];
}

/** Objections of the rules to one field once a change is made. */
export function objectionsAfter<Row>(
  register: Register<Row>,
  column: Column<Row>,
  id: string,
  change: Change,
  place: RegisterPlace,
): readonly ShownObjection[] {
  return objectionsTo(register, id, {
    ...place,
    campaign: campaignAfter(place.campaign, change),
  }).filter(({ field }) => field === column.id);
}

/** Objections by record; records without one are left out. */
export function objectionsOf<Row>(
  register: Register<Row>,
  place: RegisterPlace,
): ReadonlyMap<string, readonly ShownObjection[]> {
  return new Map(
    register.objections === undefined
      ? []
      : register
          .rows(place.campaign)
          .map((row) => {
            const id = register.idOf(row);
            return [id, objectionsTo(register, id, place)] as const;
          })
          .filter(([, objections]) => objections.length > 0),
  );
}
