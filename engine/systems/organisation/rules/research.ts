import type { RegionKey } from '../../../world';
import type { Advantage, Organisation } from '../state/types';
import { byName, byText } from './order';
import { bonusLevels, isMoved, workingCategory } from './pools';

/** A level of research that can still roll a die again. */
export interface Research {
  /** Id of the advantage, or `region <key>` for temporary levels there (OS-5.3-07). */
  readonly key: string;
  readonly name: string;
  readonly region: RegionKey;
  readonly isTemporary: boolean;
}

/** Research that is not on the move (OS-5.3-06), natural advantages acting as research included (OS-4-12). */
const isResearch = (own: Organisation, advantage: Advantage): boolean =>
  workingCategory(advantage) === 'research' && !isMoved(own, advantage.id);

interface Stock extends Research {
  readonly levels: number;
}

const builtLevels = (own: Organisation): readonly Stock[] =>
  own.advantages
    .filter((advantage) => isResearch(own, advantage))
    .sort(byName)
    .map(({ id, name, region, intact }) => ({
      key: id,
      name,
      region,
      isTemporary: false,
      levels: intact,
    }));

const temporaryLevels = (own: Organisation): readonly Stock[] =>
  [...new Set(own.bonuses.map(({ region }) => region))].sort(byText).map((region) => {
    const key = `region ${region}`;
    const levels = bonusLevels(own, { category: 'research', region });
    return { key, name: key, region, isTemporary: true, levels };
  });

/**
 * Research with a reroll left: its intact levels less its rerolls of this phase after which the level stayed intact,
 * advantages by name before temporary levels by region (OS-5.3-03, OS-5.3-07, OS-4-11).
 */
export function researchLeft(own: Organisation): readonly Research[] {
  return [...builtLevels(own), ...temporaryLevels(own)].filter(
    ({ key, levels }) => levels > (own.rerolls[key] ?? 0),
  );
}

/** The research named, or the first one with a reroll left; undefined if there is none (OS-5.3-03). */
export function researchFor(own: Organisation, name: string | null): Research | undefined {
  return researchLeft(own).find((research) => name === null || research.name === name);
}

/** The research after a reroll whose level stayed intact (OS-5.3-07). */
export function withReroll(own: Organisation, { key }: Research): Organisation {
  return {
    ...own,
    rerolls: { ...own.rerolls, [key]: (own.rerolls[key] ?? 0) + 1 },
  };
}

/** True for a value a GM can write as a list of dice to roll again. */
const isWish = (
  value: unknown,
): value is { readonly research?: unknown; readonly die: number; readonly by?: unknown } =>
  typeof value === 'object' && value !== null && 'die' in value && typeof value.die === 'number';

/** Dice to be rolled again by the GM's word: a list of `{ research, die }`, with `by` where another one's research does it. */
export function wishesOf(
  value: unknown,
  owner: string,
): readonly { readonly by: string; readonly research: string | null; readonly die: number }[] {
  return Array.isArray(value)
    ? value.filter(isWish).map(({ by, research, die }) => ({
        by: typeof by === 'string' ? by : owner,
        research: typeof research === 'string' ? research : null,
        die,
      }))
    : [];
}
