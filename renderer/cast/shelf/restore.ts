import {
  type Campaign,
  grossfelderOf,
  grossfeldOf,
  kleinfeldOf,
  type PartyKey,
  settingsInForce,
  type ShelfItem,
  systems,
  type Unit,
} from '../../../engine';
import { changeWorld } from '../records/commands';
import { type Change, changed, refused, type Refusal } from '../register';

type Item<Kind extends ShelfItem['kind']> = Extract<ShelfItem, { readonly kind: Kind }>;

/** A record that goes back under its id, if the id is free. */
const under = (
  { id }: ShelfItem,
  key: string,
  taken: Readonly<Record<string, unknown>>,
  put: Change['change'],
): Change | Refusal =>
  Object.hasOwn(taken, key)
    ? refused('cast:shelf.taken', { key })
    : changed((draft) => {
        put(draft);
        Reflect.deleteProperty(draft.shelf, id);
      });

const partyMissing = ({ world }: Campaign, party: PartyKey): Refusal | undefined =>
  Object.hasOwn(world.parties, party) ? undefined : refused('cast:shelf.noParty', { party });

const placeMissing = ({ world }: Campaign, { place }: Unit): Refusal | undefined => {
  if (place.kind === 'aboard')
    return Object.hasOwn(world.units, place.carrier)
      ? undefined
      : refused('cast:shelf.noCarrier', { carrier: place.carrier.split(':').at(-1) ?? '' });
  return world.map.grossfelder[grossfeldOf(place.field)] === undefined
    ? refused('cast:shelf.noField', { field: place.field })
    : undefined;
};

const unitBack = (campaign: Campaign, item: Item<'unit'>): Change | Refusal =>
  partyMissing(campaign, item.value.party) ??
  placeMissing(campaign, item.value) ??
  (Object.hasOwn(campaign.world.units, item.value.id)
    ? refused('cast:shelf.numberTaken', { number: String(item.value.number) })
    : under(item, item.value.id, campaign.world.units, ({ world }) => {
        Object.assign(world.units, { [item.value.id]: item.value });
      }));

const settlementBack = (campaign: Campaign, item: Item<'settlement'>): Change | Refusal => {
  const { field, value, work } = item;
  const index = kleinfeldOf(field) - 1;
  const grossfeld = grossfelderOf(campaign.world.map).find(({ no }) => no === grossfeldOf(field));
  if (grossfeld === undefined) return refused('cast:shelf.noField', { field });
  const missing = partyMissing(campaign, value.owner);
  if (missing !== undefined) return missing;
  if (grossfeld.settlements[index] !== undefined)
    return refused('cast:shelf.fieldTaken', { field });
  return under(item, work?.id ?? field, campaign.world.works, ({ world }) => {
    const there = world.map.grossfelder[grossfeldOf(field)];
    if (there !== undefined) Object.assign(there.settlements, { [index]: value });
    if (work !== null) Object.assign(world.works, { [work.id]: work });
  });
};

/** A record of the game goes back to its owner, if he has nothing of its id by now. */
const recordBack = (campaign: Campaign, item: Item<'record'>): Change | Refusal => {
  const { world } = campaign;
  const { record, owner, value, name } = item;
  const settings = settingsInForce(campaign);
  const kind = systems[campaign.system]?.records.find(({ id }) => id === record);
  const isTaken = kind
    ?.rows(world, settings)
    .some((one) => one.owner === owner && one.row.id === value.id);
  if (kind?.put === undefined || isTaken === true)
    return refused('cast:shelf.taken', { key: name });
  const missing = owner === null ? undefined : partyMissing(campaign, owner);
  return (
    missing ??
    changed((draft) => {
      changeWorld(draft, (now) => kind.put?.(value, { world: now, settings, owner }) ?? now);
      Reflect.deleteProperty(draft.shelf, item.id);
    })
  );
};

/** Puts a thing of the shelf back as it was; a refusal says what has taken its place. */
export const restoring = (campaign: Campaign, item: ShelfItem): Change | Refusal => {
  const { world, culture } = campaign;
  switch (item.kind) {
    case 'person':
      return under(item, item.value.id, world.people, (draft) => {
        Object.assign(draft.world.people, { [item.value.id]: item.value });
      });
    case 'party':
      return under(item, item.value.key, world.parties, (draft) => {
        Object.assign(draft.world.parties, { [item.value.key]: item.value });
      });
    case 'treaty':
      return under(item, item.value.id, world.treaties, (draft) => {
        Object.assign(draft.world.treaties, { [item.value.id]: item.value });
      });
    case 'culture':
      return under(item, item.value.id, culture, (draft) => {
        Object.assign(draft.culture, { [item.value.id]: item.value });
      });
    case 'unit':
      return unitBack(campaign, item);
    case 'settlement':
      return settlementBack(campaign, item);
    case 'record':
      return recordBack(campaign, item);
  }
};
