import type { Finding } from './finding';
import type { LetterPart } from './letter-part';
import type { OrderSheet } from './order';
import type { Restated } from './restated';
import type { Settings } from './setting';
import type { RuleSystem } from './system';

/** A letter of a party as the rules understand it in a world, before anything is run. Plain data. */
export interface LetterReading {
  readonly party: string;
  readonly text: string;
  readonly sheet: OrderSheet<unknown>;
  /** Findings, the sheet's own included. */
  readonly findings: readonly Finding[];
  readonly restated: readonly Restated[];
  readonly parts: readonly LetterPart[];
}

/** Reads and checks a letter; never throws, whatever the text. What a game does not have is empty. */
export function readLetter<World>(
  system: RuleSystem<World>,
  { party, text }: Pick<LetterReading, 'party' | 'text'>,
  world: World,
  settings: Settings,
): LetterReading {
  const sheet = system.orders.read(text, party, world, settings);
  return {
    party,
    text,
    sheet,
    findings: system.orders.check(sheet, world, settings),
    restated: system.orders.restate(sheet, world),
    parts: system.orders.parts?.(text, party, world) ?? [],
  };
}
