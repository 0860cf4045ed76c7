import { useEffect, useRef, useState } from 'react';
import type { GeneratedWorld } from '../../../engine';
import type { GenesisFailure, GenesisJob, GenesisOutcome, GenesisProgress } from './protocol';
import { createLocalRunner, createWorkerRunner, type Runner, type WorkerPort } from '../runner';
import { compute, ENDINGS } from './compute';

/** Generates worlds, one at a time. */
type Generator = Runner<GenesisJob, GenesisProgress, GenesisOutcome>;

const startWorker = (): WorkerPort<GenesisJob, GenesisProgress, GenesisOutcome> =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** The generator that fits the place where the program runs. */
const createGenerator = (): Generator =>
  typeof Worker === 'undefined'
    ? createLocalRunner(compute, ENDINGS)
    : createWorkerRunner(startWorker, ENDINGS);

/** How long the hand may rest before a world is generated anew, in milliseconds. */
export const SETTLE_MS = 250;

type State =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'running'; readonly progress: GenesisProgress | null }
  | { readonly kind: 'ready' }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly reason: GenesisFailure };

/** A world that follows the wishes of the GM. */
export interface Generation {
  readonly state: State;
  /** The world of exactly these wishes; null until it is there. */
  readonly world: GeneratedWorld | null;
  /** The last world that was finished on the same board, for wishes that may have changed since. */
  readonly last: GeneratedWorld | null;
  readonly stop: () => void;
  /** Goes on after a stop. */
  readonly again: () => void;
}

/** Generates a world beside the screen whenever the wishes have settled; null = nothing is wished for. */
export function useGeneration(job: GenesisJob | null): Generation {
  const [generator] = useState<Generator>(createGenerator);
  const [state, setState] = useState<State>({ kind: 'waiting' });
  const [made, setMade] = useState<{ job: GenesisJob; world: GeneratedWorld } | null>(null);
  const [round, setRound] = useState(0);
  const current = useRef(job);
  const settling = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  useEffect(() => {
    current.current = job;
    if (job === null) return undefined;
    const run = async (): Promise<void> => {
      setState({ kind: 'running', progress: null });
      const outcome = await generator.run(job, (progress) => {
        if (current.current === job) setState({ kind: 'running', progress });
      });
      if (current.current !== job || outcome.kind === 'cancelled') return;
      if (outcome.kind === 'failed') {
        setState({ kind: 'failed', reason: outcome.reason });
        return;
      }
      setMade({ job, world: outcome.world });
      setState({ kind: 'ready' });
    };
    const timer = setTimeout(() => void run(), SETTLE_MS);
    settling.current = timer;
    return () => {
      clearTimeout(timer);
      generator.cancel();
    };
  }, [job, generator, round]);

  return {
    state,
    world: made !== null && made.job === job ? made.world : null,
    last: made !== null && made.job.shape === job?.shape ? made.world : null,
    stop: () => {
      clearTimeout(settling.current);
      generator.cancel();
      setState({ kind: 'stopped' });
    },
    again: () => setRound((before) => before + 1),
  };
}
