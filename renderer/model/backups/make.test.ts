import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type ByteSink, sourceOf } from '../../../engine';
import { example } from '../storage/testing';
import { backupsIn } from './list';
import { makeBackup, verifyBackup } from './make';
import { readCampaign } from '../../../engine';
import { memoryPlace } from './testing';
import { aboutOf, troubleOf } from './trouble';

const world = example();
const none = { enclosure: () => Promise.resolve(undefined) };
const at = (hour: number, day = 22): Date => new Date(2026, 10, day, hour, 5, 12);

describe('making a backup', () => {
  it('gives a file that opens as the same world, with the checksum that sha256sum would print', async () => {
    const place = memoryPlace();
    const { file, size } = await makeBackup(place, world, none, at(14));
    const bytes = place.files.get(file) ?? new Uint8Array();
    expect(bytes.length).toBe(size);
    const read = await readCampaign(sourceOf(bytes), () => Promise.resolve());
    expect(read.ok && read.value.campaign).toEqual(world);
    const hash = createHash('sha256').update(bytes).digest('hex');
    const line = new TextDecoder().decode(place.files.get(`${file}.sha256`));
    expect(line).toBe(`${hash}  ${file}\n`);
  });

  it('deletes what is too old, of this world only and no foreign file', async () => {
    const place = memoryPlace();
    place.files.set('brief.txt', new Uint8Array([1]));
    const other = await makeBackup(place, { ...world, id: 'other' }, none, at(1));
    for (let hour = 2; hour < 14; hour += 1) await makeBackup(place, world, none, at(hour));
    const left = backupsIn(await place.list(), backupsIn(await place.list())[0]?.tag);
    expect(left.map(({ time }) => time.slice(0, 2))).toEqual([
      '13',
      '12',
      '11',
      '10',
      '09',
      '08',
      '07',
      '06',
      '05',
      '04',
    ]);
    expect(place.files.has(other.file)).toBe(true);
    expect(place.files.has('brief.txt')).toBe(true);
    expect(place.files.size).toBe(1 + 2 + 20);
  });

  it('lets no file without a checksum replace one that is proven, and removes none', async () => {
    const place = memoryPlace();
    const { file } = await makeBackup(place, world, none, at(1));
    for (let hour = 2; hour < 13; hour += 1)
      place.files.set(
        file.replace(/_01\d{4}_/, `_${String(hour).padStart(2, '0')}0000_`),
        new Uint8Array([1]),
      );
    await makeBackup(place, world, none, at(14));
    expect(place.files.has(file)).toBe(true);
    expect([...place.files.keys()].filter((name) => name.endsWith('.wabenwart'))).toHaveLength(13);
  });

  it('removes nothing, and leaves nothing behind, where the new file is not what was written', async () => {
    const place = memoryPlace();
    for (let hour = 2; hour < 12; hour += 1) await makeBackup(place, world, none, at(hour));
    const before = [...place.files.keys()];
    const lying = {
      ...place,
      source: async (name: string) => {
        const source = await place.source(name);
        return {
          ...source,
          read: async (from: number, to: number) =>
            (await source.read(from, to)).map((byte) => byte ^ 1),
        };
      },
    };
    await expect(makeBackup(lying, world, none, at(13))).rejects.toThrow();
    expect([...place.files.keys()]).toEqual(before);
  });

  it('leaves no unverified file behind where there is no space for its checksum', async () => {
    const place = memoryPlace();
    const full = {
      ...place,
      write: <Outcome>(name: string, produce: (sink: ByteSink) => Promise<Outcome>) =>
        name.endsWith('.sha256') ? Promise.reject(new Error('ENOSPC')) : place.write(name, produce),
    };
    await expect(makeBackup(full, world, none, at(14))).rejects.toThrow('ENOSPC');
    expect([...place.files.keys()]).toEqual([]);
  });

  it('is refused of a world that could not be read again, and the older one stays', async () => {
    const place = memoryPlace();
    const { file } = await makeBackup(place, world, none, at(1));
    const before = [...place.files.keys()];
    const unfit = { ...world, seed: 7 as unknown as string };
    const problem: unknown = await makeBackup(place, unfit, none, at(14)).catch(
      (why: unknown) => why,
    );
    expect([troubleOf(problem), aboutOf(problem)]).toEqual([
      'unfit',
      { part: 'campaign.json', path: 'seed' },
    ]);
    expect([...place.files.keys()]).toEqual(before);
    expect(before).toContain(file);
  });

  it('retains what it has just made though the clock was put back and twelve later ones are there', async () => {
    const place = memoryPlace();
    for (let day = 1; day < 13; day += 1) await makeBackup(place, world, none, at(14, day + 10));
    const { file } = await makeBackup(place, world, none, at(9, 1));
    expect(place.files.has(file)).toBe(true);
    expect(backupsIn(await place.list())).toHaveLength(13);
  });

  it('distinguishes a whole backup from a damaged and from an unverified one', async () => {
    const place = memoryPlace();
    const { file } = await makeBackup(place, world, none, at(14));
    const [backup] = backupsIn(await place.list());
    if (backup === undefined) throw new Error('there is a backup');
    expect(await verifyBackup(place, backup)).toBe('whole');
    place.files.set(
      file,
      (place.files.get(file) ?? new Uint8Array()).map((byte, i) => (i === 100 ? byte ^ 1 : byte)),
    );
    expect(await verifyBackup(place, backup)).toBe('damaged');
    place.files.delete(`${file}.sha256`);
    const [bare] = backupsIn(await place.list());
    expect(bare === undefined ? undefined : await verifyBackup(place, bare)).toBe('unproven');
  });
});
