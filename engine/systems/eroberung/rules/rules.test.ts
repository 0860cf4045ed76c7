import { describe, expect, it } from 'vitest';
import { eroberungSamples } from '../../../testing/eroberung-samples';
import type { Json } from '../../../kernel';
import { BLANK_REGION_WORLD, newParty } from '../../../world';
import { eroberung } from '..';
import { battleByComputer } from '../arcade/by-computer';
import { type ArcadeSet, FAIR, OBSERVED, STANDARD } from '../arcade/parameters';
import { battleText } from '../arcade/stored-text';
import { eroberungCaseGame } from '../cases/game';
import { COUNTRIES, RECORDS } from '../records';
import { boardWorld, FOUNDING } from '../state/beginnings';
import { stateOf, withState } from '../state/keep';
import { BOARD_43, BOOKLET_16 } from '../state/printed-board';
import { boardFault } from '../turn/setup';
import { bookedBy } from '../testing/balance';
import { arcadeSet, battleKey, setupOf, warSeed } from './battle-setup';
import { registerPlace, sidesOf, valueTimeline, zoneOf } from './board';
import { pendingBattle } from './pending';
import { allianceRegister, inSeatOrder, leftOf } from './players';
import { optionsFor } from './targets';
import { worldGiven } from '../../../testing/case-runner';
import { there } from '../../../testing/there';

const game = (...lines: readonly (readonly [string, string])[]) =>
  worldGiven(eroberungCaseGame, Object.fromEntries(lines));

const keysOf = (players: readonly { readonly owner: string }[]) =>
  players.map(({ owner }) => owner);

