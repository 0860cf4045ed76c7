import { calc, cellOf, fact, rule, type Rule, type Settings, sum } from '../../../../kernel';
import { TERRAIN_TABLE } from '../../data';
import { amountOf, choiceOf } from '../settings';
import { townInhabitants } from '../structure/town';
import type { Estate, OwnedTown } from './estate';

/** Inhabitants of the fields of a party, settlements not counted (WW-3.1-13). */
export function landInhabitants({ fields }: Estate, settings: Settings): Rule {
  return rule(
    'landInhabitants',
    'WW-4.2-17',
    sum(
      ...[...fields]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .flatMap(([terrain, count]) => {
          const heads = cellOf(settings, TERRAIN_TABLE, terrain, 'inhabitants');
          return heads === undefined
            ? []
            : [calc.product(fact('fields', count, { terrain }), heads)];
        }),
    ),
  );
}

const byPosition = (a: OwnedTown, b: OwnedTown): number => (a.field < b.field ? -1 : 1);

/** Which settlement is surplus first (WW-4.2-17, WW-12.4-11); ties: the higher position. */
const orderOf = (settings: Settings): ((a: OwnedTown, b: OwnedTown) => number) => {
  const heads = (town: OwnedTown): number => townInhabitants(town.town, settings).value;
  switch (choiceOf(settings, 'settle.urban_order')) {
    case 'smallest':
      return (a, b) => heads(a) - heads(b) || byPosition(b, a);
    case 'largest':
      return (a, b) => heads(b) - heads(a) || byPosition(b, a);
    default:
      return (a, b) => b.completed - a.completed || byPosition(b, a);
  }
};

const isExceeded = (land: number, urban: number, settings: Settings): boolean => {
  const base = choiceOf(settings, 'settle.urban_base') === 'land' ? land : land + urban;
  return 100 * urban > amountOf(settings, 'settle.urban_limit_pct') * base;
};

/**
 * Settlements that yield no income because too many people live in settlements: the newest ones, one after
 * another, until the rest satisfies the limit (WW-4.2-16, WW-4.2-17). Those without inhabitants are passed over.
 */
export function surplusTowns(estate: Estate, settings: Settings): readonly OwnedTown[] {
  const land = landInhabitants(estate, settings).value;
  const heads = (town: OwnedTown): number => townInhabitants(town.town, settings).value;
  const candidates = estate.towns.filter((town) => heads(town) > 0).sort(orderOf(settings));
  let urban = candidates.reduce((total, town) => total + heads(town), 0);
  const surplus: OwnedTown[] = [];
  for (const town of candidates) {
    if (!isExceeded(land, urban, settings)) break;
    surplus.push(town);
    urban -= heads(town);
  }
  return surplus;
}
