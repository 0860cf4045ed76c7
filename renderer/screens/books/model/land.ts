import type { BalanceSection, HexGame, World } from '../../../../engine';
import type { StatedFigures } from './stated';

/** The land list as a matrix: types of terrain by levels of height. */
export interface LandMatrix {
  /** Types in the order of the rule page. */
  readonly types: readonly string[];
  /** Levels, of water only where there is something in it. */
  readonly heights: readonly number[];
  /** True if the game has a terrain of this type and height. */
  readonly exists: (type: string, height: number) => boolean;
}

const LEVELS = [0, 1, 2, 3, 4];

/** The frame of the matrix for a realm: every type of the game, whether the realm has fields of it or not. */
export function landMatrix(
  { rows, totals }: BalanceSection,
  terrains: HexGame<World>['terrains'],
  figures: StatedFigures,
): LandMatrix {
  const kinds = Object.values(terrains);
  const listed = rows.map(({ key }) => key);
  const land = kinds.filter(({ height }) => height > 0).map(({ type }) => type);
  const types = [...new Set([...land, ...listed])];
  const isUsed = (height: number): boolean =>
    [`fields${String(height)}`, `gold${String(height)}`].some(
      (column) =>
        (totals[column]?.value ?? 0) !== 0 ||
        types.some((type) => (figures.at('landIncome', type, column) ?? 0) !== 0),
    );
  const known = new Set(kinds.map(({ type, height }) => `${type} ${String(height)}`));
  return {
    types,
    heights: LEVELS.filter((height) => height > 0 || isUsed(height)),
    exists: (type, height) => known.has(`${type} ${String(height)}`),
  };
}
