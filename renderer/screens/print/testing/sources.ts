import {
  hexGameOf,
  latticeOf,
  type PartyKey,
  realmView,
  systems,
  type World,
} from '../../../../engine';
import type { DisplayList, Mark, Path } from '../../../kit/cartography';
import type { Page, PageMark } from '../../../kit/paper/page';
import { fontsForTests } from '../../../kit/paper/testing';
import { wordsOf } from '../../../kit/text/words';
import type { MapMonth, MapSource, MapWords } from '../../../model/print/source';

export const TERRAINS = hexGameOf(systems['waben']).terrains;

/** A month in which nothing happened. */
export const QUIET_MONTH: MapMonth = {
  turn: 57,
  gained: [],
  lost: [],
  discovered: [],
  explored: [],
  marches: [],
};

/** What the map of a realm is made of. */
export function sourceIn(world: World, party: PartyKey, month: MapMonth | null = null): MapSource {
  return {
    view: realmView(world, party),
    lattice: latticeOf(world.map),
    terrains: TERRAINS,
    system: 'waben',
    date: world.clock,
    month,
  };
}

export function wordsFor(language: 'de' | 'en'): MapWords {
  return {
    say: wordsOf(language),
    language,
    fonts: fontsForTests(),
  };
}

const flat = (marks: readonly PageMark[]): readonly PageMark[] =>
  marks.flatMap((mark) => (mark.kind === 'group' ? flat(mark.marks) : [mark]));

const marksIn = (list: DisplayList): readonly Mark[] =>
  list.flatMap((mark) => (mark.kind === 'clip' ? marksIn(mark.marks) : [mark]));

/** All drawings of the map on some sheets. */
export function mapsOn(pages: readonly Page[]) {
  return pages
    .flatMap(({ marks }) => flat(marks))
    .filter((mark) => mark.kind === 'drawing')
    .filter((mark) => mark.isMap === true);
}

/** Everything drawn of the map. */
export function drawnOn(pages: readonly Page[]): readonly Mark[] {
  return mapsOn(pages).flatMap(({ list }) => marksIn(list));
}

/** All text on some sheets: that of the sheet and that of the map. */
export function textOn(pages: readonly Page[]): readonly string[] {
  return [
    ...pages
      .flatMap(({ marks }) => flat(marks))
      .flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])),
    ...pages
      .flatMap(({ marks }) => flat(marks))
      .flatMap((mark) => (mark.kind === 'drawing' ? marksIn(mark.list) : []))
      .flatMap((mark) => (mark.kind === 'text' || mark.kind === 'curve' ? [mark.text] : [])),
  ];
}

/** Corners of a path, two numbers each; only of straight lines. */
export function cornersOf(path: Path): readonly (readonly [number, number])[] {
  const corners: (readonly [number, number])[] = [];
  for (let at = 0; at < path.length; at += path[at] === 4 ? 1 : 3)
    if (path[at] !== 4) corners.push([path[at + 1] ?? 0, path[at + 2] ?? 0]);
  return corners;
}
