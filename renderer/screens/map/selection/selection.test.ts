import { describe, expect, it } from 'vitest';
import {
  copyFields,
  hexGameOf,
  latticeOf,
  placeSettlement,
  setDifficulties,
  setNote,
  setOwner,
  setTerrain,
  systems,
  type WorldMap,
} from '../../../../engine';
import { at, edited, mapOf, realm, tinyWorld, uniform } from '../../../../engine/testing';
import { fittingClip } from './clipboard';
import { areaOf, sumFigures } from './figures';
import { EMPTY_QUERY, type FieldQuery, fieldsMatching } from './query-dialog';

const town = { type: 'std', name: 'Seewarth', owner: 'tha', built: 24, harbours: [] };

const map: WorldMap = edited(
  mapOf(uniform('210', 0, 0, 'w'), uniform('001', 1, 0, 'w')),
  (before) => setTerrain(before, [at('210/18'), at('210/19')], 'twa'),
  (before) => setTerrain(before, [at('210/20')], 'g'),
  (before) => setOwner(before, [at('210/18'), at('210/20')], 'tha'),
  (before) => setDifficulties(before, [at('210/19')], 1),
  (before) => setNote(before, at('001/01'), 'Furt'),
  (before) => placeSettlement(before, at('210/18'), town),
);
const lattice = latticeOf(map);
const { terrains, figures: fieldFigures, rules: mapRules } = hexGameOf(systems['waben']);

describe('looking for fields', () => {
  const find = (query: Partial<FieldQuery>) =>
    fieldsMatching(map, lattice, { ...EMPTY_QUERY, ...query }, (key) => terrains[key]?.height);

  it.each<readonly [string, Partial<FieldQuery>, readonly string[]]>([
    ['nothing asked finds nothing', {}, []],
    ['terrain', { terrains: ['twa', 'g'] }, ['210/18', '210/19', '210/20']],
    ['height', { heights: [4] }, ['210/20']],
    ['owner', { owners: ['tha'] }, ['210/18', '210/20']],
    ['terrain of nobody', { terrains: ['twa'], owners: [null] }, ['210/19']],
    ['one of several', { terrains: ['g'], settled: 'yes', match: 'any' }, ['210/18', '210/20']],
    ['with a settlement', { settled: 'yes' }, ['210/18']],
    ['without one', { settled: 'no', heights: [1] }, ['210/19']],
    ['marked as difficult', { difficult: 'yes' }, ['210/19']],
    ['with a note', { noted: 'yes' }, ['001/01']],
  ])('%s', (_, query, fields) => {
    expect([...find(query)].sort()).toEqual(fields);
  });

  it('finds on both sides of a question all fields together', () => {
    expect(find({ settled: 'yes' }).length + find({ settled: 'no' }).length).toBe(lattice.size);
  });
});

describe('the figures of a choice', () => {
  const world = tinyWorld({ map, parties: [realm('tha')] });
  const figuresFor = (...fields: readonly string[]) => {
    const steps = sumFigures(
      map,
      fields.map(at),
      (field) => fieldFigures?.(world, field, {}) ?? [],
    );
    for (;;) {
      const step = steps.next();
      if (step.done === true) return step.value;
    }
  };
  const single = (field: string, keys: readonly string[]) =>
    (fieldFigures?.(world, at(field), {}) ?? [])
      .filter(({ key }) => keys.includes(key))
      .reduce((sum, { value }) => sum + value.value, 0);

  it('are the sums of the figures of every field', () => {
    const fields = ['210/18', '210/19', '210/20', '001/01', '001/02'];
    const { population, income } = figuresFor(...fields);
    const people = fields.map((field) => single(field, ['inhabitants', 'settlementInhabitants']));
    const gold = fields.map((field) => single(field, ['income', 'settlementIncome']));
    expect(people.every((count) => count >= 0) && people.some((count) => count > 0)).toBe(true);
    expect(population.value).toBe(people.reduce((sum, count) => sum + count, 0));
    expect(income.value).toBe(gold.reduce((sum, count) => sum + count, 0));
  });

  it('stay as short as the catalogue, however large the choice is', () => {
    const { income } = figuresFor(
      ...Array.from({ length: 48 }, (_, index) => `001/${String(index + 1).padStart(2, '0')}`),
    );
    expect(income.kind === 'operation' ? income.parts.length : 0).toBeLessThanOrEqual(1);
  });

  it('make an area of the number of fields and the area of one', () => {
    const field = mapRules?.fieldArea;
    const area = field === undefined ? undefined : areaOf(5, field);
    expect(area?.value).toBe(5 * (field?.value ?? 0));
    expect(area?.value).toBeGreaterThan(0);
  });
});

describe('a copy from another world', () => {
  const clip = copyFields(map, lattice, [at('210/18'), at('210/19'), at('210/20')]);

  it('stays as it is at home', () => {
    expect(fittingClip(clip, { parties: { tha: {} }, terrains })).toEqual(clip);
  });

  it('leaves out strange realms with their settlements', () => {
    const { cells } = fittingClip(clip, { parties: {}, terrains });
    expect(cells.map(({ owner }) => owner)).toEqual([null, null, null]);
    expect(cells.some(({ settlement }) => settlement !== undefined)).toBe(false);
    expect(cells.map(({ terrain }) => terrain)).toEqual(clip.cells.map(({ terrain }) => terrain));
  });

  it('leaves out strange terrain', () => {
    const { cells } = fittingClip(clip, { parties: { tha: {} }, terrains: { g: terrains['g'] } });
    expect(cells.map(({ terrain }) => terrain)).toEqual(['g']);
  });
});
