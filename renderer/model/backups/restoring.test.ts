import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Campaign, sourceOf } from '../../../engine';
import { useNotice } from '../files/notice';
import { useSession } from '../state/session';
import { rowCounts, storage } from '../storage';
import { example, HASH, note, origin, PICTURE, withPicture } from '../storage/testing';
import { openAsOwn, restore } from './restoring';
import { useBackupState } from './store';
import { memoryPlace } from './testing';
import { campaignFile } from '../../../engine/testing/files';

/** A backup of a world, before whose pictures are read something else happens. */
const chosenFrom = (campaign: Campaign, meanwhile = (): Promise<unknown> => Promise.resolve()) => {
  const source = sourceOf(campaignFile(campaign, { [HASH]: PICTURE }));
  const read = async (from: number, to: number): Promise<Uint8Array> => {
    await meanwhile();
    return source.read(from, to);
  };
  return { file: 'Tharos.wabenwart', source: { ...source, read } };
};

const stored = (id: string): Promise<string> => storage.create({ ...example(), id }, origin);

beforeEach(() => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  useBackupState.setState({ place: { kind: 'ready', place: memoryPlace() }, refusal: null });
  useNotice.setState({ notice: null });
});

afterEach(async () => {
  vi.restoreAllMocks();
  await useSession.getState().close();
  for (const { id } of await storage.list()) await storage.remove(id);
  vi.unstubAllGlobals();
});

describe('going back to a backup', () => {
  it('is one step, with its pictures, that can be undone', async () => {
    const id = await stored('a');
    await useSession.getState().open(id);
    const backup = withPicture({ ...example(), id: 'other' });
    await useSession.getState().execute(note('210/19', 'danach'));
    const before = useSession.getState().campaign;
    await restore(backup, chosenFrom(backup));
    expect(useSession.getState().campaign).toEqual({ ...backup, id });
    expect(await storage.pictureOf(id, HASH)).toEqual(PICTURE);
    expect((await storage.read(id))?.campaign).toEqual({ ...backup, id });
    await useSession.getState().undo();
    expect(useSession.getState().campaign).toEqual(before);
  });

  it('changes no other world that was opened meanwhile, and reports it', async () => {
    const [a, b] = [await stored('a'), await stored('b')];
    await useSession.getState().open(a);
    const backup = withPicture({ ...example(), name: 'gesichert' });
    let isFirst = true;
    const leave = async (): Promise<void> => {
      if (isFirst) {
        isFirst = false;
        await useSession.getState().open(b);
      }
    };
    await restore(backup, chosenFrom(backup, leave));
    expect((await storage.read(b))?.campaign.name).toBe(example().name);
    expect((await storage.read(b))?.journal).toHaveLength(1);
    expect(useBackupState.getState().refusal?.text).toBe('backup:restore.left');
    expect(useNotice.getState().notice).toBeNull();
  });

  it('reports a full disk, and changes nothing', async () => {
    const id = await stored('a');
    await useSession.getState().open(id);
    vi.spyOn(storage, 'keepPicture').mockRejectedValue(
      new DOMException('full', 'QuotaExceededError'),
    );
    const backup = withPicture({ ...example(), id });
    await restore(backup, chosenFrom(backup));
    expect(useBackupState.getState().refusal?.text).toBe('storage:file.unstored');
    expect((await storage.read(id))?.journal).toHaveLength(1);
  });
});

describe('a backup as a world of its own', () => {
  it('comes in with its pictures beside the one that is there, and is open', async () => {
    const id = await stored('a');
    await openAsOwn(chosenFrom(withPicture({ ...example(), id })));
    const own = useSession.getState().campaign?.id ?? '';
    expect(own).toBe('a-2');
    expect(await storage.pictureOf(own, HASH)).toEqual(PICTURE);
  });

  it('leaves nothing behind on a full disk', async () => {
    const arrive = storage.arrive;
    vi.spyOn(storage, 'arrive').mockImplementation(async (wished) => ({
      ...(await arrive(wished)),
      settle: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
    }));
    await openAsOwn(chosenFrom(withPicture(example())));
    expect(useBackupState.getState().refusal?.text).toBe('storage:file.unstored');
    const counts = await rowCounts();
    expect([counts['arrivals'], counts['pictures'], counts['rows']]).toEqual([0, 0, 0]);
  });
});
