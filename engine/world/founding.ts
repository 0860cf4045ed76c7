import type {
  FoundingProgress,
  FoundingState,
  FoundingStep,
  RecordKind,
  RuleSystem,
  TerrainStyle,
} from '../kernel';
import type { Campaign } from './campaign';
import { settingsInForce } from './editions';
import { grossfelderOf } from './fields';
import { KNOWN } from './knowledge';
import type { Party, World } from './world';

type Step = FoundingStep<World>;
type Founded = Pick<RuleSystem<World>, 'board' | 'calendar' | 'currency' | 'parties' | 'records'>;

/**
 * Parties that somebody plays or will play: all but organisations on a map for whom nobody plays, such as the owner of
 * the settlements nobody has taken.
 */
export function playingParties({ map, parties, people }: World): readonly Party[] {
  const isOnMap = Object.keys(map.grossfelder).length > 0;
  const played = new Set(Object.values(people).flatMap(({ roles }) => roles.map(partyOf)));
  return Object.values(parties).filter(
    ({ key, kind }) => !isOnMap || kind !== 'organisation' || played.has(key),
  );
}

/** Parties that will be played and have no player yet. */
export function unplayedIn(world: World): readonly Party[] {
  const played = new Set(Object.values(world.people).flatMap(({ roles }) => roles.map(partyOf)));
  return playingParties(world).filter(({ key }) => !played.has(key));
}

const partyOf = ({ party }: { readonly party: string }): string => party;

const whole = (isDone: boolean): FoundingProgress => ({
  done: isDone ? 1 : 0,
  of: 1,
  missing: [],
});

/** How many of the parties have something; a world without parties has it nowhere. */
const ofEach = (world: World, has: (party: Party) => boolean): FoundingProgress => {
  const all = playingParties(world);
  const missing = all.filter((party) => !has(party)).map(({ key }) => key);
  return { done: all.length - missing.length, of: Math.max(1, all.length), missing };
};

/** There is a record of a kind that is nobody's, such as a country of the board. */
export function sharedStep(kind: RecordKind<World>): Step {
  return {
    id: 'records',
    title: kind.words.many,
    place: { to: 'records', register: kind.id },
    progress: ({ world, settings }) => whole(kind.rows(world, settings).length > 0),
  };
}

/** Land is drawn: a field of the map is no water. */
const landStep = (terrains: Readonly<Record<string, TerrainStyle>>): Step => {
  const isLand = (terrain: string): boolean => (terrains[terrain]?.height ?? 0) > 0;
  return {
    id: 'land',
    place: { to: 'board' },
    progress: ({ world }) =>
      whole(grossfelderOf(world.map).some(({ terrain }) => terrain.some(isLand))),
  };
};

/** The rules object to nothing a party has, nor to the party itself. */
const objectionStep = ({ records, parties }: Founded): Step => ({
  id: 'objections',
  place: { to: 'objections' },
  progress: ({ world, settings }) => {
    const objected = new Set(
      records.flatMap((kind) =>
        kind.objections === undefined
          ? []
          : kind.rows(world, settings).flatMap(({ owner, row }) => {
              const found = kind.objections?.(row.id, { world, settings, owner }) ?? [];
              return found.length === 0 || owner === null ? [] : [owner];
            }),
      ),
    );
    return ofEach(
      world,
      ({ key }) =>
        !objected.has(key) &&
        (parties.objections?.(world, 'party', key, settings) ?? []).length === 0,
    );
  },
});

