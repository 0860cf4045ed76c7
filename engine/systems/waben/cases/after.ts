import type { TurnInput } from '../../../kernel';
import type { World } from '../../../world';
import { openWabenTurn, type WabenTurn } from '../turn/turn';

/** A turn after some of its phases, one after the other. */
export function turnAfter(
  input: TurnInput<World>,
  ...phases: readonly ((turn: WabenTurn) => void)[]
): WabenTurn {
  const turn = openWabenTurn(input);
  for (const run of phases) run(turn);
  return turn;
}
