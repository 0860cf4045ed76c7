import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addressOf,
  answerTo,
  type Campaign,
  type IncomingParcel,
  type OutgoingParcel,
  parcelFile,
  readParcelFile,
  sourceOf,
  takeRecall,
} from '../../../engine';
import { campaignFile } from '../../../engine/testing/files';
import { bridge } from '../../kit/bridge';
import { restore } from '../backups/restoring';
import { useBackupState } from '../backups/store';
import { memoryPlace } from '../backups/testing';
import { useSession } from '../state/session';
import { storage } from '../storage';
import { example, origin } from '../storage/testing';
import { lookIntoFolder, waitingIn } from './folder';
import { useParcels } from './parcel-store';
import { lookAt, pack, recall, send, sendRecall, takeNote } from './parcels';

const east: Campaign = { ...example(), id: 'east', name: 'Ostmark' };
const UNIT = 'tha:101';
const folder = memoryPlace('Tausch', /\.wabenpaket$/);

const campaign = (): Campaign => useSession.getState().campaign ?? example();
const outgoing = (): OutgoingParcel => {
  const found = Object.values(campaign().parcels ?? {}).find((record) => record.kind === 'out');
  if (found === undefined) throw new Error('no parcel');
  return found;
};

const packed = async (): Promise<void> => {
  await takeNote(addressOf(east));
  await pack({
    to: { campaign: east.id, name: east.name },
    note: '',
    units: [UNIT],
    letters: [],
    knowledge: [],
  });
};

beforeEach(async () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  folder.files.clear();
  useParcels.setState({ place: { kind: 'ready', place: folder }, files: null, news: null });
  await useSession.getState().open(await storage.create({ ...example(), id: 'west' }, origin));
});

afterEach(async () => {
  vi.restoreAllMocks();
  await useSession.getState().close();
  for (const { id } of await storage.list()) await storage.remove(id);
  vi.unstubAllGlobals();
});

describe('a parcel that goes out', () => {
  it('can be undone until it is sent, and then neither by an undo nor by a backup', async () => {
    await packed();
    expect(campaign().world.units[UNIT]).toBeUndefined();
    await useSession.getState().undo();
    expect(campaign().world.units[UNIT]).toBeDefined();
    await useSession.getState().redo();
    await send(outgoing(), 'folder');
    const sent = campaign();
    await useSession.getState().undo();
    await useSession.getState().goTo(0);
    expect(useSession.getState()).toMatchObject({ isBarred: true, campaign: sent });
    const file = 'alt.wabenwart';
    await restore(example(), { file, source: sourceOf(campaignFile(example())) });
    expect(useBackupState.getState().refusal?.text).toBe('backup:restore.parcels');
    expect(campaign()).toBe(sent);
  });

  it('lies in the folder once, however often it is written, and beside another file of its name', async () => {
    await packed();
    await send(outgoing(), 'folder');
    await send(outgoing(), 'folder');
    const [name = ''] = folder.files.keys();
    expect([...folder.files.values()]).toEqual([parcelFile(outgoing().parcel)]);
    folder.files.set(name, new Uint8Array([1]));
    await send(outgoing(), 'folder');
    expect([...folder.files.keys()]).toEqual([name, name.replace('.', ' (2).')]);
  });

  it('stays packed where its file was not written', async () => {
    await packed();
    vi.spyOn(bridge, 'saveFile').mockResolvedValue(null);
    await send(outgoing(), 'file');
    expect(outgoing().state).toBe('packed');
    vi.spyOn(folder, 'write').mockRejectedValue(new Error('ENOSPC'));
    await send(outgoing(), 'folder');
    expect(outgoing().state).toBe('packed');
    expect(useParcels.getState().news?.text).toBe('parcels:written.failed');
  });
});

