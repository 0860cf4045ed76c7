import type { Proposal, TurnInput, World } from '../../engine';

/** One turn to compute: the rule system by id and everything the run needs. */
export interface TurnJob {
  readonly system: string;
  readonly input: TurnInput<World>;
}

/** How far a run has come. `phase` is the id of the phase about to run. */
export interface Progress {
  readonly done: number;
  readonly total: number;
  readonly phase: string;
}

/** How a run ended. A failure keeps nothing and loses nothing: the input is untouched. */
export type Outcome =
  | { readonly kind: 'done'; readonly proposal: Proposal<World> }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly reason: Failure };

/** Why a run ended without a result; words are made of it in `turn:failure`. */
export type Failure =
  | { readonly code: 'unknownSystem'; readonly system: string }
  | { readonly code: 'broken'; readonly detail: string };

/** To the worker. `run` numbers the runs, so that a late answer of an older one is recognised. */
export interface WorkerRequest {
  readonly run: number;
  readonly job: TurnJob;
}

/** From the worker. */
export type WorkerReply =
  | { readonly kind: 'progress'; readonly run: number; readonly progress: Progress }
  | { readonly kind: 'outcome'; readonly run: number; readonly outcome: Outcome };
