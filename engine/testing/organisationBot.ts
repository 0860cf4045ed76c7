import {
  type Json,
  type Proposal,
  rollKey,
  type Ruling,
  type Rulings,
  type Settings,
} from '../kernel';
import type { Organisation } from '../systems/organisation';
import { organisation as game } from '../systems/organisation';
import { stateOf } from '../systems/organisation/state/read';
import type { World } from '../world';
import { type Dice, diceOf } from './letters';

const CATEGORIES = [
  'Handel',
  'Infrastruktur',
  'Forschung',
  'Autorität',
  'Militär',
  'Geheimdienst',
  'Befestigung',
  'Natürlicher Vorzug',
] as const;
const NEW_NAMES = ['Markt', 'Wache', 'Turm', 'Zelle', 'Salzhandel', 'Rat', ''] as const;
const AMOUNTS = ['1', '2', '3', '1,5', '½', '0', '1,25', '12'] as const;
const MEANS = ['Geld', 'Autorität', 'Militär', 'Geheimdienst', 'Geheimdienst blutig'] as const;

const any = <Value>(dice: Dice, values: readonly Value[], otherwise: Value): Value =>
  values[dice.below(Math.max(1, values.length))] ?? otherwise;

/** What a letter is made of: names of the world as they are, now and then such as do not exist. */
interface Pen {
  readonly dice: Dice;
  readonly own: Organisation;
  readonly region: () => string;
  readonly home: () => string;
  readonly other: () => string;
  readonly thing: () => string;
  readonly count: (most: number) => string;
}

const penOf = (dice: Dice, own: Organisation, world: World): Pen => {
  const regions = Object.values(world.board?.regions ?? {}).map(({ name }) => name);
  const homes = own.units.map(({ region }) => world.board?.regions[region]?.name ?? region);
  const others = Object.values(world.parties).map(({ name }) => name);
  const names = own.advantages.map(({ name }) => name);
  const region = (): string => (dice.once(40) ? 'Nirgends' : any(dice, regions, 'Küste'));
  return {
    dice,
    own,
    region,
    home: () => (dice.once(6) ? region() : any(dice, homes, region())),
    other: () => (dice.once(40) ? 'Niemand' : any(dice, others, 'Waldbund')),
    thing: () => (dice.once(20) ? 'Luftschloss' : any(dice, names, 'Handel')),
    count: (most) => String(dice.below(most + 1) + (dice.once(6) ? 0 : 1)),
  };
};

const building = ({ dice, thing, home, count }: Pen): string =>
  dice.pick([
    `BAUE ${thing()}`,
    `BAUE ${any(dice, NEW_NAMES, 'Markt')} (${any(dice, CATEGORIES, 'Handel')}) in ${home()}`,
    `REPARIERE ${thing()} ${count(1)}`,
  ]);

const moving = ({ dice, thing, home, region, count }: Pen): string =>
  dice.pick([
    `BEWEGE ${count(2)} Bevölkerung von ${home()} nach ${region()}`,
    `BEWEGE ${thing()} nach ${region()}`,
    `BEWEGE ${count(1)} Stufen ${thing()} nach ${region()}`,
    `BEWEGE ${any(dice, AMOUNTS, '1')} Geld von ${home()} nach ${region()}`,
    `VERLEGE SITZ nach ${region()}`,
  ]);

const division = ({ count }: Pen): string =>
  `${count(3)} mobilisiert, Angriff ${count(2)}, Verteidigung ${count(1)}`;

const rolling = ({ dice, count, thing }: Pen): string =>
  dice.once(3) ? `; Neuwurf ${count(3)} mit ${thing()}` : '';

const striking = (pen: Pen): string => {
  const { dice, home, region, other, count } = pen;
  const target = `den ${other()} in ${dice.once(2) ? region() : home()}`;
  return dice.pick([
    `PLÜNDERE aus ${home()} ${target}: ${count(2)}x stehlen, Militär${rolling(pen)}`,
    `PLÜNDERE mit ${count(2)} aus ${home()} ${target}`,
    `SABOTIERE aus ${home()} ${target}: ${count(1)}x Aufruhr, keine Spuren${rolling(pen)}`,
    `SABOTIERE aus ${home()} ${target}`,
    `KRIEG in ${home()} gegen ${other()}: ${division(pen)}${rolling(pen)}`,
    `VERTEIDIGUNG in ${home()}: ${division(pen)}${rolling(pen)}`,
  ]);
};

