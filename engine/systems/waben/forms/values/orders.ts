import type { PartyKey, Unit, World } from '../../../../world';
import { formatPlace, inOrderOfUnits } from '../../rules/movement/place';
import type { Values } from '../to-text/values';
import { digits, type Language, tableValues } from './figures';

/** A standing order is repeated; a special one is written anew every turn (WW-6.1-06, WW-8.1-07). */
const repeated = ({ order }: Unit): string => (/^(?:K|AB)/.test(order) ? order : '');

const rowOf = (unit: Unit, language: Language): Values => ({
  number: String(unit.number),
  size: unit.character === null ? digits(unit.size, language) : '',
  type: unit.character === null ? unit.type : '',
  leaders: String(unit.leaders),
  start: formatPlace(unit.place),
  order: repeated(unit),
});

/** All armies, fleets and characters of a party with their places and last orders (WW-8.2-20 to WW-8.2-22). */
export const ordersValues = (world: World, party: PartyKey, language: Language): Values =>
  tableValues(
    Object.values(world.units)
      .filter((unit) => unit.party === party)
      .sort(inOrderOfUnits)
      .map((unit) => rowOf(unit, language)),
  );
