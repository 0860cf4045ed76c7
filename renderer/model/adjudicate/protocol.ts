import type { Proposal, TurnInput, World } from '../../../engine';
import type {
  Answer,
  VersionedChange,
  WorkerReply as Reply,
  WorkerRequest as Request,
} from '../runner';

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
  | { readonly code: 'broken' };

/** To the worker. */
export type WorkerRequest = Request<VersionedChange>;

/** From the worker. */
export type WorkerReply = Reply<Progress, Answer>;
