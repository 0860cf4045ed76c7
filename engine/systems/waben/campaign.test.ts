import { describe, expect, it } from 'vitest';
import { type Fight, nodesOf, type TurnEvent, type TurnInput } from '../../kernel';
import { at, deepFreeze } from '../../testing';
import { type Month, playMonths } from '../../testing/month';
import { integrityBroken } from '../../testing/monthIntegrity';
import {
  booksWrong,
  headsMissing,
  refundsWrong,
  unitsUnaccounted,
} from '../../testing/monthLedger';
import { eyesOf } from '../../testing/secretChanges';
import { campaignWorld } from '../../testing/monthWorld';
import { latticeOf, unitId, type World } from '../../world';
import { waben } from '.';
import { FINDINGS, PROGRAM_FINDINGS } from './data';

const MONTHS = 24;
const EVERY = 6;

const world = deepFreeze(campaignWorld());
const months = playMonths(world, MONTHS, 'v');

const reversed = <Value>(record: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).reverse());

/** The same month with realms, units and letters the other way round. */
const backwards = ({ world: before, orders, ...rest }: TurnInput<World>): TurnInput<World> => ({
  ...rest,
  orders: reversed(orders),
  world: {
    ...before,
    parties: reversed(before.parties),
    units: reversed(before.units),
    works: reversed(before.works),
    knowledge: reversed(before.knowledge),
    map: { ...before.map, grossfelder: reversed(before.map.grossfelder) },
  },
});

