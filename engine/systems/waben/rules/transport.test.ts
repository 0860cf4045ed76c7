import { describe, expect, it } from 'vitest';
import { COMMANDS, LOADS } from '../cases/figures';
import { UNIT_TYPES } from '../data';
import { leadersNeeded } from './leaders';
import { cargoWeight, freeCapacity, transportCapacity } from './transport';

describe('cargo', () => {
  it('WW-5.1-43: 15 ships carry 75 t, each of them 5,000 kg', () => {
    expect(transportCapacity(UNIT_TYPES.S, 15, {})).toEqual({
      kind: 'rule',
      value: 75_000,
      name: 'transportCapacity',
      clause: 'WW-5.1-41',
      about: { type: 'S' },
      body: {
        kind: 'operation',
        value: 75_000,
        operator: 'product',
        rounding: 'exact',
        parts: [
          { kind: 'fact', value: 15, name: 'size', about: {} },
          {
            kind: 'cell',
            value: 5000,
            table: 'unit',
            row: 'S',
            column: 'capacity',
            clause: 'WW-5.2-01',
          },
        ],
      },
    });
  });

  it.each(LOADS)(
    'WW-5.1-43: %i %s with %s %i have %i kg free',
    (count, carrier, cargo, heads, free) => {
      const capacity = transportCapacity(UNIT_TYPES[carrier], count, {});
      const weight = cargoWeight(UNIT_TYPES[cargo], heads, {});
      expect(freeCapacity(capacity, [weight]).value).toBe(free);
    },
  );

  it('WW-12.5-05: a weight of the GM stands in place of the table', () => {
    const settings = { 'unit.weights': { B: 150 } };
    expect(cargoWeight(UNIT_TYPES.B, 10, settings)).toMatchObject({
      value: 1500,
      body: { parts: [{ name: 'size' }, { kind: 'fact', value: 150, clause: 'WW-12.5-05' }] },
    });
  });
});

describe('leaders', () => {
  it.each(COMMANDS)('WW-5.2-09: %s %i need %i', (type, size, needed) => {
    expect(leadersNeeded(UNIT_TYPES[type], size, {}).value).toBe(needed);
  });

  it('WW-5.2-08: the number explains itself: size by what one can lead, rounded up, at least one', () => {
    expect(leadersNeeded(UNIT_TYPES.R, 2501, {})).toMatchObject({
      clause: 'WW-5.2-08',
      body: {
        operator: 'maximum',
        parts: [
          { name: 'oneLeader', value: 1 },
          {
            operator: 'quotient',
            rounding: 'up',
            value: 2,
            parts: [
              { name: 'size', value: 2501 },
              { kind: 'cell', row: 'R', column: 'leads', value: 2500 },
            ],
          },
        ],
      },
    });
  });

  it('WW-12.5-03: riders count double where the GM wants it', () => {
    const settings = { 'unit.rider_leader_factor': 2 };
    expect(leadersNeeded(UNIT_TYPES.R, 1251, settings).value).toBe(2);
    expect(leadersNeeded(UNIT_TYPES.K, 5000, settings).value).toBe(1);
  });
});
