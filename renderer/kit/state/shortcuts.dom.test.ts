import { describe, expect, it } from 'vitest';
import { combinationOf, type Shortcut, shortcutFor } from './shortcuts';

const press = (key: string, held: Partial<KeyboardEvent> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

const act = (id: string, keys: string, more: Partial<Shortcut> = {}): Shortcut => ({
  id,
  keys,
  text: id,
  scope: 'test',
  run: () => undefined,
  ...more,
});

describe('the combination of a key press', () => {
  it.each([
    ['B', press('b')],
    ['Mod+K', press('k', { ctrlKey: true })],
    ['Mod+K', press('k', { metaKey: true })],
    ['Mod+Shift+Z', press('Z', { ctrlKey: true, shiftKey: true })],
    ['?', press('?', { shiftKey: true })],
    ['Alt+4', press('4', { altKey: true })],
    ['Shift+ArrowLeft', press('ArrowLeft', { shiftKey: true })],
    ['Space', press(' ')],
    ['Plus', press('+')],
    ['Plus', press('+', { shiftKey: true })],
    ['Ü', press('ü')],
    ['F5', press('F5')],
  ])('is %s', (combination, event) => {
    expect(combinationOf(event)).toBe(combination);
  });
});

describe('the command of a key press', () => {
  const groups = [
    [act('brush', 'B'), act('palette', 'Mod+K', { inText: true }), act('undo', 'Mod+Z')],
    [act('off', 'B', { isEnabled: () => false })],
  ];
  const found = (event: ReturnType<typeof press>, target: Element | null = null) =>
    shortcutFor(groups, event, target)?.id;

  it('is the one that is possible now', () => {
    expect(found(press('b'))).toBe('brush');
  });

  it('is the one registered last, so that a screen can override a key', () => {
    expect(shortcutFor([...groups, [act('mine', 'B')]], press('b'), null)?.id).toBe('mine');
  });

  it('is none for a key without a command', () => {
    expect(found(press('x'))).toBeUndefined();
  });

  it.each(['input', 'textarea', 'div role=dialog', 'div role=listbox'])(
    'leaves letters and undo alone in a %s, but not the palette',
    (what) => {
      const [tag = '', role] = what.split(' role=');
      const target = document.createElement(tag);
      if (role !== undefined) target.setAttribute('role', role);
      expect(found(press('b'), target)).toBeUndefined();
      expect(found(press('z', { ctrlKey: true }), target)).toBeUndefined();
      expect(found(press('k', { ctrlKey: true }), target)).toBe('palette');
    },
  );

  it.each(['radio', 'checkbox', 'range'])('is handled at a %s, which takes no text', (type) => {
    const target = document.createElement('input');
    target.type = type;
    expect(found(press('b'), target)).toBe('brush');
    expect(found(press('z', { ctrlKey: true }), target)).toBe('undo');
  });

  it('is a tab by its figure while a list on the page has the focus, but not in a list a button opened', () => {
    const tabs = [[act('ledger', '2')]];
    const list = document.createElement('div');
    list.setAttribute('role', 'listbox');
    expect(shortcutFor(tabs, press('2'), list)?.id).toBe('ledger');
    const popover = document.createElement('div');
    popover.dataset['trigger'] = 'Select';
    popover.append(list);
    expect(shortcutFor(tabs, press('2'), list)).toBeUndefined();
  });
});
