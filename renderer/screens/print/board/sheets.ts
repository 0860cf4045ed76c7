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
import type { ShownBoard } from '../../../model/print/board-figure';
import type { PaperChoice } from '../../../model/print/paper';
import type { Fonts, Page } from '../../../kit/paper';
import { type Language, wordsOf } from '../../../kit/text/words';
import { composeBoard } from './compose';

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
