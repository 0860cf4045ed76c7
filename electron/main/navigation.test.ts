import { describe, expect, it } from 'vitest';
import { isOwnAddress, isOwnResource, START_PAGE } from './navigation';

describe('an address', () => {
  it('is our own for every page of ours', () => {
    expect(isOwnAddress(START_PAGE)).toBe(true);
    expect(isOwnAddress('app://wabenwart')).toBe(true);
  });

  it.each([
    'https://example.org/',
    'file:///etc/passwd',
    'app://wabenwart.example.org/index.html',
    'app://wabenwart:80/index.html',
    'app://me@wabenwart/index.html',
    'app:///index.html',
    'apps://wabenwart/index.html',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:app://wabenwart/a',
    'not an address',
    '',
  ])('is not our own: %j', (address) => {
    expect(isOwnAddress(address)).toBe(false);
  });

  it('of bytes the page holds may be loaded, but not navigated to', () => {
    for (const address of ['blob:app://wabenwart/a', 'data:image/png;base64,AA==']) {
      expect(isOwnResource(address)).toBe(true);
      expect(isOwnAddress(address)).toBe(false);
    }
    expect(isOwnResource('blob:https://example.org/a')).toBe(false);
  });
});
