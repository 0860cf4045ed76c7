import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { type Page, test } from '@playwright/test';
import { bundled } from '../support/bundled';
import { type Chance, chancesFrom } from '../support/chance';
import { openExample, untilSaved } from '../support/pages';
import { startMortal } from './browser';
import { incomingFile } from './cargo';
import { checkAfterKill, type Found } from './checks';
import { type Computer, newComputer } from './computer';
import { readDisk } from './disk';
import { offerFolder } from '../support/browser';
import { FOLDER } from './folder';
import type * as Judge from './judge';
import { type Gesture, GESTURES, type GestureTools, SMALL } from './gestures';

/** How many kills, the seed of gestures and moments, and which of the computers that are tried side by side. */
export interface Trial {
  readonly kills: number;
  readonly seed: number;
  readonly part: number;
}

/** Computers that are tried side by side. */
export const PARTS = 2;

/** Most entries of a world, and most worlds from files, before a new computer is taken: the trial must stay quick. */
const MOST_ENTRIES = 80;
const MOST_INCOMING = 3;

/** Every so many kills the whole history is walked by keyboard instead of a few steps. */
const FULL_WALK = 20;

/** The world that is open when nothing else is known. */
const FIRST = 'tharos';

/** Milliseconds a gesture is taken to last before anything is known of it: short, so that quick ones are hit within too. */
const FIRST_GUESS = 300;

/** How long gestures take, in milliseconds, learnt from those that came to their end and those that did not. */
const createPace = () => {
  const known = new Map<string, number>();
  return {
    of: (name: string): number => known.get(name) ?? FIRST_GUESS,
    learn: (name: string, milliseconds: number): void => {
      known.set(name, Math.max(50, ((known.get(name) ?? milliseconds) + milliseconds) / 2));
    },
    /** It took longer than this. */
    learnLonger: (name: string, milliseconds: number): void => {
      known.set(name, Math.max(known.get(name) ?? FIRST_GUESS, milliseconds * 1.5));
    },
  };
};

/** One run of the trial. */
interface Run {
  readonly judge: typeof Judge;
  readonly address: string;
  readonly chance: Chance;
  readonly pace: ReturnType<typeof createPace>;
  readonly deck: ReturnType<typeof createDeck>;
}

const doom = async (page: Page, { witness, doomed }: Computer, name: string): Promise<void> => {
  const { campaigns } = await readDisk(page);
  const listed = campaigns.toSorted((a, b) => (a.openedAt < b.openedAt ? 1 : -1));
  const head = listed.find((one) => one.name === name);
  if (head === undefined) return;
  witness.forget(head.id);
  doomed.add(head.id);
};

/** Returns every gesture once, in random order, then again. */
const createDeck = (chance: Chance) => {
  let left: Gesture[] = [];
  return {
    draw: (): Gesture => {
      if (left.length === 0) left = [...GESTURES];
      const [gesture = GESTURES[0]] = left.splice(chance.below(left.length), 1);
      return gesture;
    },
  };
};

/** Does a gesture and kills the browser somewhere in it; true if it was over by then. */
const killWithin = async (
  { pace }: Run,
  gesture: Gesture,
  hands: GestureTools,
  kill: () => Promise<void>,
): Promise<boolean> => {
  const moment = (hands.chance.below(1000) / 1000) * pace.of(gesture.name) * 1.15;
  const start = performance.now();
  let isKilled = false;
  const acting = gesture.act(hands).then(
    () => {
      if (!isKilled) pace.learn(gesture.name, performance.now() - start);
      return true;
    },
    (error: unknown) => {
      // A failure because the browser is gone is intended.
      if (isKilled) return false;
      throw error;
    },
  );
  const isOver = await Promise.race([acting, after(moment).then(() => false)]);
  isKilled = true;
  if (!isOver) pace.learnLonger(gesture.name, performance.now() - start);
  await kill();
  await acting;
  return isOver;
};

/** Work without waiting for anything to be saved, and a kill in the middle of it; the name of what was hit. */
const workUntilKilled = async (
  run: Run,
  computer: Computer,
  page: Page,
  kill: () => Promise<void>,
): Promise<string> => {
  const { chance, judge } = run;
  const incoming = incomingFile(judge, chance);
  const mark = (name: string) => doom(page, computer, name);
  const oldId = `alt-${String(chance.below(2 ** 31))}`;
  const tools: GestureTools = { page, chance, judge, incoming, oldId, doom: mark };
  if (chance.below(3) === 0) {
    const gesture = chance.oneOf(SMALL);
    await gesture.prepare?.(tools);
    await gesture.act(tools);
  }
  const gesture = run.deck.draw();
  await gesture.prepare?.(tools);
  const isOver = await killWithin(run, gesture, tools, kill);
  return isOver ? `after ${gesture.name}` : gesture.name;
};

