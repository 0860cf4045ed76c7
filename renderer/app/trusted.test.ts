import { describe, expect, it } from 'vitest';
import { trustedRules } from './trusted';

const PAGE = 'http://127.0.0.1:47610/index.html';
const { createHTML, createScriptURL } = trustedRules(PAGE);
const WORKER = 'Worker constructor';

describe('what may become markup', () => {
  it('is nothing at all, with which a library clears what it drew', () => {
    expect(createHTML('')).toBe('');
  });

  it('is no text, wherever it is put', () => {
    expect(createHTML('<b>a</b>')).toBeNull();
  });
});

describe('what may become a script', () => {
  it.each([
    `${PAGE.replace('index.html', '')}assets/worker-a_B-1.js`,
    './assets/worker-a_B-1.js',
    '/assets/pdf.worker.min-a.mjs',
  ])('is a worker of the build: %s', (address) => {
    expect(createScriptURL(address, 'TrustedScriptURL', WORKER)).toBe(address);
  });

  it('is a worker of the build in the shell', () => {
    const rules = trustedRules('app://wabenwart/index.html');
    const address = 'app://wabenwart/assets/worker-a_B-1.js';
    expect(rules.createScriptURL(address, 'TrustedScriptURL', WORKER)).toBe(address);
    expect(rules.createScriptURL('app://other/assets/a.js', 'TrustedScriptURL', WORKER)).toBeNull();
  });

  it.each([
    'https://evil.example/assets/worker.js',
    'http://127.0.0.1:47611/assets/worker.js',
    'blob:http://127.0.0.1:47610/7d444840-9dc0-11d1-b245-5ffdce74fad2',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
    '/assets/../wabenwart.json',
    '/index.html',
  ])('is not %s', (address) => {
    expect(createScriptURL(address, 'TrustedScriptURL', WORKER)).toBeNull();
  });

  it('is in no URL that an element loads', () => {
    expect(createScriptURL('/assets/a.js', 'TrustedScriptURL', 'HTMLScriptElement src')).toBeNull();
  });
});
