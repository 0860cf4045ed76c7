import { settlementAt } from '../../../../world';
import { finding } from '../finding';
import type { Check } from './context';

/**
 * Characters are assigned to settlements that exist (WW-4.2-14, WW-8.3-68). The fault is in the GM's list, not in the
 * letter: one finding for the party of a letter with rows, without a unit or words. `characters` = name, number and
 * place of each.
 */
export const seats: Check = ({ rows, units, world, party }) => {
  if (rows.size === 0) return [];
  const homeless = [...units.values()].flatMap(({ number, character }) =>
    character?.seat == null || settlementAt(world.map, character.seat) !== undefined
      ? []
      : [`${character.name} (${String(number)}, ${character.seat})`],
  );
  if (homeless.length === 0) return [];
  const about = { count: homeless.length, characters: homeless.join(', ') };
  return [finding('F-CHAR-SETTLEMENT', party, { about })];
};
