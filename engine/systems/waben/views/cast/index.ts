import type { CastFigure, CastKind, Settings, StructureStyle, UnitStyle } from '../../../../kernel';
import type { World } from '../../../../world';
import {
  STRUCTURE_KINDS,
  TOWN_PARTS,
  UNIT_RANGES,
  UNIT_TYPE_KEYS,
  UNIT_TYPES,
  WHOLE,
} from '../../data';
import { valueOfStructure } from '../../rules/building/value';
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
  UNIT_TYPE_KEYS.map((key) => {
    const { kind } = UNIT_TYPES[key];
    return [key, { key, numbers: UNIT_RANGES[kind], isPerson: kind === 'character' }];
  }),
);

/** The kinds of structures with their values and what of them can be damaged (WW-4.3-01, WW-7.3-11). */
export const structureStyles = (settings: Settings): Readonly<Record<string, StructureStyle>> =>
  Object.fromEntries(
    STRUCTURE_KINDS.map((kind) => [
      kind,
      {
        parts: kind === 'settlement' ? TOWN_PARTS : [WHOLE],
        value: valueOfStructure(kind, settings)?.value ?? null,
        isValueFixed: kind !== 'wall' && kind !== 'settlement',
      },
    ]),
  );
