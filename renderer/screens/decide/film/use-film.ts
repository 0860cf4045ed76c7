import { useEffect, useMemo, useState } from 'react';
import type { Campaign } from '../../../../engine';
import { useLanguage } from '../../../kit/explain/react';
import { usePageTheme } from '../../../kit/ui';
import type { DisplayList } from '../../../kit/cartography';
import { perspectiveKey } from '../../../model/film/perspective';
import { type Film, type FilmFrame, filmOf, type FilmOrder } from '../../../model/film/film';
import { FILM_SIZE, type FilmPictures, filmPictures } from '../../../model/film/picture';

/** How the film is watched. */
export type FilmView = Required<Pick<FilmOrder, 'perspective' | 'look' | 'showsSecrets'>>;

/** A frame as it is shown, with its picture. */
export interface ShownFrame {
  readonly turn: number;
  /** Null where the archive is damaged. */
  readonly frame: FilmFrame | null;
  readonly list: DisplayList;
  readonly pictures: FilmPictures;
}

/** How far long work is; null = nothing is at work, or it has only just begun. */
export type Work = { readonly done: number; readonly count: number } | null;

/** Milliseconds without an answer after which the screen shows that it works. */
const SOON = 300;

/** Lets the screen draw and take input. */
export function nextTask(): Promise<void> {
  return new Promise((go) => setTimeout(go, 0));
}

/** A film with the pictures already made of it. */
interface DrawnFilm {
  readonly film: Film;
  /** The same for all films that show the same in the same perspective. */
  readonly viewer: string;
  /** Pictures that have room for all turns shown so far and this one; those made for less room are forgotten. */
  readonly picturesFor: (turn: number) => FilmPictures;
  readonly lists: Map<number, DisplayList>;
  /** Whether the next picture takes its time: the last one did, or the map is large. */
  readonly pace: { isSlow: boolean };
}

const isSameBox = (a: FilmPictures['box'], b: FilmPictures['box']): boolean =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    a.left === b.left &&
    a.top === b.top &&
    a.right === b.right &&
    a.bottom === b.bottom);

/** Großfelder from which on the first picture takes its time. */
const LARGE = 150;

const drawnFilm = (
  film: Film,
  viewer: string,
  theme: 'light' | 'dark',
  plots: number,
): DrawnFilm => {
  const shownTurns = new Set(film.turns.slice(-1));
  const make = () => filmPictures(film, theme, FILM_SIZE, 1, [...shownTurns]);
  const held: { pictures?: FilmPictures } = {};
  const lists = new Map<number, DisplayList>();
  return {
    film,
    viewer,
    pace: { isSlow: plots > LARGE },
    picturesFor: (turn) => {
      const { pictures } = held;
      if (pictures !== undefined && shownTurns.has(turn)) return pictures;
      shownTurns.add(turn);
      const next = make();
      if (pictures !== undefined && isSameBox(pictures.box, next.box)) return pictures;
      lists.clear();
      held.pictures = next;
      return next;
    },
    lists,
  };
};

/** Goes back through the archive to a turn, frame by frame; false once nobody waits any more. */
const reachTurn = async (
  { turns, reach }: Film,
  turn: number,
  isWanted: () => boolean,
  tell: (work: Work) => void,
): Promise<boolean> => {
  const way = turns.filter((one) => one >= turn).toReversed();
  const begun = performance.now();
  for (const [index, one] of way.entries()) {
    reach(one);
    if (performance.now() - begun < SOON) continue;
    tell({ done: index + 1, count: way.length });
    await nextTask();
    if (!isWanted()) return false;
  }
  return true;
};

const shownOf = ({ film, picturesFor, lists, pace }: DrawnFilm, turn: number): ShownFrame => {
  const begun = performance.now();
  const frame = film.frame(turn) ?? null;
  const pictures = picturesFor(turn);
  const list = lists.get(turn) ?? (frame === null ? [] : pictures.of(frame));
  if (!lists.has(turn)) pace.isSlow = performance.now() - begun > SOON;
  lists.set(turn, list);
  return { turn, frame, list, pictures };
};

/** The film of a campaign, and the frame of one of its turns, made when it is first shown. */
export function useFilm(
  campaign: Campaign,
  { perspective, look, showsSecrets }: FilmView,
  at: number | null,
): {
  readonly film: Film | undefined;
  /** Of the turn asked for, or while that is being made the one shown before in the same perspective; null = none yet. */
  readonly shown: ShownFrame | null;
  readonly work: Work;
} {
  const language = useLanguage();
  const theme = usePageTheme();
  // The film shows the archive: what is changed in the open turn changes nothing in it.
  const { archive, world, edits, newsletters } = campaign;
  // What was drawn for others must not stay under the new heading while the picture for this perspective is made.
  const viewer = JSON.stringify([campaign.id, perspectiveKey(perspective), showsSecrets]);
  const made = useMemo(() => {
    const film = filmOf({ campaign, perspective, language, look, showsSecrets });
    return film === undefined
      ? undefined
      : drawnFilm(film, viewer, theme, Object.keys(campaign.world.map.grossfelder).length);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [archive, world, edits, newsletters, perspective, language, look, showsSecrets, theme]);
  const turn = at ?? made?.film.turns.at(-1);
  const [shown, setShown] = useState<(ShownFrame & Pick<DrawnFilm, 'viewer'>) | null>(null);
  const [work, setWork] = useState<Work>(null);
  useEffect(() => {
    if (made === undefined || turn === undefined) return undefined;
    const request = { isWanted: true };
    const show = async (): Promise<void> => {
      await nextTask();
      const isThere =
        request.isWanted && (await reachTurn(made.film, turn, () => request.isWanted, setWork));
      if (!isThere) return;
      if (made.pace.isSlow && !made.lists.has(turn)) {
        const { turns } = made.film;
        setWork({ done: turns.indexOf(turn) + 1, count: turns.length });
        // Twice: the first time lets the screen draw what it is told.
        await nextTask();
        await nextTask();
      }
      setShown({ ...shownOf(made, turn), viewer: made.viewer });
      setWork(null);
    };
    void show();
    return () => {
      request.isWanted = false;
    };
  }, [made, turn]);
  return { film: made?.film, shown: shown?.viewer === viewer ? shown : null, work };
}