const acting = (pen: Pen): string => {
  const { dice, home, region, other, thing, count } = pen;
  const category = any(dice, CATEGORIES, 'Handel');
  return dice.pick([
    `HEUERE AN ${category} +${count(3)} in ${home()}`,
    `AUTORITÄT ${home()}: ${category} in ${region()}`,
    `UNTERSTÜTZUNG in ${home()}: Geleit`,
    `ÜBERLASTUNG in ${home()} mit ${count(2)}`,
    `INFORMATION aus ${home()} über ${region()}: Was ist dort?`,
    `EINFLUSS auf ${other()} ${dice.once(2) ? '+' : '-'}${count(1)} mit ${any(dice, MEANS, 'Geld')} in ${home()}`,
    `ABLEHNEN in ${home()}`,
    `NEUWURF Ereignis ${count(2)} mit ${thing()}`,
    `NEUWURF Chance mit ${thing()}`,
    'PASSE',
  ]);
};

const closing = ({ dice, home, region, thing, count, own }: Pen): string =>
  dice.pick([
    `AUFRUHR in ${home()}: ${any(
      dice,
      own.units.map(({ id }) => id),
      'u1',
    )}`,
    `HANDEL in ${home()}: ${count(3)}`,
    `ZAHLE in ${home()}: ${thing()} ${count(2)}, ${thing()}`,
    `ZAHLE nichts in ${home()}`,
    `BERUHIGE ${count(1)} in ${home()} mit ${any(dice, MEANS, 'Geld')} aus ${region()}`,
    `BERUHIGE ${count(1)} in ${home()} mit ${any(dice, MEANS, 'Geld')}`,
  ]);

const line = (pen: Pen): string => {
  const kind = pen.dice.below(12);
  if (kind < 2) return building(pen);
  if (kind < 4) return moving(pen);
  if (kind < 7) return striking(pen);
  if (kind < 9) return acting(pen);
  return kind < 11 ? closing(pen) : any(pen.dice, ['Start 4', 'Abschluss 7', 'CLOSE 4', '…'], '');
};

/** A letter of so many lines at random, half of it legal. */
const letterOf = (pen: Pen): string =>
  Array.from({ length: pen.dice.below(9) }, () => line(pen)).join('\n');

/** Letters of every organisation of a world at random. */
export const randomLetters = (dice: Dice, world: World): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.values(stateOf(world, {}).organisations).map((own) => [
      own.key,
      letterOf(penOf(dice, own, world)),
    ]),
  );

/** Settings at random: most as they are, some otherwise, a few of the wrong kind. */
export const randomSettings = (dice: Dice): Settings =>
  Object.fromEntries(
    game.settings
      .filter(() => dice.once(5))
      .map(({ key, type, allowed = [] }): [string, Json] => {
        if (dice.once(30)) return [key, 'unsinnig'];
        if (type === 'bool') return [key, dice.once(2)];
        if (type === 'enum') return [key, any(dice, allowed, '')];
        if (type === 'int') return [key, dice.below(6)];
        return type === 'decimal' ? [key, dice.below(12) / 2] : [key, ''];
      }),
  );

const VALUES: readonly Json[] = [
  ...[0, 1, 2, 3, 4, 5, 6, -1, 7, 1.5, 1e9, -1e9, 1e308, 2 ** 53],
  ...['x', 'NaN', '__proto__', null, true, [], [3], {}, { die: 1 }],
];

const ruling = (key: string, value: Json): [string, Ruling] => [
  key,
  { key, value, reason: 'at random' },
];

