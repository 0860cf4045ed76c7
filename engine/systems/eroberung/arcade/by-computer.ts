import {
  advance,
  type BattleLog,
  type BattleResult,
  type BattleSetup,
  openBattle,
  type TickInput,
} from './battle';
import { computerInput, computerOf, type Strength } from './computer';
import type { Side } from './unit';

/** A log that grows tick by tick: equal ticks are one run (EW-46-17). */
export function logWriter(): {
  readonly add: (tick: TickInput) => void;
  readonly log: () => BattleLog;
} {
  const runs: number[][] = [];
  return {
    add: ({ inputs: [red, blue], givesUp }) => {
      const said = [
        ...[red.stick, Number(red.isFiring), blue.stick, Number(blue.isFiring)],
        givesUp === undefined ? 0 : givesUp + 1,
      ];
      const last = runs.at(-1);
      if (last !== undefined && said.every((value, index) => value === last[index + 1]))
        last[0] = (last[0] ?? 0) + 1;
      else runs.push([1, ...said]);
    },
    log: () => runs,
  };
}

/** A battle that the computer plays for both sides, with its log; a draw where it does not end (EW-46-24). */
export function battleByComputer(
  setup: BattleSetup,
  strength: Strength = 'normal',
  most = 30_000,
): { readonly result: BattleResult; readonly log: BattleLog } {
  const battle = openBattle(setup);
  const players = ([0, 1] as const).map((side: Side) =>
    computerOf(battle, side, setup.seed, strength),
  );
  const { add, log } = logWriter();
  while (battle.result === null && battle.tick < most) {
    const [red, blue] = players.map((player) => computerInput(player, battle));
    if (red === undefined || blue === undefined) break;
    const tick = { inputs: [red, blue] } as const;
    add(tick);
    advance(battle, tick);
  }
  const none: BattleResult = {
    winner: null,
    causes: [null, null],
    energy: setup.energy,
    ticks: most,
    hash: 0,
  };
  return { result: battle.result ?? none, log: log() };
}
