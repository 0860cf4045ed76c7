import { describe, expect, it } from 'vitest';
import { tinyCampaignOf } from '../../../engine/testing';
import { createFaultStore } from '../storage/fault-store';
import { note, origin } from '../storage/testing';
import { createTestBrowser, smallWorld, type TestWindow, turns } from './windows-testing/browser';
import { icosahedralMap } from '../../../engine/testing/icosahedron';

const text = ({ get }: TestWindow): string | undefined =>
  Object.values(get().campaign?.world.map.grossfelder ?? {})[0]?.notes[18];

const say = (words: string) => note('210/19', words);

/** Two windows with the same campaign; the first one writes. */
const two = async (
  without: Parameters<ReturnType<typeof createTestBrowser>['open']>[1] = [],
  campaign = smallWorld(),
) => {
  const browser = createTestBrowser();
  const first = browser.open('first', without);
  const id = await first.storage.create(campaign, origin);
  await first.get().open(id);
  const second = browser.open('second', without);
  await second.get().open(id);
  return { browser, first, second, id };
};

describe('a second window', () => {
  it('opens at once, reads, and shows what the first one writes', async () => {
    const { first, second } = await two();
    expect([second.get().readOnly, second.get().writer]).toEqual([true, 'elsewhere']);
    await first.get().execute(say('eins'));
    await first.get().execute(say('zwei'));
    await turns(60);
    expect([text(second), second.get().revision, second.get().savedRevision]).toEqual([
      'zwei',
      2,
      2,
    ]);
    await first.get().undo();
    await turns(60);
    expect([text(second), second.get().head, second.get().canRedo]).toEqual(['eins', 1, true]);
    await first.get().goTo(0);
    await turns(60);
    expect(second.get().campaign).toEqual(first.get().campaign);
    expect(second.get().journal).toEqual(first.get().journal);
  });

  it('preserves the identity of what did not change, so that nothing is redrawn', async () => {
    const { first, second } = await two();
    const before = second.get();
    await first.get().execute(say('eins'));
    await turns(60);
    expect(text(second)).toBe('eins');
    expect(second.get().lattice).toBe(before.lattice);
    expect(second.get().campaign?.world.parties).toBe(before.campaign?.world.parties);
  });

  it('changes nothing', async () => {
    const { second, id } = await two();
    await second.get().execute(say('verboten'));
    expect([text(second), second.get().windowNews]).toEqual([undefined, 'refused']);
    expect((await second.storage.read(id))?.revision).toBe(0);
  });

  it.each(['lost', 'late'] as const)('catches up where messages are %s', async (fate) => {
    const { browser, first, second } = await two();
    browser.setFate(fate);
    await first.get().execute(say('eins'));
    browser.setFate('now');
    await first.get().execute(say('zwei'));
    browser.deliver();
    await turns(60);
    browser.advance(2000);
    await turns(60);
    expect(second.get().campaign).toEqual(first.get().campaign);
    expect(second.get().revision).toBe(2);
  });

  it('looks by itself where there is no channel', async () => {
    const { browser, first, second } = await two(['channel']);
    await first.get().execute(say('eins'));
    browser.advance(2000);
    await turns(60);
    expect(text(second)).toBe('eins');
  });
});

it('keeps its net when it reads the campaign again, whatever another window chose', async () => {
  const map = icosahedralMap(2);
  const { browser, first, second } = await two(['channel'], tinyCampaignOf({ map }));
  second.get().recut(7);
  first.get().recut(3);
  await first.get().execute({
    name: 'rename',
    about: {},
    replace: (campaign) => ({ ...campaign, name: 'Anders' }),
  });
  browser.advance(2000);
  await turns(60);
  expect(second.get().campaign?.name).toBe('Anders');
  expect(second.get().lattice?.recut?.net).toBe(7);
});

