import { achtvoelkerCampaign } from '../../assets/examples/achtvoelker';
import type { TurnInput } from '../kernel';
import {
  type Army,
  type GameState,
  type Nation,
  stateOf,
  withState,
} from '../systems/moerderspiel';
import { type PartyKey, turnInputOf, type World } from '../world';

const campaign = achtvoelkerCampaign();
const input = turnInputOf(campaign);

/** The same nations before their first round, nothing chosen yet. */
const unset: World = {
  ...withState(campaign.world, {
    ...stateOf(campaign.world),
    round: 0,
    units: {},
    votes: {},
    blockades: [],
    traps: [],
  }),
  clock: { ...campaign.world.clock, turn: 0 },
};

export const moerderspielSamples: readonly {
  readonly name: string;
  readonly input: TurnInput<World>;
}[] = [
  { name: 'the second round of day 4 of the example', input },
  { name: 'a round in which nobody writes', input: { ...input, orders: {} } },
  {
    name: 'the set-up of eight nations',
    input: {
      ...input,
      world: unset,
      orders: {
        gelb: 'Fähigkeiten: Baumeister, Aufklärung\nAufteilung: Garnison mit 400, Armee 1 mit 700, Armee 2 mit 400',
        orange: 'Fähigkeiten: Demoralisieren, Unter fremder Flagge',
        rot: 'Fähigkeiten: Fallenleger, Fährte aufnehmen',
      },
    },
  },
];

/** Armies of the example that neither fight nor flee, so that their morale has no effect. */
const QUIET: ReadonlySet<string> = new Set([
  'gelb/1',
  'gelb/2',
  'gruen/2',
  'gruen/3',
  'blau/1',
  'blau/2',
  'violett/1',
  'braun/2',
  'weiss/2',
]);

const otherArmy = (army: Army): Army => ({
  ...army,
  morale: QUIET.has(army.key) ? Math.max(-1, army.morale - 1) : army.morale,
  takesDecrees: !army.takesDecrees,
});

const otherNation = (nation: Nation): Nation => ({
  ...nation,
  abilities: nation.abilities.includes('underdog')
    ? nation.abilities
    : [...nation.abilities, 'demoralise'],
  garrison: { ...nation.garrison, morale: nation.garrison.morale - 2 },
  next: nation.next + 3,
});

/** The evil ones are others than they were, as far as the viewer is none of them. */
const otherSides = (nations: GameState['nations'], viewer: PartyKey): GameState['nations'] => {
  const others = Object.values(nations).filter(({ key }) => key !== viewer);
  const evil = others.filter(({ isEvil }) => isEvil).length;
  const chosen = new Set(
    others
      .filter(({ isEvil }) => !isEvil)
      .slice(0, evil)
      .map(({ key }) => key),
  );
  return Object.fromEntries(
    Object.values(nations).map((nation) => [
      nation.key,
      nation.key === viewer ? nation : { ...otherNation(nation), isEvil: chosen.has(nation.key) },
    ]),
  );
};

/**
 * A world in which everything is otherwise that a nation cannot know and cannot feel in this round: sides, morale and
 * further abilities of others, traps and blockades far away (TM-12-05).
 */
export function withOtherNations(world: World, viewer: PartyKey): World {
  const state = stateOf(world);
  const stranger = viewer === 'gelb' ? 'rot' : 'gelb';
  return withState(world, {
    ...state,
    nations: otherSides(state.nations, viewer),
    units: Object.fromEntries(
      Object.values(state.units).map((unit) => [
        unit.key,
        unit.nation === viewer || unit.kind === 'horde' ? unit : otherArmy(unit),
      ]),
    ),
    traps: [...state.traps, { field: 'A1', nation: stranger }],
    blockades: [
      ...state.blockades,
      { edge: 'A1|A2', by: stranger, since: 8, isPublic: false, knownTo: [stranger] },
    ],
  });
}
