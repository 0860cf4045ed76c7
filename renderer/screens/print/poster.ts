import {
  type Campaign,
  type Lattice,
  recordPieces,
  settingsInForce,
  systems,
  truthView,
  turnLabelOf,
} from '../../../engine';
import { dateOf } from '../../kit/explain';
import type { Page } from '../../kit/paper';
import type { DrawBoard } from '../../model/board/board';
import { terrainsOf } from '../../model/map/use-catalogue';
import { boardPosterArt } from '../../model/print/poster/board';
import { mapArt, type MapTruth } from '../../model/print/poster/map';
import type { PosterOrder } from '../../model/print/poster/order';
import { type PosterArt, posterPages, type PosterTitle } from '../../model/print/poster/sheet';
import type { MapWords } from '../../model/print/source';

/** The map of a campaign as it is; null for games on a board. */
export function truthOf(campaign: Campaign, lattice: Lattice): MapTruth | null {
  const { system: id, world } = campaign;
  const system = systems[id];
  if (system?.board.kind !== 'grossfeld') return null;
  const pieces = recordPieces(system, world, null, settingsInForce(campaign));
  const view = truthView(world, undefined, undefined, pieces);
  return { view, lattice, terrains: terrainsOf(id), system: id };
}

const headingOf = (campaign: Campaign, order: PosterOrder, { say }: MapWords): PosterTitle => {
  const { name, system: id, world } = campaign;
  const system = systems[id];
  const label = system && turnLabelOf(system, settingsInForce(campaign));
  const date = dateOf({ system: id, clock: { ...world.clock, ...label } }, say);
  return {
    title: order.title === '' ? name : order.title,
    subtitle: order.parts.month
      ? say('print:poster.subtitleIn', { date })
      : say('print:poster.subtitle'),
  };
};

/** The sheets of a poster for the GM: of the map, or of the board as its kind draws it; none while it is empty. */
export function posterOf(
  campaign: Campaign,
  shown: MapTruth | DrawBoard | null,
  order: PosterOrder,
  words: MapWords,
): readonly Page[] {
  const { world, system: id } = campaign;
  const { say, language } = words;
  const system = systems[id];
  if (shown === null || system === undefined) return [];
  const artOf = (draw: DrawBoard): PosterArt | undefined => {
    const board = draw({ system, settings: settingsInForce(campaign), world }, say, language);
    return board && boardPosterArt(board, order, words);
  };
  const art = typeof shown === 'object' ? mapArt(shown, order, words) : artOf(shown);
  if (art === undefined) return [];
  return posterPages(art, headingOf(campaign, order, words), order, words);
}
