import { describe, expect, it } from 'vitest';
import { isOwnAddress } from '../main/navigation';
import { isMainFrameOf } from './asker';

const HOME = 'app://wabenwart/index.html';
const isOurs = isMainFrameOf(7, isOwnAddress);

describe('a request of the page', () => {
  it('is accepted from the main frame of our own window', () => {
    expect(isOurs({ sender: { id: 7 }, senderFrame: { url: HOME, parent: null } })).toBe(true);
  });

  it.each([
    ['a frame inside it', 7, { url: HOME, parent: { url: HOME } }],
    ['another window', 8, { url: HOME, parent: null }],
    ['a foreign page in our window', 7, { url: 'https://example.org/', parent: null }],
    ['an address that begins like ours', 7, { url: 'app://wabenwart.evil/', parent: null }],
    ['a page that is still empty', 7, { url: '', parent: null }],
    ['bytes of our own origin', 7, { url: 'blob:app://wabenwart/a', parent: null }],
    ['a frame that is gone', 7, null],
  ])('is not accepted from %s', (_who, id, senderFrame) => {
    expect(isOurs({ sender: { id }, senderFrame })).toBe(false);
  });
});
