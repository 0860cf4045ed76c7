import { type PartySnapshot, systems } from '../../../engine';
import { countryPlan } from '../boards/countries/plan';
import type { CountryScene, CountryViewKind } from '../boards/countries/scene';
import { type BoardPlan, onPaper, type PaperSize } from '../../kit/board/paper';
import { letteredPlan } from '../../kit/board/lettered/drawing';
import { regionPlan } from '../boards/regions/drawing/list';
import { dateOf, moneyOf } from '../../kit/explain';
import type { FigureBlock } from '../../kit/paper/block';
import type { PageMark } from '../../kit/paper/page';
import { rimOf } from './sheet/shapes';
import type { Words } from '../../kit/text/words';

/** Millimetres of the board on the first sheet. */
const SIZE: PaperSize = { width: 88, height: 72 };

/** A board of lettered fields is as wide as the text, for the numbers in its fields to be read. */
const LETTERED_SIZE: PaperSize = { width: 150, height: 123 };

/** A board in a perspective, of one kind or the other. */
export interface ShownBoard extends Pick<PartySnapshot, 'board' | 'lettered' | 'system'> {
  /** A board of countries in one of its views, public. */
  readonly countries?: { readonly scene: CountryScene; readonly view: CountryViewKind };
}

/** How a board in a perspective is drawn; undefined where there is none. */
export function shownPlan(
  { board, countries, lettered, system }: ShownBoard,
  words: Words,
): BoardPlan | undefined {
  const game = systems[system];
  const kinds = game?.board.lettered?.marks;
  if (lettered !== undefined && kinds !== undefined)
    return letteredPlan({ ...lettered, marks: kinds });
  if (countries !== undefined) return countryPlan(countries.scene, countries.view);
  if (board === undefined || game?.board.countries !== undefined) return undefined;
  const regions = Object.values(board.regions);
  const money = moneyOf(game?.currency, words).plain;
  return regionPlan({ ...board, regions, money });
}

/** A board from (0, 0), one of regions with a neat line around it; nothing where none was drawn. */
export function boardArt(shown: ShownBoard, size: PaperSize, words: Words): readonly PageMark[] {
  const plan = shownPlan(shown, words);
  const marks = plan === undefined ? [] : onPaper(plan, size);
  const isBare = shown.lettered !== undefined || shown.countries !== undefined;
  return marks.length === 0 || isBare ? marks : [...marks, rimOf({ x: 0, y: 0, ...size }, 0.3)];
}

type Seen = ShownBoard & Pick<PartySnapshot, 'month' | 'next'>;

/** The board on the first sheet, as the party sees it; undefined for games on a map. */
export function boardFigure(snapshot: Seen, words: Words): FigureBlock | undefined {
  const { system, lettered, month, next } = snapshot;
  const size = lettered === undefined ? SIZE : LETTERED_SIZE;
  const art = boardArt(snapshot, size, words);
  const clock = lettered === undefined ? month : next;
  if (art.length === 0) return undefined;
  return {
    kind: 'figure',
    ...size,
    art,
    caption: words('turnReport:board', { date: dateOf({ system, clock }, words) }),
  };
}
