import { tharosCampaign } from '../../assets/examples/tharos';
import { type Campaign, readCampaign, sourceOf } from '../../engine';
import { auditDocument } from '../../renderer/model/storage/audit';
import { perform } from '../../renderer/model/storage/document';
import { patchesFrom } from '../../renderer/model/storage/life/pack';
import { MONTHS_APART, nextJoin } from '../../renderer/model/storage/life/plan';
import { createDisk, moment, note, origin } from '../../renderer/model/storage/testing';
import type { Command } from '../../renderer/model/state/command';
import { type Disk, ownOf } from './disk';
import { campaignFile } from '../../engine/testing/files';

/** What the audit of the program finds in a campaign on the disk. */
export function problemsOf(
  { campaigns, rows, journal, patches }: Disk,
  id: string,
): readonly string[] {
  return auditDocument({
    head: campaigns.find((head) => head.id === id),
    rows: ownOf(rows, id),
    journal: ownOf(journal, id),
    patches: ownOf(patches, id).map(patchesFrom),
  }).problems;
}

/** True if a file is a campaign file that can be read whole, with every file that belongs beside it. */
export async function isWholeFile(bytes: Uint8Array): Promise<boolean> {
  const read = await readCampaign(sourceOf(bytes), () => Promise.resolve());
  return read.ok && read.value.missing.length === 0;
}

/** The example as a campaign file with pictures under the map, by the hash of their bytes. */
export function fileWith(name: string, pictures: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const underlays: Campaign['underlays'] = Object.fromEntries(
    Object.keys(pictures).map((image, index) => {
      const id = `u${String(index + 1)}`;
      const size = { width: 100, height: 100, pins: [], opacity: 0.6 };
      return [id, { ...size, id, name: id, image, isLocked: false, isShown: false }];
    }),
  );
  return campaignFile({ ...tharosCampaign(), name, underlays }, pictures);
}

/** True if none of the old acts of a campaign is left to be joined. */
export function isTidy({ campaigns, journal }: Disk, id: string): boolean {
  const head = campaigns.find((one) => one.id === id)?.head ?? 0;
  return nextJoin(ownOf(journal, id), head) === undefined;
}

const month: Command = {
  name: 'turn:command.apply',
  about: {},
  change: ({ world }) => {
    world.clock.turn += 1;
  },
};

/** Months of the old world that are joined when it is opened, and acts that become one in each. */
const OLD_MONTHS = 4;
const ENTRIES_A_MONTH = 3;

/** Acts of the old world that no longer stand for themselves once everything is joined. */
export const JOINED = OLD_MONTHS * (ENTRIES_A_MONTH - 1);

/** A world with a longer past than stays apart, as the rows of its tables. */
export async function oldWorld(id: string) {
  const { database, storage } = createDisk().start();
  await storage.create({ ...tharosCampaign(), id, name: 'Altwelt' }, origin);
  let document = await storage.read(id);
  const acts = (turn: number): readonly Command[] => [
    ...Array.from({ length: ENTRIES_A_MONTH - 1 }, (_, act) =>
      note('210/19', `Monat ${String(turn)}, ${String(act)}`),
    ),
    month,
  ];
  for (let turn = 0; turn < MONTHS_APART + OLD_MONTHS; turn += 1)
    for (const act of acts(turn)) {
      const move = document === undefined ? undefined : perform(document, act, moment(turn));
      if (document === undefined || move === undefined) throw new Error('Nothing was done.');
      await storage.commit(move.commit);
      document = { ...move.document, changedAt: moment(turn) };
    }
  return {
    campaigns: await database.campaigns.toArray(),
    rows: await database.rows.toArray(),
    journal: await database.journal.toArray(),
    patches: await database.patches.toArray(),
  };
}
