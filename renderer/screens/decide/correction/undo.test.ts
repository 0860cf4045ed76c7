import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { campaignFile } from '../../../../engine/testing/files';
import { createSession } from '../../../model/state/session';
import { createDisk, type Disk, moment, origin } from '../../../model/storage/testing';
import { closingOf, correctionOf, GAMES } from '../month-testing';

const openSession = async (disk: Disk, id: string) => {
  const { storage, database } = disk.start();
  const session = createSession({
    storage,
    now: () => moment(),
    acquireWriter: () => Promise.resolve({ release: () => Promise.resolve() }),
  });
  await session.getState().open(id);
  const shown = () => {
    const { campaign } = session.getState();
    if (campaign === null) throw new Error('nothing is open');
    return campaign;
  };
  /** Every row of the world on the disk, down to the order of the keys in it. */
  const rows = async (): Promise<string> => {
    const hash = createHash('sha256');
    await database.rows.each((row) => void hash.update(JSON.stringify(row)));
    return hash.digest('hex');
  };
  const file = (): string => createHash('sha256').update(campaignFile(shown())).digest('hex');
  return { storage, get: () => session.getState(), shown, rows, file };
};

it.each(GAMES)(
  'a late correction undone and redone leaves the same rows and the same file, to the byte (%s)',
  async (_game, make) => {
    const disk = createDisk();
    const id = await disk.start().storage.create(make(), origin);
    const first = await openSession(disk, id);
    const opened = await first.rows();
    await first.get().execute(closingOf(first.shown()));
    const correction = correctionOf(first.shown());
    await first.get().execute(correction.begin);
    const before = { rows: await first.rows(), file: first.file() };
    await first.get().execute(correction.book());
    const corrected = { rows: await first.rows(), file: first.file() };
    expect(corrected.file).not.toBe(before.file);
    await first.get().undo();
    expect({ rows: await first.rows(), file: first.file() }).toEqual(before);
    await first.get().redo();
    expect({ rows: await first.rows(), file: first.file() }).toEqual(corrected);
    await first.get().close();

    // After a restart the changes come from the disk.
    const second = await openSession(disk, id);
    expect(second.file()).toBe(corrected.file);
    await second.get().goTo(0);
    expect(await second.rows()).toBe(opened);
    await second.get().goTo(3);
    expect({ rows: await second.rows(), file: second.file() }).toEqual(corrected);
    expect((await second.storage.audit(id)).problems).toEqual([]);
    await second.get().close();
  },
);
