import { expect, it } from 'vitest';
import { sourceOf } from '../../../engine';
import { createTestBrowser, smallWorld, turns } from '../state/windows-testing/browser';
import { moment, note } from '../storage/testing';
import { importFile } from './import';
import { campaignFile } from '../../../engine/testing/files';

const file = () => ({ name: 'see.wabenwart', source: sourceOf(campaignFile(smallWorld())) });

it('one file opened in two windows at once makes two worlds that do not disturb each other', async () => {
  const browser = createTestBrowser();
  const windows = ['one', 'other'].map((name) => browser.open(name));
  const imported = await Promise.all(
    windows.map(({ storage }) => importFile(storage, file(), moment())),
  );
  const ids = imported.map((each) => (each.kind === 'imported' ? each.id : ''));
  expect(new Set(ids).size).toBe(2);

  await Promise.all(windows.map(({ get }, index) => get().open(ids[index] ?? '')));
  expect(windows.map(({ get }) => get().writer)).toEqual(['here', 'here']);
  await Promise.all(
    windows.flatMap(({ get, name }) =>
      ['erst', 'dann'].map((words) => get().execute(note('210/19', `${words} ${name}`))),
    ),
  );
  await windows[1]?.get().undo();
  await turns(60);
  const notes = windows.map(({ get }) =>
    Object.values(get().campaign?.world.map.grossfelder ?? {}).flatMap(
      ({ notes: here }) => here[18] ?? [],
    ),
  );
  expect(notes).toEqual([['dann one'], ['erst other']]);
  const keeper = browser.open('keeper').storage;
  for (const [index, id] of ids.entries()) {
    expect((await keeper.audit(id)).problems).toEqual([]);
    expect((await keeper.read(id))?.campaign).toEqual(windows[index]?.get().campaign);
  }
  await keeper.remove(ids[0] ?? '');
  expect((await keeper.audit(ids[1] ?? '')).problems).toEqual([]);
});
