import { describe, expect, it } from 'vitest';
import {
  accepted,
  AT,
  east,
  given,
  incoming,
  KINDS,
  OUT,
  outgoing,
  packed,
  read,
  sent,
  west,
} from '../../testing/parcels';
import {
  acceptParcel,
  answerTo,
  isRecallConfirmed,
  parcelStanding,
  recallOf,
  refuseParcel,
  takeAnswer,
  takeRecall,
  withRecalled,
  withRecallSent,
  withSent,
} from '.';
import { fail } from '../../testing/world';

describe('a parcel that is called back', () => {
  const away = withRecalled(sent(), OUT, 'Die Datei ist verloren.');
  const recall = recallOf(outgoing(away)) ?? fail();

  it('is refused where it never arrived, also if it turns up later, and its units come back', () => {
    expect(away.world).toEqual(sent().world);
    const there = takeRecall(east, recall, AT);
    expect(there.world).toBe(east.world);
    expect(incoming(there)).toMatchObject({ state: 'refused', isRecalled: true });
    expect(parcelStanding(there, read(outgoing(away).parcel))).toBe('recalled');
    expect(acceptParcel(there, outgoing(away).parcel, given(), KINDS)).toEqual({
      ok: false,
      problem: 'not-open',
    });
    const back = takeAnswer(away, answerTo(there, incoming(there)), KINDS.records);
    expect(back.world).toEqual(west.world);
    expect(outgoing(back)).toMatchObject({ state: 'refused', reason: 'Die Datei ist verloren.' });
  });

  it('does not tell what it held, and so is small', () => {
    const keys = ['digest', 'from', 'kind', 'number', 'reason', 'system', 'to'];
    expect(Object.keys(recall).toSorted()).toEqual(keys);
    expect(read(recall).content).toEqual(recall);
  });

  it('is confirmed by the answer that gives its reason, and not refused for another', () => {
    const answer = answerTo(east, incoming(takeRecall(east, recall, AT)));
    const refused = refuseParcel(east, outgoing(away).parcel, 'Nein', AT);
    expect(isRecallConfirmed(outgoing(away), answer)).toBe(true);
    expect(isRecallConfirmed(outgoing(sent()), answer)).toBe(false);
    expect(isRecallConfirmed(outgoing(away), answerTo(refused, incoming(refused)))).toBe(false);
  });

  it('stays where it was accepted, and the answer that was lost is written again', () => {
    const here = accepted(away);
    expect(takeRecall(here, recall, AT)).toBe(here);
    expect(outgoing(takeAnswer(away, answerTo(here, incoming(here)), KINDS.records)).state).toBe(
      'accepted',
    );
  });

  it('stays on its way though its file was not written after all: its number is not given again', () => {
    expect(withSent(away, OUT, false)).toBe(away);
    expect(withSent(sent(), OUT, false)).toEqual(packed());
  });

  it('is so with the first reason, once the recall was written', () => {
    const written = withRecallSent(away, OUT);
    expect(withRecalled(written, OUT, 'x')).toBe(written);
    expect(withRecallSent(written, OUT, false)).toMatchObject({
      parcels: { [OUT]: { isRecallSent: false } },
    });
    expect(withRecallSent(sent(), OUT).parcels).toEqual(sent().parcels);
  });

  it('was sent before, by this campaign and not by one of which it is a copy', () => {
    const start = packed();
    expect(withRecalled(start, OUT, 'x')).toBe(start);
    const copy = { ...sent(), id: 'copy' };
    expect(withRecalled(copy, OUT, 'x')).toBe(copy);
    expect(recallOf(outgoing(sent()))).toBeUndefined();
  });
});
