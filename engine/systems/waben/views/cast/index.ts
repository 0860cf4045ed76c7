import type { CastFigure, CastKind, Settings, UnitStyle } from '../../../../kernel';
import type { World } from '../../../../world';
import { TOWN_PARTS, UNIT_RANGES, UNIT_TYPE_KEYS, UNIT_TYPES, WHOLE } from '../../data';
import { settlementFigures, structureFigures } from './placeFigures';
import { characterFigures, unitFigures } from './unitFigures';

export { occupationOf } from './occupation';
export { structuresOf } from './structures';

/** What the rules derive for one sheet; parties, persons and treaties have views of their own. */
export const castFigures = (
  world: World,
  kind: CastKind,
  id: string,
  settings: Settings,
): readonly CastFigure[] => {
  switch (kind) {
    case 'unit':
      return unitFigures(world, id, settings);
    case 'character':
      return characterFigures(world, id, settings);
    case 'settlement':
      return settlementFigures(world, id, settings);
    case 'structure':
      return structureFigures(world, id, settings);
    default:
      return [];
  }
};

/** The standard types of units with the numbers they bear (WW-5.1-04, WW-5.2-01). */
export const unitStyles: Readonly<Record<string, UnitStyle>> = Object.fromEntries(
  UNIT_TYPE_KEYS.map((key) => [key, { key, numbers: UNIT_RANGES[UNIT_TYPES[key].kind] }]),
);

const ON_SIDES = [WHOLE] as const;

/** What of a structure can be damaged: the parts of a settlement, what lies on a side as a whole (WW-7.3-11). */
export const damageParts: Readonly<Record<string, readonly string[]>> = {
  settlement: TOWN_PARTS,
  road: ON_SIDES,
  bridge: ON_SIDES,
  wall: ON_SIDES,
  canal: ON_SIDES,
};
