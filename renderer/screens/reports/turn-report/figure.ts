import {
  centreOf,
  type Point,
  type PartySnapshot,
  type FieldAddress,
  parseFieldAddress,
} from '../../../../engine';
import { svgText } from '../../../kit/cartography';
import type { FigureBlock } from '../../../kit/paper/block';
import { svgOfPage } from '../../../kit/paper/svg/page';
import { mapFigure } from '../../../model/print/figure';
import type { MapSource } from '../../../model/print/source';
import type { Words } from '../../../kit/text/words';
import { cleanName } from '../../../kit/text/clean';
import type { HtmlFigure } from './html';
import { MOST_FIELDS } from './things';

/** Millimetres: half a sheet beside the summary, and a field on it. */
const WIDTH = 88;
const HEIGHT = 66;
const FIELD = 9;

/** The field of an address: of a side as well. */
const fieldIn = (place: string): FieldAddress | undefined => parseFieldAddress(place.slice(0, 6));

const capitalOf = ({ view, party }: PartySnapshot): string | undefined => {
  for (const { no, settlements } of Object.values(view.chunks)) {
    const town = Object.entries(settlements).find(
      ([, { capital, owner }]) => capital && owner === party.key,
    );
    if (town !== undefined) return `${no}/${String(Number(town[0]) + 1).padStart(2, '0')}`;
  }
  return undefined;
};

const firstPiece = ({ view, party }: PartySnapshot): string | undefined =>
  view.pieces.find((piece) => piece.party === party.key)?.place.field;

/** The middle of the front map: where the realm fought, else where it marched, else its capital. */
const middleOf = (snapshot: PartySnapshot): FieldAddress | undefined => {
  const { report } = snapshot;
  const places = [
    ...report.fights.filter(({ own }) => own !== null).map(({ place }) => place),
    ...report.marches.filter(({ steps }) => steps.length > 0).map(({ end }) => end),
    capitalOf(snapshot) ?? '',
    firstPiece(snapshot) ?? '',
  ];
  return places.map(fieldIn).find((field) => field !== undefined);
};

/** True if so much land is new that the letter counts its fields, and some of it is on the map: it is marked there. */
const hasNewLand = (
  { report: { discovered } }: PartySnapshot,
  { lattice }: MapSource,
  middle: Point,
): boolean =>
  discovered.length > MOST_FIELDS &&
  discovered.some((place) => {
    const field = fieldIn(place);
    const cell = field === undefined ? undefined : lattice.cellOf(field);
    if (cell === undefined) return false;
    const { x, y } = centreOf(lattice.axialOf(cell));
    return (
      Math.abs(x - middle.x) < WIDTH / FIELD / 2 && Math.abs(y - middle.y) < HEIGHT / FIELD / 2
    );
  });

const captionOf = (
  { view }: PartySnapshot,
  field: FieldAddress,
  hasNews: boolean,
  words: Words,
): string => {
  const chunk = Object.values(view.chunks).find(({ no }) => no === field.slice(0, 3));
  const name = cleanName(chunk?.settlements[Number(field.slice(4)) - 1]?.name ?? '');
  return words(hasNews ? 'turnReport:figureNew' : 'turnReport:figure', {
    place: name === '' ? field : `${name} (${field})`,
  });
};

/**
 * The map of the first sheet, as the realm knows the land; undefined where it knows no place to show. The source must
 * be made of the same party snapshot.
 */
export function frontFigure(
  snapshot: PartySnapshot,
  source: MapSource,
  words: Words,
): FigureBlock | undefined {
  const field = middleOf(snapshot);
  const cell = field === undefined ? undefined : source.lattice.cellOf(field);
  if (field === undefined || cell === undefined) return undefined;
  const centre = centreOf(source.lattice.axialOf(cell));
  const hasNews = hasNewLand(snapshot, source, centre);
  return {
    kind: 'figure',
    width: WIDTH,
    height: HEIGHT,
    art: mapFigure(source, WIDTH, HEIGHT, FIELD, centre, {
      hasNews,
    }),
    caption: captionOf(snapshot, field, hasNews, words),
  };
}

/** The same map for a web page, as lines and text that need no font file. */
export function htmlFigure({ width, height, art, caption }: FigureBlock): HtmlFigure {
  return {
    svg: svgText(svgOfPage({ width, height, label: caption, marks: art }, 'front')),
    caption,
  };
}
