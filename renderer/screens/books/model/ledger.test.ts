import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bookByHand,
  type Campaign,
  fact,
  type Posting,
  runningBalance,
  voidEntry,
} from '../../../../engine';
import { tinyCampaignOf, realm } from '../../../../engine/testing';
import { wordsOf } from '../../../kit/text/words';
import { causeName, CAUSES, causeSentence } from '../../../kit/explain';
import {
  filteredLines,
  type LedgerFilter,
  type LedgerLine,
  ledgerLines,
  ledgerSums,
  type RenderedLine,
} from './ledger-view';

const PARTIES = ['tha', 'val'];

const start = tinyCampaignOf({
  parties: [realm('tha', { treasury: 500 }), realm('val', { treasury: 90 })],
});

const bookedBy = (campaign: Campaign, party: string, amount: number): Campaign => {
  const result = bookByHand(campaign, { party, amount, reason: 'Fund' });
  return result.ok ? result.value : campaign;
};

const posting = (party: string, amount: number, name = 'landTax'): Posting => ({
  party,
  amount,
  name,
  why: fact('gold', amount),
});

describe('the lines of the ledger', () => {
  it('are those of every realm by itself, whatever was booked between', () => {
    const actions = fc.array(
      fc.tuple(fc.constantFrom(...PARTIES), fc.integer({ min: -400, max: 400 })),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(actions, (booked) => {
        const campaign = booked.reduce(
          (before, [party, amount]) => bookedBy(before, party, amount),
          start,
        );
        const lines = ledgerLines(campaign, null, PARTIES);
        for (const party of PARTIES) {
          const own = lines.filter((line) => line.party === party);
          expect(own.map(({ amount, balance }) => [amount, balance])).toEqual(
            runningBalance(campaign, party).map(({ entry, balance }) => [entry.amount, balance]),
          );
          expect(own.at(-1)?.balance ?? 0).toBe(campaign.world.parties[party]?.treasury);
        }
        expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
      }),
    );
  });

  it('go on from the treasury with what the run would book, with its derivation', () => {
    const postings = [posting('tha', 40), posting('val', 7), posting('tha', -15, 'unitUpkeep')];
    const planned = ledgerLines(start, { postings }, ['tha']).filter(
      ({ state }) => state === 'planned',
    );
    expect(planned.map(({ amount, balance, posting: index }) => [amount, balance, index])).toEqual([
      [40, 540, 0],
      [-15, 525, 2],
    ]);
    expect(planned[0]?.why).toEqual(fact('gold', 40));
  });

  it('show an entry and its counter-entry together', () => {
    const campaign = bookedBy(start, 'tha', 25);
    const entry = ledgerLines(campaign, null, ['tha']).find(({ cause }) => cause === 'manual');
    const undone = voidEntry(campaign, entry?.id ?? '', 'Irrtum');
    if (!undone.ok) throw new Error('not voided');
    const lines = ledgerLines(undone.value, null, ['tha']);
    expect(lines.map(({ state, amount }) => [state, amount])).toEqual([
      ['booked', 500],
      ['voided', 25],
      ['void', -25],
    ]);
    expect(lines.at(-1)).toMatchObject({ balance: 500, voids: entry?.id, reason: 'Irrtum' });
  });
});

const line = (change: Partial<LedgerLine>): LedgerLine => ({
  id: '1',
  state: 'booked',
  turn: 58,
  party: 'tha',
  cause: 'landTax',
  about: {},
  amount: 10,
  balance: 10,
  place: null,
  reason: '',
  posting: null,
  voids: null,
  ...change,
});

const renderedAs = (cause: string, change: Partial<LedgerLine>): RenderedLine => ({
  line: line(change),
  party: 'Reich Tharos',
  cause,
  place: change.place ?? '',
  amount: String(Math.abs(change.amount ?? 10)),
});

const lines = [
  renderedAs('Steuern aus dem Land', { id: 'a', turn: 57, amount: 900 }),
  renderedAs('Steuern von Elystria', { id: 'b', amount: 7500, place: '210/19' }),
  renderedAs('Unterhalt', { id: 'c', cause: 'unitUpkeep', amount: -300 }),
];

const ALL: LedgerFilter = {
  turn: null,
  cause: null,
  words: '',
  sort: 'turn',
  isDescending: false,
};

const idsWith = (change: Partial<LedgerFilter>): readonly string[] =>
  filteredLines(lines, { ...ALL, ...change }).map(({ line: one }) => one.id);

describe('a choice of the ledger', () => {
  it.each([
    [{}, ['a', 'b', 'c']],
    [{ isDescending: true }, ['c', 'b', 'a']],
    [{ turn: 58 }, ['b', 'c']],
    [{ cause: 'unitUpkeep' }, ['c']],
    [{ words: 'steuern tharos' }, ['a', 'b']],
    [{ words: '210/19' }, ['b']],
    [{ words: '7500' }, ['b']],
    [{ words: 'nichts' }, []],
    [{ sort: 'amount' }, ['c', 'a', 'b']],
    [{ sort: 'amount', isDescending: true }, ['b', 'a', 'c']],
    [{ sort: 'cause' }, ['a', 'b', 'c']],
    [{ sort: 'place', isDescending: true }, ['b', 'c', 'a']],
  ] as const)('%o shows %o', (change, ids) => {
    expect(idsWith(change)).toEqual(ids);
  });

  it('finds halves as they are written, and places by what they are called', () => {
    const half: RenderedLine = {
      ...renderedAs('Einkommen', { id: 'd', amount: 9, place: 'kueste' }),
      place: 'Küste',
      amount: '4,5 4.5',
    };
    const found = (words: string) => filteredLines([half], { ...ALL, words }).length;
    expect([found('4,5'), found('küste'), found('9'), found('kueste')]).toEqual([1, 1, 0, 0]);
  });

  it('adds up what comes in and what goes out', () => {
    expect(ledgerSums(lines)).toEqual({ incoming: 8400, outgoing: -300, total: 8100 });
  });
});

describe.each(['de', 'en'] as const)('causes in %s', (language) => {
  const words = wordsOf(language);
  const parties = { val: { name: 'Valdrun' } };
  const about = {
    unit: 'tha:202',
    type: 'K',
    place: '210/19',
    name: 'Elystria',
    purpose: 'Tribut',
    to: 'val',
    from: 'val',
    structure: 'wall',
    row: 'other2',
    turn: 58,
    side: 3,
  };

  it.each(CAUSES)('%s is a sentence without gaps', (cause) => {
    const sentence = causeSentence({ cause, about, reason: 'Fund' }, words, parties);
    expect(sentence).not.toMatch(/\{\{|undefined|ledger:|balance:|\$t/);
    expect(sentence).toMatch(/\p{L}{3}/u);
    expect(causeName(cause, words)).toMatch(/^\p{L}/u);
  });

  it('name units, realms and purposes', () => {
    expect(causeSentence({ cause: 'refund', about, reason: '' }, words, parties)).toContain('202');
    const payment = causeSentence({ cause: 'payment', about, reason: '' }, words, parties);
    expect(payment).toContain('Valdrun');
    expect(payment).toContain('Tribut');
    const bare = causeSentence(
      { cause: 'payment', about: { to: 'val', purpose: '' }, reason: '' },
      words,
      parties,
    );
    expect(bare).toMatch(/Valdrun$/);
  });

  it('an unknown cause is written by its own name', () => {
    expect(causeSentence({ cause: 'tax9', about: {}, reason: '' }, words, parties)).toBe('tax9');
    expect(causeName('tax9', words)).toBe('tax9');
  });
});
