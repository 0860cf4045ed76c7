import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sourceOf } from '../../../engine';
import { useSession } from '../state/session';
import { rowCounts, DamagedCampaign, storage } from '../storage';
import { example } from '../storage/testing';
import { bridge } from '../../kit/bridge';
import { blobWriter } from '../../kit/bridge/browser';
import { useNotice } from './notice';
import { importFile } from './import';
import { createAndOpen, openCampaign, openFile, saveCopyOf } from './actions';

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await useSession.getState().close();
  for (const { id } of await storage.list()) await storage.remove(id);
});

describe('making a new world', () => {
  it('makes one at a double click, and another when asked again later', async () => {
    const made = 'storage:journal.created';
    await Promise.all([createAndOpen(example(), made), createAndOpen(example(), made)]);
    expect(await storage.list()).toHaveLength(1);
    await createAndOpen(example(), made);
    expect(await storage.list()).toHaveLength(2);
  });
});

describe('a disk without space for a new world', () => {
  it('is reported in one sentence and stores nothing of it', async () => {
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
  it('stays open while its last steps are not on the disk, and reports it', async () => {
    const campaign = { ...example(), id: 'unwritten' };
    const id = await storage.create(example(), { name: 'x', about: {}, at: '' });
    useSession.setState({ campaign, save: { kind: 'failed', reason: 'quota' } });
    await openCampaign(id);
    expect(useSession.getState().campaign).toBe(campaign);
    expect(useNotice.getState().notice?.text).toBe('storage:file.staysOpen');
    useSession.setState({ campaign: null, save: { kind: 'saving' } });
  });

  it('reports in a sentence that a world lacks what it cannot be shown without, and stays usable', async () => {
    const id = await storage.create(example(), { name: 'x', about: {}, at: '' });
    vi.stubGlobal('document', { documentElement: { dataset: {} } });
    vi.stubGlobal('navigator', {});
    vi.spyOn(storage, 'read').mockRejectedValueOnce(new DamagedCampaign());
    expect(await openCampaign(id)).toBe(false);
    expect(useNotice.getState().notice?.text).toBe('storage:file.damaged');
    expect(await openCampaign(id)).toBe(true);
  });

  it('reports that a world is not there any more, and does not touch the others', async () => {
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

  it('writes a copy of one in the trash, which stays there', async () => {
    const id = await storage.create(example(), { name: 'x', about: {}, at: '' });
    await storage.discard(id, '2026-03-01T10:00:00.000Z');
    const files: Blob[] = [];
    vi.spyOn(bridge, 'saveStream').mockResolvedValue(
      blobWriter('', (blob) => {
        files.push(blob);
        return Promise.resolve({ path: '/tharos.wabenwart' });
      }),
    );
    await saveCopyOf(id);
    expect(useSession.getState().windowNews).toBeNull();
    expect(useNotice.getState().notice?.text).toBe('storage:file.exported');
    const source = sourceOf(new Uint8Array((await files[0]?.arrayBuffer()) ?? []));
    const copy = await importFile(storage, { name: 'x', source }, '');
    if (copy.kind !== 'imported') throw new Error('The copy does not open.');
    expect((await storage.read(copy.id))?.campaign).toEqual({ ...example(), id: copy.id });
    expect((await storage.trash()).map((head) => head.id)).toEqual([id]);
    await storage.remove(id);
  });

  it('reports when the chosen file has vanished before it was read', async () => {
    vi.spyOn(bridge, 'openSource').mockRejectedValue(new Error('gone'));
    await openFile();
    expect(useNotice.getState().notice?.text).toBe('storage:file.gone');
  });
});
