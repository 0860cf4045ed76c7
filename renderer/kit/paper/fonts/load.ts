import { remember } from '../../state/create-store';
import type { Fonts } from '../fonts';
import { fontsFrom } from './from';
import serifLatin400Normal from '@fontsource/alegreya/files/alegreya-latin-400-normal.woff?url';
import serifLatin400Italic from '@fontsource/alegreya/files/alegreya-latin-400-italic.woff?url';
import serifLatin500Normal from '@fontsource/alegreya/files/alegreya-latin-500-normal.woff?url';
import serifLatin500Italic from '@fontsource/alegreya/files/alegreya-latin-500-italic.woff?url';
import serifLatin600Normal from '@fontsource/alegreya/files/alegreya-latin-600-normal.woff?url';
import serifLatin600Italic from '@fontsource/alegreya/files/alegreya-latin-600-italic.woff?url';
import serifLatin700Normal from '@fontsource/alegreya/files/alegreya-latin-700-normal.woff?url';
import serifLatinExt400Normal from '@fontsource/alegreya/files/alegreya-latin-ext-400-normal.woff?url';
import serifLatinExt400Italic from '@fontsource/alegreya/files/alegreya-latin-ext-400-italic.woff?url';
import serifLatinExt500Normal from '@fontsource/alegreya/files/alegreya-latin-ext-500-normal.woff?url';
import serifLatinExt500Italic from '@fontsource/alegreya/files/alegreya-latin-ext-500-italic.woff?url';
import serifLatinExt600Normal from '@fontsource/alegreya/files/alegreya-latin-ext-600-normal.woff?url';
import serifLatinExt600Italic from '@fontsource/alegreya/files/alegreya-latin-ext-600-italic.woff?url';
import serifLatinExt700Normal from '@fontsource/alegreya/files/alegreya-latin-ext-700-normal.woff?url';
import sansLatin400Normal from '@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff?url';
import sansLatin400Italic from '@fontsource/source-sans-3/files/source-sans-3-latin-400-italic.woff?url';
import sansLatin500Normal from '@fontsource/source-sans-3/files/source-sans-3-latin-500-normal.woff?url';
import sansLatin600Normal from '@fontsource/source-sans-3/files/source-sans-3-latin-600-normal.woff?url';
import sansLatin700Normal from '@fontsource/source-sans-3/files/source-sans-3-latin-700-normal.woff?url';
import sansLatinExt400Normal from '@fontsource/source-sans-3/files/source-sans-3-latin-ext-400-normal.woff?url';
import sansLatinExt400Italic from '@fontsource/source-sans-3/files/source-sans-3-latin-ext-400-italic.woff?url';
import sansLatinExt500Normal from '@fontsource/source-sans-3/files/source-sans-3-latin-ext-500-normal.woff?url';
import sansLatinExt600Normal from '@fontsource/source-sans-3/files/source-sans-3-latin-ext-600-normal.woff?url';
import sansLatinExt700Normal from '@fontsource/source-sans-3/files/source-sans-3-latin-ext-700-normal.woff?url';

/** Where the files of the fonts lie, by their names. */
export const FONT_URLS: Readonly<Record<string, string>> = {
  'alegreya-latin-400-normal.woff': serifLatin400Normal,
  'alegreya-latin-400-italic.woff': serifLatin400Italic,
  'alegreya-latin-500-normal.woff': serifLatin500Normal,
  'alegreya-latin-500-italic.woff': serifLatin500Italic,
  'alegreya-latin-600-normal.woff': serifLatin600Normal,
  'alegreya-latin-600-italic.woff': serifLatin600Italic,
  'alegreya-latin-700-normal.woff': serifLatin700Normal,
  'alegreya-latin-ext-400-normal.woff': serifLatinExt400Normal,
  'alegreya-latin-ext-400-italic.woff': serifLatinExt400Italic,
  'alegreya-latin-ext-500-normal.woff': serifLatinExt500Normal,
  'alegreya-latin-ext-500-italic.woff': serifLatinExt500Italic,
  'alegreya-latin-ext-600-normal.woff': serifLatinExt600Normal,
  'alegreya-latin-ext-600-italic.woff': serifLatinExt600Italic,
  'alegreya-latin-ext-700-normal.woff': serifLatinExt700Normal,
  'source-sans-3-latin-400-normal.woff': sansLatin400Normal,
  'source-sans-3-latin-400-italic.woff': sansLatin400Italic,
  'source-sans-3-latin-500-normal.woff': sansLatin500Normal,
  'source-sans-3-latin-600-normal.woff': sansLatin600Normal,
  'source-sans-3-latin-700-normal.woff': sansLatin700Normal,
  'source-sans-3-latin-ext-400-normal.woff': sansLatinExt400Normal,
  'source-sans-3-latin-ext-400-italic.woff': sansLatinExt400Italic,
  'source-sans-3-latin-ext-500-normal.woff': sansLatinExt500Normal,
  'source-sans-3-latin-ext-600-normal.woff': sansLatinExt600Normal,
  'source-sans-3-latin-ext-700-normal.woff': sansLatinExt700Normal,
};

const fetched = async (url: string): Promise<Uint8Array> => {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${String(answer.status)}`);
  return new Uint8Array(await answer.arrayBuffer());
};

const load = async (): Promise<Fonts> => {
  const files = new Map(
    await Promise.all(
      Object.entries(FONT_URLS).map(async ([name, url]) => [name, await fetched(url)] as const),
    ),
  );
  return fontsFrom((name) => files.get(name) ?? new Uint8Array());
};

const loading = remember<Promise<Fonts> | undefined>(() => undefined);

/** The fonts of the program in the page or a worker: fetched once, each unpacked when first used. */
export function loadFonts(): Promise<Fonts> {
  loading.now ??= load().catch((reason: unknown) => {
    loading.now = undefined;
    throw reason;
  });
  return loading.now;
}
