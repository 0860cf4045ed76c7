import type { Explained, Params, Roll } from '../../kernel';
import type { PartyKey, RegionKey } from '../../world';
import type { GameState, Step } from './state/types';

/*
 * Rulings of start steps 1 and 4; keys are stable between runs. Of a roll the stream is that of `Roll.stream`.
 * Dice and lots: `rollKey(stream, index)`; rerolls: `reroll/<stream>` = list of `{ research, die, by? }`.
 * Fate: `event/<scope>` = `{ event, intensity }`; `event/<scope>/<party>/target/<n>`, `/unit/<n>`, `/acts_as`, `/name`.
 * Chances: `chance/<scope>/time`, `chance/<scope>/gm` = points; `influence/<scope>/<party>/<order>`.
 * Acting: `order/<place>`; `<action>/successes` = number, `<action>/spend/<n>`, `<action>/answer` = text,
 * `<action>/target`, `<action>/q36`; `overload/<party>/<region>/<no>/<n>`.
 * War: `<war>/division/<party>`, `<war>/revealed`, `<war>/dice/<party>` = number, `<war>/effect/<n>`,
 * `<war>/allies` = list of `{ party, side, mobilised, attack, defence }`.
 */

/** One die that was rolled again with research (OS-5.3). */
export interface RerollRecord {
  readonly by: PartyKey;
  /** Name of the research advantage, or `region <key>` for a temporary level. */
  readonly research: string;
  /** Number of the die, counted from 1. */
  readonly die: number;
  readonly before: number;
  readonly roll: Roll;
  readonly isDamaged: boolean;
}

/** What happened in one scope by random event (OS-14). */
export interface EventRecord {
  readonly scope: string;
  /** The two dice and the intensity die as rolled first. */
  readonly dice: readonly Roll[];
  readonly rerolls: readonly RerollRecord[];
  /** Event as rolled and as resolved (a 7 is resolved to the event before). */
  readonly rolled: string;
  readonly event: string;
  readonly intensity: 'low' | 'strong';
  /** `none` = nothing to happen; `done` = it took hold; `chance` cases tell how they ended. */
  readonly state: 'none' | 'done' | 'open' | 'happened' | 'averted';
  /** Die plus shifts of a chance. */
  readonly chance?: {
    readonly die: Roll;
    readonly rerolls: readonly RerollRecord[];
    readonly total: Explained;
    readonly shifts: readonly { readonly by: string; readonly points: number }[];
  };
  /** What it did, for words: text key of the game and its data. */
  readonly results: readonly { readonly key: string; readonly about: Params }[];
  /** Key of the ruling by which the GM types in the fate: `{ "event": key, "intensity": "low" | "strong" }`. */
  readonly ruling: string;
}

/** One activity of step 4 (OS-9.4-06). */
export interface ActionRecord {
  /** Stable between runs: `<phase>/<organisation>/<kind>/<n>`. */
  readonly key: string;
  readonly by: PartyKey;
  readonly kind: string;
  readonly about: Params;
  readonly dice: readonly Roll[];
  readonly rerolls: readonly RerollRecord[];
  /** Successes after all deductions, with derivation; absent where nothing is rolled. */
  readonly successes?: Explained;
  /** What they were spent on. */
  readonly spending: readonly { readonly key: string; readonly about: Params }[];
  /** Who learns of it and of the one who did it. */
  readonly visibleTo: readonly PartyKey[] | 'all';
  /** Keys of the questions about it. */
  readonly questions: readonly string[];
}

/** One party of a war: initiator first. */
export interface WarSide {
  readonly party: PartyKey;
  /** Military value, with derivation. */
  readonly military: Explained;
  readonly mobilised: number;
  readonly attack: number;
  readonly defence: number;
  /** Number of dice, with derivation. */
  readonly count: Explained;
  /** As rolled first, and as they count after rerolls. */
  readonly dice: readonly Roll[];
  readonly values: readonly number[];
  readonly rerolls: readonly RerollRecord[];
  /** Where the division comes from. */
  readonly source: 'letter' | 'gm' | 'default';
  /** Ruling over mobilised, attack and defence: `{ "mobilised": n, "attack": n, "defence": n }`. */
  readonly ruling: string;
}

/** One die taking effect (OS-13-08, OS-13-09). */
export interface WarEffect {
  /** Number of the die, 1 to 6, and whose it is: 0 = initiator. */
  readonly die: number;
  readonly side: 0 | 1;
  /** `own_loss`, `none_2`, `none_3`, `steal`, `damage`, `destroy`, `exhaust`, `murder`, `take_level`, `take_unit`, `absorbed`, `void`. */
  readonly effect: string;
  readonly about: Params;
  /** Question by which the owner of the die chooses; absent where there is nothing to choose. */
  readonly question?: string;
}

export interface WarRecord {
  /** `<phase>/war/<initiator>/<n>`. */
  readonly key: string;
  readonly region: RegionKey;
  readonly sides: readonly [WarSide, WarSide];
  readonly effects: readonly WarEffect[];
  /** Ruling by which the GM says that both divisions lie open. */
  readonly revealed: string;
}

/** A unit in unrest as step 7 of the closing finds and leaves it (OS-8.7). */
export interface UnrestRecord {
  readonly party: PartyKey;
  readonly region: RegionKey;
  readonly unit: string;
  readonly since: number;
  readonly end: 'calmed' | 'died' | 'stays' | 'leaves';
  readonly means: 'money' | 'authority' | 'military' | 'secret_service' | null;
  /** Organisation founded or joined by it. */
  readonly founded?: PartyKey;
}

/** What the game's own views show of a run: `Proposal.record`. */
export interface OrganisationRecord {
  readonly phase: number;
  /** Order of acting by lot (OS-9.4-04). */
  readonly order: readonly PartyKey[];
  readonly events: readonly EventRecord[];
  readonly actions: readonly ActionRecord[];
  readonly wars: readonly WarRecord[];
  readonly unrest: readonly UnrestRecord[];
  readonly rolls: readonly {
    readonly party: PartyKey;
    readonly purpose: string;
    readonly about: Params;
    readonly roll: Roll;
  }[];
  /** State after each step. */
  readonly steps: readonly { readonly step: Step; readonly state: GameState }[];
}
