import { fieldAddress, KLEINFELDER } from '../../../../hex';
import { type Grossfeld, grossfelderOf, KNOWN, type PartyKey, type World } from '../../../../world';

/** What a turn did to the land of a party and to what it knows of the land, as fields in the order of the map. */
export interface LandNews {
  readonly gained: readonly string[];
  readonly lost: readonly string[];
  readonly discovered: readonly string[];
  readonly explored: readonly string[];
}

type Mutable = Record<keyof LandNews, string[]>;

type Levels = readonly number[] | undefined;

const levelsOf = (world: World, party: PartyKey, { no }: Grossfeld): Levels =>
  world.knowledge[party]?.grossfelder[no]?.level;

/** Fields newly seen at a level. */
const reached = (was: Levels, is: Levels, index: number, level: number): boolean =>
  (was?.[index] ?? 0) < level && (is?.[index] ?? 0) >= level;

const compareKnowledge = (
  before: World,
  after: World,
  chunks: readonly Grossfeld[],
  party: PartyKey,
  news: Mutable,
): void => {
  for (const chunk of chunks) {
    const [was, is] = [levelsOf(before, party, chunk), levelsOf(after, party, chunk)];
    if (was === is) continue;
    for (let index = 0; index < KLEINFELDER; index += 1) {
      if (!reached(was, is, index, KNOWN.terrain) && !reached(was, is, index, KNOWN.details)) {
        continue;
      }
      const field = fieldAddress(chunk.no, index + 1);
      if (reached(was, is, index, KNOWN.terrain)) news.discovered.push(field);
      if (reached(was, is, index, KNOWN.details)) news.explored.push(field);
    }
  }
};

const compareOwners = (
  before: World,
  after: World,
  newsOf: (party: PartyKey) => Mutable | undefined,
): void => {
  for (const chunk of grossfelderOf(after.map)) {
    const owners = before.map.grossfelder[chunk.no]?.owner;
    if (owners === undefined || owners === chunk.owner) continue;
    chunk.owner.forEach((owner, index) => {
      const old = owners[index] ?? null;
      if (old === owner) return;
      const field = fieldAddress(chunk.no, index + 1);
      if (owner !== null) newsOf(owner)?.gained.push(field);
      if (old !== null) newsOf(old)?.lost.push(field);
    });
  }
};

/** Fields won, lost, first seen and first seen in detail, for every party (WW-8.2-40, WW-10.1-12, WW-11.1-02). */
export const landNews = (before: World, after: World): ReadonlyMap<PartyKey, LandNews> => {
  const news = new Map<PartyKey, Mutable>();
  for (const party of Object.keys(after.parties)) {
    news.set(party, { gained: [], lost: [], discovered: [], explored: [] });
  }
  compareOwners(before, after, (party) => news.get(party));
  const chunks = grossfelderOf(after.map);
  for (const [party, mine] of news) compareKnowledge(before, after, chunks, party, mine);
  return news;
};