describe('the board', () => {
  const state = stateOf(boardWorld(BOARD_43));

  it('lists the countries in the order it is printed in: by zone and place (EW-26-04)', () => {
    const rows = COUNTRIES.rows(boardWorld(BOARD_43), {}).map(({ row }) => row);
    const places = rows.map(({ zone, position }) => zone * 100 + position);
    expect(rows).toHaveLength(43);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('has the countries and values that are printed (EW-1-01, EW-26-07, EW-26-08)', () => {
    const zones = Array.from({ length: 11 }, (_, index) => zoneOf(state, index + 1));
    expect(zones.map(({ length }) => length)).toEqual([3, 6, 3, 7, 8, 4, 2, 3, 4, 2, 1]);
    expect(zones.map((zone) => zone.reduce((sum, { pbu }) => sum + pbu, 0))).toEqual([
      42, 39, 18, 38, 25, 14, 9, 16, 16, 9, 4,
    ]);
    expect(boardFault(state)).toBe(false);
  });

  it('gives the source of every value, sixteen of them from the booklet (EW-26-01, EW-26-03, EW-26-05)', () => {
    expect(BOOKLET_16.map(({ key, zone, position, pbu }) => [key, zone, position, pbu])).toEqual([
      ['canada', 1, 1, 7],
      ['united-states', 1, 2, 30],
      ['mexico', 1, 3, 5],
      ['greece', 4, 1, 1],
      ['italy', 4, 2, 5],
      ['west-germany', 4, 3, 10],
      ['spain', 4, 4, 4],
      ['france', 4, 5, 8],
      ['united-kingdom', 4, 6, 8],
      ['norway', 4, 7, 2],
      ['afghanistan', 6, 1, 2],
      ['pakistan', 6, 2, 4],
      ['india', 6, 3, 6],
      ['bangladesh', 6, 4, 2],
      ['philippines', 7, 1, 3],
      ['indonesia', 7, 2, 6],
    ]);
    expect(state.countries.filter(({ source }) => source === 'board')).toHaveLength(27);
    expect(BOARD_43).toHaveLength(43);
  });

  it.each([
    ['west-germany', 'wrap', ['italy', 'spain']],
    ['greece', 'wrap', ['norway', 'italy']],
    ['greece', 'one_side', ['italy']],
    ['ussr', 'wrap', ['poland', 'czechoslovakia']],
    ['south-africa', 'wrap', ['nigeria']],
    ['philippines', 'wrap', ['indonesia']],
    ['australia', 'wrap', []],
  ])('%s has the sides %s: %s (EW-19-02, EW-26-06, EW-26-09)', (country, end, sides) => {
    expect(sidesOf(state, country, { 'ew.sides.end': end })).toEqual(sides);
  });

  it('takes a country of the GM, with its name in both languages, and removes it again (EW-26-04, EW-24-04)', () => {
    const place = { world: boardWorld(BOARD_43), settings: {}, owner: null };
    const blank = there(COUNTRIES.blank?.(place), 'no country');
    const row = { ...blank, name: 'Schweiz', english: 'Switzerland', zone: 4, position: 8 };
    const world = COUNTRIES.put?.(row, place) ?? place.world;
    expect(world.board?.regions[row.id]?.names).toEqual({ de: 'Schweiz', en: 'Switzerland' });
    expect(stateOf(world).countries).toHaveLength(44);
    const without = COUNTRIES.remove?.(row, { ...place, world });
    expect(without && stateOf(without).countries).toHaveLength(43);
    expect(without?.board?.regions[row.id]).toBeUndefined();
  });

  it('every beginning can be founded (EW-26-05, EW-42-01)', () => {
    const counts = FOUNDING.beginnings.map(({ make }) => stateOf(make({})).countries.length);
    expect(counts).toEqual([43, 16, 0]);
    const party = newParty({ key: 'rot', name: 'Rot' });
    const joined = { ...BLANK_REGION_WORLD, parties: { rot: party } };
    const founded = eroberung.parties.found?.(joined, 'rot', {});
    expect(
      founded && stateOf(founded).players.map(({ register, markers }) => [register, markers]),
    ).toEqual([[0, 0]]);
  });
});

describe('the order of play', () => {
  const state = stateOf(
    game(
      ['red', 'out 3'],
      ['blue', 'money 0'],
      ['green', 'money 0'],
      ['yellow', 'money 0'],
      ['phase', 'option green'],
    ),
  );

  it('goes clockwise, and eliminated players are skipped (EW-0-05, EW-1-08)', () => {
    expect(leftOf(state, 'blue')).toEqual(['green', 'yellow', 'blue']);
    expect(leftOf(state, 'yellow')).toEqual(['blue', 'green', 'yellow']);
    const from = { ...state, course: { ...state.course, start: 'green' } };
    expect(keysOf(inSeatOrder(from))).toEqual(['green', 'yellow', 'blue']);
  });
});

describe('the register', () => {
  it.each([
    [0, 0, 0],
    [9, 0, 9],
    [200, 0, 200],
    [201, 1, 1],
    [224, 1, 24],
    [401, 2, 1],
  ])('%s halves are lap %s and %s halves (EW-1-07, EW-44-02)', (halves, lap, rest) => {
    expect(registerPlace(halves)).toEqual({ lap, halves: rest });
  });

  it('is the sum of its entries, by what they were booked for (EW-0-08)', () => {
    const state = stateOf(
      game(['red', 'home united-states; allied canada mexico; conquered iran']),
    );
    expect(bookedBy(state)).toEqual([]);
  });
});

describe('what screens read', () => {
  const world = game(
    ['red', 'home united-states; money 3000'],
    ['blue', 'home japan; conquered philippines'],
    ['green', 'home france'],
    ['alliance', 'red green'],
    ['broken', 'blue green'],
    ['change iran', '8 from 3'],
    ['phase', 'option red'],
  );
  const state = stateOf(world);

  it('lawful targets with their price, or why not (EW-44-01, EW-9-07, EW-10-07)', () => {
    const options = optionsFor(state, 'red', {});
    const told = (country: string) =>
      options
        .filter((one) => one.country === country)
        .map(({ act, kind, price, refusal }) => [act, kind, price.value, refusal]);
    expect(told('iran')).toEqual([
      ['buy', 'free', 2500, undefined],
      ['attack', 'free', 0, undefined],
    ]);
    expect(told('china')).toEqual([
      ['buy', 'free', 6500, 'E_MARKERS'],
      ['attack', 'free', 0, undefined],
    ]);
    expect(told('philippines')).toEqual([['attack', 'occupied', 3000, undefined]]);
    expect(told('japan')).toEqual([['attack', 'motherland', 10_000, 'E_MOTHERLAND_ACCESS']]);
    expect(options.filter(({ country }) => country === 'united-states')).toMatchObject([
      { refusal: 'E_OWN' },
    ]);
  });

  it('alliances and what was broken, values that change (EW-42-03, EW-42-04, EW-44-02)', () => {
    expect(allianceRegister(state)).toEqual({
      alliances: [{ members: ['green', 'red'], formed: 1 }],
      broken: [{ pair: ['blue', 'green'], turn: 1 }],
    });
    expect(valueTimeline(state)).toEqual([
      {
        country: 'iran',
        steps: [
          { turn: 1, pbu: 5, reason: '' },
          { turn: 3, pbu: 8, reason: '' },
        ],
      },
    ]);
  });
});

describe('what is stored', () => {
  it('is read back unchanged, kind by kind (EW-43-01)', () => {
    const [, { input } = { input: undefined }] = eroberungSamples;
    const after = there(input && eroberung.adjudicate(input)?.world, 'no sample');
    const state = stateOf(after);
    expect(withState(after, { ...state, wars: [...state.wars] })).toEqual(after);
    expect(RECORDS.map(({ id }) => id)).toContain('entry');
    for (const kind of RECORDS)
      for (const { row } of kind.rows(after, {}))
        expect(kind.schema?.safeParse(row).success).toBe(true);
  });
});

describe('the values of a battle', () => {
  it.each<readonly [string, Json, Partial<ArcadeSet>]>([
    ['arc.set', 'standard', { missile: STANDARD.missile, fireFrom: 0 }],
    ['arc.set', 'observed', { maxTicks: 15_000, energy: OBSERVED.energy }],
    ['arc.set', 'none of them', { missile: FAIR.missile }],
    ['arc.terrain', 'by_weapons', { terrain: 'by_weapons' }],
    ['arc.sub.sonar_penalty', 'reveal', { sonar: { ...FAIR.sonar, penalty: 'reveal' } }],
    ['arc.sub.submerged_immune', true, { submarine: { ...FAIR.submarine, submergedImmune: true } }],
    ['arc.energy.sub_rest', 50, { energy: { ...FAIR.energy, subRest: 50 }, maxTicks: 0 }],
    ['arc.energy.sub_rest', 0, { energy: { ...FAIR.energy, subRest: 0 }, maxTicks: 15_000 }],
    ['arc.max_ticks', 900, { maxTicks: 900 }],
  ])('%s %s (EW-46-29, EW-46-18, EW-46-19, EW-46-03, EW-32-06, EW-46-30)', (key, value, part) => {
    expect(arcadeSet({ [key]: value })).toMatchObject(part);
  });

  it('use more energy in long duels (EW-21-16)', () => {
    expect(arcadeSet({}, 250).energy.percent).toBe(250);
  });
});

describe('a battle that is played on the screen', () => {
  const world = game(
    ['red', 'home united-states'],
    ['blue', 'home japan'],
    ['green', 'home france'],
    ['phase', 'option red'],
  );
  const orders = { red: 'Angriff auf Indonesien mit Panzer', blue: 'Waffen: Panzer' };
  const start = { world, orders, rulings: {}, settings: {}, seed: 'demo' };
  const first = eroberung.adjudicate(start);
  const ahead = first && pendingBattle(stateOf(first.world), {});
  const setup = setupOf({
    war: 1,
    no: 1,
    seed: 'demo',
    isAttackerBlue: false,
    set: arcadeSet({}),
    weapons: { attacker: 'T', defender: 'T' },
    before: { attacker: 2500, defender: 2500 },
  });
  const played = battleByComputer(setup, 'fair');
  const decided = (text: string, more: Partial<typeof start> = {}) => {
    const key = battleKey(1, 1);
    return eroberung.adjudicate({
      ...start,
      ...more,
      rulings: { [key]: { key, value: text, reason: 'played' } },
    });
  };

  it('waits for it with its initial values (EW-30-03, EW-46-33)', () => {
    expect(ahead).toMatchObject({ no: 1, before: { attacker: 2500, defender: 2500 } });
    expect(ahead?.left.attacker).toEqual(['S', 'P', 'T']);
    expect(warSeed('demo', 1)).not.toBe(warSeed('demo', 2));
    expect(setup.set).toEqual({ ...FAIR, submarine: FAIR.submarine });
  });

  it('counts as it was played, and is stored with its log (EW-36-05, EW-46-17)', () => {
    const proposal = decided(battleText(played));
    const [battle] = proposal === undefined ? [] : stateOf(proposal.world).battles;
    const sides = ['attacker', 'defender'] as const;
    const { winner, energy } = played.result;
    expect(battle?.winner).toBe(winner === null ? 'none' : sides[winner]);
    expect([battle?.afterA, battle?.afterD]).toEqual(energy);
    expect(battle?.text).toBe(battleText(played));
  });

  it('whose log was changed is reported, and what is stored stays (EW-46-17)', () => {
    const bent = battleText({ ...played, hash: 1 });
    const proposal = decided(bent);
    const text = JSON.stringify(proposal?.events ?? []);
    expect(text).toContain('eroberung.hashDiffers');
    expect(proposal && stateOf(proposal.world).battles[0]?.text).toBe(bent);
    expect(JSON.stringify(decided(battleText(played))?.events)).not.toContain('hashDiffers');
  });

  it.each([
    ['of another energy', battleText({ ...played, energy: [2400, 2500] })],
    ['that is none', 'rubbish'],
  ])('%s does not count (EW-39-01)', (_, text) => {
    const proposal = decided(text);
    expect(proposal?.findings.map(({ code }) => code)).toEqual(['eroberung.E_RESULT']);
    expect(proposal && stateOf(proposal.world).battles).toEqual([]);
  });

  it('not yet played leaves its war open, and the next turn continues it (EW-12-05, EW-27-01)', () => {
    if (first === undefined) throw new Error('cancelled by nobody');
    expect(stateOf(first.world).course).toMatchObject({ war: 1, phase: 'option', holder: 'red' });
    const key = 'war.1';
    const value = { winner: 'attacker', attacker: 900, defender: 320 };
    const next = eroberung.adjudicate({
      world: first.world,
      settings: {},
      seed: 'demo',
      orders: { red: 'Angriff auf Iran mit Panzer', green: 'Bündnis verlassen' },
      rulings: { [key]: { key, value, reason: 'typed' } },
    });
    const after = next && stateOf(next.world);
    // Nobody leaves while a war is open, and at its end the next one is open (EW-18-13).
    expect(next?.findings.map(({ code }) => code)).toEqual(['eroberung.E_STATE']);
    expect(after?.wars.map(({ winner, isEntered }) => [winner, isEntered])).toEqual([
      ['attacker', true],
      ['open', false],
    ]);
    expect(after?.holdings.some(({ region }) => region === 'indonesia')).toBe(true);
  });
});
