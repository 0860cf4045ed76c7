import type { Party } from '../../../../engine';
import { unwrittenText } from '../../../model/faults/unwritten';
import type { Artefact, Leak } from '../../../model/leaks/leak';
import { heavyPage } from '../press/player-page';

/** The result of one realm's turn report in a batch. */
export type RealmResult =
  /** Left out before anything was made: its account is not paid (WW-1.4-07). */
  | { readonly kind: 'withheld' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'making' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'writing' }
  /** All files are written; `text` is the turn report as text, `heavy` the bytes of a player's page that is too large for some mailboxes. */
  | {
      readonly kind: 'written';
      readonly files: readonly string[];
      readonly text: string;
      readonly heavy?: number;
    }
  /** Nothing of it was written. */
  | { readonly kind: 'leaks'; readonly leaks: readonly Leak[] }
  /** `text` is the key of the sentence with the reason. */
  | { readonly kind: 'failed'; readonly text: string }
  | { readonly kind: 'cancelled' };

/** A realm of a batch, and the folder of its files. */
export interface BatchRealm {
  readonly party: Pick<Party, 'key' | 'name'>;
  readonly folder: string;
  readonly isHeldBack: boolean;
}

/** The files of one realm as they were made. */
export interface Made {
  readonly artefacts: readonly Artefact[];
  readonly text: string;
}

/** What a batch needs from outside. */
export interface BatchTools {
  /** Makes the files of a realm; undefined = it was cancelled. */
  readonly make: (party: string) => Promise<Made | undefined>;
  /** Leaks found in a file and not allowed. */
  readonly leaksOf: (artefact: Artefact, party: string) => Promise<readonly Leak[]>;
  readonly write: (path: readonly string[], bytes: Uint8Array) => Promise<void>;
  readonly report: (party: string, result: RealmResult) => void;
  readonly isCancelled: () => boolean;
}

/** A job that was cancelled. */
const CANCELLED: RealmResult = { kind: 'cancelled' };

const leaksIn = async (
  { artefacts }: Made,
  party: string,
  tools: BatchTools,
): Promise<readonly Leak[]> => {
  const found: Leak[] = [];
  for (const artefact of artefacts) found.push(...(await tools.leaksOf(artefact, party)));
  return found;
};

/** One realm: made, checked whole, then written file by file; nothing is written of one that leaks. */
const dispatched = async (
  { party: { key }, folder }: BatchRealm,
  tools: BatchTools,
): Promise<RealmResult> => {
  tools.report(key, { kind: 'making' });
  const made = await tools.make(key);
  if (made === undefined || tools.isCancelled()) return CANCELLED;
  tools.report(key, { kind: 'checking' });
  const leaks = await leaksIn(made, key, tools);
  if (leaks.length > 0) return { kind: 'leaks', leaks };
  if (tools.isCancelled()) return CANCELLED;
  tools.report(key, { kind: 'writing' });
  for (const { name, bytes } of made.artefacts) await tools.write([folder, name], bytes);
  const { artefacts, text } = made;
  const heavy = heavyPage(artefacts);
  return {
    kind: 'written',
    files: artefacts.map(({ name }) => name),
    text,
    ...(heavy === undefined ? {} : { heavy }),
  };
};

/** The same, and an error is reported of this realm only. */
const resultOf = async (realm: BatchRealm, tools: BatchTools): Promise<RealmResult> => {
  if (realm.isHeldBack) return { kind: 'withheld' };
  if (tools.isCancelled()) return CANCELLED;
  try {
    return await dispatched(realm, tools);
  } catch (problem) {
    return { kind: 'failed', text: unwrittenText(problem, 'delivery:batch.result.failed') };
  }
};

/**
 * Makes and writes the turn reports of many realms, one after the other: the files of one realm are released before
 * those of the next one are made.
 */
export async function runBatch(
  realms: readonly BatchRealm[],
  tools: BatchTools,
): Promise<ReadonlyMap<string, RealmResult>> {
  const results = new Map<string, RealmResult>();
  for (const realm of realms) {
    const result = await resultOf(realm, tools);
    results.set(realm.party.key, result);
    tools.report(realm.party.key, result);
  }
  return results;
}
