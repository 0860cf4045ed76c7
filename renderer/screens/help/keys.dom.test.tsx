import 'fake-indexeddb/auto';
import { cleanup, render, renderHook, waitFor } from '@testing-library/react';
import { createElement, createRef, type FunctionComponent, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Campaign, forkOf, latticeOf, putVariant } from '../../../engine';
import { seenlandCampaign } from '../../../assets/examples/seenland';
import { tharosCampaign, tharosTurn } from '../../../assets/examples/tharos';
import { appliedAcht } from '../../../engine/testing/acht';
import { useTrial } from '../../model/adjudicate';
import { useWorkstationShortcuts } from '../../app/frame/use-shortcuts';
import { ShortcutSheet } from '../../app/keys';
import { keysOf, usePointerOf } from '../../model/board/BoardView';
import { useBoardKeys } from '../../model/board/use-board-keys';
import { LETTERED } from '../../model/boards/lettered/lettered';
import { REGIONS } from '../../model/boards/regions/regions';
import { BooksScreen } from '../books';
import { useBooksView } from '../../model/books/books-store';
import { RecordsScreen } from '../records';
import { UNTOUCHED, useRecordsView } from '../../model/records/records-store';
import { fullRecords } from '../records/full-records';
import { DeliveryScreen } from '../../app/reports/DeliveryScreen';
import { useDeliveryView } from '../../model/reports/delivery-store';
import { ViewMenu } from '../map/looks/ViewMenu';
import { MapMenu } from '../map/menu/MapMenu';
import type { MapPaneHandle } from '../../model/map/pane/props';
import { useMapPointer } from '../map/use-map-pointer';
import { useMapKeys } from '../map/use-map-keys';
import { PrintScreen } from '../print';
import { usePrint } from '../print/print-store';
import { RulesScreen } from '../rules';
import { useSession } from '../../model/state/session';
import { useShortcutRegistry } from '../../kit/state/shortcuts';
import { createTexts, type Language, type Words, wordsOf } from '../../kit/text/words';
import { TurnScreen } from '../../app/turn/TurnScreen';
import { NOTHING_CHOSEN, TURN_STEP_IDS, useTurnView } from '../../model/turn/turn-view';
import { HelpScreen } from './HelpScreen';
import { type Block, readManual, wordsOfLine } from './manual';
import { MANUALS } from './sources';

/** The example with its letter, and a trial of what if beside it. */
const monthAtHand = (): Campaign => {
  const campaign: Campaign = {
    ...tharosCampaign(),
    sheets: { tha: { turn: 58, party: 'tha', text: tharosTurn, receivedAt: '2026-01-01' } },
  };
  return putVariant(campaign, forkOf(campaign, 'trial', 'Versuch'));
};

const open = (campaign: Campaign): void =>
  useSession.setState({ campaign, lattice: latticeOf(campaign.world.map) });

const useDeskKeys = (): void => useWorkstationShortcuts(() => undefined);

const KEYS_OF_REGIONS = keysOf(REGIONS, wordsOf('de'));
const KEYS_OF_LETTERED = keysOf(LETTERED, wordsOf('de'));

const useKeysOfBoard = (): void => useBoardKeys(KEYS_OF_REGIONS, usePointerOf(REGIONS));

const useKeysOfLettered = (): void => useBoardKeys(KEYS_OF_LETTERED, usePointerOf(LETTERED));

const useKeysOfMap = (): void => useMapKeys(createRef<MapPaneHandle>(), useMapPointer());

type Found = ReadonlyMap<string, Set<string>>;

/** Collects the keys that are bound while parts are on the screen, by the text key of the heading they stand under. */
const collector = () => {
  const texts = createTexts('de');
  const found = new Map<string, Set<string>>();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <I18nextProvider i18n={texts}>{children}</I18nextProvider>
  );
  const gather = (): void => {
    for (const { keys, scope } of useShortcutRegistry.getState().groups.flat()) {
      if (keys === undefined) continue;
      found.set(scope, (found.get(scope) ?? new Set()).add(keys));
    }
    cleanup();
  };
  return {
    found: found as Found,
    hook: (useKeys: () => void): void => {
      renderHook(useKeys, { wrapper });
      gather();
    },
    part: async (Part: FunctionComponent, isThere: () => boolean = () => true): Promise<void> => {
      render(createElement(Part), { wrapper });
      await waitFor(() => expect(isThere()).toBe(true));
      gather();
    },
  };
};

type Collector = ReturnType<typeof collector>;

const isBound = (id: string) => (): boolean =>
  useShortcutRegistry
    .getState()
    .groups.flat()
    .some((shortcut) => shortcut.id === id);

/** Every step of the month, the overview of its orders, and a step while a variant is shown. */
const collectTurn = async ({ part }: Collector): Promise<void> => {
  open(monthAtHand());
  useTrial.getState().clear();
  const sitDown = (turnStep: (typeof TURN_STEP_IDS)[number], variant: string | null): void =>
    useTurnView.getState().choose({ ...NOTHING_CHOSEN, turnStep, variant, party: 'tha' });
  for (const turnStep of TURN_STEP_IDS) {
    sitDown(turnStep, null);
    await part(TurnScreen, turnStep === 'run' ? isBound('run.play') : undefined);
  }
  useTurnView
    .getState()
    .choose({ ...NOTHING_CHOSEN, turnStep: 'orders', tab: 'roster', party: 'tha' });
  await part(TurnScreen, isBound('roster.search'));
  sitDown('orders', 'trial');
  await part(TurnScreen, isBound('turn.variant.keep'));
};

