import { describe, expect, it } from 'vitest';
import type { RecordKind } from '../kernel';
import { base, OWNER } from '../testing/parcel-rows';
import { fail } from '../testing/world';
import type { World } from '../world';
import { systems } from './registry';

describe('every kind of record that crosses', () => {
  const kinds = Object.values(systems).flatMap(({ records }) =>
    records.flatMap((kind: RecordKind<World>) => (kind.crossing === undefined ? [] : [kind])),
  );
  const place = { world: base.world, settings: {}, owner: OWNER };

  /** What is written into a new one of a kind: a fleet carries, and is counted, by itself. */
  const written: Readonly<Record<string, readonly object[]>> = { army: [{}, { kind: 'fleet' }] };

  it.each(
    kinds.flatMap((kind) =>
      (written[kind.id] ?? [{}]).map((values) => [kind.id, values, kind] as const),
    ),
  )(
    '%s %j is stored in a row of its own, and counted and named by what crosses of it',
    (id, values, kind) => {
      const { fields, number } = kind.crossing ?? fail();
      expect(fields).toContain(number);
      const declared = kind.fields.map((field) => field.id);
      expect(fields.filter((field) => !declared.includes(field))).toEqual([]);
      const alone = { ...base.world, affairs: {} };
      const made = { ...(kind.blank?.(place) ?? fail()), ...values };
      const { affairs = {} } = kind.put?.(made, { ...place, world: alone }) ?? fail();
      const [[key] = fail()] = Object.entries(affairs);
      const [{ row: blank } = fail()] = kind.rows({ ...alone, affairs }, {});
      expect(key).toBe(`${id}/${OWNER}/${blank.id}`);
      expect(blank).toMatchObject(values);
      const told = Object.entries(blank).filter(([field]) => fields.includes(field));
      const crossing = { id: '', ...Object.fromEntries(told) };
      const name = kind.named?.(blank, place)[0] ?? fail();
      expect(kind.named?.(crossing, place)[0]).toBe(name);
      expect(kind.named?.({ ...crossing, [number]: 77 }, place)[0]).not.toBe(name);
      const carried = kind.fields.flatMap(({ carrierId }) => carrierId?.(name) ?? []);
      expect(carried.filter((carrier) => carrier !== blank.id)).toEqual([]);
    },
  );
});
