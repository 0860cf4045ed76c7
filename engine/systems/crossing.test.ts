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

  it.each(kinds.map((kind) => [kind.id, kind] as const))(
    '%s is stored in a row of its own, and counted and named by what crosses of it',
    (id, kind) => {
      const { fields, number } = kind.crossing ?? fail();
      expect(fields).toContain(number);
      const declared = kind.fields.map((field) => field.id);
      expect(fields.filter((field) => !declared.includes(field))).toEqual([]);
      const blank = kind.blank?.(place) ?? fail();
      const { affairs = {} } = kind.put?.(blank, place) ?? fail();
      expect(affairs[`${id}/${OWNER}/${blank.id}`]).toBeDefined();
      const values = Object.entries(blank).filter(([field]) => fields.includes(field));
      const crossing = { id: '', ...Object.fromEntries(values) };
      const name = kind.named?.(blank, place)[0] ?? fail();
      expect(kind.named?.(crossing, place)[0]).toBe(name);
      expect(kind.named?.({ ...crossing, [number]: 77 }, place)[0]).not.toBe(name);
      const carried = kind.fields.flatMap(({ carrierId }) => carrierId?.(name) ?? []);
      expect(carried.filter((carrier) => carrier !== blank.id)).toEqual([]);
    },
  );
});