/** Dice to roll again, some of them with research nobody has, or by nobody. */
const wishesAtRandom = (dice: Dice, parties: readonly string[]): Json =>
  Array.from({ length: dice.below(4) }, () => ({
    die: any<Json>(dice, [1, 2, 3, 1.5, -1, 'x'], 1),
    ...(dice.once(2) ? {} : { research: any(dice, ['Archiv', 'Luftschloss'], '') }),
    ...(dice.once(3) ? { by: any(dice, [...parties, 'nobody', 'constructor'], '') } : {}),
  }));

/** What the GM might say to a phase: dice typed in, questions answered, fates, divisions and figures of his own. */
export const randomRulings = (
  dice: Dice,
  { record, questions, balances }: Proposal<World>,
): Rulings => {
  const text = JSON.stringify(record ?? {});
  const dies = [...text.matchAll(/"stream":"([^"]+)","index":(\d+)/g)].map(
    ([, stream = '', index = '']): [string, string] => [stream, rollKey(stream, Number(index))],
  );
  const keys = [...text.matchAll(/"(?:ruling|revealed)":"([^"]+)"/g)].map(([, key = '']) => key);
  const deeds = [...text.matchAll(/"key":"(\d+\/[^"]+)"/g)].flatMap(([, key = '']) => [
    `${key}/successes`,
    `${key}/answer`,
    `${key}/allies`,
  ]);
  const parties = balances.map(({ party }) => party);
  const fate = {
    event: any(dice, ['unrest', 'natural_found', 'nonsense'], ''),
    intensity: 'strong',
  };
  const split = { mobilised: dice.below(4), attack: dice.below(3), defence: dice.below(3) };
  return Object.fromEntries([
    ...dies.filter(() => dice.once(4)).map(([, key]) => ruling(key, any(dice, VALUES, 1))),
    ...dies
      .filter(() => dice.once(8))
      .map(([stream]) => ruling(`reroll/${stream}`, wishesAtRandom(dice, parties))),
    ...deeds.filter(() => dice.once(4)).map((key) => ruling(key, any(dice, VALUES, 1))),
    ...parties
      .filter(() => dice.once(6))
      .flatMap((party) => [
        ruling(`chance/${party}/gm`, any(dice, VALUES, 1)),
        ruling(`event/${party}/${party}/name`, any(dice, ['Quelle', ...VALUES], '')),
      ]),
    ...questions
      .filter(() => dice.once(2))
      .map(({ key, options }) => ruling(key, any(dice, [...options, 'nonsense'], ''))),
    ...keys
      .filter(() => dice.once(4))
      .map((key) => ruling(key, any<Json>(dice, [fate, split, 3, true], null))),
    ...balances
      .filter(() => dice.once(4))
      .flatMap(({ party, sections }) =>
        sections.flatMap(({ key, rows }) =>
          rows.map(({ id = '' }) =>
            ruling(`balance/${party}/${key}/${id}/organisation.amount`, any(dice, VALUES, 1)),
          ),
        ),
      ),
  ]);
};

/** One phase as it was played: what went in and what came out. */
export interface PlayedPhase {
  readonly before: World;
  readonly settings: Settings;
  readonly proposal: Proposal<World>;
}

const played = (
  world: World,
  settings: Settings,
  dice: Dice,
  seed: string,
): Proposal<World> | undefined => {
  const input = { world, orders: randomLetters(dice, world), rulings: {}, settings, seed };
  const first = game.adjudicate(input);
  if (first === undefined || dice.below(3) > 0) return first;
  return game.adjudicate({ ...input, rulings: randomRulings(dice, first) });
};

/** Plays phases of one game at random and shows every one to `look`. */
export const playAtRandom = (
  start: World,
  phases: number,
  seed: number,
  look: (phase: PlayedPhase) => void,
): void => {
  const dice = diceOf(seed);
  const settings = dice.once(2) ? {} : randomSettings(dice);
  let world = start;
  for (let phase = 0; phase < phases; phase += 1) {
    const proposal = played(world, settings, dice, `game-${String(seed)}`);
    if (proposal === undefined) throw new Error('cancelled by nobody');
    look({ before: world, settings, proposal });
    world = proposal.world;
  }
};
