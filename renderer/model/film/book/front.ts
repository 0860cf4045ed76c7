import { type Campaign, systems } from '../../../../engine';
import type { Fonts, Page, PageMark } from '../../../kit/paper';
import { PAPERS } from '../../../kit/paper/flow/sheet';
import type { Words } from '../../../kit/text/words';
import { line, sized, type Type, TYPES, widthIn, wrapped } from '../../print/sheet/lettering';
import { strokes } from '../../print/sheet/shapes';
import type { Film, FilmFrame } from '../film';
import { MM_PER_PIXEL, OP } from '../../../kit/cartography';
import { filmPictures } from '../picture';
import { perspectiveSentence, skippedTurns } from '../sentences';
import { framePicture } from '../sheet';

const PAPER = PAPERS.A4;
const MIDDLE = PAPER.width / 2;
const ROOM = 160;
/** The picture of the last turn, and its middle. */
const PICTURE = { width: 120, height: 105, middle: 168 };
const NAME: Type = sized(TYPES.title, 15);

const centred = (
  texts: readonly string[],
  first: number,
  leading: number,
  type: Type,
): readonly PageMark[] =>
  texts.map((text, index) => line(text, MIDDLE, first + index * leading, type, 'center'));

/** The first page: name and game, the last map, for whom the book is and which turns it tells. */
export function titlePage(
  film: Film,
  frames: readonly FilmFrame[],
  campaign: Campaign,
  words: Words,
  fonts: Fonts,
): Page {
  const game = systems[campaign.system]?.title[film.language] ?? '';
  const wide = widthIn(fonts, NAME, campaign.name);
  const name = sized(NAME, NAME.size * Math.max(0.6, Math.min(1, ROOM / wide)));
  const names = wrapped(fonts, name, campaign.name, ROOM, 3);
  const [first] = frames;
  const last = frames.at(-1);
  const top = 62;
  const rule = top + (names.length - 1) * name.size * 1.15 + 9;
  const pictures = filmPictures(film, 'print', PICTURE, MM_PER_PIXEL);
  const { box, scale } = pictures;
  const picture = (): readonly PageMark[] => {
    if (box === undefined || last?.stage === undefined || last.stage === null) return [];
    const [width, height] = [(box.right - box.left) * scale, (box.bottom - box.top) * scale];
    const window = { x: MIDDLE - width / 2, y: PICTURE.middle - height / 2, width, height };
    return framePicture(pictures, last, window);
  };
  const span =
    first === undefined || last === undefined
      ? ''
      : first === last
        ? first.label
        : words('film:book.span', { first: first.label, last: last.label });
  const told = wrapped(
    fonts,
    TYPES.subtitle,
    perspectiveSentence(film, campaign, words, 'page', game),
    ROOM,
    2,
  );
  const skipped = wrapped(fonts, TYPES.foot, skippedTurns(film, words), ROOM, 3);
  return {
    ...PAPER,
    label: campaign.name,
    marks: [
      ...centred([words('film:book.kind')], 40, 5, sized(TYPES.subtitle, 5)),
      ...centred(names, top, name.size * 1.15, name),
      strokes([OP.move, MIDDLE - 24, rule, OP.line, MIDDLE + 24, rule], 0.3),
      ...centred([span], rule + 9, 5, sized(TYPES.entry, 4)),
      ...picture(),
      ...centred(told, 244, 5, TYPES.subtitle),
      ...centred(skipped, 258, 4, TYPES.foot),
      ...centred([words('film:book.made')], 282, 4, TYPES.foot),
    ],
  };
}
