import { describe, expect, it } from 'vitest';
import type { Storage } from '../storage';
import { RevisionConflict } from '../storage/storage';
import { createDisk, moment, note, origin } from '../storage/testing';
import { createSession } from './session';
import { smallWorld, turns } from './windows-testing/browser';

const say = (words: string) => note('210/19', words);

/** A session whose commits fail with what `trouble` holds, as long as it holds something. */
const opened = async () => {
  const { storage } = createDisk().start();
  const trouble: { error: Error | null } = { error: null };
  const commit: Storage['commit'] = (step) =>
    trouble.error === null ? storage.commit(step) : Promise.reject(trouble.error);
  const session = createSession({
    storage: { ...storage, commit },
    now: () => moment(),
    acquireWriter: () => Promise.resolve({ release: () => Promise.resolve() }),
  });
  const id = await storage.create(smallWorld(), origin);
  const get = () => session.getState();
  await get().open(id);
  return { get, id, storage, trouble };
};

describe('putting a campaign away', () => {
  it.each([0, 1, 2, 3])(
    'writes what is done in its last moments, %i moments after it began',
    async (moments) => {
      const { get, id, storage } = await opened();
      const closing = get().close();
      for (let passed = 0; passed < moments; passed += 1) await Promise.resolve();
      const isOpen = get().campaign !== null;
      for (const words of ['eins', 'zwei', 'drei']) void get().execute(say(words));
      const { revision } = get();
      await closing;
      expect((await storage.read(id))?.revision).toBe(isOpen ? revision : 0);
      expect((await storage.audit(id)).problems).toEqual([]);
    },
  );

  it('leaves nothing behind that the next campaign would wait for', async () => {
    const { get, id } = await opened();
    const again = get().open(id);
    await Promise.resolve();
    for (const words of ['eins', 'zwei', 'drei']) void get().execute(say(words));
    await again;
    await get().execute(say('danach'));
    expect([get().save.kind, get().savedRevision]).toEqual(['saved', get().revision]);
    await get().close();
    expect(get().campaign).toBeNull();
  });

  it('does not wait for steps that an older state refused for ever', async () => {
    const { get, id, storage, trouble } = await opened();
    void get().execute(say('eins'));
    trouble.error = new RevisionConflict();
    void get().execute(say('zwei'));
    await get().close();
    expect(get().campaign).toBeNull();
    expect((await storage.audit(id)).problems).toEqual([]);
  });

  it('waits for disk space, until the GM gives up what has none', async () => {
    const { get, id, storage, trouble } = await opened();
    trouble.error = new DOMException('full', 'QuotaExceededError');
    void get().execute(say('eins'));
    const closing = get().close();
    await turns(20);
    expect([get().campaign === null, get().save]).toEqual([
      false,
      { kind: 'failed', reason: 'quota' },
    ]);
    await Promise.all([get().close(), closing]);
    expect([get().campaign, (await storage.read(id))?.revision]).toEqual([null, 0]);
  });
});
