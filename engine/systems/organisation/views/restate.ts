import type { OrderSheet, Params, Restated } from '../../../kernel';
import type { World } from '../../../world';
import type { Order, OrganisationOrder } from '../orders';

/** Kinds of names in the fields of an order that are no plain words. */
const NAMES: Readonly<Record<string, 'region' | 'party'>> = {
  region: 'region',
  from: 'region',
  to: 'region',
  target: 'party',
  opponent: 'party',
  chance: 'party',
};

/** Data of an order for words: names of regions and organisations, categories by their key; what is not given is left out. */
function dataOf(order: Order, { board, parties }: World): Params {
  const region = (key: string) => board?.regions[key]?.name ?? key;
  const nameOf = (field: string, key: string) => {
    if (NAMES[field] === undefined) return key;
    return (NAMES[field] === 'party' ? parties[key]?.name : undefined) ?? region(key);
  };
  const namesOf = ([field, value]: readonly [string, unknown]): readonly (readonly [
    string,
    string | number,
  ])[] => {
    if (typeof value === 'boolean') return [[field, value ? 'yes' : 'no']];
    if (typeof value === 'number') return [[field === 'amount' ? 'halves' : field, value]];
    // What is asked may be left open.
    if (field === 'text' && value === '') return [[field, '…']];
    const isText = typeof value === 'string' && value !== '' && field !== 'kind';
    return isText ? [[field, nameOf(field, value)]] : [];
  };
  return Object.fromEntries(Object.entries(order).flatMap(namesOf));
}

const listed = (order: Order): string => {
  if (order.kind === 'PAY')
    return order.levels.map(({ name, levels }) => `${name} ${String(levels)}`).join(', ');
  return order.kind === 'OVERPOPULATION' ? order.units.join(', ') : '';
};

const calmContext = ({
  target,
  isBloody,
}: Extract<Order, { readonly kind: 'CALM' }>): string | undefined => {
  if (target === undefined) return isBloody ? 'bloody' : undefined;
  return isBloody ? 'foreignBloody' : 'foreign';
};

/** Variant of the sentence of an order. */
const contextOf = (order: Order, { region }: Params): string | undefined => {
  if (order.kind === 'BUILD') return region === undefined ? undefined : 'new';
  if (order.kind === 'WAR_ANSWER') return order.opponent === null ? undefined : 'against';
  if (order.kind === 'CALM') return calmContext(order);
  if (order.kind === 'PAY') return order.levels.length === 0 ? 'nothing' : undefined;
  return 'levels' in order && typeof order.levels === 'number' ? 'levels' : undefined;
};

/** Every order of a letter as it was understood, in the order of the letter. */
export function restatedOrders(
  { rows }: OrderSheet<OrganisationOrder>,
  world: World,
): readonly Restated[] {
  return rows.map(({ unit, span, content: { order } }) => {
    const about = dataOf(order, world);
    const context = contextOf(order, about);
    const list = listed(order);
    return {
      unit,
      span,
      sayings: [
        {
          name: `organisation.${order.kind}`,
          about: {
            ...about,
            ...(list === '' ? {} : { list }),
            ...(context === undefined ? {} : { context }),
          },
        },
      ],
    };
  });
}
