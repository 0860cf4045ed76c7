import {
  advance,
  type Battle,
  type BattleSetup,
  inputsOf,
  openBattle,
  type StoredBattle,
  type TickInput,
} from '../../../../engine/systems/eroberung/pages';
import { tickMs } from './clock';
import {
  afterTick,
  type Before,
  beforeTick,
  type Effects,
  type Heard,
  NO_EFFECTS,
} from './effects';

/** A battle and what is seen of it beside its rules; changed by `playTick` alone. */
export interface Show {
  readonly battle: Battle;
  effects: Effects;
  /** Places before the last tick, between which a picture may lie. */
  before: Before;
}

/** Pictures a second in which effects are counted; how often a screen draws does not matter. */
const PICTURES = 60;
/** Number of the picture at a time of the battle in milliseconds. */
export function pictureAt(ms: number): number {
  return Math.floor((ms * PICTURES) / 1000);
}

export function openShow(setup: BattleSetup): Show {
  const battle = openBattle(setup);
  return { battle, effects: NO_EFFECTS, before: beforeTick(battle) };
}

/** Plays a tick and notes what is seen and heard of it. Returns its sounds. */
export function playTick(show: Show, input: TickInput): readonly Heard[] {
  const { battle } = show;
  if (battle.result !== null) return [];
  show.before = beforeTick(battle);
  advance(battle, input);
  show.effects = afterTick(
    show.effects,
    show.before,
    battle,
    pictureAt(battle.tick * tickMs(battle)),
  );
  return show.effects.sounds;
}

/** A stored battle that can be shown at any of its ticks. */
export interface Playback {
  /** The battle after so many ticks, or at its end; sounds of the last of them. */
  readonly at: (tick: number) => Show;
}

/** Plays on from where it is, and from the beginning for what lies before. */
export function playbackOf(stored: StoredBattle): Playback {
  const begin = () => ({ show: openShow(stored), inputs: inputsOf(stored.runs) });
  let now = begin();
  return {
    at: (tick) => {
      if (tick < now.show.battle.tick) now = begin();
      while (now.show.battle.tick < tick && now.show.battle.result === null)
        playTick(now.show, now.inputs.next().value);
      return now.show;
    },
  };
}
