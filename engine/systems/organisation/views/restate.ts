import type { OrderSheet, Params, Restated } from '../../../kernel';
import type { World } from '../../../world';
import type { Order, OrganisationOrder } from '../orders';

const regionsIn = (world: World) => (key: string | null) =>
  key === null || key === '' ? '' : (world.board?.regions[key]?.name ?? key);

/** Facts that are there; what is not given is left out. */
const given = (facts: Readonly<Record<string, string | number | null>>): Params =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]) =>
      value === null || value === '' ? [] : [[name, value]],
    ),
  );

/** Data of an order for words: names of regions and organisations, categories by their key. */
const dataOf = (order: Order, world: World): Params => {
  const region = regionsIn(world);
  const party = (key: string | null) =>
    key === null ? '' : (world.parties[key]?.name ?? region(key));
  const facts: Record<string, string | number | null> = {};
  for (const [name, value] of Object.entries(order) as [string, unknown][]) {
    if (name === 'kind') continue;
    if (typeof value === 'string')
      facts[name] = ['region', 'from', 'to'].includes(name)
        ? region(value)
        : ['target', 'opponent', 'chance'].includes(name)
          ? party(value)
          : value;
    else if (typeof value === 'number') facts[name === 'amount' ? 'halves' : name] = value;
    else if (typeof value === 'boolean') facts[name] = value ? 'yes' : 'no';
  }
  return given(facts);
};

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

/** What chooses the closer sentence of an order. */
const contextOf = (order: Order, { region }: Params): string | undefined => {
  if (order.kind === 'BUILD') return region === undefined ? undefined : 'new';
  if (order.kind === 'WAR_ANSWER') return order.opponent === null ? undefined : 'against';
  if (order.kind === 'CALM') return calmContext(order);
  if (order.kind === 'PAY') return order.levels.length === 0 ? 'nothing' : undefined;
  return 'levels' in order && typeof order.levels === 'number' ? 'levels' : undefined;
};

/** Every order of a letter as it was understood, in the order of the letter. */
export const restatedOrders = (
  { rows }: OrderSheet<OrganisationOrder>,
  world: World,
): readonly Restated[] =>
  rows.map(({ unit, span, content: { order } }) => {
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
