import { describe, expect, it } from 'vitest';
import { standalonePage } from './standalone';

const page = {
  title: 'Schlacht & <b>Flucht</b>',
  language: 'de' as const,
  script: 'document.title;',
  style: 'p { margin: 0 }',
  data: { note: '</script><script>alert(1)</script><!--' },
};

const scripts = (html: string): readonly HTMLScriptElement[] => [
  ...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('script'),
];

describe('a page that is given away', () => {
  it('treats foreign text as data, to the letter', async () => {
    const [data, script, ...others] = scripts(await standalonePage(page));
    expect(others).toEqual([]);
    expect(data?.type).toBe('application/json');
    expect(JSON.parse(data?.textContent ?? '')).toEqual(page.data);
    expect(script?.textContent).toBe(page.script);
  });

  it('lets its own script run and nothing be fetched', async () => {
    const html = await standalonePage(page);
    const policy = new DOMParser()
      .parseFromString(html, 'text/html')
      .querySelector('meta[http-equiv]')
      ?.getAttribute('content');
    expect(policy).toContain("default-src 'none'");
    // SHA-256 of `document.title;`, computed elsewhere.
    expect(policy).toContain("script-src 'sha256-AjuIg5Tn3MV3LRLRwhY80/A5c++3kFKV6QsMpsrS6Jw='");
    expect(policy).not.toMatch(/https?:/);
  });

  it('writes its title as text', async () => {
    expect(await standalonePage(page)).toContain(
      '<title>Schlacht &amp; &lt;b&gt;Flucht&lt;/b&gt;</title>',
    );
  });
});
