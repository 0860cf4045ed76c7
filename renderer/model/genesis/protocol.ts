import type {
  GenesisOptions,
  GenesisPhase,
  GenesisProblem,
  GenesisShape,
  GeneratedWorld,
} from '../../../engine';

/** One world to generate: the game by id, the board, and the settings. */
export interface GenesisJob {
  readonly system: string;
  readonly shape: GenesisShape;
  readonly options: GenesisOptions;
}

/** How far a generation has come, in steps. */
export interface GenesisProgress {
  readonly done: number;
  readonly total: number;
  readonly phase: GenesisPhase | '';
}

/** Why there is no world: the code of a sentence in `world:failure`. */
export type GenesisFailure = GenesisProblem | 'broken';

/** How a generation ended. */
export type GenesisOutcome =
  | { readonly kind: 'done'; readonly world: GeneratedWorld }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly reason: GenesisFailure };
