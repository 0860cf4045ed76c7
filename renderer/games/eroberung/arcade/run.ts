import {
  addToRuns,
  type BattleSetup,
  type Computer,
  computerInput,
  computerOf,
  type Input,
  type Side,
  type StoredBattle,
  storedOf,
  type Strength,
} from '../../../../engine/systems/eroberung/pages';
import { COUNTDOWN_MS, tickMs, ticksDue } from './clock';
import type { Heard } from './effects';
import type { Moment } from './picture';
import { openShow, pictureAt, playTick } from './show';

/** Who plays a side. */
export type Player = 'human' | Strength;

/** What red and blue have, with that of one side replaced. */
export function withSide<Value>([red, blue]: readonly [Value, Value], side: Side, value: Value) {
  return side === 0 ? ([value, blue] as const) : ([red, value] as const);
}

/** A battle to be played: with what, by whom, and the name its set is stored under. */
export interface Match {
  readonly setup: BattleSetup;
  readonly setName: string;
  readonly players: readonly [red: Player, blue: Player];
  /** Battles won before this one, for the line of status. */
  readonly wins: readonly [red: number, blue: number];
}

/** A battle that is to be played, and the callback for its result. */
export interface Playing {
  readonly match: Match;
  readonly title: string;
  readonly onEnd: (stored: StoredBattle) => void;
}
export type Play = (playing: Playing) => void;

export type Phase = 'countdown' | 'running' | 'paused' | 'over';

/** A battle as real time passes: ticks, log and effects; nothing in it draws or listens. */
export interface Run {
  readonly phase: () => Phase;
  /** Lets milliseconds pass; returns the sounds of them. */
  readonly pass: (elapsed: number) => readonly Heard[];
  readonly pause: () => void;
  readonly resume: () => void;
  /** In the next tick this side gives up (EW-36-06). */
  readonly giveUp: (side: Side) => void;
  readonly moment: () => Moment;
  /** The battle as it is stored, once it is over. */
  readonly stored: () => StoredBattle | null;
}

/** @param pressed What a person does on a side in this tick */
export function runOf(
  { setup, setName, players, wins }: Match,
  pressed: (side: Side) => Input,
): Run {
  const show = openShow(setup);
  const { battle } = show;
  const length = tickMs(setup);
  const computers = players.map((player, side): Computer | null =>
    player === 'human' ? null : computerOf(battle, side === 0 ? 0 : 1, setup.seed, player),
  );
  const runs: number[][] = [];
  let phase: Phase = 'countdown';
  let before: Phase = phase;
  let wait = COUNTDOWN_MS;
  let owed = 0;
  let since = 0;
  let givesUp: Side | undefined;
  const inputOf = (side: Side): Input => {
    const person = pressed(side);
    const computer = computers[side];
    return computer === null || computer === undefined ? person : computerInput(computer, battle);
  };
  const play = (): readonly Heard[] => {
    const inputs = [inputOf(0), inputOf(1)] as const;
    const input = givesUp === undefined ? { inputs } : { inputs, givesUp };
    addToRuns(runs, input);
    const sounds = playTick(show, input);
    if (battle.result !== null) phase = 'over';
    return sounds;
  };
  return {
    phase: () => phase,
    pass: (elapsed) => {
      if (phase === 'over') since += elapsed;
      if (phase === 'countdown') {
        wait -= elapsed;
        // Nothing pressed before the first tick counts (EW-46-22).
        for (const side of [0, 1] as const) pressed(side);
        if (wait <= 0) phase = 'running';
        return [];
      }
      if (phase !== 'running') return [];
      const due = ticksDue(owed, elapsed, length);
      owed = due.owed;
      const sounds: Heard[] = [];
      for (let done = 0; done < due.ticks && battle.result === null; done += 1)
        sounds.push(...play());
      return sounds;
    },
    pause: () => {
      if (phase === 'over' || phase === 'paused') return;
      before = phase;
      phase = 'paused';
    },
    resume: () => {
      if (phase === 'paused') phase = before;
    },
    giveUp: (side) => {
      if (phase === 'over') return;
      givesUp = side;
      phase = 'running';
      wait = 0;
    },
    moment: () => ({
      show,
      wins,
      picture: pictureAt(battle.tick * length + owed + since),
      share: owed / length,
      countdown: Math.max(0, wait) / 1000,
    }),
    stored: () => (battle.result === null ? null : storedOf(setup, setName, runs, battle.result)),
  };
}
