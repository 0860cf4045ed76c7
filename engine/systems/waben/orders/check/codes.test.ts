import { describe, expect, it } from 'vitest';
import { tinyWorld, troop } from '../../../../testing';
import { checkOrders, readOrders } from '..';

describe('a conditional row', () => {
  it.each([
    ['ask', 'ASK'],
    ['reject', 'REJECT'],
  ])('WW-12.6-15: is answered as the GM lays down: %s', (choice, severity) => {
    const world = tinyWorld({ units: [troop('tha', 101, '210/19')] });
    const text = 'Nr.\tZugbefehl\tBefehl\tSonstiges\n101\t-20\tKV\tfalls es taut';
    const findings = checkOrders(readOrders(text, 'tha', world), world, {
      'order.conditions': choice,
    });
    expect(findings.find(({ code }) => code === 'F-ORD-CONDITION')?.severity).toBe(severity);
  });
});

describe('E for a unit under minimum size', () => {
  it('WW-12.5-08, WW-6.2-09: names the size as reason and the GM’s minimum, not the printed one', () => {
    const world = tinyWorld({ units: [troop('tha', 101, '210/19', { size: 1500 })] });
    const sheet = readOrders('Nr.\tZugbefehl\tBefehl\n101\t\tKVE', 'tha', world);
    const findings = checkOrders(sheet, world, { 'unit.min_size': { K: 2000 } });
    expect(findings.find(({ code }) => code === 'F-ORD-NOCOMBAT')?.about).toEqual({
      reason: 'small',
      type: 'K',
      size: 1500,
      minimum: 2000,
    });
  });
});
