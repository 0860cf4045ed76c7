import { describe, expect, it } from 'vitest';
import { tharosCampaign } from '../../../../assets/examples/tharos';
import {
  applyTurn,
  blankDraft,
  type Campaign,
  type TurnReportDraft,
  type OutgoingLetter,
  systems,
  turnInputOf,
} from '../../../../engine';
import type { Command } from '../../../model/state/command';
import { markAllSent, markSent } from '../../../model/turn/archive/commands';
import { dropLetter, markLetter, markRowsSent } from './use-outbox';
import { grouped, outgoingRows } from './letters';

const AT = '2026-11-02T00:00:00Z';
const EARLIER = '2026-10-02T00:00:00Z';

const applied = ((): Campaign => {
  const open = tharosCampaign();
  const proposal = systems[open.system]?.adjudicate(turnInputOf(open));
  if (proposal === undefined) throw new Error('the month was not computed');
  return applyTurn(open, proposal, '2026-10-01T12:00:00Z');
})();
const { turn } = Object.values(applied.archive)[0] ?? { turn: 0 };

const letter = (id: string, over: Partial<OutgoingLetter> = {}): OutgoingLetter => ({
  id,
  turn,
  party: 'tha',
  kind: 'questions',
  title: `Brief ${id}`,
  text: 'Wohin?',
  writtenAt: EARLIER,
  sentAt: null,
  ...over,
});

const withLetters = (...letters: readonly OutgoingLetter[]): Campaign => ({
  ...applied,
  outbox: Object.fromEntries(letters.map((one) => [one.id, one])),
});

/** A campaign in which the player of a realm owes. */
const owing = (campaign: Campaign, party: string): Campaign => ({
  ...campaign,
  world: {
    ...campaign.world,
    people: {
      debtor: {
        id: 'debtor',
        name: 'debtor',
        address: '',
        email: '',
        phone: '',
        born: null,
        isMember: false,
        paidUntil: null,
        mode: null,
        channel: 'email',
        roles: [{ party, kind: 'single' }],
        account: [{ turn, cents: -300, kind: 'charge' }],
      },
    },
  },
});

const done = (campaign: Campaign, command: Command): Campaign =>
  'replace' in command ? command.replace(campaign) : campaign;

const summary = (campaign: Campaign) =>
  outgoingRows(campaign).map(({ kind, party, state }) => `${kind} ${party ?? '*'} ${state}`);

describe('all that leaves the house', () => {
  it('is in one list: letters, evaluations of the last month, newsletters', () => {
    const campaign: Campaign = {
      ...withLetters(letter('q'), letter('e', { kind: 'errata', party: 'val', sentAt: AT })),
      newsletters: {
        n: {
          id: 'n',
          number: 1,
          turn,
          title: 'Segmentsbote',
          motto: '',
          language: 'de',
          tone: 'neutral',
          rounding: 1,
          columns: 2,
          items: [],
          statistics: [],
          releasedAt: null,
        },
      },
    };
    const rows = summary(campaign);
    expect(rows).toContain('questions tha open');
    expect(rows).toContain('errata val sent');
    expect(rows).toContain('evaluation tha open');
    expect(rows).toContain('news * draft');
    expect(new Set(outgoingRows(campaign).map(({ id }) => id)).size).toBe(rows.length);
  });

  it('lies by month, newest first, or by realm with those for everybody last', () => {
    const campaign = withLetters(letter('old', { turn: turn - 1 }), letter('new'));
    const rows = outgoingRows(campaign);
    const { parties } = campaign.world;
    expect(grouped(rows, 'month', parties).map(({ about }) => about)).toEqual([
      { turn },
      { turn: turn - 1 },
    ]);
    const realms = grouped(rows, 'realm', parties);
    expect(realms.flatMap((group) => group.rows)).toHaveLength(rows.length);
    expect(realms.map(({ about }) => ('party' in about ? about.party : ''))).toContain('tha');
  });

  it('says that an evaluation waits for its account (WW-1.4-07)', () => {
    expect(summary(owing(applied, 'tha'))).toContain('evaluation tha withheld');
  });
});

describe('the acts on letters', () => {
  it('mark, reopen and drop one', () => {
    const one = letter('q');
    const sent = done(withLetters(one), markLetter(one, AT));
    expect(sent.outbox['q']?.sentAt).toBe(AT);
    expect(done(sent, markLetter(one, null)).outbox['q']?.sentAt).toBeNull();
    expect(done(sent, dropLetter(one)).outbox).toEqual({});
  });

  it('mark all shown as one act; dates of those sent before stay', () => {
    const campaign = withLetters(letter('a'), letter('b', { sentAt: EARLIER }));
    const sent = done(campaign, markRowsSent(outgoingRows(campaign), AT));
    expect(Object.values(sent.outbox).map(({ sentAt }) => sentAt)).toEqual([AT, EARLIER]);
    expect(sent.archive[turn]?.sent?.['tha']).toBe(AT);
    expect(outgoingRows(sent).every(({ state }) => state === 'sent')).toBe(true);
  });

  it('never send what is held back, by whichever way, until the GM gives a reason (WW-1.4-07)', () => {
    const campaign = owing(withLetters(letter('a')), 'tha');
    const party = { key: 'tha', name: 'Reich Tharos' };
    const ways = [
      markRowsSent(outgoingRows(campaign), AT),
      markSent(turn, party, AT),
      markAllSent(turn, [party], AT, new Map([['tha', 'Text']])),
    ];
    for (const way of ways) {
      const after = done(campaign, way).archive[turn];
      expect(after?.sent?.['tha']).toBeUndefined();
      expect(after?.issued?.['tha']).toBeUndefined();
    }
    const draft: TurnReportDraft = {
      ...blankDraft(turn, 'tha', 'de'),
      released: 'zahlt im Dezember',
    };
    const released = { ...campaign, evaluations: { [draft.id]: draft } };
    for (const way of ways.slice(1))
      expect(done(released, way).archive[turn]?.sent?.['tha']).toBe(AT);
  });

  it('keep the words of an evaluation as they went out', () => {
    const party = { key: 'tha', name: 'Reich Tharos' };
    const sent = done(applied, markAllSent(turn, [party], AT, new Map([['tha', 'Gruß']])));
    const row = outgoingRows(sent).find((one) => one.kind === 'evaluation' && one.party === 'tha');
    expect(row?.kind === 'evaluation' ? row.text() : '').toBe('Gruß');
  });
});
