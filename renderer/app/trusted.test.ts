import { describe, expect, it } from 'vitest';
import { trustedRules } from './trusted';

const PAGE = 'http://127.0.0.1:47610/index.html';
const { createHTML, createScriptURL } = trustedRules(PAGE);
const WORKER = 'Worker constructor';

describe('what may become markup', () => {
  it('is a document that is parsed and shown nowhere', () => {
    const mail = '<p onclick="alert(1)">Zug 58</p>';
    expect(createHTML(mail, 'TrustedHTML', 'DOMParser parseFromString')).toBe(mail);
  });

  it('is nothing at all, with which a library clears what it drew', () => {
    expect(createHTML('', 'TrustedHTML', 'Element innerHTML')).toBe('');
  });

  it.each([
    'Element innerHTML',
    'Element outerHTML',
    'Element insertAdjacentHTML',
    'Document write',
    'HTMLIFrameElement srcdoc',
    'Range createContextualFragment',
    'Element setHTMLUnsafe',
  ])('is no text for %s', (sink) => {
    expect(createHTML('<b>a</b>', 'TrustedHTML', sink)).toBeNull();
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

  it('is none that an element loads', () => {
    expect(createScriptURL('/assets/a.js', 'TrustedScriptURL', 'HTMLScriptElement src')).toBeNull();
  });
});
