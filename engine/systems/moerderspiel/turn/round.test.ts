import { describe, expect, it } from 'vitest';
import type { UnitOrder } from '../orders/order';
import { army, nation, resolve, stateWith } from '../testing/board';
import type { Army } from '../state/types';

const move = (...path: string[]): UnitOrder => ({ kind: 'MOVE', path });
const attack = (unit: string): UnitOrder => ({ kind: 'ATTACK', target: { kind: 'unit', unit } });
const base: UnitOrder = { kind: 'ATTACK', target: { kind: 'base' } };
const garrison: UnitOrder = { kind: 'ATTACK', target: { kind: 'garrison' } };

const RED = nation('red', 'C10');
const BLUE = nation('blue', 'I3');
const ORANGE = nation('orange', 'H10');
const YELLOW = nation('yellow', 'E6', { baseMorale: 2 });
const all = [BLUE, ORANGE, RED, YELLOW];

const units = (turn: ReturnType<typeof resolve>) =>
  Object.fromEntries(
    Object.values(turn.state.units)
      .filter((one): one is Army => one.kind === 'army')
      .map(({ key, field, strength, morale }) => [
        key,
        `${field} ${String(strength)} m${String(morale)}`,
      ]),
  );

describe('a round', () => {
  it('lets a fleeing army pass and keeps the attacker where it stood (TM-13-27)', () => {
    const start = [
      army('orange', 1, 'H9', 600, 2, { isAggressive: true }),
      army('red', 1, 'H9', 500, 1),
      army('yellow', 1, 'H8', 400, 1),
    ];
    const orders = {
      'orange/1': attack('red/1'),
      'red/1': move('H8'),
      'yellow/1': move('H9'),
    };
    const rolls = { 'flight|red|1': 20 };
    expect(units(resolve(stateWith(all, start), { units: orders }, {}, rolls))).toEqual({
      'orange/1': 'H9 600 m2',
      'red/1': 'H8 500 m1',
      'yellow/1': 'H9 400 m1',
    });
    const bold = start.map((one) =>
      one.nation === 'yellow' ? { ...one, isAggressive: true } : one,
    );
    expect(units(resolve(stateWith(all, bold), { units: orders }, {}, rolls))).toMatchObject({
      'red/1': 'H8 500 m1',
      'yellow/1': 'H8 400 m1',
    });
  });

  it('costs a failed flight morale before the combat (TM-13-08)', () => {
    const start = [army('red', 1, 'E5', 600), army('blue', 1, 'E5', 400)];
    const turn = resolve(
      stateWith(all, start),
      { units: { 'red/1': attack('blue/1'), 'blue/1': move('E6') } },
      {},
      { 'flight|blue|1': 71 },
    );
    expect(units(turn)).toEqual({ 'red/1': 'E5 600 m1' });
  });

  it('computes three nations on one field pair by pair (TM-13-17)', () => {
    const start = [
      army('blue', 1, 'E5', 600),
      army('orange', 1, 'E5', 400),
      army('red', 1, 'E5', 300, 2),
    ];
    const turn = resolve(stateWith(all, start), {
      units: { 'blue/1': attack('orange/1'), 'orange/1': attack('red/1') },
    });
    expect(units(turn)).toEqual({ 'blue/1': 'E5 400 m1', 'red/1': 'E5 200 m2' });
  });

  it.each([
    [400, 1, 200, null],
    [300, 1, 100, 'yellow'],
    [700, 1, 600, null],
  ])('attacks a base with %i (TM-13-09)', (strength, morale, left, owner) => {
    const start = [army('red', 1, 'C5', strength, morale)];
    const state = stateWith(all, start, { bases: { C5: { field: 'C5', owner: 'yellow' } } });
    const turn = resolve(state, { units: { 'red/1': base } });
    expect(turn.state.units['red/1']?.strength).toBe(left);
    expect(turn.state.bases['C5']?.owner).toBe(owner);
  });

  it('besieges and storms a capital (TM-13-12)', () => {
    let state = stateWith(
      [RED, nation('yellow', 'E6', { baseMorale: 3, garrison: { strength: 400, morale: 5 } })],
      [
        army('red', 1, 'E5', 700, 2),
        army('red', 2, 'E7', 500, 2),
        army('yellow', 1, 'A1', 300, 1),
        army('yellow', 2, 'A2', 300, 0),
      ],
      { bases: { C5: { field: 'C5', owner: 'yellow' } } },
    );
    const siege: UnitOrder = { kind: 'SIEGE', capital: 'E6' };
    const morale: number[] = [];
    for (const orders of [
      { 'red/1': siege, 'red/2': siege },
      { 'red/1': siege, 'red/2': siege },
      { 'red/1': move('E6'), 'red/2': siege },
    ]) {
      state = resolve(state, { units: orders }).state;
      morale.push(state.nations['yellow']?.garrison.morale ?? 99);
    }
    expect(morale).toEqual([3, 1, 0]);
    state = {
      ...state,
      units: {
        ...state.units,
        'red/1': { ...state.units['red/1'], morale: 2 } as Army,
        'yellow/1': army('yellow', 1, 'A1', 300, 1),
        'yellow/2': army('yellow', 2, 'A2', 300, 0),
      },
    };
    const held = { kind: 'CAPTURE' } as const;
    const end = resolve(state, {
      units: { 'red/1': garrison, 'yellow/1': held, 'yellow/2': held },
    });
    expect(end.state.nations['yellow']).toMatchObject({ hasCapital: false, baseMorale: 2 });
    expect(end.state.bases['C5']?.owner).toBe(null);
    expect(end.state.units['red/1']?.strength).toBe(700);
  });

  it('lures soldiers of an army that could not leave (TM-13-38)', () => {
    const state = stateWith(
      [BLUE, { ...RED, abilities: ['lure'] }],
      [army('blue', 1, 'E5', 500), army('red', 1, 'E5', 400)],
      { blockades: [{ edge: 'E5|E6', by: 'green', since: 1, isPublic: false, knownTo: [] }] },
    );
    const lure: UnitOrder = { kind: 'LURE', target: { kind: 'unit', unit: 'blue/1' }, amount: 200 };
    const turn = resolve(state, { units: { 'blue/1': move('E6'), 'red/1': lure } });
    expect([turn.state.units['blue/1']?.strength, turn.state.units['red/1']?.strength]).toEqual([
      300, 600,
    ]);
  });

  it('turns a tracker to where its target was stopped (TM-13-39)', () => {
    const state = stateWith(
      [BLUE, { ...RED, abilities: ['track'] }, ORANGE],
      [
        army('red', 1, 'E5', 500),
        army('blue', 1, 'E6', 400),
        army('orange', 1, 'F5', 500, 1, { isAggressive: true }),
      ],
    );
    const turn = resolve(state, {
      units: {
        'red/1': { kind: 'TRACK', target: 'blue/1' },
        'blue/1': move('F6', 'F7'),
        'orange/1': move('F6'),
      },
    });
    expect(units(turn)).toMatchObject({ 'blue/1': 'F6 400 m1', 'red/1': 'F6 500 m0' });
  });

  it('voids false orders that hit each other and lets the first of a chain work (TM-13-36)', () => {
    const abilities = ['false_orders'] as const;
    const falsely = (target: string, field: string): UnitOrder => ({
      kind: 'FALSE_ORDER',
      target,
      order: move(field),
    });
    const state = stateWith(
      [{ ...BLUE, abilities }, { ...RED, abilities }, ORANGE],
      [army('red', 1, 'E5', 500, 0), army('blue', 1, 'E6', 400, 0), army('orange', 1, 'E7', 400)],
    );
    const both = resolve(state, {
      units: { 'red/1': falsely('blue/1', 'F6'), 'blue/1': falsely('red/1', 'F5') },
    });
    expect(units(both)).toMatchObject({ 'red/1': 'E5 500 m0', 'blue/1': 'E6 400 m0' });
    const chain = resolve(state, {
      units: { 'red/1': falsely('blue/1', 'F6'), 'blue/1': falsely('orange/1', 'F7') },
    });
    expect(units(chain)).toMatchObject({ 'blue/1': 'F6 400 m0', 'orange/1': 'E7 400 m1' });
  });

  it('catches an army in a trap, once (TM-13-25)', () => {
    const state = stateWith(all, [army('red', 1, 'E5', 500)], {
      traps: [{ field: 'E6', nation: 'blue' }],
    });
    const turn = resolve(state, { units: { 'red/1': move('E6', 'E7') } });
    expect(turn.state.units['red/1']).toMatchObject({ field: 'E6', heldIn: 4, morale: 1 });
    expect(turn.state.traps).toEqual([]);
  });

  it('imposes sanctions by votes at the end of the day (TM-13-21, TM-13-22)', () => {
    const votes = {
      a: 'red',
      b: 'red',
      c: 'red',
      d: 'red',
      e: 'blue',
      f: 'blue',
      g: 'blue',
      blue: 'green',
    };
    const nations = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'green'].map((key, index) =>
      nation(key, `N${String(index + 1)}`),
    );
    const red = nation('red', 'C10', { garrison: { strength: 400, morale: 5 } });
    const state = stateWith(
      [...nations, red, BLUE],
      [army('red', 1, 'E5', 700), army('red', 2, 'E5', 400)],
      { round: 4, votes },
    );
    const turn = resolve(state, {});
    expect(turn.state.nations['red']?.garrison.strength).toBe(300);
    expect([turn.state.units['red/1']?.strength, turn.state.units['red/2']?.strength]).toEqual([
      300, 400,
    ]);
    expect(turn.sanctioned).toEqual(['blue', 'red']);
    expect(turn.state.published.armies).toHaveLength(2);
  });

  it('builds in two rounds (TM-13-32) and rebuilds with a garrison (TM-13-31)', () => {
    const builder = { ...RED, abilities: ['builder'] as const };
    let state = stateWith([builder, BLUE], [army('red', 1, 'E5', 500)]);
    state = resolve(state, { units: { 'red/1': { kind: 'BUILD_BASE' } } }).state;
    expect(state.bases).toEqual({});
    state = resolve(state, { units: { 'red/1': { kind: 'BUILD_BASE' } } }).state;
    expect(state.bases['E5']).toEqual({ field: 'E5', owner: 'red' });
    expect(state.nations['red']?.baseMorale).toBe(2);
    const lost = { ...BLUE, hasCapital: false, garrison: { strength: 0, morale: 0 } };
    let ruin = stateWith([lost, RED], [army('blue', 1, 'I3', 600)]);
    const rebuild: UnitOrder = { kind: 'REBUILD', garrison: 200 };
    ruin = resolve(ruin, { units: { 'blue/1': rebuild } }).state;
    ruin = resolve(ruin, { units: { 'blue/1': rebuild } }).state;
    expect(ruin.nations['blue']).toMatchObject({
      hasCapital: true,
      garrison: { strength: 200, morale: 5 },
    });
    expect(ruin.units['blue/1']?.strength).toBe(400);
  });
});
