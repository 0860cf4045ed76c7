import { type Campaign, plainCopy } from '../../../engine';
import { fileStem } from '../../kit/explain';
import { loadFonts, type Page, pdfOf } from '../../kit/paper';
import { builtPage, programOf, standalonePage } from '../../kit/pages/standalone';
import { pageTexts, wordsOf } from '../../kit/text/words';
import { type Artefact, type Leak, openLeaks } from '../leaks';
import { mapWindowsOf } from '../print/figure';
import { allowedInFilm, untoldLeaks } from './allowed';
import { bookOf } from './book/book';
import type { BookMaps } from './book/chapters';
import { filmLeaks, type Progress } from './check';
import { chronicleOfFrames } from './chronicle';
import type { Film, FilmFrame } from './film';
import { skippedTurns } from './sentences';
import { filmSheets } from './sheet';

/** A film to be given away. */
export interface FilmOrderOut {
  readonly film: Film;
  readonly campaign: Campaign;
  /** Told for every turn that is read, and (`checking`) for every turn that is checked. */
  readonly reading: Progress;
  /** Told once all turns are read, before the file is written. */
  readonly writing: Progress;
  readonly checking: Progress;
}

/** A file that is ready to be saved, or what it would reveal, allowed or not; `empty` where there is nothing to be seen on it. */
export type MadeFile =
  | { readonly kind: 'made'; readonly bytes: Uint8Array }
  | { readonly kind: 'held'; readonly leaks: readonly Leak[] }
  | { readonly kind: 'empty' };

/** Name of a file of a film, without its ending: the campaign, what it is, and whose eyes it shows. */
export function filmName(
  { perspective, language }: Film,
  campaign: Campaign,
  what: 'film' | 'book' = 'film',
): string {
  const words = wordsOf(language, campaign.system);
  const { name, world } = campaign;
  const whose =
    typeof perspective === 'string'
      ? words(`film:${perspective}`)
      : (world.parties[perspective.party]?.name ?? perspective.party);
  return fileStem(
    `${name} ${words(what === 'film' ? 'film:title' : 'film:book.kind')} ${whose}`,
    what,
  );
}

/** All frames of a film, oldest first; of those that are damaged {@link skippedTurns} tells. */
const framesOf = async ({
  film,
  reading,
  writing,
}: FilmOrderOut): Promise<readonly FilmFrame[]> => {
  const { turns } = film;
  for (const [index, turn] of turns.toReversed().entries()) {
    film.frame(turn);
    await reading(index + 1);
  }
  await writing(turns.length);
  return turns.flatMap((turn) => film.frame(turn) ?? []);
};

const checked = async (
  { film, campaign, checking }: FilmOrderOut,
  frames: readonly FilmFrame[],
  file: Artefact,
): Promise<MadeFile> => {
  const found = await filmLeaks(film, frames, campaign, file, checking);
  const leaks = untoldLeaks(film, campaign, found);
  return openLeaks({ allowed: allowedInFilm(film, campaign) }, leaks).length === 0
    ? { kind: 'made', bytes: file.bytes }
    : { kind: 'held', leaks };
};

/** One self-contained page that plays the film without network and program. */
export async function filmPage(order: FilmOrderOut): Promise<MadeFile> {
  const { film, campaign } = order;
  const { language } = film;
  const frames = await framesOf(order);
  const built = {
    ...(await builtPage('chronicle')),
    texts: plainCopy(pageTexts(language, campaign.system, { names: ['page'] })),
  };
  const html = standalonePage({
    title: campaign.name,
    language,
    ...built,
    data: plainCopy({
      language,
      ...chronicleOfFrames(film, frames, campaign),
    }),
  });
  return checked(order, frames, {
    name: `${filmName(film, campaign)}.html`,
    kind: 'html',
    bytes: new TextEncoder().encode(html),
    program: programOf(built),
  });
}

/** A book of the campaign; with a map of every turn, or of some. */
export async function filmBook(order: FilmOrderOut, maps: BookMaps): Promise<MadeFile> {
  const { film, campaign, writing } = order;
  const frames = await framesOf(order);
  const fonts = await loadFonts();
  const rest = (): Promise<void> => writing(film.turns.length);
  const made = await bookOf({ film, frames, campaign, maps, fonts, progress: writing });
  if (made === null) return { kind: 'empty' };
  const { leaflet, issues } = made;
  const own = leaflet.pages.filter((_, page) => !issues.has(page));
  const name = `${filmName(film, campaign, 'book')}.pdf`;
  // Issues have been sent to everybody, and were looked through when they came out: they hold nothing of this film.
  const read = await checked(order, frames, {
    name,
    kind: 'pdf',
    bytes: await pdfOf({ ...leaflet, pages: own }, fonts, rest),
    maps: mapWindowsOf(own),
  });
  return read.kind === 'made' && issues.size > 0
    ? { kind: 'made', bytes: await pdfOf(leaflet, fonts, rest) }
    : read;
}

/** A PDF with a small map of every turn. */
export async function filmPdf(order: FilmOrderOut): Promise<MadeFile> {
  const { film, campaign } = order;
  const { language } = film;
  const frames = await framesOf(order);
  const fonts = await loadFonts();
  const title = campaign.name;
  const pages: Page[] = [];
  for (const page of filmSheets(film, frames, title, fonts)) {
    pages.push(page);
    await order.writing(film.turns.length);
  }
  if (pages.length === 0) return { kind: 'empty' };
  return checked(order, frames, {
    name: `${filmName(film, campaign)}.pdf`,
    kind: 'pdf',
    bytes: await pdfOf({ title, language, pages }, fonts, () => order.writing(film.turns.length)),
    maps: mapWindowsOf(pages),
  });
}

/** The frames of a film for a video, whose points cannot be read: so what is drawn and written on it is checked before. */
export async function framesForVideo(
  order: FilmOrderOut,
): Promise<Exclude<MadeFile, { kind: 'made' }> | readonly FilmFrame[]> {
  const { film, campaign } = order;
  const frames = await framesOf(order);
  const content = JSON.stringify(chronicleOfFrames(film, frames, campaign));
  const made = await checked(order, frames, {
    name: filmName(film, campaign),
    kind: 'json',
    bytes: new TextEncoder().encode(content),
  });
  if (made.kind !== 'made') return made;
  // A video has no page around it: its first turn says which ones are skipped.
  const skipped = skippedTurns(film, wordsOf(film.language, campaign.system));
  return frames.map((frame, index) =>
    index > 0 || skipped === ''
      ? frame
      : { ...frame, captions: [{ text: skipped, details: [] }, ...frame.captions] },
  );
}
