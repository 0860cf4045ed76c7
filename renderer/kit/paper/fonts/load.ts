import { remember } from '../../state/create-store';
import type { Fonts } from '../fonts';
import { FONT_URLS } from './assets';
import { fontsFrom } from './from';

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
export const loadFonts = (): Promise<Fonts> => {
  loading.now ??= load().catch((reason: unknown) => {
    loading.now = undefined;
    throw reason;
  });
  return loading.now;
};
