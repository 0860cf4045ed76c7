import { advance, type BattleSetup, MOST_TICKS, openBattle } from './battle';
import { computerInput, computerOf, type Strength } from './computer';
import { addToRuns, type StoredBattle, storedOf } from './stored';

/** A battle the computer plays for both sides, as stored; a draw where it does not end (EW-46-24). */
export function battleByComputer(
  setup: BattleSetup,
  setName: string,
  strength: Strength = 'normal',
): StoredBattle {
  const battle = openBattle(setup);
  const red = computerOf(battle, 0, setup.seed, strength);
  const blue = computerOf(battle, 1, setup.seed, strength);
  const runs: number[][] = [];
  while (battle.result === null && battle.tick < MOST_TICKS) {
    const tick = {
      inputs: [computerInput(red, battle), computerInput(blue, battle)],
    } as const;
    addToRuns(runs, tick);
    advance(battle, tick);
  }
  const { energy } = setup;
  const none = { winner: null, causes: [null, null], energy, ticks: MOST_TICKS, hash: 0 } as const;
  return storedOf(setup, setName, runs, battle.result ?? none);
}
