import {
  allotted,
  draw,
  drawLot,
  openStream,
  type Params,
  type Roll,
  streamName,
  type ThrownDie,
} from '../../../kernel';
import type { Unit } from '../state/types';
import type { RoundTurn } from './turn';

/** A number nobody can know, by which alike armies are numbered for others in the next round (TM-4-03). */
export function freshSalt(turn: RoundTurn): number {
  return drawLot(openStream(roundStream(turn, 'handles')), 65_536).roll.value;
}

/** Name of a stream of this round: `<seed>|<round>|<purpose ...>` (TM-0-13). */
export function roundStream(turn: RoundTurn, ...purpose: readonly (string | number)[]): string {
  return streamName(turn.input.seed, turn.start.round, ...purpose);
}

/** Purpose of the rolls for a unit: what for, its nation, its number. */
export function purposeOf(unit: Unit, purpose: string): readonly (string | number)[] {
  return [purpose, unit.nation, unit.kind === 'army' ? unit.number : 'horde'];
}

/** A die as the table shows it: what for, and of whom where it is somebody's. */
function thrown(purpose: readonly (string | number)[], about: Params, roll: Roll): ThrownDie {
  const { party } = about;
  return {
    purpose: String(purpose[0]),
    about,
    roll,
    ...(typeof party === 'string' ? { party } : {}),
  };
}

/** One of some candidates in machine order by lot; one alone needs none (TM-0-03, TM-0-13). */
export function lot<Candidate>(
  turn: RoundTurn,
  purpose: readonly (string | number)[],
  about: Params,
  candidates: readonly Candidate[],
): Candidate | undefined {
  const name = roundStream(turn, ...purpose);
  const stream = turn.streams.get(name) ?? openStream(name);
  const { candidate, rolls, stream: next } = allotted(stream, candidates, turn.input.rulings);
  turn.streams.set(name, next);
  turn.rolls.push(...rolls.map((roll) => thrown(purpose, about, roll)));
  return candidate;
}

/** One d100 (TM-0-03). */
export function percent(
  turn: RoundTurn,
  purpose: readonly (string | number)[],
  about: Params,
): Roll {
  const name = roundStream(turn, ...purpose);
  const { roll, stream } = draw(
    turn.streams.get(name) ?? openStream(name),
    'd100',
    turn.input.rulings,
  );
  turn.streams.set(name, stream);
  turn.rolls.push(thrown(purpose, about, roll));
  return roll;
}
