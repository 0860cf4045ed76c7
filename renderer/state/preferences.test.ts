import { describe, expect, it } from 'vitest';
import { createPreferences, parsePreferences, type Shelf } from './preferences';
import { FIRST_CHOICE } from './view-choice';

const shelf = (
  initial: string | null = null,
): Shelf & { readonly content: () => string | null } => {
  let content = initial;
  return {
    getItem: () => content,
    setItem: (_key, value) => {
      content = value;
    },
    content: () => content,
  };
};

const INITIAL = {
  language: 'de',
  theme: 'system',
  tourSeen: false,
  presets: [],
  closedGuides: [],
};

describe('preferences', () => {
  it.each([
    ['nothing', null],
    ['rubbish', '{{{'],
    ['a number', '7'],
    ['null', 'null'],
    ['an unknown language', '{"language":"fr"}'],
    ['values of the wrong kind', '{"theme":3,"tourSeen":"yes","presets":"many"}'],
  ])('are the first ones if the shelf holds %s', (_what, text) => {
    expect(parsePreferences(text)).toEqual(INITIAL);
  });

  it('keep what is sound beside what is not', () => {
    expect(parsePreferences('{"language":"en","theme":"loud"}')).toEqual({
      ...INITIAL,
      language: 'en',
    });
  });

  it('are there again at the next start', () => {
    const kept = shelf();
    createPreferences(kept).getState().set({ theme: 'dark', tourSeen: true });
    expect(createPreferences(kept).getState()).toMatchObject({
      language: 'de',
      theme: 'dark',
      tourSeen: true,
    });
  });

  it('remember which guides were put aside, and nothing that is no name of one', () => {
    const kept = shelf('{"closedGuides":["one",2]}');
    const preferences = createPreferences(kept);
    expect(preferences.getState().closedGuides).toEqual(['one']);
    preferences.getState().set({ closedGuides: ['one', 'two'] });
    expect(createPreferences(kept).getState().closedGuides).toEqual(['one', 'two']);
  });

  it('keep the ways to draw the map that have a name', () => {
    const kept = shelf();
    const presets = [{ name: 'Druck', choice: { ...FIRST_CHOICE, look: 'hatching' as const } }];
    createPreferences(kept).getState().set({ presets });
    expect(createPreferences(kept).getState().presets).toEqual(presets);
  });

  it('hold for this session where the browser refuses to keep them', () => {
    const preferences = createPreferences({
      getItem: () => null,
      setItem: () => {
        throw new Error('refused');
      },
    });
    preferences.getState().set({ language: 'en' });
    expect(preferences.getState().language).toBe('en');
  });
});
