import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useSession } from '../state/session';
import { rowCounts, DamagedCampaign, storage } from '../storage';
import { example } from '../storage/testing';
import { bridge } from '../../kit/bridge';
import { useNotice } from './notice';
import { createAndOpen, openCampaign, openFile, saveCopyOf } from './actions';

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
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

describe('a disk without room for a new world', () => {
  it('says so in one sentence and keeps nothing of it', async () => {
    const write = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await createAndOpen(example(), 'storage:journal.created');
    write.mockRestore();
    expect(useNotice.getState().notice?.text).toBe('faults:make.quota');
    expect(await storage.list()).toEqual([]);
    expect((await rowCounts())['rows']).toBe(0);
  });
});

describe('opening a world', () => {
  it('leaves one open whose last steps are not on the disk, and says so', async () => {
    const campaign = { ...example(), id: 'unwritten' };
    const id = await storage.create(example(), { name: 'x', about: {}, at: '' });
    useSession.setState({ campaign, save: { kind: 'failed', reason: 'quota' } });
    await openCampaign(id);
    expect(useSession.getState().campaign).toBe(campaign);
    expect(useNotice.getState().notice?.text).toBe('storage:file.staysOpen');
    useSession.setState({ campaign: null, save: { kind: 'saving' } });
  });

  it('tells in a sentence that a world lacks what it cannot be shown without, and stays usable', async () => {
    const id = await storage.create(example(), { name: 'x', about: {}, at: '' });
    vi.stubGlobal('document', { documentElement: { dataset: {} } });
    vi.stubGlobal('navigator', {});
    vi.spyOn(storage, 'read').mockRejectedValueOnce(new DamagedCampaign());
    expect(await openCampaign(id)).toBe(false);
    expect(useNotice.getState().notice?.text).toBe('storage:file.damaged');
    expect(await openCampaign(id)).toBe(true);
  });

  it('says that a world is not there any more, and leaves the others be', async () => {
    vi.stubGlobal('document', { documentElement: { dataset: {} } });
    vi.stubGlobal('navigator', {});
    const [gone, kept] = [
      await storage.create(example(), { name: 'x', about: {}, at: '' }),
      await storage.create(example(), { name: 'x', about: {}, at: '' }),
    ];
    await storage.remove(gone);
    expect(await openCampaign(gone)).toBe(false);
    expect(useSession.getState()).toMatchObject({ campaign: null, windowNews: 'removed' });
    await saveCopyOf(gone);
    expect(useSession.getState().windowNews).toBe('removed');
    expect(await openCampaign(kept)).toBe(true);
    expect(useSession.getState().windowNews).toBeNull();
  });

  it('says when the chosen file has vanished before it was read', async () => {
    vi.spyOn(bridge, 'openSource').mockRejectedValue(new Error('gone'));
    await openFile();
    expect(useNotice.getState().notice?.text).toBe('storage:file.gone');
  });
});
