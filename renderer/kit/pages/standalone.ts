import type { Json } from '../../../engine';
import { escaped } from '../cartography';
import { cleanText } from '../text/clean';
import { type Language, wordsOf } from '../text/words';

/** The program of a page as the build writes it (`scripts/lib/builds.mjs`): packed, because a page is mostly program. */
export interface PageProgram {
  readonly style: string;
  /** The script by which the page reads its data and fills itself (`<name>.page.tsx`), as gzip in Base64. */
  readonly packed: string;
  /** The script that unpacks it (`unpack.page.tsx`). */
  readonly loader: string;
  /** Base64 of the SHA-256 of both scripts, as a content security policy names them. */
  readonly digests: readonly string[];
}

/** What a page that is given away consists of. */
export interface StandalonePage extends PageProgram {
  readonly title: string;
  readonly language: Language;
  readonly data: Json;
  /** Texts it may ask for, of the program and not of a campaign; absent = none. */
  readonly texts?: Json;
}

/** Id of the element that holds the data of a page. */
export const DATA_ID = 'data';
export const TEXTS_ID = 'texts';
/** Id of the element that holds the packed script of a page. */
export const PROGRAM_ID = 'program';
/** Id of the sentence that stands there until the page has filled itself. */
export const NOTE_ID = 'note';

/** Data as an element of a page: nothing of it can end the element or become markup. */
const dataElement = (id: string, data: Json): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;

/** What of a page is the program's own, as it stands in it. */
export function programOf({
  packed,
  loader,
  style,
  texts,
}: PageProgram & Pick<StandalonePage, 'texts'>): readonly string[] {
  return [
    `<style>${style}</style>`,
    ...(texts === undefined ? [] : [dataElement(TEXTS_ID, texts)]),
    `<script type="text/plain" id="${PROGRAM_ID}">${packed}</script>`,
    `<script>${loader}</script>`,
  ];
}

/**
 * One HTML file that needs nothing else and opens from a folder: its script alone may run, nothing may be fetched. All
 * foreign text is in `data`, where nothing of it can end the element or become markup.
 */
export function standalonePage(page: StandalonePage): string {
  const { title, language, digests } = page;
  const [styled = '', ...program] = programOf(page);
  const policy = [
    "default-src 'none'",
    `script-src ${digests.map((digest) => `'sha256-${digest}'`).join(' ')}`,
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
<p id="${NOTE_ID}">${escaped(wordsOf(language)('page:browser'))}</p>
<main id="page"></main>
${dataElement(DATA_ID, page.data)}
${program.join('\n')}
</body>
</html>
`;
}

/** The program of a page as it was built; rejects where the GM's program was not built whole. */
export async function builtPage(name: string): Promise<PageProgram> {
  const answer = await fetch(`pages/${name}.json`);
  if (!answer.ok) throw new Error(`pages/${name}.json: ${String(answer.status)}`);
  return (await answer.json()) as PageProgram;
}
