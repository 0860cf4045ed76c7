import { type FieldAddress, type GrossfeldNo, grossfeldOf, kleinfeldOf } from '../hex';
import { BLANK_REGION_WORLD, newParty } from './blank';
import type { Grossfeld, Settlement } from './grossfeld';
import type { Knowledge, KnownGrossfeld, ViewChunk } from './knowledge';
import type { PartySnapshot } from './party-snapshot';
import type { Party, World } from './world';

/** What of a snapshot the known world is made of. */
export type KnownSnapshot = Pick<
  PartySnapshot,
  | 'party'
  | 'system'
  | 'next'
  | 'view'
  | 'topology'
  | 'plots'
  | 'sightings'
  | 'treaties'
  | 'parties'
  | 'board'
  | 'lettered'
  | 'own'
>;

/** Terrain of a field of which a party knows nothing. */
export const UNKNOWN_TERRAIN = '';

type Towns = Readonly<Record<number, Settlement>>;

/** Settlements of a Großfeld as they are believed to be; own ones as they are. */
function townsIn({ no, settlements }: ViewChunk, { own }: KnownSnapshot): Towns {
  const seen = Object.entries(settlements).map(([index, town]): [string, Settlement] => [
    index,
    {
      type: town.type,
      name: town.name,
      owner: town.owner,
      built: 0,
      harbours: town.harbours ?? [],
    },
  ]);
  const kept = Object.entries(own.towns)
    .filter(([field]) => grossfeldOf(field as FieldAddress) === no)
    .map(([field, town]): [string, Settlement] => [
      String(kleinfeldOf(field as FieldAddress) - 1),
      town,
    ]);
  return Object.fromEntries([...seen, ...kept]);
}

const grossfeldIn = (chunk: ViewChunk, snapshot: KnownSnapshot): Grossfeld => {
  const { no, u, v, terrain, owner, sides, walls, springs } = chunk;
  return {
    no,
    u,
    v,
    owner,
    sides,
    walls,
    springs,
    terrain: terrain.map((one) => one ?? UNKNOWN_TERRAIN),
    settlements: townsIn(chunk, snapshot),
    difficulty: {},
    lowView: {},
    baseTerrain: {},
    notes: {},
    secrets: {},
  };
};

const knownOf = ({ settlements, no: _, u: __, v: ___, ...seen }: ViewChunk): KnownGrossfeld => ({
  ...seen,
  source: seen.level.map(() => null),
  settlements: Object.fromEntries(
    Object.entries(settlements).map(([index, { capital: _, ...town }]) => [index, town]),
  ),
});

const knowledgeOf = ({ view, sightings, plots, own }: KnownSnapshot): Knowledge => ({
  grossfelder: Object.fromEntries(
    Object.entries(view.chunks).map(([no, chunk]) => [no, knownOf(chunk)]),
  ),
  sightings,
  // Its world has no other numbers than its own.
  ...(own.isCharted
    ? { chart: Object.fromEntries(plots.map(({ no }): [GrossfeldNo, GrossfeldNo] => [no, no])) }
    : {}),
});

/** Everybody a party knows by name: others with nothing but what a map shows of them. */
function partiesOf({
  party,
  parties,
  view,
  board,
  lettered,
  own,
}: KnownSnapshot): World['parties'] {
  const shown = { ...view.parties, ...board?.parties, ...lettered?.parties };
  return Object.fromEntries(
    Object.entries({ ...shown, ...parties }).map(([key, { name }]): [string, Party] => {
      const { colour = 0, pattern } = shown[key] ?? {};
      const other = newParty({ key, name, colour, kind: own.party.kind });
      return [
        key,
        key === party.key ? own.party : pattern === undefined ? other : { ...other, pattern },
      ];
    }),
  );
}

/**
 * The world as one party knows it, made of its snapshot alone: a letter is read and checked against it as against the
 * true one, as far as the party can know. Where it knows nothing the map has fields of no terrain.
 */
export function knownWorld(snapshot: KnownSnapshot): World {
  const { party, view, topology, next, treaties, board, own } = snapshot;
  const { turn, year, moon } = next;
  return {
    ...BLANK_REGION_WORLD,
    map: {
      topology,
      grossfelder: Object.fromEntries(
        Object.entries(view.chunks).map(([no, chunk]) => [no, grossfeldIn(chunk, snapshot)]),
      ),
    },
    parties: partiesOf(snapshot),
    units: Object.fromEntries(own.units.map((unit) => [unit.id, unit])),
    knowledge: { [party.key]: knowledgeOf(snapshot) },
    works: Object.fromEntries(own.works.map((work) => [work.id, work])),
    treaties: Object.fromEntries(
      treaties.map((treaty, index) => {
        const id = `t${String(index + 1)}`;
        return [id, { ...treaty, id, copies: [party.key] }];
      }),
    ),
    clock: { turn, year, moon, ...own.clock },
    board: {
      regions: Object.fromEntries(
        Object.entries(board?.regions ?? {}).map(([key, region]) => [key, { ...region, note: '' }]),
      ),
      borders: board?.borders ?? [],
    },
    affairs: own.affairs,
  };
}
