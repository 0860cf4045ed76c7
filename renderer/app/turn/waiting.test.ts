import { describe, expect, it } from 'vitest';
import { waitingAt, type WaitingMonth } from './waiting';

const EMPTY: WaitingMonth = { inbox: {}, realms: [], questions: [] };
const states = (...all: readonly WaitingMonth['realms'][number]['state'][]) => ({
  ...EMPTY,
  realms: all.map((state) => ({ state })),
});

describe('items waiting at a step', () => {
  it('are the documents that are neither filed nor put aside', () => {
    const inbox = {
      a: { status: 'open' },
      b: { status: 'filed' },
      c: { status: 'aside' },
      d: { status: 'open' },
    } as const;
    expect(waitingAt({ ...EMPTY, inbox }, 'inbox')).toBe(2);
  });

  it('are the realms that are not ready, once one has written', () => {
    expect(waitingAt(states('missing', 'missing'), 'orders')).toBe(0);
    expect(waitingAt(states('missing', 'received', 'checked', 'ready'), 'orders')).toBe(3);
    expect(waitingAt(states('ready', 'ready'), 'orders')).toBe(0);
  });

  it('are the open questions, and nothing elsewhere', () => {
    const questions = [{ key: 'a' }, { key: 'b' }];
    expect(waitingAt({ ...EMPTY, questions }, 'decide')).toBe(2);
    expect(waitingAt({ ...states('received'), questions }, 'close')).toBe(0);
  });
});
