import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Channel, type FeedMessage, joinFeed, understood } from './feed';

const STEP: FeedMessage = { kind: 'step', revision: 3, rows: [['name'], ['a', 'b']], acts: [2, 3] };

describe('a message between windows', () => {
  it('is taken as it is where it is understood', () => {
    const known: readonly FeedMessage[] = [
      STEP,
      { kind: 'changed' },
      { kind: 'asked', by: 'x' },
      { kind: 'busy', to: 'x', why: 'hands' },
      { kind: 'took', by: 'x' },
    ];
    for (const message of known) expect(understood(structuredClone(message))).toEqual(message);
  });

  it('of any other kind means that all must be read again, and never more than that', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.record({ kind: fc.string() })), (data) => {
        expect(understood(data)).toEqual({ kind: 'changed' });
      }),
    );
    for (const wrong of [
      { ...STEP, revision: -1 },
      { ...STEP, rows: [[1]] },
      { ...STEP, acts: ['1'] },
      { ...STEP, more: true },
      { kind: 'asked' },
    ])
      expect(understood(wrong)).toEqual({ kind: 'changed' });
  });

  it('goes to the windows of one campaign only, and to none where there is no channel', () => {
    const names: string[] = [];
    const sent: unknown[] = [];
    const heard: FeedMessage[] = [];
    const channel: Channel = {
      onmessage: null,
      close: () => undefined,
      postMessage: (message) => sent.push(message),
    };
    const feed = joinFeed(
      'see',
      (message) => heard.push(message),
      (name) => {
        names.push(name);
        return channel;
      },
    );
    feed.tell(STEP);
    (channel.onmessage as ((event: unknown) => void) | null)?.({ data: 'noise' });
    feed.leave();
    expect([names, sent, heard, channel.onmessage]).toEqual([
      ['wabenwart:feed:see'],
      [STEP],
      [{ kind: 'changed' }],
      null,
    ]);
    const none = joinFeed(
      'see',
      () => undefined,
      () => undefined,
    );
    none.tell(STEP);
    none.leave();
  });
});
