import { createStore } from '../../../kit/state/create-store';
import { onLeaving } from '../../../model/state/leaving';
import type { Refusal } from '../../../model/letters/gather';
import type { InboxFilter } from './model/rows';

/** What of an arrival has to be said: files that were not taken, and documents that were there already. */
export interface ArrivalNotice {
  readonly problems: readonly Refusal[];
  /** Names of documents that were there already, with the id of the one that was. */
  readonly known: readonly { readonly name: string; readonly id: string }[];
}

export const NO_NOTICE: ArrivalNotice = { problems: [], known: [] };

/** What the mailbox looks at: never stored with the campaign, never undone. */
export interface InboxState {
  readonly document: string | null;
  readonly filter: InboxFilter;
  readonly search: string;
  /** Letters of the GM to realms whose orders are missing, in the place of a document. */
  readonly isReminding: boolean;
  readonly isTyping: boolean;
  /** A document that came late and whose it is, while the GM is asked why he admits it; null = he is not. */
  readonly admitting: { readonly document: string; readonly party: string } | null;
  /** How many files are being read. */
  readonly reading: number;
  readonly notice: ArrivalNotice;
  readonly set: (change: Partial<Omit<InboxState, 'set'>>) => void;
}

const FRESH = {
  document: null,
  filter: 'open',
  search: '',
  isReminding: false,
  isTyping: false,
  admitting: null,
  reading: 0,
  notice: NO_NOTICE,
} as const;

export const useInbox = createStore<InboxState>((set) => ({
  ...FRESH,
  set: (change) => set(change),
}));

onLeaving(() => useInbox.setState(FRESH));
