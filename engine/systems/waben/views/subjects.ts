import { countedWords, type OrderSubjects, type Words } from '../../../kernel';
import { fieldOfUnit, type Unit, type World } from '../../../world';
import type { WabenOrder } from '../orders';
import { typeName } from '../records/unit-fields';
import { UNITS } from '../records/units';

const whatOf = ({ character, type, size }: Unit): Words => {
  if (character !== null) return [character.name, character.name];
  return countedWords(size, typeName(type));
};

/** The units of all realms, each with one row of a letter (WW-6.1-01). */
export const SUBJECTS: OrderSubjects<World, WabenOrder> = {
  many: ['Einheiten', 'Units'],
  leadsLine: true,
  all: (world, settings) =>
    UNITS.rows(world, settings).map(({ row: unit }) => {
      const number = String(unit.number);
      return {
        party: unit.party,
        key: number,
        name: [number, number],
        what: whatOf(unit),
        place: fieldOfUnit(unit, world.units) ?? '',
      };
    }),
  ordered: ({ unit }) => [String(unit)],
};
