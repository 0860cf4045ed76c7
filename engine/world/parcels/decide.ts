import type { FieldAddress } from '../../hex';
import { failure, type RecordKind, type Result, success } from '../../kernel';
import type { Campaign } from '../campaign';
import { terrainAt } from '../fields';
import type { PartyKey } from '../grossfeld';
import type { OutgoingLetter } from '../open-turn';
import type { Party, World } from '../world';
import { type ArrivalProblem, arriving } from './arrive';
import { crossingGame } from './crosser';
import { type KnownKinds, unknownKind } from './known-kinds';
import { withNeighbour } from './neighbours';
import { withRecord, ownAddress } from './pack';
import {
  type IncomingParcel,
  type Parcel,
  type ParcelAnswer,
  type ParcelAddress,
  parcelId,
  type ParcelRecall,
} from './parcel';
import { parcelDigest } from './parcel-file';
import { partyOfParcel, withUnitsBack } from './return-units';
import { answeredParcel, parcelStanding } from './standing';
import { withTold } from './told';

/** What the GM decides where he accepts a parcel. */
export interface Acceptance {
  /** ISO 8601. */
  readonly at: string;
  /** Where its units arrive; null = it has none. */
  readonly field: FieldAddress | null;
  /**
   * Parties of this campaign in the place of those that arrive (see `arrivingParties`); null = one that is new here.
   */
  readonly parties: Readonly<Record<PartyKey, PartyKey | null>>;
  /** Who gets each of its letters, in their order. */
  readonly readers: readonly PartyKey[];
}

/** What a decision lacks. */
export type AcceptanceProblem = 'not-open' | 'field' | 'party' | 'reader' | ArrivalProblem;

/**
 * Parties of a parcel that this campaign needs: those with units, records or knowledge. Who only writes a letter
 * stays abroad.
 */
export function arrivingParties(parcel: Parcel): readonly PartyKey[] {
  const { parties, units, rows = [], knowledge } = parcel;
  const keys = new Set([...units, ...rows, ...knowledge].map(({ party }) => party));
  return Object.keys(parties).filter((key) => keys.has(key));
}

/** A key that no party has: the one wanted, or with a number behind. */
const freeKey = (parties: World['parties'], wanted: PartyKey): PartyKey => {
  let key = wanted;
  for (let count = 2; parties[key] !== undefined; count += 1) key = `${wanted}-${String(count)}`;
  return key;
};

/** The parties of a world with those that are new, and by which key each of the parcel goes. */
const settled = (
  world: World,
  parcel: Parcel,
  wanted: Acceptance['parties'],
): { readonly parties: World['parties']; readonly keyOf: ReadonlyMap<PartyKey, PartyKey> } => {
  const parties: Record<PartyKey, Party> = { ...world.parties };
  const keyOf = new Map<PartyKey, PartyKey>();
  for (const foreign of arrivingParties(parcel)) {
    const described = parcel.parties[foreign];
    if (described === undefined) continue;
    const own = wanted[foreign] ?? freeKey(parties, foreign);
    parties[own] ??= partyOfParcel(parties, own, described);
    keyOf.set(foreign, own);
  }
  return { parties, keyOf };
};

const lettersOf = (
  parcel: Parcel,
  { readers, at }: Acceptance,
  turn: number,
): readonly OutgoingLetter[] =>
  parcel.letters.map(({ from, text }, index) => ({
    id: `${parcelId('in', parcel.from.campaign, parcel.number)} ${String(index)}`,
    turn,
    party: readers[index] ?? '',
    kind: 'forwarded',
    title: parcel.parties[from]?.name ?? from,
    text,
    writtenAt: at,
    sentAt: null,
  }));

const recordOf = (
  campaign: Campaign,
  parcel: Parcel,
  at: string,
  decided: Pick<IncomingParcel, 'state' | 'reason' | 'arrived'> & Partial<IncomingParcel>,
): IncomingParcel => ({
  id: parcelId('in', parcel.from.campaign, parcel.number),
  kind: 'in',
  turn: campaign.world.clock.turn,
  at,
  parcel,
  digest: parcelDigest(parcel),
  isAnswered: false,
  ...decided,
});

/** True if something of a parcel arrives at a field. */
export function needsField({ units, rows = [] }: Parcel): boolean {
  return units.length + rows.length > 0;
}

const isOpen = (campaign: Campaign, parcel: Parcel): boolean =>
  parcelStanding(campaign, { content: parcel, digest: parcelDigest(parcel) }) === 'open';

/**
 * The campaign with a parcel accepted: its units and records stand in the field the GM chose, with a party of this
 * campaign and under the next free number where theirs is taken; its letters wait to be passed on; parties know what
 * it tells, as far as the Großfelder are on this map.
 */
