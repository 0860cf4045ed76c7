import type { Explained, Params, Roll, TurnEvent } from '../../kernel';
import type { PartyKey, RegionKey } from '../../world';

/*
 * Decisions of the GM; keys are stable between runs. Of a roll the stream is that of `Roll.stream`.
 * Dice and lots: `rollKey(stream, index)`; rerolls: `reroll/<stream>` = list of `{ research, die, by? }`.
 * Fate: `event/<scope>` = `{ event, intensity }`; `event/<scope>/<party>/target/<n>`, `/unit/<n>`, `/acts_as`, `/name`.
 * Chances: `chance/<scope>/time`, `chance/<scope>/gm` = points; `influence/<scope>/<party>/<order>`.
 * Acting: `order/<place>`; `<action>/successes` = number, `<action>/spend/<n>`, `<action>/answer` = text,
 * `<action>/target`, `<action>/q36`; `overload/<party>/<region>/<no>/<n>`.
 * War: `<war>/division/<party>`, `<war>/revealed`, `<war>/dice/<party>` = number, `<war>/effect/<n>`,
 * `<war>/ally/<party>` = `{ side, mobilised, attack, defence }`.
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

/** The block `organisation.war` on the card of a war. */
export interface WarRecord {
  /** `<phase>/war/<initiator>/<n>`. */
  readonly key: string;
  readonly region: RegionKey;
  readonly sides: readonly [WarSide, WarSide];
  readonly effects: readonly WarEffect[];
  /** Key of the decision by which the GM reveals both divisions. */
  readonly revealed: string;
}

/** True for the data of the block of a war: made by the engine, so checking its lists is enough. */
export function isWar(data: unknown): data is WarRecord {
  if (typeof data !== 'object' || data === null) return false;
  const { key, revealed, sides, effects }: Readonly<Record<string, unknown>> = { ...data };
  const names = [key, revealed].every((one) => typeof one === 'string');
  return names && Array.isArray(effects) && Array.isArray(sides) && sides.length === 2;
}

/** The wars on the cards of some events. */
export function warsOf(events: readonly TurnEvent[]): readonly WarRecord[] {
  return events.flatMap(({ blocks = [] }) =>
    blocks.flatMap((block) =>
      block.kind === 'own' && block.name === 'organisation.war' && isWar(block.data)
        ? [block.data]
        : [],
    ),
  );
}
