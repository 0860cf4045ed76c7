import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addressOf,
  answerTo,
  type Campaign,
  type FieldAddress,
  type IncomingParcel,
  knownNeighbours,
  type OutgoingParcel,
  ownAddress,
  packParcel,
  parcelDigest,
  parcelFile,
  parcelId,
  readParcelFile,
  refuseParcel,
  sourceOf,
  takeRecall,
  type Unit,
} from '../../../engine';
import { campaignFile } from '../../../engine/testing/files';
import {
  base,
  FIELD,
  KINDS as PYGMA,
  OWNER,
  rowIn,
  withRows,
} from '../../../engine/testing/parcel-rows';
import { bridge, type PlacedFile } from '../../kit/bridge';
import { restore } from '../backups/restoring';
import { useBackupState } from '../backups/store';
import { memoryPlace } from '../backups/testing';
import { useSession } from '../state/session';
import { storage } from '../storage';
import { example, origin } from '../storage/testing';
import { folders, lookIntoFolder, recallIn, waitingIn, watchFolder } from './folder';
import { useParcels } from './parcel-store';
import {
  accept,
  lookAt,
  pack,
  recall,
  refuse,
  renameNeighbour,
  send,
  sendAnswer,
  sendRecall,
  takeNote,
  unpack,
} from './parcels';

const east: Campaign = { ...example(), id: 'east', name: 'Ostmark' };
const UNIT = 'tha:101';
const [TRADER = expect.fail()] = Object.keys(base.world.affairs ?? {}).filter((id) =>
  id.startsWith('trader/'),
);
const DRAFT = { at: '2026-03-01T12:00:00Z', note: '', letters: [], knowledge: [] };
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
    crosserIds: [UNIT],
    letters: [],
    knowledge: [],
  });
};

