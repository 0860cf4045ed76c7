import {
  allotted,
  draw,
  drawLot,
  type Explained,
  openStream,
  type Params,
  type Roll,
  type Stream,
  streamName,
  type ThrownDie,
  type TurnInput,
} from '../../../kernel';

/**
 * What dice fall for: a word of the game, then what tells this throw from others, the realm first if it is for one; of a
 * unit the data name it.
 */
export type Purpose = readonly [name: string, ...more: readonly (string | number)[]];

/** What dice must know of a world: its month and its realms. */
export interface Dated {
  readonly clock: { readonly turn: number };
  readonly parties: Readonly<Record<string, unknown>>;
}

/** A turn in which dice are thrown. */
interface Throwing {
  readonly input: TurnInput<Dated>;
  readonly rolls: ThrownDie[];
}

const streamOf = ({ input }: Throwing, purpose: Purpose): Stream =>
  openStream(streamName(input.seed, input.world.clock.turn, ...purpose));

function keep(
  turn: Throwing,
  [purpose, party]: Purpose,
  about: Params,
  rolls: readonly Roll[],
): void {
  const { parties } = turn.input.world;
  const thrower = String(about['party'] ?? party ?? '');
  const of = parties[thrower] === undefined ? '' : thrower;
  for (const roll of rolls) turn.rolls.push({ purpose, about, party: of, roll });
}

/** Throws so many dice of a stream of their own; a number is that of the sides of a die that has others (PI-00-04). */
export function throwDice(
  turn: Throwing,
  die: 'd6' | 'd100' | number,
  count: number,
  purpose: Purpose,
  about: Params = {},
): readonly Roll[] {
  const { rulings } = turn.input;
  const rolls: Roll[] = [];
  let stream = streamOf(turn, purpose);
  for (let no = 0; no < count; no += 1) {
    const drawn =
      typeof die === 'number' ? drawLot(stream, die, rulings) : draw(stream, die, rulings);
    rolls.push(drawn.roll);
    stream = drawn.stream;
  }
  keep(turn, purpose, about, rolls);
  return rolls;
}

/** Throws one die. */
export function throwDie(
  turn: Throwing,
  die: 'd6' | 'd100' | number,
  purpose: Purpose,
  about: Params = {},
): Roll {
  const [roll] = throwDice(turn, die, 1, purpose, about);
  return roll ?? { kind: 'roll', value: 1, die: 'd6', stream: '', index: 0 };
}

/** Whether something happens that has a chance in percent; at 0 and 100 nothing is rolled (PI-00-03). */
export function happens(
  turn: Throwing,
  chance: Explained,
  purpose: Purpose,
  about: Params = {},
): { readonly isSo: boolean; readonly rolls: readonly Roll[] } {
  if (chance.value <= 0 || chance.value >= 100) return { isSo: chance.value > 0, rolls: [] };
  const rolls = throwDice(turn, 'd100', 1, purpose, about);
  return { isSo: rolls.every(({ value }) => value <= chance.value), rolls };
}

/**
 * Draws so many of some things one after the other: each from those that are possible after the ones before; fewer where
 * none is left.
 */
export function drawSome<Thing>(
  turn: Throwing,
  count: number,
  possible: (drawn: readonly Thing[]) => readonly Thing[],
  purpose: Purpose,
): readonly Thing[] {
  const drawn: Thing[] = [];
  let stream = streamOf(turn, purpose);
  while (drawn.length < count) {
    const next = allotted(stream, possible(drawn), turn.input.rulings);
    if (next.candidate === undefined) break;
    drawn.push(next.candidate);
    stream = next.stream;
    keep(turn, purpose, {}, next.rolls);
  }
  return drawn;
}

/** Draws one of some things; undefined where there is none. */
export function drawOne<Thing>(
  turn: Throwing,
  things: readonly Thing[],
  purpose: Purpose,
): Thing | undefined {
  return drawSome<Thing>(turn, 1, (drawn) => (drawn.length > 0 ? [] : things), purpose)[0];
}
