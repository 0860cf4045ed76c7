import {
  type Decision,
  type DecisionField,
  type Json,
  type Proposal,
  rollKey,
  type RuleSystem,
  type Ruling,
  type Rulings,
  type Settings,
} from '../kernel';
import { ownThings } from '../laboratory/player';
import { isWritten, type PartyKey, type World } from '../world';
import { type Dice, diceOf } from './letters';

type Game = RuleSystem<World>;

/** A player of every party and a GM who decides at random, for any game that declares records and a grammar. */
export interface HouseBot {
  /** Letters of every party. */
  readonly letters: (dice: Dice, world: World) => Readonly<Record<PartyKey, string>>;
  /** Plays turns of one game and shows every one to `look`. */
  readonly play: (
    start: World,
    turns: number,
    seed: number,
    look: (turn: PlayedTurn) => void,
  ) => void;
}

/** One turn as it was played: what went in and what came out. */
export interface PlayedTurn {
  readonly before: World;
  readonly settings: Settings;
  readonly proposal: Proposal<World>;
}

const any = <Value>(dice: Dice, values: readonly Value[], otherwise: Value): Value =>
  values[dice.below(Math.max(1, values.length))] ?? otherwise;

/** Values somebody might type in, valid or not. */
const VALUES: readonly Json[] = [
  0,
  1,
  2,
  3,
  4,
  5,
  6,
  -1,
  7,
  1.5,
  1e9,
  -1e9,
  1e308,
  2 ** 53,
  'x',
  'NaN',
  '__proto__',
  null,
  true,
  [],
  [3],
  {},
  { die: 1 },
];

/** Settings at random: most as they are, some otherwise, a few of the wrong kind. */
function settingsAtRandom({ settings }: Game, dice: Dice): Settings {
  return Object.fromEntries(
    settings
      .filter(() => dice.once(5))
      .map(({ key, type, allowed = [] }): [string, Json] => {
        if (dice.once(30)) return [key, 'unsinnig'];
        if (type === 'bool') return [key, dice.once(2)];
        if (type === 'enum') return [key, any(dice, allowed, '')];
        if (type === 'int') return [key, dice.below(6)];
        return type === 'decimal' ? [key, dice.below(12) / 2] : [key, ''];
      }),
  );
}

const ruling = (key: string, value: Json): [string, Ruling] => [
  key,
  { key, value, reason: 'at random' },
];

/** Random decision of the GM: mostly the offered one, sometimes nonsense. */
function decidedAtRandom(dice: Dice, decision: Decision, parties: readonly PartyKey[]): Json {
  if (dice.once(6)) return any(dice, VALUES, 1);
  const field = (one: DecisionField): Json =>
    'options' in one
      ? any(dice, one.options, '')
      : one.range[0] + dice.below(one.range[1] - one.range[0] + 2);
  if ('options' in decision) return any(dice, decision.options, '');
  switch (decision.input) {
    case 'number':
      return field({ id: '', range: decision.range });
    case 'text':
      return any(dice, ['Quelle', ' ', 'x'.repeat(decision.longest + 1)], '');
    case 'fields':
      return Object.fromEntries(decision.fields.map((one) => [one.id, field(one)]));
    case 'flag':
      return true;
    case 'own':
      return any(dice, VALUES, 1);
    case 'rethrow':
      return Array.from({ length: dice.below(4) }, () => ({
        die: any<Json>(dice, [1, 2, 3, 1.5, -1, 'x'], 1),
        ...(dice.once(2) ? { research: any(dice, ['Archiv', 'Luftschloss'], '') } : {}),
        ...(dice.once(3)
          ? { by: any(dice, [...parties, decision.by, 'nobody', 'constructor'], '') }
          : {}),
      }));
  }
}

/**
 * Possible decisions of the GM in a turn: decisions on cards, questions, dice typed in, overridden figures of turn and
 * books.
 */
