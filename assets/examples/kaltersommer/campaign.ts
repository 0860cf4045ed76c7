import {
  applyTurn,
  BLANK_CAMPAIGN,
  type Campaign,
  bookingOf,
  sheetsOf,
  systems,
  turnInputOf,
  type World,
} from '../../../engine';
import {
  BOARD_43,
  boardWorld,
  stateOf,
  withState,
} from '../../../engine/systems/eroberung/rules/catalogue';
import { battles } from './battles';
import { history } from './letters';
import { parties, people } from './players';

/** When the letters of a turn came: a turn a fortnight. */
const dayOf = (turn: number): string =>
  new Date(Date.UTC(1984, 4, 6 + 14 * turn, 18)).toISOString();

const withPlayers = (world: World): World => ({
  ...world,
  parties: Object.fromEntries(parties.map((party) => [party.key, party])),
  people: Object.fromEntries(people.map((person) => [person.id, person])),
});

/** The seats round the table, clockwise in the order of the players (EW-0-05). */
function seated(world: World): World {
  const state = stateOf(world);
  const order = parties.map(({ key }) => key);
  const players = state.players.map((one) => ({ ...one, seat: order.indexOf(one.owner) + 1 }));
  return withState(world, { ...state, players });
}

const begun = (): Campaign => ({
  ...BLANK_CAMPAIGN,
  id: 'kaltersommer',
  name: 'Kalter Sommer',
  system: 'eroberung',
  seed: 'Kalter Sommer 1984',
  world: seated(withPlayers(boardWorld(BOARD_43, 0))),
});

/** The battles of a turn as they were played, decided under their keys (EW-39-01). */
const rulingsOf = (turn: number): Campaign['rulings'] =>
  Object.fromEntries(
    Object.entries(battles[turn] ?? {}).map(([key, value]) => [
      key,
      { key, value, reason: 'am Bildschirm gespielt' },
    ]),
  );

/** A value that changed in the course of the game: what is booked stays (EW-24-02). */
const OVERTHROW = {
  id: 'c1',
  owner: '',
  region: 'iran',
  pbu: 2,
  turn: 8,
  reason: 'Umsturz',
} as const;

function withChange(world: World): World {
  const state = stateOf(world);
  return withState(world, { ...state, changes: [OVERTHROW] });
}

function played(campaign: Campaign, letters: Readonly<Record<string, string>>): Campaign {
  const { turn } = campaign.world.clock;
  const game = systems['eroberung'];
  const world = turn === OVERTHROW.turn ? withChange(campaign.world) : campaign.world;
  const sheets = sheetsOf(letters, turn, dayOf(turn));
  const open = { ...campaign, world, sheets, rulings: rulingsOf(turn) };
  const proposal = game?.adjudicate(turnInputOf(open));
  if (game === undefined || proposal === undefined) return campaign;
  return applyTurn(open, proposal, dayOf(turn), bookingOf(game, open, proposal));
}

let made: Campaign | undefined;

/**
 * The example by post: five players in the middle of a game, every turn of it played from its letters, every battle as
 * it was once played by the computer players. The same value at every call.
 */
export function kalterSommerCampaign(): Campaign {
  made ??= history.reduce(played, begun());
  return made;
}
