import { describe, expect, it } from 'vitest';
import { type Explained, nodesOf, unfounded } from '../../../kernel';
import { TABLES } from '../data/tables';
import type { PhaseTurn } from '../turn/turn';
import {
  type ActingCase,
  AUTHORITY,
  type ExpectedActing,
  HIRING,
  INFORMATION,
  TURNS,
  USES,
} from './act';
import type { ExpectedPhase } from './case';
import { PLUNDERS, REROLLS, SABOTAGES } from './raids';
import { outcomeOf, runOfCase } from './run';

/** Facts, rules and cells of an explanation, without the name of the game. */
const namedParts = (explained: Explained): readonly (readonly [string, number])[] =>
  nodesOf(explained).flatMap((node) =>
    'name' in node ? [[node.name.replace('organisation.', ''), node.value] as const] : [],
  );

const shownActions = (run: PhaseTurn): ExpectedActing['actions'] =>
  run.actions
    .filter(({ kind }) => kind !== 'HIRE')
    .map(({ by, kind, about, successes, spending }) => {
      const level = about['levels'];
      return [
        by,
        kind,
        typeof level === 'number' ? level : null,
        successes?.value ?? null,
        ...spending.map(({ key }) => key),
      ];
    });

const toldAs = (run: PhaseTurn, kind: string) =>
  run.events.filter((event) => event.kind === `organisation.${kind}`).map(({ about }) => about);

/** What is expected of the phase itself. */
const phaseOf = ({
  organisations,
  findings,
  questions,
  events,
}: ExpectedActing): ExpectedPhase => ({
  organisations,
  ...(findings === undefined ? {} : { findings }),
  ...(questions === undefined ? {} : { questions }),
  ...(events === undefined ? {} : { events }),
});

const passes = ({ given, expect: expected }: ActingCase): void => {
  const run = runOfCase(given);
  const outcome = phaseOf(expected);
  expect(outcomeOf(run, outcome)).toEqual(outcome);
  if (expected.actions !== undefined) expect(shownActions(run)).toEqual(expected.actions);
  for (const [kind, about] of Object.entries(expected.told ?? {})) {
    expect(toldAs(run, kind)).toMatchObject(about);
  }
  const successes = run.actions.flatMap((action) => action.successes ?? []);
  if (expected.parts !== undefined) {
    expect(successes.slice(-1).flatMap(namedParts)).toEqual(expected.parts);
  }
  const figures = [
    ...successes,
    ...run.postings.map(({ why }) => why),
    ...run.events.flatMap(({ figures: shown = {} }) => Object.values(shown)),
  ];
  expect(figures.flatMap((figure) => unfounded(figure, TABLES))).toEqual([]);
};

describe('uses of the military (OS-6)', () => {
  it.each(USES)('$id: $title', passes);
});

describe('hiring (OS-10)', () => {
  it.each(HIRING)('$id: $title', passes);
});

describe('authority (OS-5.4)', () => {
  it.each(AUTHORITY)('$id: $title', passes);
});

describe('information (OS-5.6)', () => {
  it.each(INFORMATION)('$id: $title', passes);
});

describe('the order of acting (OS-9.4)', () => {
  it.each(TURNS)('$id: $title', passes);
});

describe('sabotage (OS-11)', () => {
  it.each(SABOTAGES)('$id: $title', passes);

  /** Events a party may hear of: those it is a witness of, else those that name it. */
  const heard = (run: PhaseTurn, party: string) =>
    run.events.filter(({ parties, witnesses }) => (witnesses ?? parties).includes(party));

  it('OS-11-12: without traces the victim is told the effect and not the doer', () => {
    const [unseen] = SABOTAGES;
    const run = runOfCase(unseen?.given ?? { organisations: {} });
    const own = heard(run, 'b');
    expect(own.map(({ kind }) => kind)).toEqual(['organisation.unrestBroke']);
    expect(JSON.stringify(own)).not.toContain('"a"');
    expect(heard(run, 'c')).toEqual([]);
    expect(run.events.some(({ isPublic }) => isPublic)).toBe(false);
    expect(run.actions.map(({ visibleTo }) => visibleTo)).toEqual([['a']]);
  });

  it.each([
    ['victim', ['b']],
    ['region', ['b']],
    ['all', ['b', 'c']],
  ])('OS-11-09: traces are told to %s', (audience, parties) => {
    const [, , , far] = SABOTAGES;
    const given = far?.given ?? { organisations: {} };
    const run = runOfCase({ ...given, settings: { 'os.sabotage.trace_audience': audience } });
    const traced = run.events.find(({ kind }) => kind === 'organisation.sabotageTraced');
    expect(traced?.witnesses).toEqual(parties);
    expect(traced?.isPublic ?? false).toBe(audience === 'all');
  });

  it('OS-11-09: whoever lives in the region may hear of it', () => {
    const [, , , far] = SABOTAGES;
    const given = far?.given ?? { organisations: {} };
    const run = runOfCase({
      ...given,
      organisations: { ...given.organisations, c: { calm: { r3: 1 } } },
      settings: { 'os.sabotage.trace_audience': 'region' },
    });
    const traced = run.events.find(({ kind }) => kind === 'organisation.sabotageTraced');
    expect(traced?.witnesses).toEqual(['b', 'c']);
  });
});

describe('plunder (OS-12)', () => {
  it.each(PLUNDERS)('$id: $title', passes);

  it('OS-12-07, OS-20-03: everybody learns of it, only the two what was taken', () => {
    const [first] = PLUNDERS;
    const run = runOfCase(first?.given ?? { organisations: {} });
    const open = run.events.filter(({ isPublic }) => isPublic);
    expect(open.map(({ kind, about }) => [kind, about])).toEqual([
      ['organisation.plunder', { region: 'r2' }],
    ]);
    const stolen = run.events.find(({ kind }) => kind === 'organisation.plunderStolen');
    expect(stolen?.witnesses ?? stolen?.parties).toEqual(['a', 'b']);
  });
});

describe('research (OS-5.3)', () => {
  it.each(REROLLS)('$id: $title', passes);
});
