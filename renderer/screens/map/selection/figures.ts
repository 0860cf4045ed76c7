import {
  type Explained,
  fact,
  type FieldAddress,
  type FieldFigure,
  operation,
  rule,
  terrainAt,
  type WorldMap,
} from '../../../../engine';

/** Figures of many fields together; undefined = the game has none. */
export interface SelectionFigures {
  readonly population: Explained;
  readonly income: Explained;
}

type Key = FieldFigure['key'];

/** Alike figures of alike fields, counted: what is summed up stays as small as the catalogue, not as the land. */
interface Tally {
  readonly key: Key;
  readonly terrain: string;
  readonly value: Explained;
  count: number;
}

const LAND: Readonly<Partial<Record<Key, 'population' | 'income'>>> = {
  inhabitants: 'population',
  income: 'income',
};

const TOWN: Readonly<Partial<Record<Key, 'population' | 'income'>>> = {
  settlementInhabitants: 'population',
  settlementIncome: 'income',
};

const clauseOf = (explained: Explained): string => {
  if (explained.kind === 'cell' || explained.kind === 'rule') return explained.clause;
  if (explained.kind === 'fact') return explained.clause ?? '';
  if (explained.kind === 'operation') {
    return explained.parts.map(clauseOf).find((clause) => clause !== '') ?? '';
  }
  return explained.kind === 'override' ? clauseOf(explained.original) : '';
};

const shareOf = ({ key, terrain, value, count }: Tally): Explained => {
  const product = operation('product', [fact('alikeFields', count), value]);
  const name = key in LAND ? 'landShare' : 'townShare';
  return rule(name, clauseOf(value), product, { terrain, count, each: value.value });
};

const totalOf = (tallies: readonly Tally[], what: 'population' | 'income'): Explained =>
  operation(
    'sum',
    tallies
      .filter(({ key, value }) => (LAND[key] ?? TOWN[key]) === what && value.value !== 0)
      .map(shareOf)
      .sort((a, b) => b.value - a.value),
  );

/** How many fields are counted between two looks at the clock. */
const STRIDE = 64;

/**
 * Sums up the figures of many fields, step by step: yields how many are done and returns the sums, each
 * derived from what every kind of land and every settlement contributes.
 */
export function* sumFigures(
  map: WorldMap,
  fields: Iterable<FieldAddress>,
  figuresOf: (field: FieldAddress) => readonly FieldFigure[],
): Generator<number, SelectionFigures, undefined> {
  const tallies = new Map<string, Tally>();
  let done = 0;
  for (const field of fields) {
    const terrain = terrainAt(map, field) ?? '';
    for (const { key, value } of figuresOf(field)) {
      if (!(key in LAND) && !(key in TOWN)) continue;
      const name = `${key} ${terrain} ${JSON.stringify(value)}`;
      const tally = tallies.get(name);
      if (tally === undefined) tallies.set(name, { key, terrain, value, count: 1 });
      else tally.count += 1;
    }
    done += 1;
    if (done % STRIDE === 0) yield done;
  }
  const all = [...tallies.values()];
  return { population: totalOf(all, 'population'), income: totalOf(all, 'income') };
}

/** The area of some fields: their number times the area of one. */
export function areaOf(count: number, fieldArea: Explained): Explained {
  return operation('product', [fact('alikeFields', count), fieldArea]);
}
