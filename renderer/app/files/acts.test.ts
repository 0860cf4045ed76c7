import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { useSession } from '../../state/session';
import { storage } from '../../storage';
import { example } from '../../storage/testing';
import { createAndOpen } from './acts';

afterEach(async () => {
  await useSession.getState().close();
  for (const { id } of await storage.list()) await storage.remove(id);
});

describe('making a new world', () => {
  it('makes one at a double press, and another when asked again later', async () => {
    const made = 'storage:journal.created';
    await Promise.all([createAndOpen(example(), made), createAndOpen(example(), made)]);
    expect(await storage.list()).toHaveLength(1);
    await createAndOpen(example(), made);
    expect(await storage.list()).toHaveLength(2);
  });
});
