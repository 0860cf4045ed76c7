import { describe, expect, it } from 'vitest';
import {
  accepted,
  AT,
  east,
  given,
  IN,
  incoming,
  KINDS,
  OUT,
  outgoing,
  packed,
  read,
  SECOND,
  sent,
  west,
} from '../../testing/parcels';
import type { Campaign } from '../campaign';
import {
  acceptParcel,
  addressOf,
  answerTo,
  keepsParcels,
  type ParcelContent,
  parcelDigest,
  parcelStanding,
  recallOf,
  refuseParcel,
  takeAnswer,
  withAnswered,
  withNeighbour,
  withRecalled,
  withRecallSent,
} from '.';
import { fail } from '../../testing/world';

describe('what a file is to a campaign', () => {
  const away = sent();
  const { parcel } = outgoing(away);
  const here = accepted(away);
  const answer = answerTo(here, incoming(here));
  const recall = recallOf(outgoing(withRecalled(away, OUT, 'x'))) ?? fail();
  const other = outgoing(sent({ crosserIds: [SECOND.id] })).parcel;
  it.each<[string, Campaign, ParcelContent]>([
    ['open', east, parcel],
    ['accepted', here, parcel],
    ['refused', refuseParcel(east, parcel, 'x', AT), parcel],
    ['contradicts', here, other],
    ['own', west, parcel],
    ['not-ours', { ...east, id: 'north' }, parcel],
    ['other-game', { ...east, system: 'pygma' }, parcel],
    ['open', away, answer],
    ['taken', takeAnswer(away, answer, KINDS.records), answer],
    ['contradicts', takeAnswer(away, answer, KINDS.records), { ...answer, verdict: 'refused' }],
    ['never-sent', packed(), answer],
    ['never-sent', away, { ...answer, number: 2 }],
    ['open', east, recall],
    ['decided', here, recall],
    ['contradicts', here, { ...recall, digest: parcelDigest(other) }],
    ['own', west, recall],
    ['open', west, addressOf(east)],
    ['taken', withNeighbour(west, addressOf(east), AT), addressOf(east)],
    ['taken', withNeighbour(west, addressOf(east), AT), addressOf({ ...east, name: 'Ostreich' })],
  ])('%s', (standing, campaign, content) => {
    expect(parcelStanding(campaign, read(content))).toBe(standing);
  });

  it('is asked again when it is decided on: nothing is taken twice', () => {
    expect(acceptParcel(here, parcel, given(), KINDS)).toEqual({ ok: false, problem: 'not-open' });
    expect(refuseParcel(here, parcel, '', AT)).toBe(here);
    const known = takeAnswer(away, answer, KINDS.records);
    expect(takeAnswer(known, answer, KINDS.records)).toBe(known);
  });

  it('numbers parcels for each receiver', () => {
    const two = packed({ crosserIds: [SECOND.id] }, away);
    const three = packed({ crosserIds: [], to: { campaign: 'north', name: '' } }, two);
    expect(Object.keys(three.parcels ?? {})).toEqual([OUT, 'out east 2', 'out north 1']);
  });
});

describe('going back', () => {
  const away = sent();
  const here = accepted(away);
  const answered = withAnswered(here, IN);
  it.each<[string, Campaign, Campaign, boolean]>([
    ['before a parcel that is only packed', packed(), west, true],
    ['before a parcel that was sent', away, west, false],
    ['to when it was only packed', away, packed(), false],
    ['before a recall nobody knows', withRecalled(away, OUT, 'x'), away, true],
    [
      'before a recall that was written',
      withRecallSent(withRecalled(away, OUT, 'x'), OUT),
      withRecalled(away, OUT, 'x'),
      false,
    ],
    ['before a decision nobody knows', here, east, true],
    ['before a decision whose answer was written', answered, east, false],
    ['to another decision', answered, refuseParcel(east, outgoing(away).parcel, '', AT), false],
    ['to the same', answered, answered, true],
  ])('%s is refused where another GM knows of it', (_, now, then, isAllowed) => {
    expect(keepsParcels(now, then)).toBe(isAllowed);
  });
});
