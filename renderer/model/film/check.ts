import {
  type Campaign,
  grossfelderOf,
  type HiddenFact,
  hiddenFactsOf,
  hiddenFactsOfAll,
  type RuleSystem,
  snapshotMaker,
  systems,
  type World,
} from '../../../engine';
import { MM_PER_PIXEL, svgDrawing, svgText } from '../../kit/cartography';
import { type Artefact, findLeaks, type KnownMap, type Leak } from '../leaks';
import { publicEvents } from '../news/draft/public-events';
import type { Film, FilmFrame } from './film';
import { FILM_SIZE, filmPictures } from './picture';
import { readersOf } from './stage';

type Game = RuleSystem<World>;

/** What is hidden in every one of some lists: whatever one turn told may stand in a film of all. */
export function hiddenInAll(lists: readonly (readonly HiddenFact[])[]): readonly HiddenFact[] {
  const [first = [], ...others] = lists.map(
    (facts) => new Map(facts.map((fact) => [fact.key, fact] as const)),
  );
  return [...first.values()].flatMap((fact) => {
    const words = others.reduce(
      (left: readonly string[], facts) =>
        left.filter((word) => facts.get(fact.key)?.words.includes(word) === true),
      fact.words,
    );
    return words.length === 0 ? [] : [{ ...fact, words }];
  });
}

const wordOf = ({ key }: HiddenFact, word: string): string => `${key} ${word}`;

/** What is hidden from one party at least after the last turn of a film. */
const hiddenFromSome = (
  { past }: FilmFrame,
  campaign: Campaign,
  game: Game,
): ReadonlySet<string> => {
  const maker = snapshotMaker(past, game);
  const snapshots = maker?.parties.flatMap((party) => maker.of(party) ?? []) ?? [];
  return new Set(
    snapshots
      .flatMap((snapshot) => hiddenFactsOf(campaign, snapshot, game))
      .flatMap((fact) => fact.words.map((word) => wordOf(fact, word))),
  );
};

/**
 * What nobody may learn from a public film: what neither a public event told nor all parties know anyway. When the turns
 * were is no secret, even where a seed of the dice is called after one.
 */
const hiddenFromEverybody = (
  { turns }: Pick<Film, 'turns'>,
  frames: readonly FilmFrame[],
  campaign: Campaign,
  game: Game,
): readonly HiddenFact[] => {
  const published = turns.flatMap((turn) => publicEvents(campaign, turn));
  const last = frames.at(-1);
  const hidden = last === undefined ? undefined : hiddenFromSome(last, campaign, game);
  return hiddenFactsOfAll(campaign, game, published).flatMap((fact) => {
    const words = fact.words.filter(
      (word) =>
        (hidden === undefined || hidden.has(wordOf(fact, word))) &&
        frames.every(({ label }) => !label.includes(word)),
    );
    return words.length === 0 ? [] : [{ ...fact, words }];
  });
};

/** What a film must not tell its readers: nothing is hidden in one of the truth. */
export function hiddenFromFilm(
  { perspective, turns }: Pick<Film, 'perspective' | 'turns'>,
  frames: readonly FilmFrame[],
  campaign: Campaign,
): readonly HiddenFact[] {
  const game = systems[campaign.system];
  // Only its game knows what is hidden: without it nothing is given away.
  if (game === undefined) throw new Error(campaign.system);
  if (perspective === 'truth') return [];
  if (perspective === 'everybody') return hiddenFromEverybody({ turns }, frames, campaign, game);
  return hiddenInAll(
    frames.flatMap(({ snapshot }) =>
      snapshot === null ? [] : [hiddenFactsOf(campaign, snapshot, game)],
    ),
  );
}

/** The ground of a campaign that every party knows today. */
const knownToAll = ({ world }: Campaign): KnownMap => {
  const [first, ...others] = readersOf(world);
  const chunks = Object.values(first?.chunks ?? {}).map((chunk) => ({
    ...chunk,
    level: chunk.level.map((level, index) =>
      others.every(({ chunks: theirs }) => (theirs[chunk.no]?.level[index] ?? 0) > 0) ? level : 0,
    ),
  }));
  return {
    plots: grossfelderOf(world.map).map(({ no, u, v }) => ({ no, u, v })),
    topology: world.map.topology,
    view: { chunks: Object.fromEntries(chunks.map((chunk) => [chunk.no, chunk])) },
  };
};

/** Each map of a film as a drawing of its own, with where it lies, so that it is held against what its readers know. */
export function* mapsToCheck(
  film: Film,
  frames: readonly FilmFrame[],
  campaign: Campaign,
): Generator<{ readonly artefact: Artefact; readonly known: KnownMap } | null> {
  const all = film.perspective === 'everybody' ? knownToAll(campaign) : null;
  const { box, scale, of } = filmPictures(film, 'light', FILM_SIZE);
  for (const frame of frames) {
    const { label, snapshot, stage } = frame;
    const known = all ?? snapshot;
    if (box === undefined || known === null || stage?.kind !== 'map') {
      yield null;
      continue;
    }
    const { left, top, right, bottom } = box;
    const field = scale * MM_PER_PIXEL;
    const svg = svgText(svgDrawing(of(frame), [left, top, right, bottom], field, 'mm'));
    const [width, height] = [(right - left) * field, (bottom - top) * field];
    yield {
      known,
      artefact: {
        name: `${label}.svg`,
        kind: 'svg',
        bytes: new TextEncoder().encode(svg),
        maps: [
          {
            page: 0,
            window: { x: 0, y: 0, width, height },
            x: -left * field,
            y: -top * field,
            field,
          },
        ],
      },
    };
  }
}

/** Tells how far long work is, and lets the page draw. */
export type Progress = (done: number) => Promise<void>;

/** What a film reveals that its readers must not know: the finished file, and every map for itself. */
export async function filmLeaks(
  film: Film,
  frames: readonly FilmFrame[],
  campaign: Campaign,
  file: Artefact | null,
  progress: Progress,
): Promise<readonly Leak[]> {
  if (film.perspective === 'truth') return [];
  const hidden = hiddenFromFilm(film, frames, campaign);
  const found = file === null ? [] : [...(await findLeaks(file, hidden, null))];
  let done = 0;
  for (const map of mapsToCheck(film, frames, campaign)) {
    done += 1;
    await progress(done);
    if (map !== null) found.push(...(await findLeaks(map.artefact, hidden, map.known)));
  }
  return found;
}