it('a parcel is called back with a reason: its units come with the answer, and not before', async () => {
  await packed();
  await recall(outgoing(), 'zu früh');
  expect(outgoing().recalled).toBeUndefined();
  await send(outgoing(), 'folder');
  await recall(outgoing(), 'Die Datei ist verloren.');
  await sendRecall(outgoing(), 'folder');
  expect(campaign().world.units[UNIT]).toBeUndefined();
  const [, bytes = new Uint8Array()] = [...folder.files.values()];
  const read = readParcelFile(bytes);
  if (!read.ok || read.value.content.kind !== 'recall') throw new Error('no recall');
  const there = takeRecall(east, read.value.content, '2026-03-01T12:00:00Z');
  const [record] = Object.values(there.parcels ?? {}).filter(({ kind }) => kind === 'in');
  await takeNote(answerTo(there, record as IncomingParcel));
  expect(campaign().world.units[UNIT]).toEqual(example().world.units[UNIT]);
  expect(outgoing()).toMatchObject({ state: 'refused', reason: 'Die Datei ist verloren.' });
});

describe('what is refused with a sentence', () => {
  const said = () => useParcels.getState().news?.text;

  it('is a parcel that another campaign packed, of which this is a copy', async () => {
    await packed();
    const record = outgoing();
    const from = { campaign: 'original', name: 'Westmark' };
    await send({ ...record, parcel: { ...record.parcel, from } }, 'folder');
    expect(said()).toBe('parcels:list.notHere');
    expect(outgoing().state).toBe('packed');
    expect([...folder.files]).toEqual([]);
  });

  it('is to write into a folder that is closed, and once more into one that fails', async () => {
    await packed();
    await send(outgoing(), 'folder');
    vi.spyOn(folder, 'write').mockRejectedValue(new Error('ENOSPC'));
    folder.files.clear();
    await send(outgoing(), 'folder');
    expect(said()).toBe('parcels:written.failedAgain');
    useParcels.setState({ place: { kind: 'none' } });
    await send(outgoing(), 'folder');
    expect(said()).toBe('parcels:written.noFolder');
    expect(outgoing().state).toBe('sent');
  });

  it('is a step that changes nothing', async () => {
    await packed();
    await takeNote(addressOf(east));
    expect(said()).toBe('parcels:unfit');
  });
});

describe('the watched folder', () => {
  it('counts a parcel once, however many files it lies in', async () => {
    for (const name of ['a', 'b'])
      folder.files.set(`${name}.wabenpaket`, parcelFile(addressOf(east)));
    await lookIntoFolder();
    expect(waitingIn(campaign(), useParcels.getState().files)).toBe(1);
  });

  it('lists what lies in it and does nothing with it; what was damaged is read again', async () => {
    const bytes = parcelFile(addressOf(east));
    folder.files.set('a.wabenpaket', bytes.slice(0, -9));
    folder.files.set('b.txt', bytes);
    const before = campaign();
    await lookIntoFolder();
    expect(useParcels.getState().files).toMatchObject([
      { file: 'a.wabenpaket', read: { ok: false, problem: 'damaged' } },
    ]);
    folder.files.set('a.wabenpaket', bytes);
    await lookIntoFolder();
    expect(waitingIn(campaign(), useParcels.getState().files)).toBe(1);
    expect(campaign()).toBe(before);
    await takeNote(addressOf(east));
    expect(waitingIn(campaign(), useParcels.getState().files)).toBe(0);
  });

  it('that cannot be read says so until it can', async () => {
    vi.spyOn(folder, 'list').mockRejectedValueOnce(new Error('EACCES'));
    await lookIntoFolder();
    expect(useParcels.getState().files).toBe('unreadable');
    await lookIntoFolder();
    expect(useParcels.getState().files).toEqual([]);
  });
});

it('what waits for no decision is refused with a sentence', async () => {
  await packed();
  const { parcel } = outgoing();
  lookAt('x', { content: parcel, digest: '' });
  expect(useParcels.getState()).toMatchObject({
    chosen: null,
    news: { text: 'parcels:standing.own.text', about: { file: 'x' } },
  });
});
