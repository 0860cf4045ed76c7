import { useEffect, useState } from 'react';
import type { PartyKey } from '../../../../engine';
import { loadFonts, type Page, pngOf } from '../../../kit/paper';
import type { EvaluationRealm, EvaluationsModel } from '../evaluations/use-evaluations';
import { filePress } from '../press';

/** Points per inch of the small pictures: sharp at the size at which they are shown. */
const DPI = 48;

/** A small picture of a sheet. */
export interface Thumbnail {
  readonly url: string;
  /** Width over height. */
  readonly aspect: number;
}

/** The sheets of a realm as small pictures; null = they could not be set. */
export type Thumbnails = readonly Thumbnail[] | null;

const pictureOf = async (page: Page): Promise<Thumbnail> => {
  const bytes = await pngOf(page, DPI, await loadFonts());
  const url = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
  return { url, aspect: page.width / page.height };
};

/** All sheets of one evaluation as pictures; undefined = given up. */
const picturesOf = async (
  { facts }: EvaluationsModel,
  { party, draft }: EvaluationRealm,
  isLeft: () => boolean,
): Promise<Thumbnails | undefined> => {
  const dossier = facts.of(party.key);
  if (dossier === undefined) return null;
  const outcome = await filePress.run({ kind: 'compose', dossier, draft }, () => undefined);
  if (outcome.kind !== 'composed') return isLeft() ? undefined : null;
  const pictures: Thumbnail[] = [];
  for (const page of outcome.pages) {
    if (isLeft()) break;
    pictures.push(await pictureOf(page));
  }
  return pictures;
};

const free = (all: ReadonlyMap<PartyKey, Thumbnails>): void => {
  for (const pictures of all.values())
    for (const { url } of pictures ?? []) URL.revokeObjectURL(url);
};

/** Small pictures of all sheets, realm by realm; only the pictures stay in the memory, not what they were made of. */
export const useThumbnails = (model: EvaluationsModel): ReadonlyMap<PartyKey, Thumbnails> => {
  // What lies there as the sheet is opened; what is written meanwhile is seen when it is opened again.
  const [shown] = useState(model);
  const [all, setAll] = useState<ReadonlyMap<PartyKey, Thumbnails>>(new Map());
  useEffect(() => {
    const left = new AbortController();
    const isLeft = (): boolean => left.signal.aborted;
    const made = new Map<PartyKey, Thumbnails>();
    const work = async (): Promise<void> => {
      for (const realm of shown.realms) {
        if (isLeft()) return;
        const pictures = await picturesOf(shown, realm, isLeft).catch(() => null);
        if (pictures !== undefined) made.set(realm.party.key, pictures);
        if (isLeft()) free(made);
        else setAll(new Map(made));
      }
    };
    void work();
    return () => {
      left.abort();
      filePress.cancel();
      free(made);
    };
  }, [shown]);
  return all;
};
