import type { IsCovered, Json, Proposal, TurnResult, Rulings } from '../../../kernel';
import type { World } from '../../../world';

/** What of a war tells whether it is covered: all that is read of the record here. */
interface CoveredWar {
  readonly key: string;
  readonly region: string;
}

const isRow = (value: Json | undefined): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Wars of a run whose divisions the GM has not laid open yet (OS-13-04). */
const coveredWars = (record: Json | undefined, rulings: Rulings): readonly CoveredWar[] => {
  const wars = isRow(record) && Array.isArray(record['wars']) ? record['wars'] : [];
  return wars.flatMap((war: Json) => {
    if (!isRow(war)) return [];
    const { key, region, revealed } = war;
    return typeof key === 'string' && typeof region === 'string' && typeof revealed === 'string'
      ? rulings[revealed] === undefined
        ? [{ key, region }]
        : []
      : [];
  });
};

/** Causes of money that changes hands in a war. */
const BY_FORCE: ReadonlySet<string> = new Set(['organisation.stolen', 'organisation.loot']);

const tellsOf = (result: TurnResult, { key, region }: CoveredWar): boolean => {
  if ('kind' in result)
    return result.kind.startsWith('organisation.war') && result.place === region;
  if ('options' in result) return result.key.startsWith(`${key}/`);
  if ('amount' in result) return BY_FORCE.has(result.name) && result.place === region;
  // What could not be said of a division: its figures.
  return 'mobilised' in result.about && 'attack' in result.about;
};

/**
 * Which results of a run tell how a party divided its forces, or what came of it, before the GM lays both divisions
 * open; undefined where no war is covered (OS-13-04, OS-13-05).
 */
export const coveredResults = (
  { record }: Pick<Proposal<World>, 'record'>,
  rulings: Rulings,
): IsCovered | undefined => {
  const wars = coveredWars(record, rulings);
  return wars.length === 0 ? undefined : (result) => wars.some((war) => tellsOf(result, war));
};
