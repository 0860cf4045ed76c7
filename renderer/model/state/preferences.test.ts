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
  foundings: [],
  nets: {},
};

describe('preferences', () => {
  it.each([
    ['nothing', null],
    ['rubbish', '{{{'],
    ['a number', '7'],
    ['null', 'null'],
    ['an unknown language', '{"language":"fr"}'],
    ['values of the wrong kind', '{"theme":3,"tourSeen":"yes","presets":"many"}'],
  ])('are the defaults if the storage holds %s', (_what, text) => {
    expect(parsePreferences(text)).toEqual(INITIAL);
  });

  it('use what is valid beside what is not', () => {
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

  it('store the named map presets', () => {
    const kept = shelf();
    const presets = [{ name: 'Druck', choice: { ...FIRST_CHOICE, look: 'hatching' as const } }];
    createPreferences(kept).getState().set({ presets });
    expect(createPreferences(kept).getState().presets).toEqual(presets);
  });

  it('hold for this session where the browser refuses to store them', () => {
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

/** Two windows over one storage; the browser notifies each of what the other one writes. */
const twoWindows = () => {
  const kept = shelf();
  const ears: ((key: string | null) => void)[] = [];
  const open = () => {
    const own = ears.length;
    const told: Shelf = {
      ...kept,
      setItem: (key, value) => {
        kept.setItem(key, value);
        for (const [index, hear] of ears.entries()) if (index !== own) hear(key);
      },
    };
    return createPreferences(told, (hear) => void ears.push(hear)).getState;
  };
  return { kept, ears, one: open(), other: open() };
};

describe('preferences of two windows', () => {
  it('are the same in both, whichever was changed', () => {
    const { one, other } = twoWindows();
    one().set({ language: 'en' });
    other().set({ theme: 'dark' });
    for (const { language, theme } of [one(), other()])
      expect([language, theme]).toEqual(['en', 'dark']);
  });

  it('written by one window are not overwritten by another that was not notified', () => {
    const { kept, ears, one, other } = twoWindows();
    ears.length = 0;
    one().set({ language: 'en', closedGuides: ['one'] });
    other().set({ theme: 'dark' });
    expect(parsePreferences(kept.content())).toMatchObject({
      language: 'en',
      theme: 'dark',
      closedGuides: ['one'],
    });
  });

  it('stay what they are when the other one writes something else, or the storage is invalid', () => {
    const { kept, ears, one } = twoWindows();
    one().set({ language: 'en' });
    for (const key of ['something-else', null]) for (const hear of ears) hear(key);
    expect(one().language).toBe('en');
    kept.setItem('', '{{{');
    for (const hear of ears) hear('wabenwart:preferences');
    expect(one()).toMatchObject(INITIAL);
    one().set({ theme: 'dark' });
    expect(parsePreferences(kept.content()).theme).toBe('dark');
  });
});
