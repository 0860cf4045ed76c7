import type { DossierMaker, PartyKey } from '../../../../engine';
import type { Leak } from '../../../model/leaks';
import { createStore } from '../../../kit/state/create-store';
import { onLeaving } from '../../../model/state/leaving';

/** Something found out about an evaluation: it holds for these facts and these words only. */
interface FoundOf {
  readonly facts: DossierMaker;
  /** Mark of the draft (see `draftMark`). */
  readonly mark: string;
}

/** Words of the GM that are out of date in an evaluation as it was composed. */
export interface Staleness extends FoundOf {
  readonly stale: number;
}

/** What the leak check found in the files of an evaluation, whether the GM lets it out or not. */
export interface Check extends FoundOf {
  readonly leaks: readonly Leak[];
}

/** What is known of the evaluations on the desk: never stored with the campaign, never undone. */
export interface FoundStore {
  readonly stale: Readonly<Record<PartyKey, Staleness>>;
  readonly checks: Readonly<Record<PartyKey, Check>>;
  readonly noteStale: (party: PartyKey, found: Staleness) => void;
  readonly noteCheck: (party: PartyKey, found: Check) => void;
}

export const useFound = createStore<FoundStore>((set) => ({
  stale: {},
  checks: {},
  noteStale: (party, found) => set(({ stale }) => ({ stale: { ...stale, [party]: found } })),
  noteCheck: (party, found) => set(({ checks }) => ({ checks: { ...checks, [party]: found } })),
}));

onLeaving(() => useFound.setState({ stale: {}, checks: {} }));

/** What was found, if it still holds. */
export const holding = <Found extends FoundOf>(
  found: Found | undefined,
  { facts, mark }: FoundOf,
): Found | undefined => (found?.facts === facts && found.mark === mark ? found : undefined);
