import type { ByteSource, EnclosureOf, Pause } from '../../../engine';
import { createPause } from '../runner/pause';
import { createStore, remember } from '../../kit/state/create-store';

/** How far a file has come on its way in or out. */
export interface Progress {
  /** Text key and its data. */
  readonly text: string;
  readonly about: Readonly<Record<string, string | number>>;
  readonly done: number;
  readonly total: number;
}

/** A file on its way that takes long enough to be shown. */
export interface Transfer extends Progress {
  readonly id: number;
  /** Ends it with nothing left of it; null = too late. */
  readonly cancel: (() => void) | null;
}

/** The files on their way, the first one first. */
export const useTransfers = createStore<{ readonly transfers: readonly Transfer[] }>(() => ({
  transfers: [],
}));

/** What taking a file in or out needs to stay bearable while it lasts. */
export interface Job {
  /** Aborted by the GM. */
  readonly signal: AbortSignal;
  readonly pause: Pause;
  readonly tell: (progress: Progress) => void;
  /** From now on it cannot be cancelled; throws if it has been already. */
  readonly seal: () => void;
}

/** A job nobody watches. */
export function unwatched(): Job {
  return {
    signal: new AbortController().signal,
    pause: createPause(),
    tell: () => undefined,
    seal: () => undefined,
  };
}

/** Time after which a job is shown, in milliseconds: what is over sooner needs no bar. */
const SHOWN_AFTER = 600;

const jobs = remember(() => 0);

/** Does some work as a job that the GM sees, and can cancel, once it has begun to tell of itself and takes its time. */
export async function asJob<Result>(work: (job: Job) => Promise<Result>): Promise<Result> {
  const control = new AbortController();
  const id = (jobs.now += 1);
  let cancel: Transfer['cancel'] = () => control.abort();
  let last: Progress | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isShown = false;
  const others = (): readonly Transfer[] =>
    useTransfers.getState().transfers.filter((one) => one.id !== id);
  const show = (): void => {
    if (last === undefined || !isShown) return;
    const mine = { ...last, id, cancel };
    useTransfers.setState({ transfers: [...others(), mine].toSorted((a, b) => a.id - b.id) });
  };
  const job: Job = {
    signal: control.signal,
    pause: createPause(control.signal),
    tell: (progress) => {
      last = progress;
      timer ??= setTimeout(() => {
        isShown = true;
        show();
      }, SHOWN_AFTER);
      show();
    },
    seal: () => {
      control.signal.throwIfAborted();
      cancel = null;
      show();
    },
  };
  try {
    return await work(job);
  } finally {
    clearTimeout(timer);
    useTransfers.setState({ transfers: others() });
  }
}

/** A source whose reading tells how much of the file has been read, in percent, and ends once the job is cancelled. */
export function withSourceProgress(
  source: ByteSource,
  file: string,
  { signal, tell }: Job,
): ByteSource {
  let read = 0;
  const share = (): number => Math.min(100, Math.floor((100 * read) / Math.max(1, source.size)));
  return {
    size: source.size,
    read: async (from, to) => {
      signal.throwIfAborted();
      const bytes = await source.read(from, to);
      read += bytes.length;
      const about = { file, share: share() };
      tell({ text: 'storage:transfer.reading', about, done: about.share, total: 100 });
      return bytes;
    },
  };
}

/** Files beside a campaign, whose fetching tells which of so many it is, and ends once the job is cancelled. */
export function withEnclosureProgress(
  enclosure: EnclosureOf,
  total: number,
  { signal, tell }: Job,
): EnclosureOf {
  let done = 0;
  return (hash) => {
    signal.throwIfAborted();
    done += 1;
    tell({ text: 'storage:transfer.enclosure', about: { done, total }, done, total });
    return enclosure(hash);
  };
}
