import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAP_LOOKS } from '../../kit/cartography';
import {
  FIRST_CHOICE,
  LONGEST_NAME,
  MOST_PRESETS,
  parsePresets,
  presetName,
  renamedPreset,
  VIEW_LAYERS,
  type ViewPreset,
  withoutPreset,
  withPreset,
} from './view-choice';

const preset = (name: string, change: Partial<ViewPreset['choice']> = {}): ViewPreset => ({
  name,
  choice: { ...FIRST_CHOICE, ...change },
});
const names = (presets: readonly ViewPreset[]): readonly string[] =>
  presets.map(({ name }) => name);

describe('the name of a preset', () => {
  it.each([
    ['  Druck  ', 'Druck'],
    ['Grenzen\n und   Namen', 'Grenzen und Namen'],
    ['', undefined],
    ['   ', undefined],
    ['x'.repeat(LONGEST_NAME), 'x'.repeat(LONGEST_NAME)],
    ['x'.repeat(LONGEST_NAME + 1), undefined],
  ])('%j is stored as %j', (text, name) => {
    expect(presetName(text)).toBe(name);
  });
});

describe('presets', () => {
  const two = [preset('Druck'), preset('Grenzen')];

  it('of a new name join at the end', () => {
    expect(names(withPreset(two, preset('Nacht')))).toEqual(['Druck', 'Grenzen', 'Nacht']);
  });

  it('of the same name replace the old one where it stands, whatever the capitals', () => {
    const after = withPreset(two, preset('druck', { look: 'hatching' }));
    expect(names(after)).toEqual(['druck', 'Grenzen']);
    expect(after[0]?.choice.look).toBe('hatching');
  });

  it('go away by name', () => {
    expect(names(withoutPreset(two, 'DRUCK'))).toEqual(['Grenzen']);
  });

  it('get another name, but never that of another preset', () => {
    expect(names(renamedPreset(two, 'Druck', 'Papier'))).toEqual(['Papier', 'Grenzen']);
    expect(names(renamedPreset(two, 'Druck', 'DRUCK'))).toEqual(['DRUCK', 'Grenzen']);
    expect(renamedPreset(two, 'Druck', 'grenzen')).toBe(two);
  });
});

describe('stored presets', () => {
  it.each([
    ['nothing', undefined],
    ['a number', 7],
    ['a list of rubbish', [null, 3, 'x', {}, { name: 4 }, { name: ' ' }]],
    ['an object', { name: 'Druck' }],
  ])('are none if there is %s', (_, found) => {
    expect(parsePresets(found)).toEqual([]);
  });

  it('use what is valid beside what is not', () => {
    const found = [{ name: 'Druck', choice: { look: 'loud', grid: false, pieces: 'no' } }];
    expect(parsePresets(found)).toEqual([preset('Druck', { grid: false })]);
  });

  it('of the same name count once, and no more than fit are read', () => {
    expect(names(parsePresets([preset('a'), preset('A'), preset('b')]))).toEqual(['a', 'b']);
    const many = Array.from({ length: MOST_PRESETS + 5 }, (_, index) => preset(`Nr. ${index}`));
    expect(parsePresets(many)).toHaveLength(MOST_PRESETS);
  });

  it('come back as they were written', () => {
    const flags = Object.fromEntries(VIEW_LAYERS.map((layer) => [layer, fc.boolean()] as const));
    const choices = fc.record({ ...flags, look: fc.constantFrom(...MAP_LOOKS), age: fc.boolean() });
    fc.assert(
      fc.property(fc.array(choices, { maxLength: 6 }), (all) => {
        const presets = all.map((choice, index) => ({ name: `Nr. ${index}`, choice }));
        expect(parsePresets(JSON.parse(JSON.stringify(presets)))).toEqual(presets);
      }),
    );
  });

  it('never throw, whatever is stored', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (found) => {
        expect(Array.isArray(parsePresets(found))).toBe(true);
      }),
    );
  });
});
