import type { FieldAddress } from '../../../../hex';
import { fact, type Settings } from '../../../../kernel';
import { fieldsOf, terrainAt, type World } from '../../../../world';
import { type Area, AREAS, type Good, GOODS, type Terrain } from '../../data/kinds';
import { fieldsIn } from '../../records';
import type { City, GameState, Mine, Realm } from '../../state/types';
import { cityKindAt, fieldsBeside } from '../land';
import { isWater } from '../terrain';
import { type Counts, type Mirror, type OfGoods, ofGoods, type OtherPoints } from './goods';
import type { PayingCity } from './income';
import { type ZoneOf, zoneOf } from './unrest';

/** What the rules of the economy read: the map, and all that is kept beside it. */
export interface Books {
  readonly world: World;
  readonly state: GameState;
}

/** Fields that revolt, whoever they belong to (PI-13-27). */
export function rebelFields({ revolts }: GameState): ReadonlySet<FieldAddress> {
  return new Set(revolts.flatMap(({ fields }) => fieldsIn(fields)));
}

/** Own fields of a realm, without those in revolt (PI-13-27, PI-13-28). */
export function loyalFields({ world, state }: Books, realm: string): readonly FieldAddress[] {
  const rebels = rebelFields(state);
  return fieldsOf(world.map, realm).filter((field) => !rebels.has(field));
}

/** Own cities of a realm, without those in revolt (PI-13-27). */
export function loyalCities({ state }: Books, realm: string): readonly City[] {
  const rebels = rebelFields(state);
  return state.cities.filter(({ owner, id }) => owner === realm && !rebels.has(id));
}

/** Fields of each kind of area, the water beside them, and cities (PI-11-05, PI-11-06, PI-12-03). */
export function countsOf(books: Books, realm: string): Counts {
  const { map } = books.world;
  const fields = loyalFields(books, realm);
  const terrains = fields.map((field) => terrainAt(map, field));
  const water = new Set(
    fields.flatMap((field) =>
      fieldsBeside(map, field).filter((beside) => isWater(terrainAt(map, beside))),
    ),
  );
  const countOf = (area: Area): number => {
    if (area === 'water') return water.size;
    if (area === 'city') return loyalCities(books, realm).length;
    return terrains.filter((terrain) => terrain === area).length;
  };
  return Object.fromEntries(AREAS.map((area) => [area, countOf(area)]));
}

/** Own land by terrain, for what it pays (PI-07-03, PI-07-08). */
export function landOf(books: Books, realm: string): Readonly<Partial<Record<Terrain, number>>> {
  const { water: _, city: __, ...land } = countsOf(books, realm);
  return land;
}

/** Own cities with their kind, for what they pay; none of them are in revolt (PI-04-21, PI-07-08). */
export function payingCities(books: Books, realm: string): readonly PayingCity[] {
  return loyalCities(books, realm).map(({ id, isStricken }) => ({
    field: id,
    kind: cityKindAt(books.world, id) ?? 'inland',
    isStricken,
  }));
}

/** The goods mirror of a realm; rows it has none of are those a realm begins with (PI-11-10). */
export function mirrorOf({ mirrors }: GameState, realm: string): Mirror {
  return Object.fromEntries(
    mirrors.filter(({ owner }) => owner === realm).map((row) => [row.area, row]),
  );
}

/** Percentages of the goods of a realm now; 100 where no calculation was made yet (PI-13-33). */
export function percentsOf({ supplies }: GameState, realm: string): OfGoods<number> {
  const own = supplies.filter(({ owner }) => owner === realm);
  return ofGoods((good) => own.find((one) => one.good === good)?.percent ?? 100);
}

/** Zones of the goods of a realm now (PI-13-01). */
export function zonesOf(settings: Settings, state: GameState, realm: string): OfGoods<ZoneOf> {
  const percents = percentsOf(state, realm);
  return ofGoods((good) => zoneOf(settings, good, percents[good]));
}

/** Goods a realm needs until its next calculation (PI-15a-02). */
export function goodsNeeded({ supplies }: GameState, realm: string): readonly Good[] {
  const needed = supplies.filter(({ owner, isNeeded }) => owner === realm && isNeeded);
  return GOODS.filter((good) => needed.some((one) => one.good === good));
}

/** Own land that hangs together with a field, revolts left out, the field itself first (PI-04-07). */
export function connectedLand(
  books: Books,
  realm: string,
  from: FieldAddress,
): readonly FieldAddress[] {
  const own = new Set(loyalFields(books, realm));
  const found = new Set([from]);
  for (const field of found)
    for (const beside of fieldsBeside(books.world.map, field))
      if (own.has(beside)) found.add(beside);
  return [...found];
}

/** What row e adds to production and population: stock, goods obtained, changes of the population (PI-12-06, PI-15-09). */
export function otherPoints(
  { stocks, deliveries }: GameState,
  { owner, account }: Realm,
): readonly OtherPoints[] {
  const pointsOf = (
    name: string,
    rows: typeof stocks | typeof deliveries,
  ): readonly OtherPoints[] =>
    rows.flatMap((row) =>
      row.owner === owner
        ? [
            {
              of: row.good,
              points: fact(`pygma.${name}`, row.points, { good: row.good }, 'PI-15-09'),
            },
          ]
        : [],
    );
  const people = fact('pygma.account', account, {}, 'PI-16-07');
  return [
    ...pointsOf('stock', stocks),
    ...pointsOf('obtained', deliveries),
    ...(account === 0 ? [] : [{ of: 'population', points: people } as const]),
  ];
}

/** Mines on own calm land that pay (PI-07-04, PI-07-08). */
export function payingMines(books: Books, realm: string): readonly Mine[] {
  const fields = new Set<string>(loyalFields(books, realm));
  return books.state.mines.filter(
    (one) => one.yield > 0 && !one.isExhausted && fields.has(one.field),
  );
}