function rulingsAtRandom(dice: Dice, proposal: Proposal<World>): Rulings {
  const { questions, events, balances, rolls: thrown = [] } = proposal;
  const parties = Object.keys(proposal.world.parties);
  const text = JSON.stringify([events, thrown, balances]);
  const rolls = [...text.matchAll(/"stream":"([^"]+)","index":(\d+)/g)].map(
    ([, stream = '', index = '']) => rollKey(stream, Number(index)),
  );
  const keys = [...text.matchAll(/"ruling":"([^"]+)"/g)].map(([, key = '']) => key);
  const books = balances.flatMap(({ party, sections }) =>
    sections.flatMap(({ key, rows }) =>
      rows.flatMap(({ id = '', cells }) =>
        Object.keys(cells).map((column) => ['balance', party, key, id, column].join('/')),
      ),
    ),
  );
  const offered = events.flatMap(({ blocks = [] }) =>
    blocks.flatMap((block) => (block.kind === 'decision' ? [block.decision] : [])),
  );
  return Object.fromEntries([
    ...[...rolls, ...keys, ...books]
      .filter(() => dice.once(4))
      .map((key) => ruling(key, any(dice, VALUES, 1))),
    ...[...questions, ...offered]
      .filter(() => dice.once(2))
      .map((decision) => ruling(decision.key, decidedAtRandom(dice, decision, parties))),
  ]);
}

const valueOf = (row: object, field: string): unknown =>
  new Map<string, unknown>(Object.entries(row)).get(field);

/** A world with records the GM wrote at random: new ones, and some taken away; each one lawful by its schema. */
function withRecordsAtRandom({ records }: Game, world: World, dice: Dice): World {
  const owner = any(dice, Object.keys(world.parties), '');
  const kind = records[dice.below(Math.max(1, records.length))];
  const place = { world, settings: {}, owner };
  if (kind === undefined || owner === '') return world;
  const own = kind.rows(world, {}).filter((one) => one.owner === owner);
  const gone = own[dice.below(Math.max(1, own.length))];
  if (gone !== undefined && dice.once(3)) return kind.remove?.(gone.row, place) ?? world;
  const blank = kind.blank?.(place);
  if (blank === undefined) return world;
  const texts = kind.fields.filter(
    (field) => isWritten(kind, field) && field.kind === 'text' && valueOf(blank, field.id) === '',
  );
  const name = `Neu ${String(dice.below(1000))}`;
  const row = { ...blank, ...Object.fromEntries(texts.map(({ id }) => [id, name])) };
  const isLawful =
    kind.schema?.safeParse(row).success === true &&
    texts.every((field) => field.check?.(row, name, place) === undefined);
  return isLawful ? (kind.put?.(row, place) ?? world) : world;
}

/** The generic bot of a game. Its letters come from the grammar, its GM from what the proposal leaves open. */
export function houseBot(game: Game): HouseBot {
  const { orders } = game;

  const written = (
    dice: Dice,
    world: World,
    isGood: (line: string, party: PartyKey) => boolean,
  ): Readonly<Record<PartyKey, string>> =>
    Object.fromEntries(
      Object.keys(world.parties).map((party) => {
        const likely = ownThings(game, world, party);
        const line = (): string => orders.compose?.(party, world, dice.below, likely) ?? '';
        const lines = Array.from({ length: dice.below(9) }, () => {
          const first = line();
          return isGood(first, party) ? first : line();
        });
        return [party, lines.join('\n')];
      }),
    );

  const letters: HouseBot['letters'] = (dice, world) => written(dice, world, () => true);

  /** Letters of lines most of which need no decision of the GM: others are replaced once. */
  const playersLetters: HouseBot['letters'] = (dice, world) =>
    written(
      dice,
      world,
      (line, party) => orders.check(orders.read(line, party, world), world, {}).length === 0,
    );

  const turnOf = (world: World, settings: Settings, dice: Dice, seed: string) => {
    const input = { world, orders: playersLetters(dice, world), rulings: {}, settings, seed };
    const first = game.adjudicate(input);
    if (first === undefined || dice.below(3) > 0) return first;
    return game.adjudicate({ ...input, rulings: rulingsAtRandom(dice, first) });
  };

  const play: HouseBot['play'] = (start, turns, seed, look) => {
    const dice = diceOf(seed);
    const settings = dice.once(2) ? {} : settingsAtRandom(game, dice);
    let world = start;
    for (let turn = 0; turn < turns; turn += 1) {
      const before = dice.once(6) ? withRecordsAtRandom(game, world, dice) : world;
      const proposal = turnOf(before, settings, dice, `game-${String(seed)}`);
      if (proposal === undefined) throw new Error('cancelled by nobody');
      look({ before, settings, proposal });
      ({ world } = proposal);
    }
  };

  return { letters, play };
}
