import { typeOfUnit } from '../../rules/movement/plan';
import { scoutsOf } from '../../rules/movement/scouts';
import { choiceOf, minimumSizeOf } from '../../rules/settings';
import { remarkOf, type WabenRow } from '../content';
import {
  type Check,
  type CheckContext,
  perRow,
  rowFinding,
  sizeOfRow,
  typeOfRow,
  wordsIn,
} from './context';

const isScout = (row: WabenRow, context: CheckContext): boolean =>
  remarkOf(row.content, 'scout') !== undefined || context.units.get(row.unit)?.scout === true;

/** A unit under minimum size that is not declared a scout: legal, but seldom meant (WW-8.3-71). */
export const smallUnits: Check = perRow((row, context) => {
  const type = typeOfRow(row, context);
  if (type === undefined || type.kind === 'character' || isScout(row, context)) return [];
  if (choiceOf(context.settings, 'unit.scout_mode') === 'automatic') return [];
  const minimum = minimumSizeOf(type, context.settings);
  const size = sizeOfRow(row, context);
  if (size >= minimum) return [];
  const about = { size, minimum, type: type.key };
  return [rowFinding(context, row, 'F-UNIT-SMALL', wordsIn(row, 'size'), about)];
});

/** Declared scouts are small enough and not too many (WW-5.1-11 to -13). */
export const scouts: Check = (context) => {
  const candidates = [...context.units.values()].flatMap((unit) => {
    const row = context.rows.get(unit.number);
    const isDeclared = row === undefined ? unit.scout : isScout(row, context);
    return [{ unit, type: typeOfUnit(unit), isDeclared }];
  });
  return scoutsOf(candidates, context.settings).findings.map((found) => {
    const row = found.unit === undefined ? undefined : context.rows.get(found.unit);
    if (row === undefined) return found;
    const { text, span } = remarkOf(row.content, 'scout') ?? wordsIn(row, 'number');
    return { ...found, words: text, span };
  });
};
