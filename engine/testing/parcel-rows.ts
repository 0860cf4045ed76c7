import { rabensundCampaign } from '../../assets/examples/rabensund';
import type { FieldAddress } from '../hex';
import type { Result } from '../kernel';
import { systems } from '../systems/registry';
import type { Campaign } from '../world/campaign';
import {
  acceptParcel,
  type Acceptance,
  type AcceptanceProblem,
  answerTo,
  type IncomingParcel,
  knownKindsOf,
  ownAddress,
  packParcel,
  type Parcel,
  refuseParcel,
  takeAnswer,
  withSent,
} from '../world/parcels';
import type { World } from '../world/world';
import { AT, OUT, outgoing } from './parcels';
import { fail } from './world';

/** A game whose armies are records. */
export const system = systems['pygma'] ?? fail();
export const KINDS = knownKindsOf(system);
/** Where records arrive. */
export const FIELD = '022/46' as FieldAddress;
export const base = rabensundCampaign();

type Row = NonNullable<World['affairs']>[string];

/** A campaign with some rows more, or in the place of others. */
export function withRows(campaign: Campaign, rows: Readonly<Record<string, Row>>): Campaign {
  const { world } = campaign;
  return { ...campaign, world: { ...world, affairs: { ...world.affairs, ...rows } } };
}

/** A row of a campaign. */
export function rowIn({ world }: Pick<Campaign, 'world'>, id: string): Row | undefined {
  return world.affairs?.[id];
}

const [ARMY = fail()] = Object.keys(base.world.affairs ?? {}).filter((id) =>
  /^army\/.*\/KH/.test(id),
);
/** Whose armies cross. */
export const OWNER = ARMY.split('/')[1] ?? fail();

/** Key of an army of theirs: `army/val/KH1`. */
export function keyOf(name: string): string {
  return `army/${OWNER}/${name}`;
}

/** An army with a strength by which it is known wherever it goes. */
export function army(strength: number, more: Readonly<Record<string, string | number>>): Row {
  const row = rowIn(base, ARMY) as Readonly<Record<string, Row>>;
  return { ...row, strength, field: '032/48', order: 'attack', ...more };
}

/** A fleet by its number. */
export function fleet(number: number, strength: number, field = '032/48'): Row {
  return army(strength, { kind: 'fleet', number, field });
}

/** An army aboard, with an address of its own that does not count. */
export function aboard(number: number, strength: number, carrier: string): Row {
  return army(strength, { kind: 'warrior', number, carrier, field: '001/01' });
}

/** A fleet of the sender with an army aboard. */
export const FLEET = keyOf('FH90');
export const CARGO = keyOf('KH91');
export const west = withRows(base, {
  [FLEET]: fleet(90, 7001),
  [CARGO]: aboard(91, 7002, 'FH 90'),
});
export const east: Campaign = { ...base, id: 'east', name: 'Ostmark' };
/** Id of the first parcel with its receiver. */
export const IN = `in ${west.id} 1`;

/** The sender with a parcel of records that is packed. */
export function packed(campaign = west, ids: readonly string[] = [FLEET]): Campaign {
  const draft = {
    to: ownAddress(east),
    at: AT,
    note: '',
    crosserIds: ids,
    letters: [],
    knowledge: [],
  };
  return packParcel(campaign, draft, KINDS.records);
}

/** The sender with a parcel of records that is on its way. */
export function sent(campaign?: Campaign, ids?: readonly string[]): Campaign {
  return withSent(packed(campaign, ids), OUT);
}

/** What becomes of a parcel of records that is accepted. */
export function accepting(
  parcel: Parcel,
  to: Campaign,
  more: Partial<Acceptance> = {},
): Result<Campaign, AcceptanceProblem> {
  const acceptance = { at: AT, field: FIELD, parties: { [OWNER]: OWNER }, readers: [], ...more };
  return acceptParcel(to, parcel, acceptance, KINDS);
}

/** The receiver with the parcel of records accepted. */
export function accepted(to = east, more: Partial<Acceptance> = {}, from = sent()): Campaign {
  const done = accepting(outgoing(from).parcel, to, more);
  return done.ok ? done.value : fail();
}

/** The parcel of records with its receiver. */
export function incoming(campaign: Campaign): IncomingParcel {
  const record = campaign.parcels?.[IN];
  return record?.kind === 'in' ? record : fail();
}

/** The sender to whom the parcel of records came back. */
export function refusedBack(now: Campaign): Campaign {
  const refused = refuseParcel(east, outgoing(now).parcel, 'Nein', AT);
  return takeAnswer(now, answerTo(refused, incoming(refused)), KINDS.records);
}
