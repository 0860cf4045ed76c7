import { kalterSommerCampaign } from '../../assets/examples/kaltersommer';
import { letters } from '../../assets/examples/kaltersommer/letters';
import type { TurnInput } from '../kernel';
import { BOARD_43, boardWorld } from '../systems/eroberung';
import { eroberungCaseGame } from '../systems/eroberung/cases/game';
import type { World } from '../world';
import { worldGiven } from './case-runner';

// Exports for tests of boards of countries.
export { BOARD_43, boardWorld, sidesOf, stateOf, zoneOf } from '../systems/eroberung';

const base = { orders: {}, rulings: {}, seed: 'eroberung' } as const;
const diced = { ...base, settings: { 'ew.battle.mode': 'dice' } };

const game = (lines: Readonly<Record<string, string>>): World =>
  worldGiven(eroberungCaseGame, lines);

const HOMES = {
  red: 'home united-states; money 30000; allied canada mexico; conquered italy spain',
  blue: 'home west-germany; money 9000; conquered france; allied greece',
  green: 'home japan; money 5000; register 12.5',
  yellow: 'home china; money 3000',
} as const;

export const eroberungSamples: readonly {
  readonly name: string;
  readonly input: TurnInput<World>;
}[] = [
  {
    name: 'the choice of motherlands',
    input: {
      ...diced,
      world: boardWorld(BOARD_43),
      orders: {
        rot: 'Ziffer 3\nMutterland: USA, Japan\nMarkensatz 2',
        blau: 'Ziffer 7\nMutterland: Frankreich',
        gruen: 'Bündnis mit Gelb',
        gelb: 'Bündnis mit Grün',
      },
    },
  },
  {
    name: 'an option with purchases and wars',
    input: {
      ...diced,
      world: game({
        ...HOMES,
        alliance: 'red green',
        'change iran': '8 from 1',
        phase: 'option red',
      }),
      orders: {
        red: 'Kauf Indonesien\nAngriff auf Frankreich mit Panzer\nAngriff auf Westdeutschland mit Flugzeug\nAngriff auf Iran mit U-Boot\nOption beenden',
        blue: 'Waffen: U-Boot, Panzer, Flugzeug',
        green: 'Bündnis verlassen\nBeitrag 500 für Rot',
      },
    },
  },
  {
    name: 'a motherland that falls, entered by the GM',
    input: {
      ...base,
      settings: {},
      world: game({ ...HOMES, phase: 'option red' }),
      orders: { red: 'Angriff auf Westdeutschland mit Panzer' },
      rulings: {
        'war.1': {
          key: 'war.1',
          value: { winner: 'attacker', attacker: 900, defender: 820 },
          reason: 'typed',
        },
      },
    },
  },
  {
    name: 'a battle that is still to be fought',
    input: {
      ...base,
      settings: {},
      world: game({ ...HOMES, phase: 'option red' }),
      orders: { red: 'Angriff auf Ägypten mit Panzer' },
    },
  },
  {
    name: 'a turn by post, weapons chosen hidden',
    input: {
      ...base,
      settings: { 'ew.war.secret_choice': true },
      world: kalterSommerCampaign().world,
      orders: letters,
    },
  },
  {
    name: 'alliances at home',
    input: {
      ...diced,
      world: game({ red: 'home united-states', blue: 'home china', phase: 'home blue' }),
      orders: { red: 'Heimatbündnisse: Kanada, Mexiko' },
    },
  },
  {
    name: 'the last player of the final round',
    input: {
      ...diced,
      world: game({ ...HOMES, rest: 'green', phase: 'final blue' }),
      orders: { blue: 'Option beenden' },
    },
  },
  {
    name: 'the full board',
    input: { ...diced, world: game({ ...HOMES, rest: 'green', phase: 'option green' }) },
  },
  {
    name: 'a duel of the endgame',
    input: {
      ...diced,
      world: game({
        red: 'home united-states; register 20',
        blue: 'home japan; register 28',
        phase: 'endgame',
      }),
    },
  },
];

/** What a law takes for hidden and is public in this game: the markers of the others (EW-44-06). */
export function withOpenMoney(world: World, viewer: string): World {
  const parties = Object.fromEntries(
    Object.values(world.parties).map((party) => [
      party.key,
      party.key === viewer ? party : { ...party, treasury: party.treasury - 1 },
    ]),
  );
  return { ...world, parties };
}
