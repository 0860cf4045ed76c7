import { describe, expect, it } from 'vitest';
import { blankDraft } from '../../../../engine';
import { achtCampaign } from '../../../../assets/examples/acht';
import { questionsIn } from './questions';
import { isHeldBack, isUnpaid } from '../../../model/letters/held-back';
import { type Observed, stateOf } from './state';

describe('the state of a turn report', () => {
  const draft = blankDraft(58, 'tha', 'de');
  const fresh: Observed = { draft, archived: {}, isUnpaid: false, stale: 0, leaks: 0 };
  const proofed = { ...draft, proofedAt: '2026-11-02T00:00:00Z' };
  it.each<readonly [string, Observed, string]>([
    ['to write at its beginning', fresh, 'toWrite'],
    ['proofed when the GM says so', { ...fresh, draft: proofed }, 'proofed'],
    [
      'to be proofed again after the month was computed again',
      {
        ...fresh,
        draft: proofed,
        archived: { corrected: [{ at: '2026-11-03T00:00:00Z', reason: '' }] },
      },
      'toWrite',
    ],
    ['stale where words are for other facts', { ...fresh, draft: proofed, stale: 2 }, 'stale'],
    ['leaking before it is stale', { ...fresh, stale: 2, leaks: 1 }, 'leaks'],
    [
      'withheld while its account is not paid (WW-1.4-07)',
      { ...fresh, isUnpaid: true },
      'withheld',
    ],
    [
      'not withheld where the GM gave a reason',
      { ...fresh, isUnpaid: true, draft: { ...draft, released: 'zahlt im Dezember' } },
      'toWrite',
    ],
    [
      'sent, whatever came later',
      { ...fresh, isUnpaid: true, leaks: 3, archived: { sent: { tha: '2026-11-04' } } },
      'sent',
    ],
  ])('is %s', (_title, observed, kind) => {
    expect(stateOf(observed).kind).toBe(kind);
  });

  it('is held back by an account only, never by a reason alone (WW-1.4-07)', () => {
    expect(isHeldBack(true, {})).toBe(true);
    expect(isHeldBack(true, { released: 'ja' })).toBe(false);
    expect(isHeldBack(false, {})).toBe(false);
  });

  it('follows the accounts of those who play the realm now (WW-1.4-07)', () => {
    const campaign = achtCampaign();
    const { turn } = campaign.world.clock;
    const [player] = Object.values(campaign.world.people).filter(({ roles }) =>
      roles.some(({ party }) => party === 'tha'),
    );
    if (player === undefined) throw new Error('nobody plays');
    const owing = (cents: number) => ({
      ...campaign,
      world: {
        ...campaign.world,
        people: {
          ...campaign.world.people,
          [player.id]: { ...player, account: [{ turn: 1, cents, kind: 'charge' as const }] },
        },
      },
    });
    expect(isUnpaid(owing(-100), turn, 'tha')).toBe(true);
    expect(isUnpaid(owing(0), turn, 'tha')).toBe(false);
    expect(isUnpaid(owing(-100), turn, 'val')).toBe(false);
    const lenient = { 'acct.withhold_when_overdrawn': false };
    expect(isUnpaid({ ...owing(-100), settings: lenient }, turn, 'tha')).toBe(false);
  });
});

describe('questions in a letter', () => {
  const found = (letter: string, kind: 'cover' | 'message' = 'cover') =>
    questionsIn(letter, [{ kind, span: { start: 0, end: letter.length }, title: '' }]);

  it('are sentences that end with a question mark, each once', () => {
    expect(
      found(
        'Lieber Spielleiter,\n\ngilt der Pass von 210/19 als Straße? Ich denke, ja.\nWann ist\nmein Hafen fertig? Gilt der Pass von 210/19 als Straße?\n\nWann ist mein Hafen fertig?',
      ),
    ).toEqual([
      'gilt der Pass von 210/19 als Straße?',
      'Wann ist mein Hafen fertig?',
      'Gilt der Pass von 210/19 als Straße?',
    ]);
  });
  it('are not what is asked of others, nor mere marks', () => {
    expect(found('Wollt ihr Frieden?', 'message')).toEqual([]);
    expect(found('?? ...? 12?')).toEqual([]);
  });
  it('do not begin before an empty line or within a number', () => {
    expect(found('101 geht nach 210.5\n\nReichen 1.000 Krieger?')).toEqual([
      'Reichen 1.000 Krieger?',
    ]);
  });
});
