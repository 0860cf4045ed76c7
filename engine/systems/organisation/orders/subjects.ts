import type { OrderSubjects, Words } from '../../../kernel';
import type { RegionKey, World } from '../../../world';
import { PRESENCE } from '../records';
import { organisationIn } from '../state/read';
import type { Organisation } from '../state/types';
import type { Order, OrganisationOrder } from './order';

const regionOf = (own: Organisation | undefined, advantage: string): readonly RegionKey[] =>
  own?.advantages.flatMap(({ name, region }) => (name === advantage ? [region] : [])) ?? [];

/** Where an organisation does what it orders: of a blow, from where it strikes. */
function regionsIn(order: Order, own: Organisation | undefined): readonly RegionKey[] {
  if (order.kind === 'REPAIR' || order.kind === 'MOVE_ADVANTAGE') return regionOf(own, order.name);
  if (order.kind === 'BUILD') return [order.region ?? own?.seat ?? ''];
  if ('from' in order && order.from !== null) return [order.from];
  return 'region' in order ? [order.region] : [];
}

const counted = (count: number, [one, many]: Words): string =>
  `${String(count)} ${count === 1 ? one : many}`;

function whatOf(own: Organisation | undefined, region: RegionKey): Words {
  const here = (list: readonly { readonly region: RegionKey }[] = []): number =>
    list.filter((one) => one.region === region).length;
  const [units, advantages] = [here(own?.units), here(own?.advantages)];
  return [
    `${counted(units, ['Einheit', 'Einheiten'])}, ${counted(advantages, ['Vorzug', 'Vorzüge'])}`,
    `${counted(units, ['unit', 'units'])}, ${counted(advantages, ['advantage', 'advantages'])}`,
  ];
}

/** What the organisations have, region by region: every order says where it is carried out (OS-15-01). */
export const SUBJECTS: OrderSubjects<World, OrganisationOrder> = {
  many: ['Regionen', 'Regions'],
  leadsLine: false,
  all: (world, settings) =>
    PRESENCE.rows(world, settings).flatMap(({ owner, row: { id } }) => {
      if (owner === null) return [];
      const { name = id, names } = world.board?.regions[id] ?? {};
      const what = whatOf(organisationIn(world, owner, settings), id);
      const called: Words = names === undefined ? [name, name] : [names.de, names.en];
      return [{ party: owner, key: id, name: called, what, place: id }];
    }),
  ordered: ({ content: { order } }, party, world) => {
    const regions = regionsIn(order, organisationIn(world, party, {}));
    return [...new Set(regions)].filter((region) => region !== '');
  },
};
