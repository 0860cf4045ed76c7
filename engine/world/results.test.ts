import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { achtCampaign, achtLetters } from '../../assets/examples/acht';
import type { CardBlock, Proposal } from '../kernel';
import { systems } from '../systems/registry';
import { deepFreeze } from '../testing';
import { FULL_CARD } from '../testing/reported-card';
import { packResults, type TurnResults, unpackResults } from './results';
import { fromBase64, toBase64 } from './save/base64';
import { turnInputOf } from './turn-input';
import type { World } from './world';

const month = (): Proposal<World> => {
  const campaign = achtCampaign();
  const { turn } = campaign.world.clock;
  const sheets = Object.fromEntries(
    Object.entries(achtLetters).map(([party, text]) => [
      party,
      { turn, party, text, receivedAt: '' },
    ]),
  );
  const proposal = systems[campaign.system]?.adjudicate(turnInputOf({ ...campaign, sheets }));
  if (proposal === undefined) throw new Error('the month was not computed');
  return proposal;
};

describe('the results of a month in the archive', () => {
  const proposal = deepFreeze(month());
  const { world, ...results } = proposal;
  const packed = packResults(proposal);

  it('come back whole, all but the world', () => {
    expect(Object.keys(world)).toContain('units');
    expect(results.fights.length + results.reports.length).toBeGreaterThan(8);
    expect(unpackResults(packed)).toEqual(results);
  });

  it('keep what stands behind the sentence of an event, block by block', () => {
    const events = [{ ...FULL_CARD, coveredUntil: 'open' }];
    expect(unpackResults(packResults({ ...results, events }))?.events).toEqual(events);
  });

  it('are none with a block of no kind', () => {
    const blocks = [{ kind: 'picture', name: 'x', about: {} }] as unknown as readonly CardBlock[];
    const events = [{ ...FULL_CARD, blocks }];
    expect(unpackResults(packResults({ ...results, events }))).toBeUndefined();
  });

  it('are short: a month of eight realms below 120 kB, and the same text every time', () => {
    expect(packed.length).toBeLessThan(120_000);
    const backwards = Object.fromEntries(Object.entries(results).reverse()) as unknown;
    expect(packResults(backwards as TurnResults)).toBe(packed);
  });

  it.each([
    ['nothing', ''],
    ['prose', 'Der Kurier kam nie an'],
    ['bytes that are not packed', toBase64(Uint8Array.from([255, 1, 2, 3]))],
    ['a text cut off', packed.slice(0, 4000)],
    ['an object that is no result', 'q64FAA=='],
  ])('are none in %s', (_, text) => {
    expect(unpackResults(text)).toBeUndefined();
  });

  it.each([
    ['an event without a time', { events: [{ ...results.events[0], time: null }] }],
    ['a posting without derivation', { postings: [{ party: 'tha', amount: 1, name: 'x' }] }],
    ['a report that is a text', { reports: ['tha'] }],
    ['a derivation of no kind', { postings: [{ ...results.postings[0], why: { kind: 'magic' } }] }],
  ])('are none with %s', (_, forged) => {
    const text = packResults({ ...results, ...(forged as unknown as TurnResults) });
    expect(unpackResults(text)).toBeUndefined();
  });

  it('may have derivations as deep as the limit, and deeper ones do no harm', () => {
    const nested = (depth: number): unknown =>
      Array.from({ length: depth }).reduce(
        (body) => ({ kind: 'rule', value: 1, name: 'r', clause: 'c', about: {}, body }),
        { kind: 'fact', value: 1, name: 'f', about: {} },
      );
    const packedWith = (depth: number): string =>
      packResults({
        ...results,
        postings: [{ party: 'tha', amount: 1, name: 'x', why: nested(depth) }],
      } as TurnResults);
    expect(unpackResults(packedWith(300))?.postings).toHaveLength(1);
    expect(unpackResults(packedWith(2000))).toBeUndefined();
  });

  it('are not unpacked beyond the limit', () => {
    const bare = packResults({ ...results, balances: [], reports: [], postings: [] });
    expect(unpackResults(bare)).toBeDefined();
    expect(unpackResults(bare, 1000)).toBeUndefined();
  });

  it('never throw, whatever letter is changed (property)', () => {
    const short = packResults({ ...results, balances: [], reports: [], postings: [] });
    fc.assert(
      fc.property(
        fc.nat(short.length - 1),
        fc.constantFrom('A', 'z', '+', '=', ' '),
        (at, sign) => {
          const text = `${short.slice(0, at)}${sign}${short.slice(at + 1)}`;
          const unpacked = unpackResults(text);
          if (unpacked !== undefined) expect(Array.isArray(unpacked.events)).toBe(true);
        },
      ),
    );
  });

  it('keep any bytes in Base64 (property)', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 50 }), (bytes) => {
        expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
        expect(fromBase64(toBase64(bytes))).toEqual(bytes);
      }),
    );
  });
});
