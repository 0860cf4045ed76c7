import { createCipheriv, createHash } from 'node:crypto';
import type { ArchivedTurn, Campaign, LedgerBook } from '../../engine';
import { appliedCampaign } from '../delivery/campaign';

/** How large a campaign is. */
export interface FilePlan {
  readonly grossfelder: number;
  readonly realms: number;
  /** Archived turns. */
  readonly months: number;
  /** Scans of six million bytes each. */
  readonly scans: number;
}

const SCAN_BYTES = 6_000_000;

/** The bytes of a scan: the same for the same number, and as hard to pack as a picture. */
export function scanOf(number: number): Uint8Array {
  const key = createHash('md5')
    .update(`scan ${String(number)}`)
    .digest();
  return createCipheriv('aes-128-ctr', key, Buffer.alloc(16)).update(Buffer.alloc(SCAN_BYTES));
}

/** The numbers of the scans by their hashes. */
export function scansOf({ scans }: FilePlan): ReadonlyMap<string, number> {
  return new Map(
    Array.from({ length: scans }, (_, number) => [
      createHash('sha256').update(scanOf(number)).digest('hex'),
      number,
    ]),
  );
}

const underlaysOf = (hashes: Iterable<string>): Campaign['underlays'] =>
  Object.fromEntries(
    [...hashes].map((image, index) => {
      const id = `u${String(index)}`;
      const size = { width: 3000, height: 2000, pins: [], opacity: 0.5 };
      return [id, { ...size, id, name: id, image, isLocked: false, isShown: false }];
    }),
  );

/** A campaign of many months: each archived turn is a real one, only the last keeps what it changed. */
export function longCampaign(plan: FilePlan, hashes: Iterable<string>): Campaign {
  const base = appliedCampaign({ realms: plan.realms, grossfelder: plan.grossfelder });
  const [last] = Object.values(base.archive);
  if (last === undefined) throw new Error('nothing was applied');
  const { start, ...month } = last;
  const [book] = Object.values(base.ledger);
  const archive: Record<number, ArchivedTurn> = {};
  const ledger: Record<number, LedgerBook> = {};
  for (let turn = 1; turn <= plan.months; turn += 1) {
    const isLast = turn === plan.months && start !== undefined;
    archive[turn] = isLast ? { ...month, turn, start } : { ...month, turn };
    const entries = (book?.entries ?? []).map((entry, index) => ({
      ...entry,
      turn,
      id: `${String(turn)}.${String(index + 1)}`,
    }));
    ledger[turn] = { turn, entries };
  }
  const clock = { ...base.world.clock, turn: plan.months + 1 };
  const world = { ...base.world, clock };
  return { ...base, world, archive, ledger, underlays: underlaysOf(hashes) };
}