/** Steps that several games have, by their ids. */
export const FOUNDING_STEPS = {
  regions: {
    id: 'regions',
    place: { to: 'board' },
    progress: ({ world }) => whole(Object.keys(world.board?.regions ?? {}).length > 0),
  },
  parties: {
    id: 'parties',
    place: { to: 'records', register: 'parties' },
    progress: ({ world }) => whole(playingParties(world).length > 0),
  },
  territory: {
    id: 'territory',
    place: { to: 'board' },
    progress: ({ world }) => {
      const owners = new Set(grossfelderOf(world.map).flatMap(({ owner }) => owner));
      return ofEach(world, ({ key }) => owners.has(key));
    },
  },
  capitals: {
    id: 'capitals',
    place: { to: 'board' },
    progress: ({ world }) => ofEach(world, ({ capital }) => capital !== null),
  },
  players: {
    id: 'players',
    place: { to: 'records', register: 'players' },
    progress: ({ world }) => {
      const unplayed = new Set(unplayedIn(world).map(({ key }) => key));
      return ofEach(world, ({ key }) => !unplayed.has(key));
    },
  },
  units: {
    id: 'units',
    place: { to: 'records', register: 'unit' },
    progress: ({ world }) => {
      const owners = new Set(Object.values(world.units).map(partyOf));
      return ofEach(world, ({ key }) => owners.has(key));
    },
  },
  seats: {
    id: 'seats',
    place: { to: 'records', register: 'parties' },
    progress: ({ world }) => ofEach(world, ({ seat }) => (seat ?? null) !== null),
  },
  treasury: {
    id: 'treasury',
    place: { to: 'treasury' },
    progress: ({ world }) => ofEach(world, ({ treasury }) => treasury > 0),
  },
  /** What every party knows of its own land is kept. */
  knowledge: {
    id: 'knowledge',
    place: { to: 'knowledge' },
    progress: ({ world }) => {
      const ignorant = new Set<string>();
      const landed = new Set<string>();
      for (const { no, owner } of grossfelderOf(world.map))
        for (const [index, key] of owner.entries()) {
          if (key === null) continue;
          landed.add(key);
          const level = world.knowledge[key]?.grossfelder[no]?.level[index] ?? KNOWN.nothing;
          if (level < KNOWN.details) ignorant.add(key);
        }
      return ofEach(world, ({ key }) => landed.has(key) && !ignorant.has(key));
    },
  },
  letters: {
    id: 'letters',
    place: { to: 'letters' },
    progress: ({ world, written }) => ofEach(world, ({ key }) => written.has(key)),
  },
  deadline: {
    id: 'deadline',
    place: { to: 'deadline' },
    progress: ({ deadline }) => whole(deadline !== null),
  },
} as const satisfies Readonly<Record<string, Step>>;

/** Steps that follow from what a game is played on and what it keeps. */
const derivedSteps = (system: Founded): readonly Step[] => {
  const { board, calendar, currency, parties, records } = system;
  const { hex } = board;
  const { capitals, knowledge, letters, players, regions, seats, territory } = FOUNDING_STEPS;
  const has = (isThere: boolean, ...steps: readonly Step[]) => (isThere ? steps : []);
  return [
    ...(hex === undefined ? [] : [landStep(hex.terrains)]),
    ...has(board.kind === 'regions', regions),
    FOUNDING_STEPS.parties,
    ...has(hex !== undefined, territory, capitals),
    ...has(board.lettered !== undefined, seats),
    players,
    ...has(Object.keys(hex?.unitTypes ?? {}).length > 0, FOUNDING_STEPS.units),
    ...has(currency !== undefined && parties.found === undefined, FOUNDING_STEPS.treasury),
    ...has(
      hex !== undefined && records.some((kind) => kind.objections !== undefined),
      objectionStep(system),
    ),
    ...has(hex !== undefined, knowledge),
    letters,
    ...has(calendar.clock === undefined, FOUNDING_STEPS.deadline),
  ];
};

/** What is to be done in a campaign of a game before its first turn, in order. */
export function foundingStepsOf(system: Founded): readonly Step[] {
  return system.parties.founding?.steps ?? derivedSteps(system);
}

/** What of a campaign tells how far its founding is. */
export function foundingState(campaign: Campaign): FoundingState<World> {
  const { world, outbox, deadline } = campaign;
  const first = Object.values(outbox).filter(({ kind }) => kind === 'opening');
  return {
    world,
    settings: settingsInForce(campaign),
    written: new Set(first.map(partyOf)),
    deadline,
  };
}

/**
 * True until the first turn is under way: nothing was booked yet and no letter has come. Campaigns that were founded
 * elsewhere and arrive with letters are none.
 */
export function isBeforeFirstTurn({
  archive,
  inbox,
  sheets,
}: Pick<Campaign, 'archive' | 'inbox' | 'sheets'>): boolean {
  return [archive, inbox, sheets].every((part) => Object.keys(part).length === 0);
}
