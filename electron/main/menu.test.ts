import type { MenuItemConstructorOptions } from 'electron';
import { describe, expect, it } from 'vitest';
import { MENU_COMMANDS, type MenuCommand } from '../ipc/contract';
import { menuTemplate } from './menu';

const entries = (template: readonly MenuItemConstructorOptions[]): MenuItemConstructorOptions[] =>
  template.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? entries(item.submenu) : [])]);

describe('the menu', () => {
  it.each(['de', 'en'] as const)('offers every command of the page once in %s', (language) => {
    const chosen: MenuCommand[] = [];
    const items = entries(menuTemplate(language, (command) => chosen.push(command)));
    for (const command of MENU_COMMANDS) {
      const found = items.filter(({ id }) => id === command);
      expect(found).toHaveLength(1);
      const click = found[0]?.click as (() => void) | undefined;
      click?.();
    }
    expect(chosen).toEqual([...MENU_COMMANDS]);
  });

  it('uses no key twice', () => {
    const keys = entries(menuTemplate('de', () => undefined)).flatMap(({ accelerator }) =>
      accelerator === undefined ? [] : [accelerator],
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is in German and English', () => {
    const labels = (language: 'de' | 'en') =>
      menuTemplate(language, () => undefined).map(({ label }) => label);
    expect(labels('de')).toEqual(['Datei', 'Bearbeiten', 'Ansicht', 'Hilfe']);
    expect(labels('en')).toEqual(['File', 'Edit', 'View', 'Help']);
  });
});
