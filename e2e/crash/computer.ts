import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createWitness, type Witness } from './watch';

/** One GM's computer: what outlives a kill, and what was told before it. */
export interface Computer {
  readonly profile: string;
  readonly downloads: string;
  readonly witness: Witness;
  /** Worlds whose deleting has begun. */
  readonly doomed: Set<string>;
  /** Worlds that came from files, and acts of the open world, as the last restart found them. */
  readonly state: { incoming: number; acts: number };
  /** Lets its folder lie when the test ends, for somebody to look into. */
  readonly keep: () => void;
  /** Throws the computer away. */
  readonly discard: () => Promise<void>;
}

const REMOVED = { recursive: true, force: true, maxRetries: 5 } as const;

/** Folders that go when the process of the test ends, however it does. */
const folders = new Set<string>();
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, REMOVED);
});

/** A computer on which the program has never run. */
export async function newComputer(): Promise<Computer> {
  const folder = await mkdtemp(join(tmpdir(), 'wabenwart-crash-'));
  folders.add(folder);
  const [profile, downloads] = [join(folder, 'profile'), join(folder, 'downloads')];
  await mkdir(downloads);
  return {
    profile,
    downloads,
    witness: createWitness(),
    doomed: new Set(),
    state: { incoming: 0, acts: 0 },
    keep: () => folders.delete(folder),
    discard: async () => {
      await rm(folder, REMOVED);
      folders.delete(folder);
    },
  };
}
