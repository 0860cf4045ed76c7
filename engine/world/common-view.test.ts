import { describe, expect, it } from 'vitest';
import { secretWorld } from '../testing/secretWorld';
import { trialsOf } from '../testing/trials';
import { commonView } from './common-view';
import type { RealmView } from './knowledge';
import { realmView } from './realm-view';

const WORLDS = trialsOf({ small: 6, middle: 30, full: 1000 }, 77);

/** How often each field is known in a view, and whether each of its facts is the one of another view. */
const isWithin = (common: ReturnType<typeof commonView>, view: RealmView): number => {
  let fields = 0;
  for (const chunk of Object.values(common.chunks)) {
    const known = view.chunks[chunk.no];
    for (const [index, level] of chunk.level.entries()) {
      if (level === 0) {
        expect([chunk.terrain[index], chunk.owner[index]]).toEqual([null, null]);
        continue;
      }
      fields += 1;
      expect(known?.level[index]).toBeGreaterThanOrEqual(level);
      expect(known?.terrain[index]).toBe(chunk.terrain[index]);
      if (level === 2) expect(known?.owner[index]).toBe(chunk.owner[index]);
    }
    for (const [index, bits] of Object.entries(chunk.sides))
      expect((known?.sides[Number(index)] ?? 0) & bits).toBe(bits);
    for (const [index, { name, type, owner }] of Object.entries(chunk.settlements))
      expect(known?.settlements[Number(index)]).toMatchObject({ name, type, owner });
  }
  for (const label of common.labels)
    expect(view.labels.map(({ text }) => text)).toContain(label.text);
  return fields;
};

describe('the map as all realms know it', () => {
  it(`holds nothing that one of them does not know, and no unit, in many worlds (${WORLDS.label})`, () => {
    let fields = 0;
    for (const seed of WORLDS.seeds()) {
      const world = secretWorld(seed);
      const views = Object.keys(world.knowledge)
        .sort()
        .slice(0, 3)
        .map((party) => realmView(world, party));
      const common = commonView(views);
      expect(common.pieces).toEqual([]);
      for (const view of views) fields += isWithin(common, view);
    }
    expect(fields).toBeGreaterThan(0);
  });

  it('is the same in whatever order they are asked', () => {
    const world = secretWorld(3);
    const views = Object.keys(world.knowledge).map((party) => realmView(world, party));
    const fieldsOf = (one: ReturnType<typeof commonView>) =>
      Object.fromEntries(Object.entries(one.chunks).map(([no, { terrain }]) => [no, terrain]));
    expect(fieldsOf(commonView(views.toReversed()))).toEqual(fieldsOf(commonView(views)));
  });

  it(`holds no ground that one who joins later does not know, whatever he holds of it (${WORLDS.label})`, () => {
    let [fields, more] = [0, 0];
    for (const seed of WORLDS.seeds()) {
      const world = secretWorld(seed);
      const [latest, ...views] = Object.keys(world.knowledge)
        .sort()
        .slice(0, 3)
        .map((party) => realmView(world, party));
      if (latest === undefined) throw new Error('nobody there');
      const common = commonView(views, [latest]);
      for (const view of views) fields += isWithin(common, view);
      for (const { no, level } of Object.values(common.chunks))
        for (const [index, known] of level.entries())
          expect(latest.chunks[no]?.level[index] ?? 0).toBeGreaterThanOrEqual(known);
      more += Object.keys(commonView(views).chunks).length - Object.keys(common.chunks).length;
      expect(commonView(views, [latest, { ...latest, chunks: {} }]).chunks).toEqual({});
    }
    expect(fields).toBeGreaterThan(0);
    expect(more).toBeGreaterThan(0);
  });

  it('is empty where nobody knows anything', () => {
    expect(commonView([]).chunks).toEqual({});
  });
});
