import { calc, type Explained, fact, rule, type Settings, sum } from '../../../../kernel';
import { type Good, GOODS, type Zone, ZONES } from '../../data/kinds';
import {
  EFFECT_TABLE,
  REVOLT_DIE_TABLE,
  REVOLT_TABLE,
  UNREST_TABLE,
  ZONE_CHANCE_TABLE,
  ZONE_TABLE,
} from '../../data/tables';
import { bandCell, cellIn, exceeds, HUNDRED, NOTHING } from '../cells';
import { choiceOf } from '../settings';
import type { OfGoods } from './goods';

/** The zone of a good in short supply; undefined = none. */
export type ZoneOf = Zone | undefined;

/** How many limits of a good a percentage lies below: 0 = no zone, 1 to 4 = A to D (PI-13-01, PI-13-02). */
export function zoneNumber(settings: Settings, good: Good, percent: number): Explained {
  const has = fact('pygma.percentNow', percent);
  const limits = ZONE_TABLE.columns.map((column) => cellIn(settings, ZONE_TABLE, good, column));
  const below = limits.map((limit) => exceeds(limit, has));
  return rule('pygma.zoneNumber', 'PI-13-01', sum(...below), { good });
}

/** The zone of a good at a percentage; there is none from a hundred on (PI-13-01, PI-13-02). */
export function zoneOf(settings: Settings, good: Good, percent: number): ZoneOf {
  return ZONES[zoneNumber(settings, good, percent).value - 1];
}

/** A number of unrest in force, by its row. */
export function unrestAmount(settings: Settings, row: string): Explained {
  return cellIn(settings, UNREST_TABLE, row);
}

/** Chance of a negative result of a good in a zone, in percent (PI-13-03). */
export function zoneChance(settings: Settings, zone: Zone): Explained {
  return cellIn(settings, ZONE_CHANCE_TABLE, zone);
}

/** Goods that are rolled for, with their chances, in their order; one without a zone cannot bring unrest (PI-13-02). */
export function rolledGoods(
  settings: Settings,
  zones: OfGoods<ZoneOf>,
): readonly { readonly good: Good; readonly zone: Zone; readonly chance: Explained }[] {
  return GOODS.flatMap((good) => {
    const zone = zones[good];
    return zone === undefined ? [] : [{ good, zone, chance: zoneChance(settings, zone) }];
  });
}

/** What an uprising of a class takes: so many cities, and fields without or with a die (PI-13-06, PI-13-07). */
export interface RevoltArea {
  readonly cities: Explained;
  /** What is added to the die, or taken without one. */
  readonly fields: Explained;
  /** Faces of the die of fields; 0 = none is rolled. */
  readonly faces: Explained;
}

/** The area of an uprising by its class; from class 5 on the table and the example of the document differ (PI-13-07). */
export function revoltArea(settings: Settings, revoltClass: number): RevoltArea {
  const cell = (column: string) => bandCell(settings, REVOLT_TABLE, revoltClass, column);
  const isNarrow = revoltClass >= 5 && choiceOf(settings, 'pygma.revolt.class5') === '8-10';
  return {
    cities: cell('cities'),
    fields: isNarrow ? fact('pygma.fieldsBesideDie', 7, {}, 'PI-13-07') : cell('fields'),
    faces: calc.product(
      cell('dice'),
      fact('pygma.facesOfDie', isNarrow ? 3 : 6, {}, isNarrow ? 'PI-13-07' : 'PI-13-06'),
    ),
  };
}

/** So many fields an uprising takes beside its cities. */
export function revoltFields({ fields }: RevoltArea, die?: Explained): Explained {
  return rule('pygma.revoltFields', 'PI-13-06', die === undefined ? fields : sum(fields, die));
}

/** Strength of an uprising in warriors: one die for each negative result (PI-13-08). */
export function revoltStrength(settings: Settings, dice: readonly Explained[]): Explained {
  const strengths = dice.map((die) => cellIn(settings, REVOLT_DIE_TABLE, String(die.value)));
  return rule('pygma.revoltStrength', 'PI-13-08', sum(...strengths), { count: dice.length });
}

/** Strength of a revolt that was not put down by a later muster month (PI-13-25). */
export function grownStrength(settings: Settings, strength: number): Explained {
  const grown = sum(HUNDRED, unrestAmount(settings, 'growth'));
  const has = fact('pygma.rebels', strength);
  const body = calc.quotient('down', calc.product(has, grown), HUNDRED);
  return rule('pygma.revoltGrowth', 'PI-13-25', body);
}

/** Chance in percent that a revolt spreads, none once it spread as far as it may (PI-13-26, HR-11). */
export function spreadChance(settings: Settings, spread: number): Explained {
  const most = unrestAmount(settings, 'spread_most');
  const may = exceeds(most, fact('pygma.fieldsSpread', spread));
  const body = calc.product(unrestAmount(settings, 'spread'), may);
  return rule('pygma.spreadChance', 'PI-13-26', body);
}

/** What takes strength from the armies of a hungry realm (PI-13-11, PI-13-12). */
const HUNGER_GOODS = ['grain', 'livestock', 'ore', 'wine'] as const satisfies readonly Good[];

/** By how many percent hunger lowers the strength of all armies in combat; deductions add up, to a limit (PI-13-12, PI-13-13). */
export function hungerPercent(settings: Settings, zones: OfGoods<ZoneOf>): Explained {
  const deductions = HUNGER_GOODS.flatMap((good) => {
    const zone = zones[good];
    const isFelt = zone !== undefined && EFFECT_TABLE.columns.includes(zone);
    return isFelt ? [cellIn(settings, EFFECT_TABLE, good, zone)] : [];
  });
  const all = calc.difference(NOTHING, ...deductions);
  const limited = calc.minimum(all, unrestAmount(settings, 'hunger'));
  return rule('pygma.hunger', 'PI-13-12', limited);
}

/** Chance in percent that building brings an uprising, by the zone of timber or stone (PI-13-14, PI-13-16). */
export function buildingChance(
  settings: Settings,
  good: 'timber' | 'stone',
  zone: ZoneOf,
): Explained {
  const isFelt = zone !== undefined && EFFECT_TABLE.columns.includes(zone);
  const chance = isFelt ? cellIn(settings, EFFECT_TABLE, good, zone) : NOTHING;
  return rule('pygma.buildingUnrest', good === 'timber' ? 'PI-13-14' : 'PI-13-16', chance, {
    good,
  });
}

/** Classes of the uprisings that building brings (PI-13-14, PI-13-16). */
export const BUILDING_CLASS = { timber: 3, stone: 2 } as const;

/** Price of ships in percent of the printed one (PI-13-15). */
export function shipPercent(settings: Settings, zone: ZoneOf): Explained {
  return zone === 'D' ? unrestAmount(settings, 'ship_percent') : HUNDRED;
}

/** Chance that fields become autonomous, and the faces of the die that says how many (PI-13-18, PI-13-19). */
export function autonomy(
  settings: Settings,
  zone: ZoneOf,
): { readonly chance: Explained; readonly faces: Explained } {
  if (zone === undefined) return { chance: NOTHING, faces: NOTHING };
  const cell = (row: string) => cellIn(settings, EFFECT_TABLE, row, zone);
  return { chance: cell('culture'), faces: cell('autonomous') };
}
