import type { Settings, StructureStyle, UnitStyle } from '../../../kernel';
import {
  STRUCTURE_KINDS,
  TOWN_PARTS,
  UNIT_RANGES,
  UNIT_TYPE_KEYS,
  UNIT_TYPES,
  WHOLE,
} from '../data';
import { valueOfStructure } from '../rules/building/value';

/** The standard types of units with the numbers they bear (WW-5.1-04, WW-5.2-01). */
export const unitStyles: Readonly<Record<string, UnitStyle>> = Object.fromEntries(
  UNIT_TYPE_KEYS.map((key) => {
    const { kind } = UNIT_TYPES[key];
    return [key, { key, numbers: UNIT_RANGES[kind], isPerson: kind === 'character' }];
  }),
);

/** The kinds of structures with their values and what of them can be damaged (WW-4.3-01, WW-7.3-11). */
export function structureStyles(settings: Settings): Readonly<Record<string, StructureStyle>> {
  return Object.fromEntries(
    STRUCTURE_KINDS.map((kind) => [
      kind,
      {
        parts: kind === 'settlement' ? TOWN_PARTS : [WHOLE],
        value: valueOfStructure(kind, settings)?.value ?? null,
        isValueFixed: kind !== 'wall' && kind !== 'settlement',
      },
    ]),
  );
}
