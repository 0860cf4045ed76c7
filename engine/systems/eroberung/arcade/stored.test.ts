import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trialsOf } from '../../../testing/trials';
import { MOST_TICKS, replay } from './battle';
import { battleByComputer } from './by-computer';
import { dicedOutcome, enteredOutcome } from './entered';
import { ARCADE_SETS, type ArcadeSetName, WEAPONS } from './parameters';
import { practiceBattle, PRACTICE_PAIRS, practiceScore } from './practice';
import { randomOf } from './random';
import { replayed, storedOf } from './stored';
import { battleText, parseBattle } from './stored-text';

/** Logs of somebody who presses anything; all of them by `npm run soak -- games`. */
const LOGS = trialsOf({ small: 60, middle: 400, full: 100_000 });
const SETS = Object.keys(ARCADE_SETS) as ArcadeSetName[];

/** A battle of a seed: weapons, energies, set and a log of up to 60 runs. */
function anyBattle(seed: number) {
  const { below } = randomOf(seed);
  const weapon = () => WEAPONS[below(3)] ?? 'S';
  const energy = () => 1 + below(below(4) === 0 ? 9999 : 400);
  const setName = SETS[below(SETS.length)] ?? 'fair';
  const set = ARCADE_SETS[setName];
  const setup = {
    seed: seed * 7919,
    set,
    weapons: [weapon(), weapon()] as const,
    energy: [energy(), energy()] as const,
  };
  const givesUp = below(12) === 0 ? below(60) : -1;
  const runs = Array.from({ length: below(60) }, (_, at) => [
    1 + below(60),
    below(9),
    below(2),
    below(9),
    below(2),
    at === givesUp ? 1 + below(2) : 0,
  ]);
  return { setup, setName, runs };
}

it(`any log has an end with a cause, the same each time and by its text (EW-38-03, ${LOGS.label})`, () => {
  for (const seed of LOGS.seeds()) {
    const { setup, setName, runs } = anyBattle(seed);
    const { result } = replay(setup, runs);
    if (result === null) throw new Error(`seed ${String(seed)}: no end`);
    expect(result.ticks).toBeLessThanOrEqual(MOST_TICKS);
    const isLimit = setup.set.maxTicks > 0 && result.ticks === setup.set.maxTicks;
    expect(isLimit || result.causes.some((cause) => cause !== null), String(seed)).toBe(true);
    if (result.winner !== null) expect(result.causes[result.winner]).toBeNull();
    for (const side of [0, 1] as const)
      expect(result.energy[side]).toBeLessThanOrEqual(setup.energy[side]);
    const stored = storedOf(setup, setName, runs, result);
    expect(parseBattle(battleText(stored))).toEqual({ battle: stored });
  }
});

describe('a stored battle (EW-36-05, EW-46-17)', () => {
  const set = ARCADE_SETS.fair;
  const stored = battleByComputer(
    { seed: 3, set, weapons: ['P', 'T'], energy: [900, 1200] },
    'fair',
  );

  it('is a few kilobytes of text that plays to the hash it was stored with', () => {
    expect(battleText(stored).length).toBeLessThan(4000);
    expect(replayed(stored)?.hash).toBe(stored.hash);
  });

  it('reports a different hash when its log was changed, and keeps the stored result', () => {
    const bent = { ...stored, runs: [[30, 1, 0, 1, 0, 0], ...stored.runs.slice(1)] };
    expect(replayed(bent)?.hash).not.toBe(stored.hash);
    expect(bent.result).toEqual(stored.result);
  });

  it('keeps the values of its set, whatever becomes of the set of that name (EW-30-06, EW-46-29)', () => {
    const odd = { ...stored, set: { ...stored.set, pace: 77, terrain: 'by_weapons' as const } };
    expect(parseBattle(battleText(odd))).toEqual({ battle: odd });
  });

  it('is played by nobody where its result was typed', () => {
    expect(replayed({ ...stored, mode: 'entered', runs: [], hash: null })).toBeNull();
  });

  it.each([
    ['', 1, 'battle'],
    ['battle lost', 1, 'battle'],
    ['\n\nbattle arcade\nweapons P X', 4, 'weapons'],
    ['battle arcade\nweapons P S\nenergy 0 99', 3, 'energy'],
    ['battle arcade\nweapons P S\nenergy 9 99\nseed -1', 4, 'seed'],
  ])('%j is refused at its line', (text, line, expected) => {
    expect(parseBattle(text)).toMatchObject({ problem: { line, expected } });
  });

  it.each([
    [/^set fair.*$/m, 'set fair missile.speed=0', 'set'],
    [/^set fair.*$/m, 'set fair __proto__.x=1', 'set'],
    [/^set fair.*$/m, 'set fair pace=fast', 'set'],
    [/^winner .*$/m, 'winner nobody', 'winner'],
    [/^ticks .*$/m, 'ticks', 'ticks'],
    [/^\d.*$/m, '5 9 0 0 0', 'run'],
    [/^\d.*$/m, '99999 0 0 0 0\n99999 0 0 0 0', 'run'],
    [/^\d.*$/m, '<script>alert(1)</script>', 'run'],
    [/^battle .*$/m, 'battle dice', 'run'],
  ])('with %s replaced by %j it is refused', (part, other, expected) => {
    const text = battleText(stored).replace(part, other);
    expect(parseBattle(text)).toMatchObject({ problem: { expected } });
  });

  it('is read or refused whatever is changed in its text', () => {
    const text = battleText(stored);
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(12), fc.string({ maxLength: 12 }), (at, cut, put) => {
        const bent = text.slice(0, at) + put + text.slice(at + cut);
        const read = parseBattle(bent);
        expect('battle' in read || read.problem.line > 0).toBe(true);
      }),
      { numRuns: 200, seed: 1 },
    );
  });
});

