import type { Json, Proposal, World } from '../../../../../engine';
import type { OrganisationRecord } from '../../../../../engine/systems/organisation';

const LISTS = ['order', 'rolls', 'steps'] as const;

/** True for the record of a run of this game: made by its engine, so its lists tell enough. */
const isRecord = (value: unknown): value is OrganisationRecord => {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Readonly<Record<string, unknown>>;
  return LISTS.every((list) => Array.isArray(fields[list]));
};

/** What the run of a phase recorded for these screens; null without a run, or where it is another game's. */
export const recordIn = (
  proposal: Pick<Proposal<World>, 'record'> | null,
): OrganisationRecord | null => {
  const record: Json | undefined = proposal?.record;
  return isRecord(record) ? record : null;
};
