import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../../engine';
import type { Bridge } from '../../kit/bridge';
import { blobWriter } from '../../kit/bridge/browser';
import { createDisk, example, moment, origin } from '../storage/testing';
import { wordsOf } from '../../kit/text/words';
import { exportCampaign, fileNameOf } from './actions';
import { importFile, takeOver } from './import';
import { campaignFile } from '../../../engine/testing/files';

const bridgeThat = (saveFile: Bridge['saveFile']): Bridge => ({
  kind: 'browser',
  openFile: () => Promise.resolve(null),
  openFiles: () => Promise.resolve([]),
  saveFile,
  openSource: () => Promise.resolve(null),
  saveStream: ({ kind, name }) =>
    Promise.resolve(
      blobWriter('', async (blob) => {
        const bytes = new Uint8Array(await blob.arrayBuffer());
        return (await saveFile({ kind, name, bytes })) ?? { path: '' };
      }),
    ),
  outlets: [],
  openOutlet: () => Promise.resolve(null),
  printPdf: () => Promise.resolve(null),
  setLanguage: () => Promise.resolve(null),
  onMenu: () => () => undefined,
});

const words = wordsOf('de');

describe('opening a campaign file', () => {
  it('takes it over whole, beside a campaign of the same id', async () => {
    const { storage } = createDisk().start();
    await storage.create({ ...example(), name: 'Meine' }, origin);
    const bytes = campaignFile(example());
    const imported = await importFile(
      storage,
      { name: 'see.wabenwart', source: sourceOf(bytes) },
      moment(3),
    );
    expect(imported).toMatchObject({ kind: 'imported', id: 'tharos-2' });
    expect((await storage.read('tharos-2'))?.campaign).toEqual({ ...example(), id: 'tharos-2' });
    expect((await storage.read('tharos'))?.campaign.name).toBe('Meine');
    expect((await storage.read('tharos-2'))?.journal).toEqual([
      {
        seq: 0,
        parent: null,
        next: null,
        name: 'storage:journal.imported',
        about: { file: 'see.wabenwart' },
        at: moment(3),
      },
    ]);
  });

  const whole = campaignFile(example());
  const bent = whole.map((byte, index) => (index === 2000 ? byte ^ 0xff : byte));
  /** The file with another text in one of its parts. */
  const changed = (part: string, from: string | RegExp, to: string): Uint8Array => {
    const parts = unzipSync(whole);
    const text = strFromU8(parts[part] ?? new Uint8Array()).replace(from, to);
    return zipSync({ ...parts, [part]: strToU8(text) });
  };
  it.each([
    ['an empty file', new Uint8Array(), 'keine Wabenwart-Datei'],
    ['a text', strToU8('Einheit 203 zieht nach 210/19'), 'keine Wabenwart-Datei'],
    ['half of a file', whole.slice(0, whole.length / 2), 'keine Wabenwart-Datei'],
    ['a bent file', bent, ''],
    [
      'of another program',
      zipSync({ 'word/document.xml': strToU8('<w/>') }),
      'Archiv eines anderen Programms',
    ],
    [
      'of a newer program',
      changed('manifest.json', /"version": *\d+/, '"version":99'),
      'aus einer neueren Version von Wabenwart (Format 99',
    ],
    [
      'changed in a part',
      changed('campaign.json', example().name, 'Falsch'),
      'Teil campaign.json beschädigt',
    ],
  ])('that is %s is reported in one sentence and writes nothing', async (_what, bytes, says) => {
    const { storage, database } = createDisk().start();
    const imported = await importFile(
      storage,
      { name: 'kaputt.wabenwart', source: sourceOf(bytes) },
      moment(),
    );
    expect(imported.kind).toBe('refused');
    const sentence = words(imported.notice.text, imported.notice.about);
    expect(sentence).toContain('kaputt.wabenwart');
    expect(sentence).toContain(says);
    expect(sentence).toContain('Deine Kampagnen sind unverändert');
    expect(sentence).not.toContain('{{');
    expect(await database.rows.count()).toBe(0);
    expect(await storage.list()).toEqual([]);
  });

  it('leaves nothing behind when the disk is full', async () => {
    const { storage, database } = createDisk().start();
    database.rows.hook('creating', (_key, row: { readonly path: readonly string[] }) => {
      if (row.path.at(-1) === '711') throw new Error('full');
    });
    const bytes = campaignFile(example());
    const imported = await importFile(
      storage,
      { name: 'see.wabenwart', source: sourceOf(bytes) },
      moment(),
    );
    expect(imported.notice.text).toBe('storage:file.unstored');
    expect([await database.rows.count(), await storage.list()]).toEqual([0, []]);
  });
});

