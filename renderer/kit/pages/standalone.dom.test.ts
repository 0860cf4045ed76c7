import { gunzipSync, strFromU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { pageProgram } from '../../../scripts/lib/page-program.mjs';
import { standalonePage } from './standalone';

const SCRIPT = 'document.title;';

const page = {
  title: 'Schlacht & <b>Flucht</b>',
  language: 'de' as const,
  ...pageProgram({ script: SCRIPT, loader: 'unpack();', style: 'p { margin: 0 }' }),
  data: { note: '</script><script>alert(1)</script><!--' },
};

const scripts = (html: string): readonly HTMLScriptElement[] => [
  ...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('script'),
];

describe('a page that is given away', () => {
  it('treats foreign text as data, to the letter', () => {
    const [data, program, loader, ...others] = scripts(standalonePage(page));
    expect(others).toEqual([]);
    expect(data?.type).toBe('application/json');
    expect(JSON.parse(data?.textContent ?? '')).toEqual(page.data);
    expect(loader?.textContent).toBe(page.loader);
    expect(program?.type).toBe('text/plain');
    const bytes = Uint8Array.from(atob(program?.textContent ?? ''), (sign) => sign.charCodeAt(0));
    expect(strFromU8(gunzipSync(bytes))).toBe(SCRIPT);
  });

  it('lets its own script run and nothing be fetched', () => {
    const html = standalonePage(page);
    const policy = new DOMParser()
      .parseFromString(html, 'text/html')
      .querySelector('meta[http-equiv]')
      ?.getAttribute('content');
    expect(policy).toContain("default-src 'none'");
    // SHA-256 of `document.title;` and of `unpack();`, computed elsewhere.
    expect(policy).toContain(
      "script-src 'sha256-AjuIg5Tn3MV3LRLRwhY80/A5c++3kFKV6QsMpsrS6Jw=' 'sha256-3uWDjId9tAavb8OlJIJ8Z7ArJFBX7s1kbl5dmBUhig4='",
    );
    expect(policy).not.toMatch(/https?:/);
  });

  it('writes its title as text', () => {
    expect(standalonePage(page)).toContain(
      '<title>Schlacht &amp; &lt;b&gt;Flucht&lt;/b&gt;</title>',
    );
  });

  it('says what it needs, to be seen without any script, beside what its script fills', () => {
    const read = new DOMParser().parseFromString(standalonePage(page), 'text/html');
    const note = read.querySelector('#note');
    expect(note?.textContent).toContain('JavaScript');
    expect(note?.closest('#page, noscript, [hidden]')).toBeNull();
  });
});