const adjudicated = (input: TurnInput<World>): string =>
  JSON.stringify(waben.adjudicate(input), (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

/** Foreign units by number anywhere in some data: as `val:101`, or as a party with a unit of it (WW-7.1-04). */
const strangersIn = (data: unknown, reader: string): readonly string[] => {
  if (typeof data === 'string') {
    const [, owner, rest] = /^(?:.*\/)?([a-z]{3}):(\d{3})/.exec(data) ?? [];
    return owner === undefined || owner === reader ? [] : [`${owner}:${rest ?? ''}`];
  }
  if (typeof data !== 'object' || data === null) return [];
  const { party, unit } = { party: reader, unit: null, ...data };
  const isStranger = typeof party === 'string' && party !== reader && typeof unit === 'number';
  const inner = Object.values(data).flatMap((part) => strangersIn(part, reader));
  return isStranger ? [`${party} ${String(unit)}`, ...inner] : inner;
};

/** Faults of each month, with the number of its turn. */
const wrong = (judge: (month: Month) => readonly string[]): readonly string[] =>
  months.flatMap((month) =>
    judge(month).map((what) => `turn ${String(month.input.world.clock.turn)}: ${what}`),
  );

/** The rolls of a fight, round by round, those of both sides. */
const rollsOf = ({ rounds }: Fight): readonly (readonly number[])[] =>
  rounds.map(({ dice }) =>
    dice.flatMap((factor) =>
      nodesOf(factor).flatMap((node) => (node.kind === 'roll' ? node.value : [])),
    ),
  );

/** The month with another code for the first unit that stays where it is and fights nobody. */
const withOtherOrder = (
  input: TurnInput<World>,
  { fights, marches }: Month['proposal'],
): TurnInput<World> => {
  const fighting = new Set(
    fights.flatMap(({ sides }) =>
      sides.flatMap(({ units }) => units.map(({ party, unit }) => unitId(party, unit))),
    ),
  );
  for (const { party, unit, steps } of marches) {
    const letter = input.orders[party] ?? '';
    const row = letter.split('\n').find((line) => line.startsWith(`${String(unit)}\t`)) ?? '';
    const other = row.replace(/\tK[NAHV][A-Z]*\t/, '\tKI\t');
    if (steps.length > 0 || other === row || fighting.has(unitId(party, unit))) continue;
    return { ...input, orders: { ...input.orders, [party]: letter.replace(row, other) } };
  }
  return input;
};

const kindsOf = (pick: (month: Month) => readonly string[]): ReadonlySet<string> =>
  new Set(months.flatMap(pick));

describe('a campaign of 24 months with eight realms', () => {
  it('runs through the calendar month by month', () => {
    expect(months).toHaveLength(MONTHS);
    expect(months.at(-1)?.proposal.world.clock).toEqual({
      turn: MONTHS + 1,
      year: 429,
      moon: 1,
      moonsPerTurn: 1,
    });
  });

  it('sees fights, sieges, captures, buildings, musters, disbanding and messages', () => {
    const events = kindsOf(({ proposal }) => proposal.events.map(({ kind }) => kind));
    const postings = kindsOf(({ proposal }) => proposal.postings.map(({ name }) => name));
    const fights = kindsOf(({ proposal }) => proposal.fights.map(({ kind }) => kind));
    expect([...fights]).toEqual(expect.arrayContaining(['battle', 'storm']));
    expect([...events]).toEqual(
      expect.arrayContaining([
        'fight',
        'siegeDamage',
        'capture',
        'conquest',
        'retreat',
        'removal',
        'structureBuilt',
        'split',
        'merge',
        'disband',
        'message',
        'announcement',
        'treaty',
        'terrainLoss',
      ]),
    );
    expect([...postings]).toEqual(expect.arrayContaining(['raised', 'stage', 'refund', 'booty']));
    expect(months.some(({ input }) => Object.keys(input.orders).length < 8)).toBe(true);
  });

  it('answers every question by one of its options', () => {
    expect(months.some(({ proposal }) => proposal.questions.length > 0)).toBe(true);
    expect(
      wrong(({ proposal }) =>
        proposal.questions
          .filter(({ options, proposal: answer }) => !options.includes(answer))
          .map(({ key }) => key),
      ),
    ).toEqual([]);
  });

  it('keeps books that balance to the last whole piece of gold (WW-0.2-01, WW-3.2-01)', () => {
    expect(wrong(({ input, proposal }) => booksWrong(input.world, proposal))).toEqual([]);
  });

  it('loses and doubles no unit', () => {
    expect(wrong(({ input, proposal }) => unitsUnaccounted(input.world, proposal))).toEqual([]);
  });

  it('loses and doubles no man and no ship', () => {
    expect(wrong(({ input, proposal }) => headsMissing(input.world, proposal))).toEqual([]);
  });

  it('refunds what was disbanded, as it was when it was disbanded (WW-5.1-36)', () => {
    expect(wrong(({ proposal }) => refundsWrong(proposal))).toEqual([]);
  });

  it('obeys the rules of integrity (WW-11.1-03)', () => {
    expect(wrong(({ proposal }) => integrityBroken(proposal.world))).toEqual([]);
  });

  it('reports every month to every party, in the order of their keys (WW-1.1-03, WW-10.1-12)', () => {
    for (const { input, proposal } of months) {
      expect(proposal.reports.map(({ party }) => party)).toEqual(Object.keys(input.world.parties));
      expect(proposal.reports.every(({ balance }) => balance !== undefined)).toBe(true);
    }
  });

  it('names no foreign unit, order or person in any report (WW-7.1-04, WW-7.2-04, WW-1.2-16)', () => {
    const told = months.flatMap(({ proposal }) => proposal.reports);
    expect(told.flatMap((report) => strangersIn(report, report.party))).toEqual([]);
    expect(told.some(({ fights }) => fights.some(({ rounds }) => rounds.length > 0))).toBe(true);
    expect(JSON.stringify(told)).not.toMatch(/"order[AB]":/);
  });

  it('has only witnesses who are concerned or could see it (WW-7.1-01, WW-7.1-05)', () => {
    const lattice = latticeOf(world.map);
    const farWitnesses = ({ input, proposal }: Month): readonly string[] => {
      const seen = new Map(
        Object.keys(world.parties).map((viewer) => [
          viewer,
          [...new Set(eyesOf({ input, proposal, viewer }).map((field) => lattice.cellOf(field)))],
        ]),
      );
      return proposal.events.flatMap(({ kind, place, parties, witnesses = [], isPublic }) => {
        const cell = lattice.cellOf(at(place === '' ? '101/01' : place.slice(0, 6)));
        const isFar = (witness: string): boolean =>
          !parties.includes(witness) &&
          isPublic !== true &&
          (seen.get(witness) ?? []).every((eye) => lattice.distance(eye ?? 0, cell ?? 0) > 1);
        return witnesses.filter(isFar).map((witness) => `${kind} in ${place}: ${witness}`);
      });
    };
    expect(months.slice(0, 12).flatMap(farWitnesses)).toEqual([]);
    const hasOnlookers = ({ parties, witnesses = [], isPublic }: TurnEvent): boolean =>
      isPublic !== true && witnesses.some((witness) => !parties.includes(witness));
    expect(months.some(({ proposal }) => proposal.events.some(hasOnlookers))).toBe(true);
  });

  it('has only findings of the register (WW-14.1-01)', () => {
    const known = { ...FINDINGS, ...PROGRAM_FINDINGS };
    const codes = kindsOf(({ proposal }) => proposal.findings.map(({ code }) => code));
    expect(codes.size).toBeGreaterThan(10);
    expect([...codes].filter((code) => !(code in known))).toEqual([]);
  });

  it('asks for the lists of a letter in the moons in which they are due (WW-10.2-01)', () => {
    const moonsOf = (reason: string): readonly number[] =>
      months
        .filter(({ proposal }) =>
          proposal.findings.some(
            ({ code, about }) => code === 'F-TURN-LIST' && about['reason'] === reason,
          ),
        )
        .map(({ input }) => input.world.clock.moon);
    expect(new Set(moonsOf('income'))).toEqual(new Set([1, 7]));
    expect(new Set(moonsOf('muster'))).toEqual(new Set([2, 8]));
  });

  it('rolls the same dice in every fight when a unit elsewhere has another order (WW-9.1-03)', () => {
    let compared = 0;
    for (const { input, proposal } of months.filter((month) => month.proposal.fights.length > 1)) {
      const told = withOtherOrder(input, proposal);
      expect(told.orders).not.toEqual(input.orders);
      const others = waben.adjudicate(told)?.fights ?? [];
      for (const fight of proposal.fights) {
        const same = others.find(({ key }) => key === fight.key);
        if (same === undefined) continue;
        const count = Math.min(fight.rounds.length, same.rounds.length);
        expect(rollsOf(same).slice(0, count)).toEqual(rollsOf(fight).slice(0, count));
        compared += count;
      }
    }
    expect(compared).toBeGreaterThan(10);
  });

  it.each(
    months.filter((_, index) => index % EVERY === EVERY - 1).map((month) => [month] as const),
  )(
    'has the same result byte for byte, whatever was entered first (WW-0.2-06, WW-0.2-07)',
    ({ input }) => {
      const outcome = adjudicated(input);
      expect(adjudicated(input)).toBe(outcome);
      expect(adjudicated(backwards(input))).toBe(outcome);
    },
  );
});
