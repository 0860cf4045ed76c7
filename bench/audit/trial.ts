import type { Command } from '../../renderer/model/state/command';
import { auditDocument } from '../../renderer/model/storage/audit';
import { perform } from '../../renderer/model/storage/document';
import { patchesFrom } from '../../renderer/model/storage/life/pack';
import {
  createDisk,
  example,
  moment,
  nextTurn,
  note,
  origin,
} from '../../renderer/model/storage/testing';
import { there } from '../../engine/testing/there';

const ENTRIES_A_MONTH = 25;

const actOf = (act: number): Command =>
  act % ENTRIES_A_MONTH === 0
    ? nextTurn
    : note(`210/${String(1 + (act % 48))}`, `Notiz ${String(act)}`);

/** A campaign with so many journal entries, as stored in the tables. */
export async function lived(acts: number) {
  const { database, storage } = createDisk().start();
  const id = await storage.create(example(), origin);
  const opened = there(await storage.read(id), 'Nothing was stored.');
  let document: Parameters<typeof perform>[0] = opened;
  for (let act = 1; act <= acts; act += 1) {
    const move = there(perform(document, actOf(act), moment(act)), 'Nothing was done.');
    await storage.commit(move.commit);
    ({ document } = move);
  }
  return {
    head: await database.campaigns.get(id),
    rows: await database.rows.toArray(),
    journal: await database.journal.toArray(),
    patches: (await database.patches.toArray()).map(patchesFrom),
  };
}

type Lived = Awaited<ReturnType<typeof lived>>;

/** How long the audit of a campaign takes, in milliseconds; it must find nothing. */
export function millisecondsOf(campaign: Lived): number {
  const start = performance.now();
  const { problems } = auditDocument(campaign);
  if (problems.length > 0) throw new Error(problems.join(', '));
  return performance.now() - start;
}
