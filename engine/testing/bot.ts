import type { Mail } from '../kernel';
import type { PartyKey, World } from '../world';
import { musterRow } from '../systems/waben/orders/compose';
import { declarationsOfBot, mailOfBot, musterOf, planOf } from './botRealm';
import { botRows, rowText } from './botRows';
import { type BotTable, tableOf } from './botSees';

/** What a player submits: a letter, or none, and messages. */
export interface BotTurn {
  readonly letter: string | null;
  readonly mail: readonly Mail[];
}

const HEAD = [
  'Nr.\tGröße\tAbk\t#\tAbk\tPosition\tZugbefehl\tPosition\tBefehl\tmit\tSonstiges',
  '\t\tTyp\tHf\tHf\talt\t\tneu\t\tChar\t',
];

const MOONS = [
  'Widdermond',
  'Falkenmond',
  'Eulenmond',
  'Jaguarmond',
  'Rabenmond',
  'Löwenmond',
  'Dachsmond',
  'Adlermond',
  'Katzenmond',
  'Drachenmond',
  'Einhornmond',
  'Wolfsmond',
];

const SCRAWL = [
  '101\tnach Norden!\tangreifen',
  '7\t---\tKXX',
  '199 999/99 KZZ9',
  '\u0007\u0007',
  '102\t-99-98\tKQ',
];

const letterOf = (table: BotTable, seed: string): string => {
  const { clock, dice } = table;
  const plan = planOf(table, seed);
  const rows = botRows(table, plan).map(rowText);
  const muster = musterOf(table);
  const declared = declarationsOfBot(table, plan, muster);
  const scrawl = dice.percent() > 92 ? [dice.pick(SCRAWL) ?? ''] : [];
  return [
    'Anschreiben',
    `Spielzug ${String(clock.turn)}, ${MOONS[clock.moon - 1] ?? ''}`,
    '',
    'Ausgaben',
    ...declared,
    '',
    'Zugbefehle',
    ...HEAD,
    ...rows,
    ...(muster === null ? [] : [musterRow(muster)]),
    ...scrawl,
  ].join('\n');
};

/** How often in a hundred turns a player forgets his letter, and how often nothing of it can be read. */
const FORGETS = 4;
const RAVES = 3;

/**
 * A turn of a simple player who knows what his realm knows: he explores, marches, besieges, builds, raises, merges,
 * embarks and writes; sometimes he forgets his letter or writes nonsense. The same world and seed give the same.
 */
export function botTurn(world: World, party: PartyKey, seed: string): BotTurn {
  const table = tableOf(world, party, seed);
  const fate = table.dice.percent();
  if (fate <= FORGETS) return { letter: null, mail: [] };
  if (fate <= FORGETS + RAVES) return { letter: SCRAWL.join('\n'), mail: [] };
  return { letter: letterOf(table, seed), mail: mailOfBot(table) };
}

/** The turn of every party of a world, in the order of keys. */
export function botTurns(
  world: World,
  seed: string,
): { readonly orders: Readonly<Record<PartyKey, string>>; readonly mail: readonly Mail[] } {
  const turns = Object.keys(world.parties)
    .sort()
    .map((party) => [party, botTurn(world, party, seed)] as const);
  return {
    orders: Object.fromEntries(
      turns.flatMap(([party, { letter }]) => (letter === null ? [] : [[party, letter]])),
    ),
    mail: turns.flatMap(([, { mail }]) => mail),
  };
}
