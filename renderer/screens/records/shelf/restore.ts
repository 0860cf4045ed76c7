import {
  type Campaign,
  faultIn,
  grossfelderOf,
  grossfeldOf,
  kleinfeldOf,
  type PartyKey,
  settingsInForce,
  type ShelfItem,
  systems,
  terrainAt,
  type Unit,
  type World,
} from '../../../../engine';
import { changeWorld } from '../records/commands';
import { recordText } from '../records/register';
import { type Change, changed, refused, type Refusal } from '../../../model/records/register';

type Item<Kind extends ShelfItem['kind']> = Extract<ShelfItem, { readonly kind: Kind }>;

/** A record that goes back under its id, if the id is free. */
const under = (
  { id }: ShelfItem,
  key: string,
  taken: Readonly<Record<string, unknown>>,
  put: Change['change'],
): Change | Refusal =>
  Object.hasOwn(taken, key)
    ? refused('records:shelf.taken', { key })
    : changed((draft) => {
        put(draft);
        Reflect.deleteProperty(draft.shelf, id);
      });

const partyMissing = ({ world }: Campaign, party: PartyKey): Refusal | undefined =>
  Object.hasOwn(world.parties, party) ? undefined : refused('records:shelf.noParty', { party });

const placeMissing = ({ world }: Campaign, { place }: Unit): Refusal | undefined => {
  if (place.kind === 'aboard')
    return Object.hasOwn(world.units, place.carrier)
      ? undefined
      : refused('records:shelf.noCarrier', { carrier: place.carrier.split(':').at(-1) ?? '' });
  return terrainAt(world.map, place.field) === undefined
    ? refused('records:shelf.noField', { field: place.field })
    : undefined;
};

const unitBack = (campaign: Campaign, item: Item<'unit'>): Change | Refusal =>
  partyMissing(campaign, item.value.party) ??
  placeMissing(campaign, item.value) ??
  (Object.hasOwn(campaign.world.units, item.value.id)
    ? refused('records:shelf.numberTaken', { number: String(item.value.number) })
    : under(item, item.value.id, campaign.world.units, ({ world }) => {
        Object.assign(world.units, { [item.value.id]: item.value });
      }));

const settlementBack = (campaign: Campaign, item: Item<'settlement'>): Change | Refusal => {
  const { field, value, work } = item;
  const index = kleinfeldOf(field) - 1;
  const grossfeld = grossfelderOf(campaign.world.map).find(({ no }) => no === grossfeldOf(field));
  if (grossfeld === undefined) return refused('records:shelf.noField', { field });
  const missing = partyMissing(campaign, value.owner);
  if (missing !== undefined) return missing;
  if (grossfeld.settlements[index] !== undefined)
    return refused('records:shelf.fieldTaken', { field });
  return under(item, work?.id ?? field, campaign.world.works, ({ world }) => {
    const there = world.map.grossfelder[grossfeldOf(field)];
    if (there !== undefined) Object.assign(there.settlements, { [index]: value });
    if (work !== null) Object.assign(world.works, { [work.id]: work });
  });
};

/**
 * A record of the game goes back to its owner as if it were created: what has been written beside it meanwhile may
 * object to it, and where its id was given again it gets a new one.
 */
const recordBack = (campaign: Campaign, item: Item<'record'>): Change | Refusal => {
  const { world } = campaign;
  const { record, owner, value, name } = item;
  const kind = systems[campaign.system]?.records.find(({ id }) => id === record);
  if (kind?.put === undefined) return refused('records:shelf.taken', { key: name });
  const missing = owner === null ? undefined : partyMissing(campaign, owner);
  if (missing !== undefined) return missing;
  const place = { world, settings: settingsInForce(campaign), owner };
  const isThere = (now: World, id: string): boolean =>
    kind.rows(now, place.settings).some((one) => one.owner === owner && one.row.id === id);
  const free = isThere(world, value.id) ? kind.blank?.(place)?.id : value.id;
  if (free === undefined) return refused('records:shelf.taken', { key: name });
  const row = { ...value, id: free };
  const against = faultIn(kind, row, place);
  if (against !== undefined) {
    const { field, fault } = against;
    return refused(recordText(campaign.system, record, `fault.${field.id}.${fault}`));
  }
  if (!isThere(kind.put(row, place), free)) return refused('records:record.notInGame');
  return changed((draft) => {
    changeWorld(draft, (now) => kind.put?.(row, { ...place, world: now }) ?? now);
    Reflect.deleteProperty(draft.shelf, item.id);
  });
};

/** Restores a shelved item as it was; a refusal states what has taken its place. */
export function restoring(campaign: Campaign, item: ShelfItem): Change | Refusal {
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
}