describe('results that were not played (EW-39-01 to EW-39-05)', () => {
  it.each([
    [{ winner: 0 as const, left: [1355, 0] as const }, true],
    [{ winner: null, left: [0, 0] as const }, true],
    [{ winner: 1 as const, left: [700, 0] as const }, false],
    [{ winner: 0 as const, left: [2501, 0] as const }, false],
    [{ winner: 0 as const, left: [1.5, 0] as const }, false],
    [{ winner: 0 as const, left: [1, -1] as const }, false],
  ])('%j is possible: %s', (entered, isPossible) => {
    expect(enteredOutcome([2500, 2500], entered) !== null).toBe(isPossible);
  });

  it.each([
    ['the higher dice win', 'T', 'T', [2500, 2500], [6, 5, 2, 1], 0, [1400, 2200]],
    ['equal dice are a draw', 'P', 'S', [2500, 2500], [3, 4, 6, 1], null, [1600, 1900]],
    ['who wins without energy has lost', 'P', 'T', [900, 900], [6, 2, 2, 1], 1, [0, 600]],
    ['both without energy is a draw', 'P', 'P', [300, 300], [6, 2, 2, 1], null, [0, 0]],
  ] as const)('%s', (_, red, blue, energy, [r1, r2, b1, b2], winner, left) => {
    const dice = [
      [r1, r2],
      [b1, b2],
    ] as const;
    expect(dicedOutcome([red, blue], energy, dice)).toMatchObject({ winner, energy: left });
  });
});

describe('the practice game (EW-25-02, EW-46-32)', () => {
  it('goes through all pairs of weapons in their order, then again', () => {
    expect(PRACTICE_PAIRS.map((pair) => pair.join('')).join(' ')).toBe(
      'PP PS PT SP SS ST TP TS TT',
    );
    expect(practiceBattle(7, 10).weapons).toEqual(practiceBattle(7, 1).weapons);
  });

  it('gives hundreds of energy from 500 to 2500, the same for the same seed', () => {
    const energies = Array.from({ length: 40 }, (_, at) => practiceBattle(7, at + 1).energy).flat();
    expect(energies.every((one) => one % 100 === 0 && one >= 500 && one <= 2500)).toBe(true);
    expect(new Set(energies).size).toBeGreaterThan(10);
    expect(practiceBattle(7, 3)).toEqual(practiceBattle(7, 3));
  });

  it('is won by the tenth battle, draws not counted (EW-40-22)', () => {
    const nine = Array.from({ length: 9 }, () => 0 as const);
    expect(practiceScore([...nine, null])).toEqual({ wins: [9, 0], winner: null });
    expect(practiceScore([...nine, null, 0])).toEqual({ wins: [10, 0], winner: 0 });
  });
});
