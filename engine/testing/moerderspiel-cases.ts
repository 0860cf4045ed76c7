import type { PlayedProposal } from '../cases';
import { moerderspiel } from '../systems/moerderspiel';
import { moerderspielCaseGame } from '../systems/moerderspiel/cases/game';
import { nationsOf, unitsOf } from '../systems/moerderspiel/rules/nation';
import { stateOf } from '../systems/moerderspiel/state/keep';
import type { Army, Base, GameState, Unit } from '../systems/moerderspiel/state/types';
import { compareFields, type World } from '../world';
import { listed, recordGame, type Seen, type TestedGame } from './case-runner';

/** An army as a case writes it: `E5 500 m1`; what else is true of it only where it is asked for. */
function textOf(unit: Unit): string {
  const morale = unit.kind === 'army' ? ` m${String(unit.morale)}` : '';
  return `${unit.field} ${String(unit.strength)}${morale}`;
}

/** Further attributes of an army: hidden, held, under what flag. */
function besidesOf({ hiding, heldIn, shown, progress, decrees, watch }: Army): string {
  return listed([
    ...(hiding.same ? ['hidden'] : hiding.near ? ['distant'] : []),
    ...(heldIn === 0 ? [] : [`held ${String(heldIn)}`]),
    ...(shown.flag === null ? [] : [`flag ${shown.flag}`]),
    ...(shown.factor === 'true' ? [] : [`seems ${shown.factor}`]),
    ...(progress === null ? [] : [progress.kind]),
    ...decrees.map((nation) => `decree ${nation}`),
    ...(watch === null ? [] : [`watch ${watch}`]),
  ]);
}

const sortedBases = (bases: GameState['bases']): readonly Base[] =>
  Object.values(bases).sort((a, b) => compareFields(a.field, b.field));

const seenIn =
  (view: (state: GameState, who: string, asked: string) => string) =>
  ({ world }: PlayedProposal, who: string, asked: string): string =>
    view(stateOf(world), who, asked);

const game = recordGame(moerderspielCaseGame);

const seen: Seen<PlayedProposal> = {
  /** All armies and hordes in their current state. */
  armies: seenIn((state) => listed(unitsOf(state).map((unit) => `${unit.key} ${textOf(unit)}`))),
  /** `army red/1` in its current state; `army red` the records of its nation as far as asked for. */
  army: (run, who, asked) => {
    if (!who.includes('/')) return game.seen['army']?.(run, who, asked) ?? '';
    const unit = stateOf(run.world).units[who];
    return unit === undefined ? 'gone' : textOf(unit);
  },
  besides: seenIn(({ units }, who) => {
    const unit = units[who];
    return unit?.kind === 'army' ? besidesOf(unit) : 'gone';
  }),
  garrison: seenIn(({ nations }, who) => {
    const { hasCapital = false, garrison } = nations[who] ?? {};
    return hasCapital ? `${String(garrison?.strength)} m${String(garrison?.morale)}` : 'destroyed';
  }),
  base: seenIn(({ nations }, who) => `m${String(nations[who]?.baseMorale)}`),
  abilities: seenIn(({ nations }, who) => listed(nations[who]?.abilities ?? [])),
  techniques: seenIn(({ nations }, who) => listed(nations[who]?.techniques ?? [])),
  evil: seenIn((state) => listed(nationsOf(state).flatMap((one) => (one.isEvil ? [one.key] : [])))),
  out: seenIn((state) =>
    listed(nationsOf(state).flatMap((one) => (one.eliminated === null ? [] : [one.key]))),
  ),
  sanctions: seenIn(({ nations }, who) =>
    listed(
      (nations[who]?.sanctions ?? [])
        .map(({ kind, from, to }) => `${kind} ${String(from)} ${String(to)}`)
        .sort(),
    ),
  ),
  raised: seenIn(({ nations }, who) => {
    const { raisedIn = 0, steadfast = null } = nations[who] ?? {};
    return listed([
      ...(raisedIn === 0 ? [] : [`raised ${String(raisedIn)}`]),
      ...(steadfast === null
        ? []
        : [`steadfast ${String(steadfast.from)} ${String(steadfast.to)}`]),
    ]);
  }),
  bases: seenIn(({ bases }) =>
    listed(sortedBases(bases).map(({ field, owner }) => `${field} ${owner ?? 'free'}`)),
  ),
  blockades: seenIn(({ blockades }) =>
    listed(
      blockades
        .map(({ edge, isPublic, knownTo }) =>
          [edge.replace('|', '-'), ...(isPublic ? ['public'] : knownTo)].join(' '),
        )
        .sort(),
    ),
  ),
  traps: seenIn(({ traps }) => listed(traps.map(({ field, nation }) => `${field} ${nation}`))),
  votes: seenIn(({ votes }) =>
    listed(Object.entries(votes).map(([by, nation]) => `${by} ${nation}`)),
  ),
  /** Public view of the world. */
  published: seenIn(({ published: { day, bases, blockades, destroyed, armies } }) =>
    listed(
      [
        `day ${String(day)}`,
        ...bases.map(({ field, owner }) => `${field} ${owner ?? 'free'}`),
        ...blockades.map((edge) => edge.replace('|', '-')),
        ...destroyed.map((key) => `ruin ${key}`),
        ...armies.map(({ field, nation, strength }) =>
          [field, nation, ...(strength === null ? [] : [String(strength)])].join(' '),
        ),
      ],
      ', ',
    ),
  ),
  /** Foreign pieces on the map of one nation (`E5 red 700 #1`: what it can name has a number), and blockades (`C5-D5`). */
  sight: ({ world }, who) => {
    const { pieces = [], edges = [] } = moerderspiel.board.lettered?.sight(world, who, {}) ?? {};
    const foreign = pieces.filter(({ party, truth }) => (truth?.party ?? party) !== who);
    return listed([
      ...foreign.map(({ field, party, strength, name }) =>
        [
          field,
          party ?? 'barbarians',
          ...(strength === null ? [] : [String(strength)]),
          ...(name === '' ? [] : [`#${name}`]),
        ].join(' '),
      ),
      ...edges.map(({ edge }) => edge.replace('|', '-')),
    ]);
  },
  round: seenIn(({ round }) => String(round)),
  outcome: seenIn(({ outcome }) => outcome ?? 'none'),
};

/** How Total Mörderspiel plays cases, and what of them is seen. */
export const moerderspielCases: TestedGame<World, PlayedProposal> = {
  ...game,
  seen: { ...game.seen, ...seen },
};
