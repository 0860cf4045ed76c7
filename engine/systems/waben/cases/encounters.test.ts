import { describe, expect, it } from 'vitest';
import { grossfeldOf, kleinfeldOf, parseFieldAddress } from '../../../hex';
import {
  type Explained,
  type Fight,
  partsOf,
  type Proposal,
  type TurnInput,
} from '../../../kernel';
import { deepFreeze, withPoisonedGlobals } from '../../../testing';
import type { World } from '../../../world';
import { waben } from '..';
import { PHASES } from '../turn';
import { formatPlace } from '../rules/movement/place';
import { turnAfter } from './after';
import { turnOfCase } from './build';
import type { EncounterCase, EncounterTurn, ExpectedFight } from './encounterCase';
import { ENCOUNTER_RULE_CASES } from './encounterRules';
import { ENCOUNTER_SETTING_CASES } from './encounterSettings';
import { POINT_CASES } from './encounterPoints';
import { PURSUIT_CASES } from './encounterPursuit';
import { SIEGE_CASES } from './encounterSieges';
import { WORKED_CASES } from './encounterWorked';

const TOWN_POINTS = ['townDefence', 'townSally', 'townCharacter'];

const turnOf = (given: EncounterTurn): TurnInput<World> => {
  const turn = turnOfCase(given);
  const { world } = turn;
  const changed = <Value>(
    records: Readonly<Record<string, Value>>,
    changes: Readonly<Record<string, Partial<Value>>> = {},
  ): Readonly<Record<string, Value>> =>
    Object.fromEntries(
      Object.entries(records).map(([key, value]) => [key, { ...value, ...changes[key] }]),
    );
  return {
    ...turn,
    world: {
      ...world,
      parties: changed(world.parties, given.parties),
      units: changed(world.units, given.changes),
      works: Object.fromEntries((given.works ?? []).map((work) => [work.id, work])),
    },
  };
};

const run = (given: EncounterTurn): Proposal<World> => {
  const proposal = withPoisonedGlobals(() => waben.adjudicate(deepFreeze(turnOf(given))));
  if (proposal === undefined) throw new Error('cancelled by nobody');
  return proposal;
};

const fightOf = (
  { kind, place, sides, winner }: Fight,
  expected: ExpectedFight | undefined,
): ExpectedFight => {
  const unitsOf = (index: 0 | 1): readonly string[] =>
    sides[index].units.map(({ party, unit }) => `${party}:${String(unit)}`);
  return {
    kind,
    place,
    sides: [unitsOf(0), unitsOf(1)],
    ...(expected?.roles === undefined ? {} : { roles: [sides[0].role, sides[1].role] }),
    ...(expected?.winner === undefined ? {} : { winner }),
  };
};

const fieldAfter = ({ world }: Proposal<World>, address: string) => {
  const field = parseFieldAddress(address);
  const chunk = field === undefined ? undefined : world.map.grossfelder[grossfeldOf(field)];
  const index = field === undefined ? -1 : kleinfeldOf(field) - 1;
  return {
    owner: chunk?.owner[index] ?? null,
    town: chunk?.settlements[index]?.owner ?? null,
  };
};

/** The world as the march leaves it: later phases find more contacts than those of the talks on the way. */
const afterMarch = (given: EncounterTurn): World => {
  const last = PHASES.findIndex(({ id }) => id === 'march');
  return turnAfter(turnOf(given), ...PHASES.slice(0, last + 1).map((phase) => phase.run)).world;
};

/** Cells of the table of good points, and points of a town or its character, in an explanation. */
const causesOf = (node: Explained): readonly string[] => {
  if (node.kind === 'cell') return [`${node.row} ${String(node.value)}`];
  const isTown = node.kind === 'rule' && TOWN_POINTS.includes(node.name);
  return isTown ? [`${node.name} ${String(node.value)}`] : partsOf(node).flatMap(causesOf);
};

/** The same keys as expected, each with what the turn came to. */
const looked = <Value>(
  expected: Readonly<Record<string, unknown>> | undefined,
  valueOf: (key: string) => Value,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.keys(expected ?? {}).map((key) => [key, valueOf(key)]));

const verify = ({ given, expect: expected }: EncounterCase): void => {
  const proposal = run(given);
  const { world, marches, fights, events, questions, findings } = proposal;
  const unit = (id: string) => world.units[id];
  const places = looked(expected.places, (id) => {
    const place = unit(id)?.place;
    return place === undefined ? null : formatPlace(place);
  });
  expect(places).toEqual(expected.places ?? {});
  const march = (id: string) => marches.find((one) => `${one.party}:${String(one.unit)}` === id);
  expect(looked(expected.stops, (id) => march(id)?.stop?.code ?? null)).toEqual(
    expected.stops ?? {},
  );
  expect(looked(expected.sizes, (id) => unit(id)?.size ?? 0)).toEqual(expected.sizes ?? {});
  if (expected.fights !== undefined) {
    const told = fights.map((fight, index) => fightOf(fight, expected.fights?.[index]));
    expect(told).toEqual(expected.fights);
  }
  for (const { kind, about = {}, parties } of expected.events ?? []) {
    const wanted = parties === undefined ? { kind, about } : { kind, about, parties };
    expect(events).toContainEqual(
      expect.objectContaining({
        ...wanted,
        about: expect.objectContaining(about) as unknown,
      }),
    );
  }
  const happened = events.map(({ kind }) => kind);
  if (expected.retreats !== undefined) {
    expect(happened.filter((kind) => kind === 'retreat')).toHaveLength(expected.retreats);
  }
  expect((expected.without ?? []).filter((kind) => happened.includes(kind))).toEqual([]);
  expect(looked(expected.owners, (field) => fieldAfter(proposal, field).owner)).toEqual(
    expected.owners ?? {},
  );
  expect(looked(expected.towns, (field) => fieldAfter(proposal, field).town)).toEqual(
    expected.towns ?? {},
  );
  expect(looked(expected.workOwners, (id) => world.works[id]?.owners ?? null)).toEqual(
    expected.workOwners ?? {},
  );
  if (expected.questions !== undefined) {
    expect(questions.map(({ key }) => key)).toEqual(expected.questions);
  }
  if (expected.contacts !== undefined) {
    const { parties } = afterMarch(given);
    expect(looked(expected.contacts, (key) => parties[key]?.contacts ?? [])).toEqual(
      expected.contacts,
    );
  }
  expect(looked(expected.capitals, (key) => world.parties[key]?.capital ?? null)).toEqual(
    expected.capitals ?? {},
  );
  expect(looked(expected.contactsAfter, (key) => world.parties[key]?.contacts ?? [])).toEqual(
    expected.contactsAfter ?? {},
  );
  const fighters = fights.flatMap(({ sides }) => sides.flatMap(({ units }) => units));
  const causes = looked(expected.points, (id) => {
    const told = fighters.find((one) => `${one.party}:${String(one.unit)}` === id);
    return told === undefined ? [] : causesOf(told.points);
  });
  expect(causes).toEqual(expected.points ?? {});
  const codes = findings.map(({ code }) => code);
  expect((expected.findings ?? []).filter((code) => !codes.includes(code))).toEqual([]);
};

describe.each(
  Object.entries({
    'encounters in the open': ENCOUNTER_RULE_CASES,
    'encounters under other settings': ENCOUNTER_SETTING_CASES,
    'settlements, walls and assaults': SIEGE_CASES,
    pursuit: PURSUIT_CASES,
    'good points in a turn': POINT_CASES,
    'several rules at once': WORKED_CASES,
  }),
)('%s', (_, cases) => {
  it.each(cases)('$id: $title', verify);
});
