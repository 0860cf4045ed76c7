// @vitest-environment jsdom
import { cleanup, render, renderHook } from '@testing-library/react';
import { createElement, createRef, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { latticeOf } from '../../engine';
import { tharosCampaign } from '../../assets/examples/tharos';
import { useWorkstationShortcuts } from '../app/frame/use-shortcuts';
import { ShortcutSheet } from '../app/keys';
import { ViewMenu } from '../map/looks/ViewMenu';
import { MapMenu } from '../map/menu/MapMenu';
import type { MapPaneHandle } from '../map/pane/props';
import { useHand } from '../map/use-hand';
import { useMapKeys } from '../map/use-map-keys';
import { PrintRoom } from '../print';
import { RulesRoom } from '../rules';
import { useSession } from '../state/session';
import { useShortcutRegistry } from '../state/shortcuts';
import { createTexts, type Language, type Words, wordsOf } from '../text/words';
import { useDeskModel } from '../turn/use-desk-model';
import { useTurnKeys } from '../turn/use-turn-keys';
import { HelpRoom } from './HelpRoom';
import { type Block, readManual, wordsOfLine } from './manual';
import { MANUALS } from './sources';

const campaign = tharosCampaign();
const lattice = latticeOf(campaign.world.map);

/** The test's page has no layout: nothing ever changes its size or has to be brought into view. */
const nothing = (): undefined => undefined;
vi.stubGlobal(
  'ResizeObserver',
  class {
    readonly observe = nothing;
    readonly disconnect = nothing;
  },
);

const useDeskKeys = (): void => useWorkstationShortcuts(nothing);

const useKeysOfMap = (): void => useMapKeys(createRef<MapPaneHandle>(), useHand());

const useKeysOfTurn = (): void => {
  const model = useDeskModel(campaign, lattice);
  if (model === undefined) throw new Error('the example has realms with units');
  useTurnKeys(model, nothing);
};

Element.prototype.scrollIntoView = nothing;

/** Registered keys by the heading they stand under, in the words of a language. */
const registered = (language: Language): ReadonlyMap<string, ReadonlySet<string>> => {
  const texts = createTexts(language);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <I18nextProvider i18n={texts}>{children}</I18nextProvider>
  );
  useSession.setState({ campaign, lattice });
  for (const useKeys of [useDeskKeys, useKeysOfMap, useKeysOfTurn])
    renderHook(useKeys, { wrapper });
  for (const Part of [ShortcutSheet, ViewMenu, MapMenu, PrintRoom, RulesRoom, HelpRoom])
    render(createElement(Part), { wrapper });
  const words = wordsOf(language);
  const found = new Map<string, Set<string>>();
  for (const { keys, scope } of useShortcutRegistry.getState().groups.flat()) {
    if (keys === undefined) continue;
    const heading = words(scope);
    found.set(heading, (found.get(heading) ?? new Set()).add(keys));
  }
  return found;
};

const NAMED = {
  Mod: 'mod',
  Shift: 'shift',
  Alt: 'alt',
  Escape: 'escape',
  Enter: 'enter',
  Delete: 'delete',
} as const;

/** Signs that have a name, since combinations are joined by them. */
const SIGNS: Readonly<Record<string, string>> = { '+': 'Plus', '-': 'Minus' };

/** A combination as the program names it, from the words of the manual: `Strg+K` is `Mod+K`. */
const combination = (written: string, words: Words): string => {
  if (written.length === 1) return SIGNS[written] ?? written;
  const nameOf = (part: string): string =>
    Object.entries(NAMED).find(([, key]) => words(`app:keys.${key}`) === part)?.[0] ?? part;
  return written.split('+').map(nameOf).join('+');
};

const codesOf = (block: Block): readonly string[] =>
  block.kind === 'table'
    ? block.rows.flatMap(([first]) =>
        (first ?? []).flatMap((part) => (part.kind === 'code' ? [part.text] : [])),
      )
    : [];

/** Keys in the tables of the chapter on keys, by heading. */
const documented = (language: Language): ReadonlyMap<string, ReadonlySet<string>> => {
  const words = wordsOf(language);
  const found = new Map<string, Set<string>>();
  let chapter = '';
  let part = '';
  for (const block of readManual(MANUALS[language])) {
    if (block.kind === 'heading') {
      part = wordsOfLine(block.line);
      if (block.level === 2) chapter = part;
    } else if (chapter === words('app:shortcuts.title')) {
      const keys = codesOf(block).map((code) => combination(code, words));
      if (keys.length > 0) found.set(part, new Set(keys));
    }
  }
  return found;
};

const sorted = (keys: ReadonlySet<string> | undefined): readonly string[] =>
  [...(keys ?? [])].sort();

afterEach(cleanup);

describe('the keys in the manual', () => {
  it.each(['de', 'en'] as const satisfies readonly Language[])(
    'are those that the program binds, room by room, in %s',
    (language) => {
      const bound = registered(language);
      const written = documented(language);
      expect([...written.keys()].sort()).toEqual([...bound.keys()].sort());
      for (const [room, keys] of bound)
        expect(sorted(written.get(room)), room).toEqual(sorted(keys));
    },
  );
});
