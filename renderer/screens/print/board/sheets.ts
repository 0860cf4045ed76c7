import {
  type Campaign,
  type PartyKey,
  seenBoard,
  seenLettered,
  settingsInForce,
  systems,
  turnLabelOf,
} from '../../../../engine';
import { countryScene } from '../../../model/boards/countries/plan';
import { withoutMarkers } from '../../../model/boards/countries/scene';
import { boardArt, type ShownBoard } from '../../../model/print/board-figure';
import { type PaperChoice, paperSize, printable } from '../../../model/print/paper';
import type { Fonts, Page } from '../../../kit/paper';
import { type Language, wordsOf } from '../../../kit/text/words';
import { type DatedTurn, dateOf } from '../../../kit/explain';
import { clipped, line, TYPES } from '../../../model/print/sheet/lettering';
import { strokes } from '../../../model/print/sheet/shapes';
import type { MapWords } from '../../../model/print/source';
import { OP } from '../../../kit/cartography';

/** A board that is to be printed: as a party sees it, or as everybody does. */
interface BoardOrder extends PaperChoice {
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
function composeBoard(
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

/** How the board is printed: in which language, on which paper, and whether without what lies on it. */
export interface BoardSheets extends PaperChoice {
  readonly language: Language;
  readonly isBlank: boolean;
}

/** The board of a campaign on one sheet, one of countries with its table: as a party sees it, or (null) as all may. */
export function boardSheets(
  campaign: Campaign,
  party: PartyKey | null,
  { language, isBlank, paper, orientation }: BoardSheets,
  fonts: Fonts,
): readonly Page[] {
  const { world, system: id, name } = campaign;
  const system = systems[id];
  if (system === undefined) return [];
  const settings = settingsInForce(campaign);
  const board = seenBoard(world, party, system, settings);
  const lettered = seenLettered(world, party, system, settings);
  const shown = {
    system: id,
    ...(board === undefined ? {} : { board }),
    ...(lettered === undefined ? {} : { lettered }),
  };
  const reader = party === null ? null : (world.parties[party]?.name ?? party);
  const clock = { ...world.clock, ...turnLabelOf(system, settings) };
  const sheetsOf = (one: ShownBoard): readonly Page[] =>
    composeBoard(
      { shown: one, party: reader, clock, title: name, paper, orientation },
      { say: wordsOf(language, id), language, fonts },
    );
  const { countries } = system.board;
  if (countries === undefined) return sheetsOf(shown);
  const whole = countryScene(countries, { world, settings }, language);
  const scene = isBlank ? withoutMarkers(whole) : whole;
  return (['map', 'table'] as const).flatMap((view) =>
    sheetsOf({ system: id, countries: { scene, view } }),
  );
}
