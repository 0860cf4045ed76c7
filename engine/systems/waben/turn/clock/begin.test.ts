import { describe, expect, it } from 'vitest';
import type { March, Settings } from '../../../../kernel';
import { mapOf, onSide, realm, tinyWorld, troop, uniform } from '../../../../testing';
import type { Unit } from '../../../../world';
import { waben } from '../..';

const LONG = 20_000;

/** The march of one unit whose list of steps is one step repeated. */
const longMarch = (unit: Unit, step: string, settings: Settings = {}): March | undefined => {
  const river = { ...uniform('210', 0, 0), sides: { [6 * 18 + 2]: 1 } };
  const world = tinyWorld({ map: mapOf(river), parties: [realm('a')], units: [unit] });
  const path = `-${step}`.repeat(LONG);
  const orders = { a: `Nr.\tZugbefehl\tBefehl\n${String(unit.number)}\t${path}\tKV` };
  return waben.adjudicate({ world, orders, rulings: {}, settings, seed: '' })?.marches[0];
};

describe('lists of thousands of steps', () => {
  it('are processed where every step is already made (WW-5.3-43)', () => {
    const fleet = troop('a', 301, '210/19', { type: 'S', size: 10, place: onSide('210/19', 3) });
    const march = longMarch(fleet, '(3)');
    expect(march?.end).toBe('210/19(3)');
    expect(march?.stop).toBeUndefined();
  });

  it('are skipped to their end where none can be paid (WW-12.5-31)', () => {
    const settings = { 'move.skip_unaffordable': true, 'unit.character_mp': 1 };
    const march = longMarch(troop('a', 501, '210/19', { type: 'HF', size: 0 }), '20', settings);
    expect(march?.steps).toHaveLength(LONG);
    expect(march?.end).toBe('210/19');
  });
});