/** A promise that is settled by hand. */
const held = <Value>() => {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (problem: Error) => void = () => undefined;
  const promise = new Promise<Value>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  return { promise, resolve, reject };
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

  it('is not named after how the GM calls its receiver', async () => {
    await takeNote(addressOf(east));
    const [to = expect.fail()] = knownNeighbours(campaign().parcels);
    await renameNeighbour(to, 'Nervensäge');
    const [renamed = expect.fail()] = knownNeighbours(campaign().parcels);
    await pack({ to: renamed, note: '', crosserIds: [UNIT], letters: [], knowledge: [] });
    await send(outgoing(), 'folder');
    const [name = ''] = folder.files.keys();
    expect(name).toContain('Ostmark');
    expect(`${name} ${new TextDecoder().decode(folder.files.get(name))}`).not.toContain(
      'Nervensäge',
    );
    expect(useSession.getState().journal.map(({ about }) => about)).toContainEqual({
      name: 'Nervensäge',
    });
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

it('what crosses stands in the chronicles of both campaigns, with its number and the other one', async () => {
  const told = (count: number) =>
    useSession
      .getState()
      .journal.slice(-count)
      .map(({ name, about }) => [name, about]);
  await packed();
  await send(outgoing(), 'folder');
  const { parcel } = outgoing();
  expect(told(2)).toEqual([
    ['parcels:journal.packed', { name: 'Ostmark' }],
    ['parcels:journal.sent', { name: 'Ostmark', number: 1 }],
  ]);
  await useSession.getState().open(await storage.create(east, origin));
  await accept(parcel, { field: '210/20' as FieldAddress, parties: { tha: 'tha' }, readers: [] });
  expect(told(1)).toEqual([['parcels:journal.accepted', { name: parcel.from.name, number: 1 }]]);
});

describe('a file that hangs while another of the same parcel is written', () => {
  const hanging = () => {
    const { promise, reject } = held<never>();
    vi.spyOn(folder, 'write').mockReturnValueOnce(promise);
    return () => reject(new Error('EIO'));
  };
  const saved = { path: 'x.wabenpaket' } as never;

  it.each([
    ['stays on its way where the other is there', saved, 'sent', 'parcels:written.failedAgain'],
    ['is packed alone where neither is', null, 'packed', 'parcels:written.failed'],
  ] as const)('%s', async (_, other, state, said) => {
    await packed();
    const fail = hanging();
    const first = send(outgoing(), 'folder');
    await vi.waitFor(() => expect(outgoing().state).toBe('sent'));
    vi.spyOn(bridge, 'saveFile').mockResolvedValue(other);
    await send(outgoing(), 'file');
    expect(outgoing().state).toBe('sent');
    fail();
    await first;
    expect(outgoing().state).toBe(state);
    expect(useParcels.getState().news?.text).toBe(said);
  });

  it('stays on its way where the other comes after it failed', async () => {
    await packed();
    const fail = hanging();
    const first = send(outgoing(), 'folder');
    await vi.waitFor(() => expect(outgoing().state).toBe('sent'));
    const second = held<typeof saved>();
    vi.spyOn(bridge, 'saveFile').mockReturnValue(second.promise);
    const later = send(outgoing(), 'file');
    fail();
    await first;
    expect(outgoing().state).toBe('sent');
    second.resolve(saved);
    await later;
    expect(outgoing().state).toBe('sent');
  });

  it('leaves a decision as it stands where the answer is there', async () => {
    await packed();
    const { parcel } = outgoing();
    const from = { campaign: east.id, name: east.name };
    const incoming = (): IncomingParcel => {
      const found = campaign().parcels?.['in east 1'];
      return found?.kind === 'in' ? found : expect.fail();
    };
    await refuse({ ...parcel, from, to: parcel.from }, 'nein');
    const fail = hanging();
    const first = sendAnswer(incoming(), 'folder');
    await vi.waitFor(() => expect(incoming().isAnswered).toBe(true));
    await sendAnswer(incoming(), 'folder');
    fail();
    await first;
    expect(incoming().isAnswered).toBe(true);
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
  expect(useParcels.getState().news?.text).toBe('parcels:received.was.confirmed');
  expect(campaign().world.units[UNIT]).toEqual(example().world.units[UNIT]);
  expect(outgoing()).toMatchObject({ state: 'refused', reason: 'Die Datei ist verloren.' });
});

/** Gives the number of the unit that left to another one. */
const givenAnew = async (): Promise<Unit> => {
  const other = { ...example().world.units[UNIT], size: 1 } as Unit;
  await useSession.getState().execute({
    name: 'test',
    about: {},
    replace: (open) => {
      const { world } = open;
      return { ...open, world: { ...world, units: { ...world.units, [UNIT]: other } } };
    },
  });
  return other;
};

it('the GM is told that a parcel is unpacked, and which number a unit has whose own was given anew', async () => {
  await packed();
  await unpack(outgoing());
  expect(useParcels.getState().news?.text).toBe('parcels:list.unpacked');
  await packed();
  await givenAnew();
  await unpack(outgoing());
  const { text, about } = useParcels.getState().news ?? expect.fail();
  expect(text).toBe('parcels:list.unpackedAnew');
  const free = /^101 → (\d+)$/.exec(String(about['list']))?.[1] ?? '';
  expect(campaign().world.units[UNIT]?.size).toBe(1);
  expect(campaign().world.units[`tha:${free}`]?.size).toBe(example().world.units[UNIT]?.size);
});

it('a parcel for which no number is free is not accepted and stays open, and the GM is told why', async () => {
  const trader = { ...(rowIn(base, TRADER) as object) };
  const all = Object.fromEntries(
    Array.from({ length: 99 }, (_, at) => [
      `trader/${OWNER}/t${String(at + 1)}`,
      { ...trader, number: at + 1 },
    ]),
  );
  const start = { ...withRows(base, all), id: 'full' };
  await useSession.getState().close();
  await useSession.getState().open(await storage.create(start, origin));
  const [, owner = ''] = TRADER.split('/');
  const sent = packParcel(
    base,
    { ...DRAFT, to: ownAddress(start), crosserIds: [TRADER] },
    PYGMA.records,
  );
  const [record] = Object.values(sent.parcels ?? {});
  const parcel = record?.kind === 'out' ? record.parcel : expect.fail();
  const done = await accept(parcel, { field: FIELD, parties: { [owner]: OWNER }, readers: [] });
  expect(done).toBe(false);
  expect(useParcels.getState().news?.text).toBe('parcels:received.noNumber');
  expect(campaign().parcels).toBeUndefined();
});

it('the GM is told which number a unit has that comes back where its own was given anew', async () => {
  await packed();
  await send(outgoing(), 'folder');
  const other = await givenAnew();
  const { parcel } = outgoing();
  const refused = refuseParcel(east, parcel, 'nein', '2026-03-01T12:00:00Z');
  const record = refused.parcels?.[parcelId('in', parcel.from.campaign, 1)];
  await takeNote(answerTo(refused, record as IncomingParcel));
  const [id = ''] = outgoing().returned ?? [];
  expect(useParcels.getState().news).toMatchObject({
    text: 'parcels:received.was.refusedAnew',
    about: { list: `101 → ${String(campaign().world.units[id]?.number)}` },
  });
  expect(campaign().world.units[UNIT]).toEqual(other);
});

it('a recall that was not written says so, can be undone, and not any more once it was', async () => {
  await packed();
  await send(outgoing(), 'folder');
  await recall(outgoing(), 'zu spät');
  vi.spyOn(folder, 'write').mockRejectedValueOnce(new Error('ENOSPC'));
  await sendRecall(outgoing(), 'folder');
  expect(useParcels.getState().news?.text).toBe('parcels:written.failed');
  expect(outgoing().isRecallSent).toBe(false);
  await sendRecall(outgoing(), 'folder');
  expect(outgoing().isRecallSent).toBe(true);
  await useSession.getState().undo();
  expect(useSession.getState().isBarred).toBe(true);
  expect(outgoing().isRecallSent).toBe(true);
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

  it('is to call back, or to write once more, what the campaign sent of which this is a copy', async () => {
    await packed();
    await send(outgoing(), 'folder');
    folder.files.clear();
    const copy = { ...campaign(), id: 'copy' };
    await useSession.getState().close();
    await useSession.getState().open(await storage.create(copy, origin));
    for (const act of [() => recall(outgoing(), 'x'), () => send(outgoing(), 'folder')]) {
      useParcels.setState({ news: null });
      await act();
      expect(said()).toBe('parcels:list.sentElsewhere');
    }
    expect(outgoing().recalled).toBeUndefined();
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

  it('counts a recall of what was decided on until the answer lies in it, and names that of a parcel', async () => {
    await packed();
    const { parcel } = outgoing();
    const theirs = { ...parcel, from: ownAddress(east), to: parcel.from };
    const digest = parcelDigest(theirs);
    const { system, from, to, number } = theirs;
    const called = { kind: 'recall', system, from, to, number, digest, reason: 'x' } as const;
    folder.files.set('r.wabenpaket', parcelFile(called));
    await refuse(theirs, 'nein');
    await lookIntoFolder();
    const files = () => useParcels.getState().files;
    expect(recallIn(files(), theirs)?.file).toBe('r.wabenpaket');
    expect(recallIn(files(), { ...theirs, number: 2 })).toBeUndefined();
    expect(waitingIn(campaign(), files())).toBe(1);
    lookAt('r.wabenpaket', { content: called, digest: '' });
    expect(useParcels.getState()).toMatchObject({
      chosen: null,
      focused: 'in east 1',
      news: { text: 'parcels:standing.decided.text' },
    });
    const refused = campaign().parcels?.['in east 1'];
    await sendAnswer(refused as IncomingParcel, 'folder');
    expect(waitingIn(campaign(), files())).toBe(0);
  });

  it('lists what lies in it and does nothing with it; what was damaged is read again', async () => {
    const bytes = parcelFile(addressOf(east));
    folder.files.set('a.wabenpaket', bytes.slice(0, -9));
    folder.files.set('b.txt', bytes);
    folder.files.set('c.wabenpaket', new Uint8Array());
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

  it('is read when the shell tells of a change, as long as it is the folder and the window is open', async () => {
    const change = vi.fn();
    const stopped = vi.fn();
    const told = {
      ...folder,
      onChange: vi.fn((changed: () => void) => {
        change.mockImplementation(changed);
        return stopped;
      }),
    };
    vi.spyOn(folders, 'find').mockResolvedValue({ kind: 'ready', place: told });
    const stop = watchFolder();
    await vi.waitFor(() => expect(useParcels.getState().files).toEqual([]));
    folder.files.set('a.wabenpaket', parcelFile(addressOf(east)));
    change();
    await vi.waitFor(() => expect(waitingIn(campaign(), useParcels.getState().files)).toBe(1));
    useParcels.setState({ place: { kind: 'ready', place: told } });
    stop();
    expect(stopped).toHaveBeenCalledTimes(2);
    expect(told.onChange).toHaveBeenCalledTimes(2);
  });

  it('that hangs is asked once, and shown as it is when it answers', async () => {
    vi.useFakeTimers();
    const slow = held<readonly PlacedFile[]>();
    const list = vi.spyOn(folder, 'list').mockReturnValueOnce(slow.promise);
    vi.spyOn(folders, 'find').mockResolvedValue({ kind: 'ready', place: folder });
    const stop = watchFolder();
    await vi.advanceTimersByTimeAsync(60_000);
    folder.files.set('a.wabenpaket', parcelFile(addressOf(east)));
    await lookIntoFolder();
    expect(list).toHaveBeenCalledOnce();
    slow.resolve([]);
    await vi.advanceTimersByTimeAsync(0);
    expect(list).toHaveBeenCalledTimes(2);
    expect(waitingIn(campaign(), useParcels.getState().files)).toBe(1);
    stop();
    vi.useRealTimers();
  });

  it('is looked into once more however often it changes meanwhile, and another one although it hangs', async () => {
    vi.useFakeTimers();
    const slow = held<readonly PlacedFile[]>();
    const list = vi.fn(folder.list).mockReturnValueOnce(slow.promise);
    let change = (): void => undefined;
    const onChange = (changed: () => void) => {
      change = changed;
      return () => undefined;
    };
    const told = { ...folder, list, onChange };
    vi.spyOn(folders, 'find').mockResolvedValue({ kind: 'ready', place: told });
    const stop = watchFolder();
    await vi.advanceTimersByTimeAsync(0);
    for (let count = 0; count < 9; count += 1) change();
    expect(list).toHaveBeenCalledTimes(1);
    slow.resolve([]);
    await vi.advanceTimersByTimeAsync(0);
    expect(list).toHaveBeenCalledTimes(2);
    list.mockReturnValueOnce(held<readonly PlacedFile[]>().promise);
    change();
    const other = { ...folder, list: vi.fn(folder.list) };
    useParcels.setState({ place: { kind: 'ready', place: other } });
    await vi.advanceTimersByTimeAsync(15_000);
    expect(other.list).toHaveBeenCalledOnce();
    stop();
    vi.useRealTimers();
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