export function acceptParcel(
  campaign: Campaign,
  parcel: Parcel,
  acceptance: Acceptance,
  kinds: KnownKinds,
): Result<Campaign, AcceptanceProblem> {
  const { world } = campaign;
  const { field, parties: wanted, readers, at } = acceptance;
  if (!isOpen(campaign, parcel)) return failure('not-open');
  if (unknownKind(parcel, kinds) !== undefined) return failure('kind');
  const isOnMap = field !== null && terrainAt(world.map, field) !== undefined;
  if (needsField(parcel) && !isOnMap) return failure('field');
  const own = arrivingParties(parcel).map((key) => wanted[key]);
  if (own.some((key) => key === undefined || (key !== null && world.parties[key] === undefined)))
    return failure('party');
  if (parcel.letters.some((_, index) => world.parties[readers[index] ?? ''] === undefined))
    return failure('reader');
  const { parties, keyOf } = settled(world, parcel, wanted);
  const game = crossingGame(campaign, kinds.records);
  const here: World = { ...world, parties };
  const landed =
    field === null
      ? success({ world: here, arrived: [] })
      : arriving(parcel, here, { field, keyOf, game, parcels: campaign.parcels });
  if (!landed.ok) return landed;
  const letters = lettersOf(parcel, acceptance, world.clock.turn);
  const outbox = {
    ...campaign.outbox,
    ...Object.fromEntries(letters.map((letter) => [letter.id, letter])),
  };
  const told = withTold(landed.value.world, parcel.knowledge, keyOf);
  const accepted = { state: 'accepted', reason: '', arrived: landed.value.arrived } as const;
  const next = { ...campaign, outbox, world: told };
  return success(
    withRecord(withNeighbour(next, parcel, at), recordOf(campaign, parcel, at, accepted)),
  );
}

/**
 * The campaign with a parcel refused, for a reason that its sender is told; unchanged where it waits for no decision.
 */
export function refuseParcel(
  campaign: Campaign,
  parcel: Parcel,
  reason: string,
  at: string,
): Campaign {
  if (!isOpen(campaign, parcel)) return campaign;
  const refused = { state: 'refused', reason, arrived: [] } as const;
  return withRecord(withNeighbour(campaign, parcel, at), recordOf(campaign, parcel, at, refused));
}

/**
 * The campaign with a parcel refused because its sender called it back, whether it arrived or not: if it still turns
 * up, it is not taken. Unchanged where it was decided on.
 */
export function takeRecall(campaign: Campaign, recall: ParcelRecall, at: string): Campaign {
  if (parcelStanding(campaign, { content: recall, digest: '' }) !== 'open') return campaign;
  const { digest, reason, ...called } = recall;
  const nothing = { note: '', parties: {}, units: [], letters: [], knowledge: [] };
  const parcel: Parcel = { ...called, ...nothing, kind: 'parcel' };
  const refused = { digest, reason, state: 'refused', arrived: [], isRecalled: true } as const;
  return withRecord(withNeighbour(campaign, recall, at), recordOf(campaign, parcel, at, refused));
}

/** The answer to a parcel that was decided on. */
export function answerTo(
  campaign: Campaign,
  { parcel, digest, state, reason }: IncomingParcel,
): ParcelAnswer {
  return {
    kind: 'answer',
    system: campaign.system,
    from: ownAddress(campaign),
    to: parcel.from,
    number: parcel.number,
    digest,
    verdict: state,
    reason,
  };
}

/** The campaign with the answer to a parcel marked as written, or as not written after all. */
export function withAnswered(campaign: Campaign, id: string, isAnswered = true): Campaign {
  const record = campaign.parcels?.[id];
  return record?.kind === 'in' && record.isAnswered !== isAnswered
    ? withRecord(campaign, { ...record, isAnswered })
    : campaign;
}

/**
 * The campaign that took note of an answer to one of its parcels: refused units and records are back where they left
 * from. Unchanged where nothing waits for this answer.
 * @param records Kinds of records of the game.
 */
export function takeAnswer(
  campaign: Campaign,
  answer: ParcelAnswer,
  records: readonly RecordKind<World>[],
): Campaign {
  const sent = answeredParcel(campaign, answer);
  const digest = parcelDigest(answer);
  if (sent === undefined || parcelStanding(campaign, { content: answer, digest }) !== 'open')
    return campaign;
  const { verdict, reason } = answer;
  if (verdict === 'accepted') return withRecord(campaign, { ...sent, state: verdict, reason });
  const back = withUnitsBack(campaign, sent, records);
  if (back === undefined) return campaign;
  const { returned } = back;
  return withRecord(back.campaign, { ...sent, state: verdict, reason, returned });
}

/** What another GM needs to send parcels here. */
export function addressOf(campaign: Campaign): ParcelAddress {
  return { kind: 'address', system: campaign.system, from: ownAddress(campaign) };
}