describe('the right to write', () => {
  it('goes to the second window when the first one is closed, which reports it', async () => {
    const { first, second, id } = await two();
    await first.get().execute(say('eins'));
    await first.get().close();
    await turns(60);
    const { readOnly, writer, windowNews } = second.get();
    expect([readOnly, writer, windowNews, text(second)]).toEqual([
      false,
      'here',
      'tookOver',
      'eins',
    ]);
    await second.get().execute(say('zwei'));
    expect((await second.storage.read(id))?.revision).toBe(2);
  });

  it('goes to exactly one of two that wait when the first one crashes in the middle of a step', async () => {
    const { browser, first, second, id } = await two();
    const third = browser.open('third');
    await third.get().open(id);
    await first.get().execute(say('eins'));
    void first.get().execute(say('halb'));
    await turns(2);
    first.crash();
    await turns(100);
    const writers = [second, third].map(({ get }) => get().writer).sort();
    expect(writers).toEqual(['elsewhere', 'here']);
    const [writer, reader] = second.get().writer === 'here' ? [second, third] : [third, second];
    await writer.get().execute(say('weiter'));
    await turns(60);
    expect(text(reader)).toBe('weiter');
    expect((await second.storage.audit(id)).problems).toEqual([]);
  });

  it('is handed over on request, with every step on the disk', async () => {
    const { first, second } = await two();
    void first.get().execute(say('noch unterwegs'));
    second.get().takeOver();
    await turns(120);
    expect([first.get().windowNews, second.get().windowNews]).toEqual(['handedOver', 'received']);
    expect([first.get().writer, second.get().writer]).toEqual(['elsewhere', 'here']);
    expect(text(second)).toBe('noch unterwegs');
    await second.get().execute(say('weiter'));
    await turns(60);
    expect(text(first)).toBe('weiter');
  });

  it('goes to the window that asked, not to the one that waits longer', async () => {
    const { browser, first, second, id } = await two();
    const third = browser.open('third');
    await third.get().open(id);
    third.get().takeOver();
    await turns(200);
    const all = [first, second, third].map(({ get }) => get().writer);
    expect(all).toEqual(['elsewhere', 'elsewhere', 'here']);
    expect(second.get().windowNews).toBeNull();
  });

  it('is not handed over in the middle of a stroke, but after it', async () => {
    const { browser, first, second } = await two();
    first.setBusy(true);
    second.get().takeOver();
    await turns(60);
    expect([first.get().writer, second.get().handover]).toEqual(['here', 'busy']);
    first.setBusy(false);
    browser.advance(700);
    await turns(120);
    expect([first.get().writer, second.get().writer]).toEqual(['elsewhere', 'here']);
  });

  it('can be given up asking for', async () => {
    const { browser, first, second } = await two();
    first.setBusy(true);
    second.get().takeOver();
    await turns(60);
    second.get().stopAsking();
    first.setBusy(false);
    browser.advance(5000);
    await turns(60);
    expect([first.get().writer, second.get().handover]).toEqual(['here', null]);
  });

  it('can be taken from a window that does not answer, and that one never writes again', async () => {
    const { browser, first, second, id } = await two(['loss']);
    browser.setFate('lost');
    second.get().takeOver();
    for (let round = 0; round < 6; round += 1) browser.advance(700);
    expect(second.get().handover).toBe('silent');
    await second.get().steal();
    expect([second.get().writer, second.get().windowNews]).toEqual(['here', 'forced']);
    // The first window was suspended and does not know yet.
    expect(first.get().writer).toBe('here');
    void first.get().execute(say('zu spät'));
    await turns(60);
    expect(first.get().save).toEqual({ kind: 'failed', reason: 'conflict' });
    await second.get().execute(say('hier'));
    expect((await second.storage.audit(id)).problems).toEqual([]);
    expect((await second.storage.read(id))?.campaign).toEqual(second.get().campaign);
    await first.get().close();
  });

  it('once lost costs nothing that was not saved: the steps stay on the screen', async () => {
    const { browser, first, second } = await two();
    await first.get().execute(say('eins'));
    await turns(60);
    browser.setFate('lost');
    for (let step = 0; step < 30; step += 1) void first.get().execute(say(String(step)));
    void first.get().execute(say('zu spät'));
    await second.get().steal();
    await turns(60);
    const { windowNews, readOnly, save } = first.get();
    expect([windowNews, readOnly, save.kind]).toEqual(['robbedUnsaved', true, 'failed']);
    expect(text(first)).toBe('zu spät');
    browser.setFate('now');
    await second.get().execute(say('dort'));
    await turns(60);
    expect(text(first)).toBe('zu spät');
    await first.get().open(first.get().campaign?.id ?? '');
    expect([text(first), first.get().save.kind]).toEqual(['dort', 'saved']);
  });

  it('lost with every step on the disk makes a window that follows', async () => {
    const { first, second } = await two();
    await first.get().execute(say('eins'));
    await second.get().steal();
    await second.get().execute(say('zwei'));
    await turns(100);
    expect([first.get().windowNews, text(first)]).toEqual(['robbed', 'zwei']);
    await second.get().close();
    await turns(100);
    expect([first.get().writer, text(first)]).toEqual(['here', 'zwei']);
  });

  it('is one window’s when both open the campaign at the same moment', async () => {
    const browser = createTestBrowser();
    const windows = ['a', 'b', 'c'].map((name) => browser.open(name));
    const id = (await windows[0]?.storage.create(smallWorld(), origin)) ?? '';
    await Promise.all(windows.map(({ get }) => get().open(id)));
    expect(windows.filter(({ get }) => get().writer === 'here')).toHaveLength(1);
  });
});

