import { describe, expect, it } from 'vitest';
import { produce } from 'immer';
import { changedRows } from '../storage/rows';
import { CAMPAIGN_SHAPE } from '../storage/shape';
import { example, note } from '../storage/testing';
import { differencesBetween } from './compare';
import { broughtBack } from './restoring';

const now = example();
const partOf = (then: typeof now) => (key: string) =>
  differencesBetween(now, broughtBack(now, then)).parts.find(({ part }) => part === key);

describe('the difference between two states of a world', () => {
  it('is none where a file holds the same', () => {
    const read = structuredClone(now);
    expect(differencesBetween(now, broughtBack(now, read))).toEqual({ parts: [], treasuries: [] });
    expect(broughtBack(now, read)).toBe(now);
  });

  it('names what changes, what is restored and what is removed', () => {
    const [first = '', second = ''] = Object.keys(now.world.units);
    const then = produce(structuredClone(now), (draft) => {
      const unit = draft.world.units[first];
      if (unit !== undefined) draft.world.units['x:1'] = { ...unit, id: 'x:1', number: 1 };
      Reflect.deleteProperty(draft.world.units, first);
      const other = draft.world.units[second];
      if (other !== undefined) other.size += 1;
    });
    const units = partOf(then)('units');
    expect(units?.changed).toHaveLength(1);
    expect(units?.back).toHaveLength(1);
    expect(units?.gone).toHaveLength(1);
  });

  it('lists the treasury of every party that has another', () => {
    const [key = ''] = Object.keys(now.world.parties);
    const then = produce(structuredClone(now), (draft) => {
      const party = draft.world.parties[key];
      if (party !== undefined) party.treasury += 7;
    });
    const { name = '', treasury = 0 } = now.world.parties[key] ?? {};
    expect(differencesBetween(now, broughtBack(now, then)).treasuries).toEqual([
      { party: name, now: treasury, then: treasury + 7 },
    ]);
  });

  it('costs the step only the rows that differ, and the world has the same id', () => {
    const command = note('210/19', 'anders');
    const then = produce(
      structuredClone(now),
      'change' in command ? command.change : () => undefined,
    );
    const back = broughtBack(now, { ...then, id: 'elsewhere' });
    expect(back.id).toBe(now.id);
    expect(changedRows(CAMPAIGN_SHAPE, now, back)).toHaveLength(1);
  });
});
