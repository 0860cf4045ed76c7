import { describe, expect, it } from 'vitest';
import { realm } from '../../../../engine/testing';
import type { InboxItem } from '../../../../engine';
import type { OrderState, RealmState } from '../../../model/turn/model/realms';
import { type ClosingMonth, openPoints } from './open-points';

const stateOf = (key: string, state: OrderState, change: Partial<RealmState> = {}): RealmState => ({
  party: realm(key),
  state,
  questions: 0,
  open: 0,
  warnings: 0,
  isOnDefaults: false,
  waitsFor: [],
  ...change,
});

const document = (id: string, status: InboxItem['status']): InboxItem => ({
  id,
  turn: 1,
  receivedAt: '',
  name: '',
  format: 'text',
  original: null,
  sender: '',
  text: '',
  party: null,
  status,
});

const calm: ClosingMonth = {
  realms: [stateOf('tha', 'ready')],
  questions: 0,
  cards: 0,
  inbox: { a: document('a', 'filed'), b: document('b', 'aside') },
  proposal: { events: [] },
  covered: [],
  revealed: 'decide',
};

const kinds = (change: Partial<ClosingMonth>) =>
  openPoints({ ...calm, ...change }).map(({ kind, count, parties, turnStep }) => [
    kind,
    count,
    parties,
    turnStep,
  ]);

describe('what of a month is still open', () => {
  it('is nothing when every realm is ready and nothing lies in the mailbox', () => {
    expect(openPoints(calm)).toEqual([]);
  });

  it.each<readonly [string, Partial<ClosingMonth>, unknown]>([
    [
      'letters nobody has filed',
      { inbox: { a: document('a', 'open'), b: document('b', 'open') } },
      ['letters', 2, [], 'inbox'],
    ],
    [
      'realms without letter (WW-8.1-07)',
      { realms: [stateOf('tha', 'missing'), stateOf('ely', 'ready')] },
      ['missing', 1, ['tha'], 'orders'],
    ],
    [
      'realms that are not ready',
      { realms: [stateOf('tha', 'received'), stateOf('ely', 'checked')] },
      ['unready', 2, ['tha', 'ely'], 'orders'],
    ],
    [
      'findings without a word of the GM, warnings among them',
      { realms: [stateOf('tha', 'ready', { open: 2, warnings: 1 })] },
      ['findings', 3, ['tha'], 'orders'],
    ],
    ['questions without answer', { questions: 4 }, ['questions', 4, [], 'decide']],
    ['cards not seen', { cards: 5 }, ['cards', 5, [], 'decide']],
    [
      'evaluations withheld (WW-1.4-07)',
      {
        proposal: {
          events: [1, 2].map(() => ({
            kind: 'withheld' as const,
            clause: 'WW-1.4-07' as const,
            time: { numerator: 1, denominator: 1 },
            place: '',
            parties: ['tha'],
            about: {},
          })),
        },
      },
      ['withheld', 1, ['tha'], null],
    ],
  ])('%s', (_, change, point) => {
    expect(kinds(change)).toEqual([point]);
  });
});
