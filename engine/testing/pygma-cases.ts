import type { PlayedProposal } from '../cases';
import { canonicalSide, type Direction, grossfeldOf, kleinfeldOf, parseFieldAddress } from '../hex';
import { pygma } from '../systems/pygma';
import { pygmaCaseGame } from '../systems/pygma/cases/game';
import { cityKindAt } from '../systems/pygma/rules/land';
import { stateOf } from '../systems/pygma/state/keep';
import type { Army } from '../systems/pygma/state/types';
import { mapPieces } from '../systems/pygma/views/map';
import { latticeOn, ownerAt, readerOf, SIDE, sideFeatures, type World } from '../world';
import { listed, recordGame, type Seen, type TestedGame } from './case-runner';

const game = recordGame(pygmaCaseGame);

/** Of each thing asked for, `a:KH1 210/21, b:RH1 gone`, what it came to; the name is its first word. */
const seenOf =
  (view: (run: PlayedProposal, name: string) => string): Seen<PlayedProposal>[string] =>
  (run, _, expected) =>
    listed(
      expected.split(', ').map((part) => {
        const [name = ''] = part.split(' ');
        return `${name} ${view(run, name)}`;
      }),
    );

/** Of an army, named `a:KH1`. */
const ofArmy = (view: (army: Army) => string) =>
  seenOf(({ world }, name) => {
    const [owner, id] = name.split(':');
    const army = stateOf(world).armies.find((one) => one.owner === owner && one.id === id);
    return army === undefined ? 'gone' : view(army);
  });

function sideText(
  world: World,
  name: string,
  grossfelder: Parameters<typeof sideFeatures>[0] = world.map.grossfelder,
): string {
  const [, address = '', direction] = /^([\d/]+)\((\d)\)$/.exec(name) ?? [];
  const field = parseFieldAddress(address);
  if (field === undefined) return 'off the map';
  const lattice = latticeOn(world.map);
  const side = canonicalSide(lattice, { field, side: Number(direction) as Direction });
  const bits = sideFeatures(grossfelder, lattice, side);
  return listed(
    Object.entries(SIDE).flatMap(([word, bit]) => ((bits & bit) === 0 ? [] : [word])),
    ' ',
  );
}

const seen: Seen<PlayedProposal> = {
  at: ofArmy(({ field, carrier }) => (carrier === '' ? field : `aboard ${carrier}`)),
  strength: ofArmy(({ strength }) => String(strength)),
  owners: seenOf(({ world }, name) => {
    const field = parseFieldAddress(name);
    return (field && ownerAt(world.map, field)) ?? 'nobody';
  }),
  /** Terrain of a field as a realm knows it, `a:210/21 forest`, and its sides, `a:210/21(2) road`. */
  known: seenOf(({ world }, name) => {
    const [party = '', address = ''] = name.split(':');
    if (address.includes('('))
      return sideText(world, address, world.knowledge[party]?.grossfelder ?? {});
    const field = parseFieldAddress(address);
    const fields = field && world.knowledge[party]?.grossfelder[grossfeldOf(field)];
    return (field && fields?.terrain[kleinfeldOf(field) - 1]) ?? 'unknown';
  }),
  /** Texts of letters that go on, with their signature: `rumour a to all signed Merlin`. */
  post: ({ mail = [] }) =>
    listed(
      mail.map(({ kind, from, to, signed }) => {
        const signature =
          signed === undefined ? [] : ['signed', signed === '' ? 'nothing' : signed];
        return [kind, from, 'to', to ?? 'all', ...signature].join(' ');
      }),
    ),
  /** Fields a realm took, and those it lost. */
  gained: ({ reports }, who) => listed(reports.find(({ party }) => party === who)?.gained ?? []),
  lost: ({ reports }, who) => listed(reports.find(({ party }) => party === who)?.lost ?? []),
  /** Who rules a realm. */
  ruler: ({ world }, party) => world.parties[party]?.ruler ?? 'none',
  /** What a city is called, `065/30 Nordhafen`. */
  called: seenOf(
    ({ world }, name) => stateOf(world).cities.find(({ id }) => id === name)?.name ?? 'none',
  ),
  /** Pieces on the map of a realm, or of the GM, with sign and number. */
  pieces: ({ world }, looker) =>
    listed(
      mapPieces(world, looker === '' ? null : looker).map(
        ({ party, symbol, number, field }) => `${party} ${symbol}${String(number ?? '')} ${field}`,
      ),
    ),
  /** Ruins with their side. */
  ruins: ({ world }) => listed(stateOf(world).ruins.map(({ side, what }) => `${side} ${what}`)),
  sides: seenOf(({ world }, name) => sideText(world, name)),
  /** As `reported`, under the numbers and with the names of the party that reads it. */
  written: (run, who, expected) => {
    const [reader = ''] = who.split(' ');
    const { write } = readerOf(run.world, reader, pygma);
    return game.seen['reported']?.({ ...run, reports: write(run.reports) }, who, expected) ?? '';
  },
  towns: seenOf(({ world }, name) => {
    const city = stateOf(world).cities.find(({ id }) => id === name);
    if (city === undefined) return 'gone';
    return [
      city.owner === '' ? 'nobody' : city.owner,
      cityKindAt(world, city.id),
      ...(city.isFortified ? ['fortified'] : []),
      ...(city.isClosed ? ['closed'] : []),
      ...(city.isTrade ? ['trade'] : []),
    ].join(' ');
  }),
};

/** How PYGMA-ISIS plays cases, and what of them is seen. */
export const pygmaCases: TestedGame<World, PlayedProposal> = {
  ...game,
  seen: { ...game.seen, ...seen },
};
