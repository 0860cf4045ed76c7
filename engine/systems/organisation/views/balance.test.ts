import { describe, expect, it } from 'vitest';
import { organisationSamples } from '../../../testing/organisationSamples';
import { organisation } from '..';

describe('the closing account (OS-19-02)', () => {
  const [war] = organisationSamples.slice(1);
  const orders = { ...war?.input.orders, kontor: 'HEUERE AN Handel +1 in Küste' };
  const proposals = [...organisationSamples.map(({ input }) => input)].flatMap(
    (input) => organisation.adjudicate(input) ?? [],
  );
  const hired = war === undefined ? undefined : organisation.adjudicate({ ...war.input, orders });

  it('lists step by step all money of a phase: the lists come to what the purse changed by', () => {
    for (const { balances } of [...proposals, ...(hired === undefined ? [] : [hired])])
      for (const { sections, before, after } of balances) {
        const totals = sections.map(
          ({ totals: { 'organisation.amount': sum } }) => sum?.value ?? 0,
        );
        expect(totals.reduce((all, one) => all + one, before)).toBe(after.value);
      }
  });

  it('has what was paid for acting under acting, where the GM cannot overrule it', () => {
    const sheet = hired?.balances.find(({ party }) => party === 'kontor');
    const acting = sheet?.sections.find(({ key }) => key === 'organisation.act');
    expect(
      acting?.rows.map(({ key, isRuled, cells }) => [
        key,
        isRuled,
        cells['organisation.amount']?.value,
      ]),
    ).toEqual([['organisation.hire', false, -2]]);
  });
});
