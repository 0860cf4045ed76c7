import { z } from '../../../kernel/zod';
import type { Json } from '../../../kernel';
import { type BattleResult, replay } from '../arcade/battle';
import { WEAPONS } from '../arcade/parameters';
import { CAUSES } from '../arcade/unit';
import { type BattlePlan, logFrom, setupOf } from './battle-setup';

const weapon = z.enum(WEAPONS);
const side = z.enum(['attacker', 'defender', 'none']);
const rests = z.object({ attacker: z.int().min(0), defender: z.int().min(0) });
const cause = z.enum(['none', ...CAUSES]).catch('none');

/** How a battle ended, as it is decided under its key: played on the screen with its log, or typed in (EW-39-01). */
const battleOutcome = z.object({
  mode: z.enum(['arcade', 'entered']).catch('entered'),
  winner: side,
  energy: rests,
  weapons: z.object({ attacker: weapon, defender: weapon }).exactOptional(),
  causes: z.object({ attacker: cause, defender: cause }).exactOptional(),
  isAttackerBlue: z.boolean().exactOptional(),
  seed: z.int().exactOptional(),
  set: z.string().max(200).exactOptional(),
  ticks: z.int().min(0).exactOptional(),
  log: z.string().max(200_000).exactOptional(),
  hash: z.int().min(0).exactOptional(),
  by: z.string().max(100).exactOptional(),
});
export type BattleOutcome = z.infer<typeof battleOutcome>;

/** How a whole war or duel ended, typed in: its winner, the energy left of both, battles won (EW-39-02, EW-21-17). */
const warOutcome = z.object({
  winner: side,
  energy: rests,
  wins: rests.exactOptional(),
});
export type WarOutcome = z.infer<typeof warOutcome>;

export function battleOutcomeFrom(value: Json | undefined): BattleOutcome | undefined {
  return battleOutcome.safeParse(value).data;
}

export function warOutcomeFrom(value: Json | undefined): WarOutcome | undefined {
  return warOutcome.safeParse(value).data;
}

/** A battle played again from its log; undefined where there is none. */
export function replayed(plan: BattlePlan, log: string): BattleResult | undefined {
  return log === '' ? undefined : (replay(setupOf(plan), logFrom(log)).result ?? undefined);
}
