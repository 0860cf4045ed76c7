import type { Explained } from '../../../kernel';
import { EVENTS } from '../data/events';
import { HIRE_TABLE } from '../data/tables';
import { eventAmount } from '../rules/event';
import { hirePrice } from '../rules/hire';
import type { PhaseTurn } from '../turn/turn';
import { AUTHORITY, HIRING, INFORMATION, USES } from './act';
import { buildingCases } from './building';
import type { CasePhase } from './case';
import { closingCases } from './closing';
import { economyCases } from './economy';
import { FATES } from './events';
import { moveCases } from './moves';
import { populationCases } from './population';
import { PLUNDERS, SABOTAGES } from './raids';
import { runOfCase } from './run';
import { unrestCases } from './unrest';
import { WORKED_WARS } from './wars';

const phases: readonly { readonly given: CasePhase }[] = [
  ...closingCases,
  ...economyCases,
  ...populationCases,
  ...unrestCases,
  ...moveCases,
  ...buildingCases,
  ...USES,
  ...HIRING,
  ...AUTHORITY,
  ...INFORMATION,
  ...PLUNDERS,
  ...SABOTAGES,
  ...WORKED_WARS,
  ...FATES,
];

const figuresOfRun = ({ figures, postings, events, actions }: PhaseTurn): readonly Explained[] => [
  ...[...figures.values()].flatMap((rows) => rows.map(({ value }) => value)),
  ...postings.map(({ why }) => why),
  ...events.flatMap(({ figures: shown = {} }) => Object.values(shown)),
  ...actions.flatMap(({ successes }) => (successes === undefined ? [] : [successes])),
];

const figuresOfEvents = (): readonly Explained[] =>
  EVENTS.flatMap((event) => [eventAmount(event, 'low', {}), eventAmount(event, 'strong', {})]);

/** Every figure that the worked examples of this game come to, explained. */
export const figuresOfCases = (): readonly Explained[] => [
  ...phases.flatMap(({ given }) => figuresOfRun(runOfCase(given))),
  ...HIRE_TABLE.rows.map((row) => hirePrice(Number(row) - 1, Number(row), {})),
  ...figuresOfEvents(),
];

/** Cells of tables that no case reads yet, `table.column` or `table.row.column`, and why. */
export const cellsNotRead: Readonly<Record<string, string>> = {};