/** The table of a game that has one, before its phase is computed. */
const collectTable = async ({ hook, part }: Collector): Promise<void> => {
  open(seenlandCampaign());
  hook(useKeysOfBoard);
  hook(useKeysOfLettered);
  useTurnView.getState().choose({ ...NOTHING_CHOSEN, turnStep: 'table' });
  await part(TurnScreen, isBound('table.confirm'));
};

/** A register with a record on its sheet and ticked, the shelf, and the books with their ledger. */
const collectBooksAndRecords = async ({ part }: Collector): Promise<void> => {
  const campaign = fullRecords();
  open(campaign);
  for (const [register, ids] of [
    ['unit', Object.keys(campaign.world.units)],
    ['shelf', Object.keys(campaign.shelf)],
  ] as const) {
    const [id = ''] = ids;
    useRecordsView.setState({
      register,
      registers: { [register]: { ...UNTOUCHED, open: id, ticked: new Set([id]) } },
    });
    await part(RecordsScreen);
  }
  open(monthAtHand());
  useBooksView.setState({ tab: 'ledger', party: 'tha', source: null, gap: null });
  await part(BooksScreen);
};

/** Every tab of what is sent out after a month, the proofs of all realms, and the forms of the print screen. */
const collectDelivery = async ({ part }: Collector): Promise<void> => {
  open(appliedAcht());
  const { choose } = useDeliveryView.getState();
  for (const [tab, id] of [
    ['evaluations', 'evaluations.edit'],
    ['news', 'news.release'],
    ['outbox', 'outbox.sendAll'],
  ] as const) {
    choose({ tab, party: 'tha', over: null });
    await part(DeliveryScreen, isBound(id));
  }
  choose({ tab: 'evaluations', over: 'contact' });
  await part(DeliveryScreen, isBound('contact.back'));
  usePrint.getState().set({ tab: 'forms' });
  await part(PrintScreen, isBound('print.forms'));
};

/** Registered keys by the text key of the heading they stand under, as the German program binds them. */
const registered = async (): Promise<Found> => {
  const collect = collector();
  open(tharosCampaign());
  for (const useKeys of [useDeskKeys, useKeysOfMap]) collect.hook(useKeys);
  for (const Part of [ShortcutSheet, ViewMenu, MapMenu, PrintScreen, RulesScreen, HelpScreen])
    await collect.part(Part);
  await collectBooksAndRecords(collect);
  await collectTurn(collect);
  await collectTable(collect);
  await collectDelivery(collect);
  return collect.found;
};

const TERRAINS = ['normal', 'forest', 'lake', 'steppe', 'swamp', 'jungle', 'desert', 'ice'];

/** Keys that are the first letters of words are others in another language: those of terrains. */
const inLanguage = (words: Words): ((key: string) => string) => {
  const german = wordsOf('de');
  const letters = new Map(
    [...TERRAINS, 'volcano', 'deepsea'].map((one) => [
      german(`map:typeKey.${one}`),
      words(`map:typeKey.${one}`),
    ]),
  );
  return (key) => letters.get(key) ?? key;
};

/** The same by the heading in the texts of a language, in which screens may have the same name. */
const byHeading = (all: Found, words: Words): Found => {
  const headed = new Map<string, Set<string>>();
  const found = new Map(
    [...all].map(([scope, keys]) => [scope, new Set([...keys].map(inLanguage(words)))] as const),
  );
  for (const [scope, keys] of found) {
    const heading = words(scope);
    headed.set(heading, new Set([...(headed.get(heading) ?? []), ...keys]));
  }
  return headed;
};

const NAMED = {
  Mod: 'mod',
  Shift: 'shift',
  Alt: 'alt',
  Escape: 'escape',
  Enter: 'enter',
  Delete: 'delete',
  Insert: 'insert',
  Space: 'space',
  Backspace: 'backspace',
} as const;

/** Signs that have a name, since combinations are joined by them. */
const SIGNS: Readonly<Record<string, string>> = {
  '+': 'Plus',
  '-': 'Minus',
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
};

/** A combination as the program names it, from the words of the manual: `Strg+K` is `Mod+K`. */
const combination = (written: string, words: Words): string => {
  if (written.length === 1) return SIGNS[written] ?? written;
  const nameOf = (part: string): string =>
    Object.entries(NAMED).find(([, key]) => words(`app:keys.${key}`) === part)?.[0] ?? part;
  return written
    .split('+')
    .map((part) => SIGNS[part] ?? nameOf(part))
    .join('+');
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
      if (keys.length > 0) found.set(part, new Set([...(found.get(part) ?? []), ...keys]));
    }
  }
  return found;
};

const sorted = (keys: ReadonlySet<string> | undefined): readonly string[] =>
  [...(keys ?? [])].sort();

describe('the keys in the manual', () => {
  let found: Found = new Map();

  beforeAll(async () => {
    found = await registered();
  }, 60_000);

  it.each(['de', 'en'] as const satisfies readonly Language[])(
    'are those that the program binds, screen by screen, in %s',
    (language) => {
      const bound = byHeading(found, wordsOf(language));
      const written = documented(language);
      expect([...written.keys()].sort()).toEqual([...bound.keys()].sort());
      for (const [screen, keys] of bound)
        expect(sorted(written.get(screen)), screen).toEqual(sorted(keys));
    },
  );
});
