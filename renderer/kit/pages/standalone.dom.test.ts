import { describe, expect, it } from 'vitest';
import { standalonePage } from './standalone';

const page = {
  title: 'Schlacht & <b>Flucht</b>',
  language: 'de' as const,
  packed: 'H4sIAAAA',
  digests: [
    'AjuIg5Tn3MV3LRLRwhY80/A5c++3kFKV6QsMpsrS6Jw=',
    '3uWDjId9tAavb8OlJIJ8Z7ArJFBX7s1kbl5dmBUhig4=',
  ],
  loader: 'unpack();',
  style: 'p { margin: 0 }',
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
    expect(program?.textContent).toBe(page.packed);
  });

  it('lets its own script run and nothing be fetched', () => {
    const html = standalonePage(page);
    const policy = new DOMParser()
      .parseFromString(html, 'text/html')
      .querySelector('meta[http-equiv]')
      ?.getAttribute('content');
    expect(policy).toContain("default-src 'none'");
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
