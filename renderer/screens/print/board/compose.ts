import { systems } from '../../../../engine';
import { type DatedTurn, dateOf } from '../../../kit/explain';
import { boardArt, type ShownBoard } from '../../../model/print/board-figure';
import type { Page } from '../../../kit/paper/page';
import { type PaperChoice, paperSize, printable } from '../../../model/print/paper';
import { clipped, line, TYPES } from '../../../model/print/sheet/lettering';
import { strokes } from '../../../model/print/sheet/shapes';
import type { MapWords } from '../../../model/print/source';
import { OP } from '../../../kit/cartography';

/** A board that is to be printed: as a party sees it, or as everybody does. */
export interface BoardOrder extends PaperChoice {
  readonly shown: ShownBoard;
  /** Name of the party; null = for everybody. */
  readonly party: string | null;
  readonly clock: DatedTurn['clock'];
  readonly title: string;
}

/** Heights in millimetres. */
const HEAD = 15;
const FOOT = 7;

/** One sheet with the board as large as the paper allows; none where nothing is drawn. */
export function composeBoard(
  { shown, party, clock, title, ...choice }: BoardOrder,
  { say, fonts }: MapWords,
): readonly Page[] {
  const paper = paperSize(choice);
  const { x, y, width, height } = printable(paper);
  const room = { width, height: height - HEAD - FOOT };
  const art = boardArt(shown, room, say);
  if (art.length === 0) return [];
  const publishedIn = systems[shown.system]?.calendar.publishedIn;
  const turn = party === null ? (publishedIn?.(clock.turn) ?? clock.turn) : clock.turn;
  const date = dateOf({ system: shown.system, clock: { ...clock, turn } }, say);
  const subtitle =
    party === null ? say('print:board.all', { date }) : say('print:board.of', { party, date });
  const foot = paper.height - 8.4;
  return [
    {
      ...paper,
      label: `${title}: ${subtitle}`,
      marks: [
        line(clipped(fonts, TYPES.title, title, width * 0.6), x, y + 7, TYPES.title),
        line(clipped(fonts, TYPES.subtitle, subtitle, width), x, y + 12.4, TYPES.subtitle),
        { kind: 'group', x, y: y + HEAD, scale: 1, marks: art },
        strokes([OP.move, x, foot - 3.6, OP.line, x + width, foot - 3.6], 0.2),
        line(say('print:board.links'), x, foot, TYPES.foot),
        line(date, x + width, foot, TYPES.foot, 'right'),
      ],
    },
  ];
}
