import { type PartySnapshot, systems } from '../../../engine';
import { countryPlan } from '../boards/countries/plan';
import type { CountryScene, CountryViewKind } from '../boards/countries/scene';
import { onPaper, type PaperSize } from '../../kit/board/paper';
import { letteredPlan } from '../../kit/board/lettered/drawing';
import { regionPlan } from '../boards/regions/drawing/list';
import { dateOf, moneyOf } from '../../kit/explain';
import type { FigureBlock } from '../../kit/paper/block';
import type { PageMark } from '../../kit/paper/page';
import { rimOf } from './sheet/shapes';
import type { Words } from '../../kit/text/words';

/** Millimetres of the board on the first sheet. */
const SIZE: PaperSize = { width: 88, height: 72 };

/** A board as somebody sees it, of one kind or the other. */
export interface ShownBoard extends Pick<PartySnapshot, 'board' | 'lettered' | 'system'> {
  /** A board of countries in one of its views, open to everybody. */
  readonly countries?: { readonly scene: CountryScene; readonly view: CountryViewKind };
}

/** A board from (0, 0), one of regions with a neat line around it; nothing where nobody has drawn one. */
export function boardArt(
  { board, countries, lettered, system }: ShownBoard,
  size: PaperSize,
  words: Words,
): readonly PageMark[] {
  const game = systems[system];
  const kinds = game?.board.lettered?.marks;
  if (lettered !== undefined && kinds !== undefined)
    return onPaper(letteredPlan({ ...lettered, marks: kinds }), size);
  if (countries !== undefined) return onPaper(countryPlan(countries.scene, countries.view), size);
  if (board === undefined || game?.board.countries !== undefined) return [];
  const regions = Object.values(board.regions);
  const money = moneyOf(game?.currency, words).plain;
  const marks = onPaper(regionPlan({ ...board, regions, money }), size);
  return marks.length === 0 ? [] : [...marks, rimOf({ x: 0, y: 0, ...size }, 0.3)];
}

type Seen = ShownBoard & Pick<PartySnapshot, 'month' | 'next'>;

/** The board on the first sheet, as the party sees it; undefined for games on a map. */
export function boardFigure(snapshot: Seen, words: Words): FigureBlock | undefined {
  const { system, lettered, month, next } = snapshot;
  const art = boardArt(snapshot, SIZE, words);
  const clock = lettered === undefined ? month : next;
  if (art.length === 0) return undefined;
  return {
    kind: 'figure',
    ...SIZE,
    art,
    caption: words('turnReport:board', { date: dateOf({ system, clock }, words) }),
  };
}