describe('taking a campaign over with files beside it', () => {
  const archive = { campaign: example(), images: { aa: Uint8Array.of(1), bb: Uint8Array.of(2) } };

  it('brings it and all of them', async () => {
    const { storage } = createDisk().start();
    const id = await takeOver(storage, archive, origin);
    expect(Object.keys(await storage.picturesOf(id))).toEqual(['aa', 'bb']);
    expect((await storage.read(id))?.campaign).toEqual(example());
  });

  it('leaves nothing of any of them when one cannot be stored', async () => {
    const { storage, database } = createDisk().start();
    database.pictures.hook('creating', (_key, { hash }) => {
      if (hash === 'bb') throw new Error('full');
    });
    await expect(takeOver(storage, archive, origin)).rejects.toThrow('full');
    expect(await Promise.all(database.tables.map((table) => table.count()))).toEqual(
      database.tables.map(() => 0),
    );
  });
});

describe('saving a campaign as a file', () => {
  it.each([
    ['Die Tharische See', 'Die-Tharische-See-58.wabenwart'],
    ['../../etc/passwd', 'etc-passwd-58.wabenwart'],
    ['Öde & Übel: „Teil 2“', 'Öde-Übel-Teil-2-58.wabenwart'],
    ['***', 'Welt-58.wabenwart'],
  ])('names it after the world and its turn: %s', (name, file) => {
    expect(fileNameOf({ ...example(), name })).toBe(file);
  });

  it('writes what opens again, and remembers when', async () => {
    const { storage } = createDisk().start();
    const id = await storage.create(example(), origin);
    const files: Uint8Array[] = [];
    const bridge = bridgeThat(({ name, bytes }) => {
      files.push(bytes);
      return Promise.resolve({ path: `/home/${name}` });
    });
    const notice = await exportCampaign(storage, bridge, example(), moment(7), 'de');
    expect(notice).toMatchObject({ kind: 'done' });
    expect((await storage.headOf(id))?.exportedAt).toBe(moment(7));
    const other = createDisk().start();
    const [bytes = new Uint8Array()] = files;
    await importFile(other.storage, { name: 'x', source: sourceOf(bytes) }, moment());
    expect((await other.storage.read(id))?.campaign).toEqual(example());
  });

  it('counts as no copy when the GM changes his mind or the disk refuses', async () => {
    const { storage } = createDisk().start();
    const id = await storage.create(example(), origin);
    const declined = bridgeThat(() => Promise.resolve(null));
    expect(await exportCampaign(storage, declined, example(), moment(), 'de')).toBeNull();
    const reasons = {
      'ENOSPC: no space left on device': 'faults:file.full',
      'EROFS: read-only file system': 'faults:file.readOnly',
      'EACCES: permission denied': 'faults:file.denied',
      'something else': 'storage:file.exportFailed',
    };
    for (const [message, text] of Object.entries(reasons)) {
      const broken = bridgeThat(() => Promise.reject(new Error(message)));
      const told = await exportCampaign(storage, broken, example(), moment(), 'de');
      expect(told).toMatchObject({ kind: 'failed', text });
    }
    expect((await storage.headOf(id))?.exportedAt).toBeNull();
  });

  it('writes no copy that could not be read again, and reports the place of the error', async () => {
    const { storage } = createDisk().start();
    const id = await storage.create(example(), origin);
    const names: string[] = [];
    const bridge = bridgeThat(({ name }) => {
      names.push(name);
      return Promise.resolve({ path: name });
    });
    const unfit = { ...example(), seed: 7 as unknown as string };
    const told = await exportCampaign(storage, bridge, unfit, moment(), 'de');
    expect(told).toMatchObject({
      text: 'faults:file.unfit',
      about: { part: 'campaign.json', path: 'seed' },
    });
    expect(wordsOf('de')(told?.text ?? '', told?.about)).toContain('campaign.json');
    expect(names).toEqual([]);
    expect((await storage.headOf(id))?.exportedAt).toBeNull();
  });
});
