import fc from 'fast-check';
import { expect, it } from 'vitest';
import { trialsOf } from '../../../engine/testing/trials';
import type { Storage } from '../storage';
import { origin } from '../storage/testing';
import type { Command } from './command';
import {
  createTestBrowser,
  type Fate,
  smallWorld,
  type TestBrowser,
  type TestWindow,
  turns,
} from './windows-testing/browser';

/** Scripts tried; all of them by `npm run soak -- windows`. */
const SCRIPTS = trialsOf({ small: 20, middle: 100, full: 1000 }, 20261122);

const ACTS = [
  'open',
  'edit',
  'edit',
  'edit',
  'burst',
  'undo',
  'redo',
  'goTo',
  'close',
  'crash',
  'ask',
  'force',
  'busy',
  'free',
  'time',
] as const;

/** One action in one window, and how long the others have before the next one. */
interface Happening {
  readonly act: (typeof ACTS)[number];
  readonly window: number;
  readonly pause: number;
  readonly fate: Fate;
  readonly number: number;
}

const happening: fc.Arbitrary<Happening> = fc.record({
  act: fc.constantFrom(...ACTS),
  window: fc.nat({ max: 2 }),
  pause: fc.oneof(fc.constant(0), fc.nat({ max: 12 }), fc.constant(60)),
  fate: fc.constantFrom<Fate>('now', 'now', 'now', 'late', 'lost'),
  number: fc.nat({ max: 60 }),
});

const isWriting = ({ get, isAlive }: TestWindow): boolean =>
  isAlive() && get().campaign !== null && get().writer === 'here' && !get().readOnly;

const isOpen = ({ get, isAlive }: TestWindow): boolean => isAlive() && get().campaign !== null;

/** The trial: a browser, its windows, and which commands were reported as saved. */
const createTrial = async () => {
  const browser = createTestBrowser();
  const keeper: Storage = browser.disk.start().storage;
  const id = await keeper.create(smallWorld(), origin);
  const saved: string[] = [];
  let names = 0;
  let marks = 0;
  const windowAnew = (): TestWindow => browser.open(`w${String((names += 1))}`);
  const windows: TestWindow[] = [windowAnew(), windowAnew(), windowAnew()];

  const edit = ({ get, name }: TestWindow): void => {
    const mark = `${name}:${String((marks += 1))}`;
    const command: Command = {
      name: 'map:command.writeNote',
      about: { mark },
      change: ({ world }) => {
        for (const plot of Object.values(world.map.grossfelder)) plot.notes[marks % 48] = mark;
      },
    };
    const before = get().journal.length;
    const done = get().execute(command);
    if (get().journal.length > before) void done.then(() => saved.push(mark));
  };

  const happen = ({ act, window: index, number }: Happening): void => {
    const window = windows[index];
    if (window === undefined) return;
    const { get } = window;
    const does: Record<Happening['act'], () => unknown> = {
      open: () => get().open(id),
      edit: () => edit(window),
      burst: () => Array.from({ length: 1 + (number % 8) }, () => edit(window)),
      undo: () => get().undo(),
      redo: () => get().redo(),
      goTo: () => get().goTo(number % Math.max(1, get().journal.length)),
      close: () => get().close(),
      crash: () => {
        window.crash();
        windows[index] = windowAnew();
      },
      ask: () => get().takeOver(),
      force: () => get().steal(),
      busy: () => window.setBusy(true),
      free: () => window.setBusy(false),
      time: () => browser.advance(number * 100),
    };
    void Promise.resolve(does[act]()).catch(() => undefined);
  };

  return { browser, keeper, id, saved, windows, happen };
};

const settle = async (browser: TestBrowser, windows: readonly TestWindow[]): Promise<void> => {
  browser.setFate('now');
  for (const window of windows) window.setBusy(false);
  browser.deliver();
  for (let round = 0; round < 10; round += 1) {
    browser.advance(2000);
    await turns(30);
  }
};

const run = async (happenings: readonly Happening[]): Promise<void> => {
  const { browser, keeper, id, saved, windows, happen } = await createTrial();
  for (const each of happenings) {
    browser.setFate(each.fate);
    happen(each);
    await turns(each.pause);
    expect(browser.locks.holders().length).toBeLessThanOrEqual(1);
    expect(windows.filter(isWriting).length).toBeLessThanOrEqual(1);
    if (each.number % 3 === 0) browser.deliver();
  }
  await settle(browser, windows);
  // Steps that another window has overtaken stay on the screen until the GM discards them.
  for (const window of windows.filter(isOpen)) {
    if (window.get().save.kind === 'failed') await window.get().open(id);
  }
  await settle(browser, windows);

  const stored = await keeper.read(id);
  expect((await keeper.audit(id)).problems).toEqual([]);
  const marks = (stored?.journal ?? []).flatMap(({ about }) => about['mark'] ?? []);
  expect(new Set(marks).size).toBe(marks.length);
  expect(saved.filter((mark) => !marks.includes(mark))).toEqual([]);
  const open = windows.filter(isOpen);
  expect(open.filter(isWriting)).toHaveLength(open.length === 0 ? 0 : 1);
  for (const { get } of open) {
    const { campaign, journal, head, revision, savedRevision } = get();
    expect({ campaign, journal, head, revision }).toEqual({
      campaign: stored?.campaign,
      journal: stored?.journal,
      head: stored?.head,
      revision: stored?.revision,
    });
    expect(savedRevision).toBe(revision);
  }
  for (const { get } of open) await get().close();
};

it(`windows in any order of opening, writing, asking, taking, closing and crashing lose and spoil nothing (${SCRIPTS.label})`, async () => {
  const script = fc
    .array(happening, { minLength: 10, maxLength: 40 })
    .map((rest): readonly Happening[] => [
      { act: 'open', window: 0, pause: 40, fate: 'now', number: 0 },
      { act: 'open', window: 1, pause: 0, fate: 'now', number: 0 },
      ...rest,
    ]);
  await fc.assert(fc.asyncProperty(script, run), {
    ...SCRIPTS.runs<unknown>(),
    endOnFailure: true,
    plugins: [fc.timeout(30_000)],
  });
}, 3_600_000);