describe('a window of an older program, once a newer one has the database', () => {
  it('finishes its write, releases the lease by itself, and neither writes nor waits again', async () => {
    const { first, second, id } = await two();
    void first.get().execute(say('noch unterwegs'));
    await first.get().resign();
    await turns(60);
    expect([second.get().writer, text(second)]).toEqual(['here', 'noch unterwegs']);
    await first.get().execute(say('veraltet'));
    expect([first.get().readOnly, text(first)]).toEqual([true, 'noch unterwegs']);
    await second.get().close();
    await turns(60);
    expect(first.get().readOnly).toBe(true);
    await first.get().close();
    expect((await second.storage.read(id))?.revision).toBe(1);
  });

  it('that only read waits no longer for the right', async () => {
    const { browser, first, second } = await two();
    await second.get().resign();
    await first.get().close();
    await turns(60);
    expect([second.get().writer, browser.locks.holders()]).toEqual(['elsewhere', []]);
  });

  it('is released also with steps that could not be saved, and shows them on the screen', async () => {
    const { first, second } = await two(['loss']);
    await second.get().steal();
    void first.get().execute(say('ungesichert'));
    await turns(60);
    await first.get().resign();
    expect([text(first), first.get().save.kind]).toEqual(['ungesichert', 'failed']);
    await first.get().close();
    expect(first.get().campaign).toBeNull();
  });
});

describe('a campaign that is deleted in another window', () => {
  it('is closed, with a message', async () => {
    const { first, second, id } = await two();
    await first.get().close();
    await second.get().close();
    await first.get().open(id);
    await second.get().open(id);
    await first.storage.remove(id);
    await first.get().close();
    await turns(100);
    expect([second.get().campaign, second.get().windowNews]).toEqual([null, 'removed']);
  });

  it('while its steps cannot be saved any more leaves them on the screen, and no row comes back', async () => {
    const { browser, first, second, id } = await two(['loss']);
    const other = await first.storage.create({ ...smallWorld(), id: 'other' }, origin);
    await second.get().steal();
    await second.get().close();
    // The first window was suspended: it does not know that it lost the lease, nor that the world is gone.
    const { database, storage } = browser.disk.start();
    await storage.remove(id);
    void first.get().execute(say('zu spät'));
    await turns(60);
    expect(first.get().save).toEqual({ kind: 'failed', reason: 'removed' });
    expect(text(first)).toBe('zu spät');
    await storage.thumbnails.keepAct({ campaign: id, seq: 1, picture: new Blob() } as never);
    await expect(storage.keepPicture(id, 'aa', Uint8Array.of(1))).rejects.toThrow();
    await storage.markOpened(id, '');
    await storage.markExported(id, '');
    await storage.backups.mark(id, '', 1);
    await createFaultStore(database).count(id, 'TypeError', 1, '');
    for (const table of database.tables)
      expect(await table.filter((row: object) => Object.values(row).includes(id)).count()).toBe(0);
    expect((await storage.read(other))?.campaign.id).toBe('other');
    await first.get().open(id);
    expect(first.get()).toMatchObject({ campaign: null, windowNews: 'removed' });
  });
});
