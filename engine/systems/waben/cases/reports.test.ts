import { describe, expect, it } from 'vitest';
import type { GivenLines } from '../../../cases';
import type { PartyReport, Proposal, ReportedFight, TurnEvent } from '../../../kernel';
import { deepFreeze, withPoisonedGlobals } from '../../../testing';
import type { World } from '../../../world';
import { waben } from '..';
import { turnGiven } from '../../../testing/case-runner';
import { wabenCaseGame } from './game';
import { type ExpectedReport, REPORT_CASES } from './reports';

const run = (lines: GivenLines): Proposal<World> => {
  const input = turnGiven(wabenCaseGame, lines);
  const proposal = withPoisonedGlobals(() => waben.adjudicate(deepFreeze(input)));
  if (proposal === undefined) throw new Error('cancelled by nobody');
  return proposal;
};

const UNITS = ['unit', 'a', 'b', 'quarry', 'guard'];

const eventAsExpected = ({ kind, about }: TurnEvent): readonly [string, ...string[]] => [
  kind,
  ...UNITS.flatMap((name) => (name in about ? [String(about[name])] : [])),
];

const fightAsExpected = ({ own, sides, rounds, winner }: ReportedFight) => ({
  own,
  parties: sides.map(({ parties }) => parties),
  units: sides.flatMap(({ units }) =>
    units.map(({ unit, before, left }): readonly [number, number, number] => [unit, before, left]),
  ),
  seen: sides.flatMap(({ seen }) =>
    seen.map(({ kind, before, left }): readonly [string, number, number] => [kind, before, left]),
  ),
  rounds: rounds.length,
  winner,
});

/** The part of a report that a case expects. */
const asExpected = (report: PartyReport, expected: ExpectedReport): ExpectedReport => ({
  ...(expected.events === undefined ? {} : { events: report.events.map(eventAsExpected) }),
  ...(expected.fights === undefined ? {} : { fights: report.fights.map(fightAsExpected) }),
  ...(expected.land === undefined ? {} : { land: { gained: report.gained, lost: report.lost } }),
  ...(expected.discovered === undefined ? {} : { discovered: report.discovered.length }),
  ...(expected.explored === undefined ? {} : { explored: report.explored.length }),
  ...(expected.findings === undefined ? {} : { findings: report.findings.map(({ code }) => code) }),
  ...(expected.questions === undefined
    ? {}
    : { questions: report.questions.map(({ name }) => name) }),
  ...(expected.news === undefined ? {} : { news: report.news.map(({ kind }) => kind) }),
});

describe('the report of each party on a turn', () => {
  it.each(REPORT_CASES)('$id $title', ({ given, expect: expected }) => {
    const { reports } = run(given);
    const told = reports.filter(({ party }) => party in expected);
    expect(
      Object.fromEntries(
        told.map((report) => [report.party, asExpected(report, expected[report.party] ?? {})]),
      ),
    ).toEqual(expected);
  });

  it('shows the GM the persons behind the parties, and leaves no trace of them in reports (WW-1.2-16)', () => {
    const peopled = REPORT_CASES.filter(({ given }) => 'person p1' in given);
    expect(peopled.length).toBeGreaterThan(0);
    for (const { given } of peopled) {
      const proposal = run(given);
      const people = Object.values(turnGiven(wabenCaseGame, given).world.people);
      expect(proposal.findings.map(({ code }) => code)).toContain('F-PARTY-NOCONTACT');
      const text = JSON.stringify(proposal.reports);
      for (const { id, name } of people) {
        expect(text).not.toContain(name);
        expect(text).not.toContain(`"${id}"`);
      }
    }
  });

  it('is taken from the log of the turn: nothing is reported that did not happen (WW-10.1-16)', () => {
    for (const { given } of REPORT_CASES) {
      const { reports, events, fights } = run(given);
      const happened = new Set(
        events.map(({ kind, place, clause }) => [kind, place, clause].join(' ')),
      );
      const fought = new Set(fights.map(({ key }) => key));
      for (const report of reports) {
        const told = report.events.map(({ kind, place, clause }) =>
          [kind, place, clause].join(' '),
        );
        expect(told.filter((one) => !happened.has(one))).toEqual([]);
        expect(report.fights.filter(({ key }) => !fought.has(key))).toEqual([]);
      }
    }
  });
});
