import type { Json } from '../../../engine';
import { escaped } from '../cartography';
import { cleanText } from '../text/clean';
import type { Language } from '../text/words';

/** What a page that is given away consists of. */
export interface StandalonePage {
  readonly title: string;
  readonly language: Language;
  /** Built beforehand (`<name>.page.tsx`); it reads its data by `pageData`. */
  readonly script: string;
  readonly style: string;
  readonly data: Json;
  /** Texts it may ask for, of the program and not of a campaign; absent = none. */
  readonly texts?: Json;
}

/** Id of the element that holds the data of a page. */
export const DATA_ID = 'data';
export const TEXTS_ID = 'texts';

/** Data as an element of a page: nothing of it can end the element or become markup. */
const dataElement = (id: string, data: Json): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;

/** Base64 of the SHA-256 of a text, as a content security policy names a script. */
const digestOf = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCodePoint(...new Uint8Array(digest)));
};

/** What of a page is the program's own, as it stands in it. */
export function programOf({
  script,
  style,
  texts,
}: Pick<StandalonePage, 'script' | 'style' | 'texts'>): readonly string[] {
  return [
    `<style>${style}</style>`,
    ...(texts === undefined ? [] : [dataElement(TEXTS_ID, texts)]),
    `<script>${script}</script>`,
  ];
}

/**
 * One HTML file that needs nothing else and opens from a folder: its script alone may run, nothing may be fetched. All
 * foreign text is in `data`, where nothing of it can end the element or become markup.
 */
export async function standalonePage(page: StandalonePage): Promise<string> {
  const { title, language, script } = page;
  const [styled = '', ...program] = programOf(page);
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${await digestOf(script)}'`,
    "style-src 'unsafe-inline'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${escaped(cleanText(title))}</title>
${styled}
</head>
<body>
<main id="page"></main>
${dataElement(DATA_ID, page.data)}
${program.join('\n')}
</body>
</html>
`;
}

/** Script and style of a page as they were built; rejects where the program was not built whole. */
export async function builtPage(name: string): Promise<Pick<StandalonePage, 'script' | 'style'>> {
  const read = async (file: string): Promise<string> => {
    const answer = await fetch(`pages/${file}`);
    if (!answer.ok) throw new Error(`pages/${file}: ${String(answer.status)}`);
    return answer.text();
  };
  const [script, style] = await Promise.all([read(`${name}.js`), read(`${name}.css`)]);
  return { script, style };
}
