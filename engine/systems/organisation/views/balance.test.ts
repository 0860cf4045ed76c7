import { describe, expect, it } from 'vitest';
import { organisationSamples } from '../../../testing/organisationSamples';
import { organisation } from '..';

describe('the closing account (OS-19-02)', () => {
  const balances = organisationSamples.flatMap(
    ({ input }) => organisation.adjudicate(input)?.balances ?? [],
  );

  it('lists all money of a phase step by step: the lists add up to the change of the treasury', () => {
    expect(balances.length).toBeGreaterThan(8);
    for (const { sections, before, after } of balances) {
      const totals = sections.map(({ totals }) => totals['organisation.amount']?.value ?? 0);
      expect(totals.reduce((all, one) => all + one, before)).toBe(after.value);
    }
  });

  it('has what was paid and taken in acting under acting, where the GM cannot override it', () => {
    const acting = balances
      .flatMap(({ sections }) => sections)
      .filter(({ key }) => key === 'organisation.act');
    const booked = acting.flatMap(({ rows }) => rows.map(({ key }) => key));
    expect(booked).toContain('organisation.hire');
    expect(new Set(acting.flatMap(({ ruled }) => ruled))).toEqual(new Set());
  });
});
