import type { Explained, Settings } from '../kernel';
import { playCase, readCases } from '../cases';
import { caseGameIn, type CaseSituation } from '../systems/organisation/cases/game';
import { EVENTS } from '../systems/organisation/data/events';
import { HIRE_TABLE, TABLES } from '../systems/organisation/data/tables';
import { eventAmount } from '../systems/organisation/rules/event';
import { hirePrice } from '../systems/organisation/rules/hire';
import { warsOf } from '../systems/organisation/record';
import type { PhaseTurn } from '../systems/organisation/turn/turn';
import { caseFilesOf } from './case-files';
import type { TestedGame } from './case-runner';
import { organisationWorld } from './organisation';
import { organisationSeen } from './organisationSeen';

/** How the Organisationsspiel plays cases, and what is seen of them. */
export const organisationCases: TestedGame<CaseSituation, PhaseTurn> = {
  ...caseGameIn(organisationWorld),
  tables: TABLES,
  figures: (turn) => [
    ...[...turn.figures.values()].flatMap((rows) => rows.map(({ value }) => value)),
    ...turn.events.flatMap(({ blocks = [] }) =>
      blocks.flatMap((block) => (block.kind === 'figure' ? [block.value] : [])),
    ),
    ...warsOf(turn.events).flatMap(({ sides }) =>
      sides.flatMap(({ count, military }) => [count, military]),
    ),
  ],
  seen: organisationSeen,
};

/** A phase as a case writes it, in lines as `steps: act`, `a: calm r1 2`, `orders a: PASSE`. */
export function phaseOf(lines: string, settings: Settings = {}): PhaseTurn {
  const set = Object.entries(settings).map(
    ([key, value]) => `setting ${key}: ${JSON.stringify(value)}`,
  );
  const text = ['## OS-0-01', 'de | en', ...set, lines, '=> findings: none'].join('\n');
  const [one] = readCases(text).cases;
  if (one === undefined) throw new Error(`no case: ${lines}`);
  const { run, faults } = playCase(organisationCases, one);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return run;
}

/** The figures of the tables of the Organisationsspiel, explained. */
export function figuresOfOrganisation(): readonly Explained[] {
  return [
    ...HIRE_TABLE.rows.map((row) => hirePrice(Number(row) - 1, Number(row), {})),
    ...EVENTS.flatMap((event) => [eventAmount(event, 'low', {}), eventAmount(event, 'strong', {})]),
  ];
}

/** Letters of the Orden der Hochwacht in the cases with what they order; whole = nothing is found in them. */
export function orderLines() {
  const file = caseFilesOf('organisation').find(({ name }) => name === 'orders.cases.txt');
  return (file?.cases ?? []).map((one) => {
    const { sheets, findings } = playCase(organisationCases, one).run;
    const { text = '', rows = [] } = sheets['orden'] ?? {};
    const orders = rows.map(({ content }) => content.order);
    return { line: text, orders, isWhole: findings.length === 0 };
  });
}
