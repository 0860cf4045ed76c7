import { remember } from '../../state/create-store';
import type { Faces } from '../faces';
import { FACE_URLS } from './assets';
import { facesFrom } from './from';

const fetched = async (url: string): Promise<Uint8Array> => {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${String(answer.status)}`);
  return new Uint8Array(await answer.arrayBuffer());
};

const load = async (): Promise<Faces> => {
  const files = new Map(
    await Promise.all(
      Object.entries(FACE_URLS).map(async ([name, url]) => [name, await fetched(url)] as const),
    ),
  );
  return facesFrom((name) => files.get(name) ?? new Uint8Array());
};

const loading = remember<Promise<Faces> | undefined>(() => undefined);

/** The faces of the house in the page or a worker: fetched once, each unpacked when first used. */
export const loadFaces = (): Promise<Faces> => {
  loading.now ??= load().catch((reason: unknown) => {
    loading.now = undefined;
    throw reason;
  });
  return loading.now;
};
