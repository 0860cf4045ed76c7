import { recordCases } from '../../engine/cases';
import { mills } from '../../engine/testing/mills';
import { MILL_VALLEYS } from '../../engine/testing/mills/campaign';
import cases from '../../engine/testing/mills/cases.txt?raw';
import rules from '../../engine/testing/mills/rules.md?raw';
import type { GameView } from '../../renderer/games/game-view';
import { recordGameCases } from '../../renderer/games/record-cases';
import { gameViews as carried } from '../../renderer/games/registry';
import { RULE_PAGES as pages } from '../../renderer/kit/text/clauses/pages';

/** The views of the program and that of the fixture, which shows its cases alone. */
export const gameViews: Readonly<Record<string, GameView>> = {
  ...carried,
  [mills.id]: {
    id: mills.id,
    cases: async () => Promise.resolve(recordGameCases(recordCases(mills, MILL_VALLEYS), [cases])),
  },
};

/** The rule pages of the program and that of the fixture. */
export const RULE_PAGES: Readonly<Record<string, string>> = { ...pages, [mills.id]: rules };