const FIRST_START: Found = {
  acts: 1,
  worlds: 1,
  incoming: 0,
  files: 0,
  steps: 0,
  backups: 0,
};

/** Starts the program: the first time it opens the example, later it is compared with what it reported before. */
const startProgram = async (
  { address, judge }: Run,
  computer: Computer,
  page: Page,
  isFullWalk: boolean,
): Promise<Found> => {
  const { witness, state } = computer;
  const isFirst = state.acts === 0;
  const at = witness.current() ?? FIRST;
  await witness.listen(page);
  await offerFolder(page, FOLDER);
  await page.goto(isFirst ? address : `${address}#/${encodeURIComponent(at)}`);
  if (isFirst) {
    await openExample(page);
    await untilSaved(page);
  }
  const found = isFirst
    ? FIRST_START
    : await checkAfterKill(page, at, { ...computer, judge, isFullWalk });
  Object.assign(state, { incoming: found.incoming, acts: found.acts });
  computer.doomed.clear();
  return found;
};

/** Results of all restarts together. */
interface Sum {
  readonly hits: Map<string, number>;
  files: number;
  steps: number;
  acts: number;
  backups: number;
}

const summary = (sum: Sum, kills: number, named: string): string => {
  const hits = [...sum.hits].sort().map(([name, count]) => `  ${name}: ${String(count)}`);
  return [
    `${String(kills)} kills, ${named}; longest history ${String(sum.acts)} acts,`,
    `${String(sum.steps)} steps taken back and repeated, ${String(sum.files)} saved files read,`,
    `at most ${String(sum.backups)} backups in a folder. Hit:`,
    ...hits,
  ].join('\n');
};

/** One life of the program: it starts, is checked, works and is killed. Without work it only starts and ends. */
const live = async (run: Run, computer: Computer, number: number, isLast: boolean) => {
  const { page, kill } = await startMortal(run.address, computer);
  try {
    const found = await startProgram(run, computer, page, number % FULL_WALK === 0 || isLast);
    const hit = isLast ? null : await workUntilKilled(run, computer, page, kill);
    return { found, hit };
  } catch (error) {
    // A screenshot; there is none where the browser is gone.
    await page.screenshot({ path: test.info().outputPath('seen.png') }).catch(() => undefined);
    throw error;
  } finally {
    await kill();
  }
};

/** When the trial ends at the latest (WABENWART_MINUTES from now), by the clock of `performance`; Infinity if nobody asked. */
const endOfMinutes = (): number => {
  const minutes = Number(process.env['WABENWART_MINUTES'] ?? 0);
  return minutes === 0 ? Infinity : performance.now() + minutes * 60_000;
};

/** Kills the program so many times and prints what was hit; fails at the first restart that lacks anything. */
export async function crashTrial(address: string, { kills, seed, part }: Trial): Promise<void> {
  const named = `WABENWART_SEED=${String(seed)}, part ${String(part)}`;
  console.log(`Crash trial: ${String(kills)} kills, ${named}`);
  const judge = await bundled<typeof Judge>(join(import.meta.dirname, 'judge.ts'));
  const chance = chancesFrom(seed * PARTS + part);
  const run: Run = { judge, address, chance, pace: createPace(), deck: createDeck(chance) };
  const sum: Sum = { hits: new Map(), files: 0, steps: 0, acts: 0, backups: 0 };
  let computer = await newComputer();
  let last = 'nothing';
  let done = 0;
  const end = endOfMinutes();
  for (let number = 0; number <= kills && performance.now() < end; number += 1) {
    done = number;
    if (computer.state.acts > MOST_ENTRIES || computer.state.incoming > MOST_INCOMING) {
      await computer.discard();
      computer = await newComputer();
    }
    try {
      const { found, hit } = await live(run, computer, number, number === kills);
      sum.files += found.files;
      sum.steps += found.steps;
      sum.acts = Math.max(sum.acts, found.acts);
      sum.backups = Math.max(sum.backups, found.backups);
      last = hit ?? last;
      if (hit !== null) sum.hits.set(hit, (sum.hits.get(hit) ?? 0) + 1);
    } catch (error) {
      console.log(`${named}, after kill ${String(number)}, which hit: ${last}`);
      computer.keep();
      console.log(`The profile stays at ${computer.profile}`);
      throw error;
    }
  }
  await computer.discard();
  console.log(`${String(done)} of ${String(kills)} kills from seed ${String(seed)}`);
  console.log(summary(sum, done, named));
}
