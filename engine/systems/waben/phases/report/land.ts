import { fieldAddress, type GrossfeldNo } from '../../../../hex';
import { grossfelderOf, KNOWN, type PartyKey, type World } from '../../../../world';

/** What a turn did to the land of a party and to what it knows of the land, as fields in the order of the map. */
export interface LandNews {
  readonly gained: readonly string[];
  readonly lost: readonly string[];
  readonly discovered: readonly string[];
  readonly explored: readonly string[];
}

type Mutable = Record<keyof LandNews, string[]>;

/** Fields newly seen at a level. */
const reached = (was: number, is: number, level: number): boolean => was < level && is >= level;

/** The Großfelder of the map of which a party knows something, in order of their numbers. */
const knownOf = ({ knowledge, map }: World, party: PartyKey): readonly GrossfeldNo[] =>
  (Object.keys(knowledge[party]?.grossfelder ?? {}) as GrossfeldNo[])
    .filter((no) => no in map.grossfelder)
    .sort();

const compareKnowledge = (before: World, after: World, party: PartyKey, news: Mutable): void => {
  const levelsOf = ({ knowledge }: World, no: GrossfeldNo): readonly number[] =>
    knowledge[party]?.grossfelder[no]?.level ?? [];
  for (const no of knownOf(after, party)) {
    const [was, is] = [levelsOf(before, no), levelsOf(after, no)];
    if (was === is) continue;
    is.forEach((now, index) => {
      const old = was[index] ?? 0;
      if (now <= old) return;
      const field = fieldAddress(no, index + 1);
      if (reached(old, now, KNOWN.terrain)) news.discovered.push(field);
      if (reached(old, now, KNOWN.details)) news.explored.push(field);
    });
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
  for (const [party, mine] of news) compareKnowledge(before, after, party, mine);
  return news;
};
