import { describe, expect, it } from 'vitest';
import { isOwnAddress, START_PAGE } from './navigation';
import { windowOptions } from './window';

describe('the window stays at home', () => {
  it('may go to its own pages', () => {
    expect(isOwnAddress(START_PAGE)).toBe(true);
  });

  it.each([
    'https://example.org/',
    'file:///etc/passwd',
    'app://wabenwart.example.org/index.html',
    'javascript:alert(1)',
    'data:text/html,x',
    'not an address',
    '',
  ])('may not go to %j', (address) => {
    expect(isOwnAddress(address)).toBe(false);
  });

  it('gives the page no Node and keeps it in the sandbox', () => {
    expect(windowOptions('/somewhere').webPreferences).toMatchObject({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
    });
  });
});
