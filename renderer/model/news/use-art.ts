import { useEffect, useMemo } from 'react';
import {
  type Campaign,
  centreOf,
  createLattice,
  grossfelderOf,
  hexGameOf,
  netThatJoins,
  type NewsIssue,
  realmView,
  recut,
  systems,
} from '../../../engine';
import type { Picture } from '../../kit/paper';
import { mapFigure } from '../print/figure';
import { FIRST_ORDER } from '../print/order';
import { createStore } from '../../kit/state/create-store';
import { onLeaving } from '../state/leaving';
import { useSession } from '../state/session';
import { storage } from '../storage';
import type { EditionMatter } from './print/edition';

interface Pictures {
  readonly byHash: Readonly<Record<string, Picture | 'loading' | 'missing'>>;
  readonly put: (hash: string, picture: Picture | 'loading' | 'missing') => void;
}

/** Pictures of newsletters of the open campaign, by hash. */
export const useNewsPictures = createStore<Pictures>((set, get) => ({
  byHash: {},
  put: (hash, picture) => set({ byHash: { ...get().byHash, [hash]: picture } }),
}));

onLeaving(() => useNewsPictures.setState({ byHash: {} }));

type Asked = NonNullable<NewsIssue['items'][number]['picture']>;

/** A stored picture of a campaign; undefined where it is missing or cannot be read. */
const storedPicture = async (
  campaign: string,
  { hash, type, width, height }: Asked,
): Promise<Picture | undefined> => {
  const bytes = await storage.pictureOf(campaign, hash).catch(() => undefined);
  return bytes === undefined ? undefined : { bytes, type, width, height };
};

const load = async (campaign: string, asked: Asked): Promise<void> => {
  const { put } = useNewsPictures.getState();
  put(asked.hash, 'loading');
  const picture = await storedPicture(campaign, asked);
  if (useSession.getState().campaign?.id !== campaign) return;
  put(asked.hash, picture ?? 'missing');
};

/** The stored pictures of an issue, by hash; those that are missing are left out. */
export async function storedPictures(
  { id }: Pick<Campaign, 'id'>,
  { items }: Pick<NewsIssue, 'items'>,
): Promise<Readonly<Record<string, Picture>>> {
  const asked = items.flatMap(({ picture }) => picture ?? []);
  const loaded = await Promise.all(
    asked.map(async (one) => [one.hash, await storedPicture(id, one)] as const),
  );
  return Object.fromEntries(
    loaded.flatMap(([hash, picture]) => (picture === undefined ? [] : [[hash, picture] as const])),
  );
}

/** The loaded pictures of an issue; loads those that are missing. */
export function usePicturesOf(
  { id }: Pick<Campaign, 'id'>,
  issue: NewsIssue,
): Readonly<Record<string, Picture>> {
  const byHash = useNewsPictures((state) => state.byHash);
  const { items } = issue;
  useEffect(() => {
    for (const { picture } of items)
      if (picture !== undefined && useNewsPictures.getState().byHash[picture.hash] === undefined)
        void load(id, picture);
  }, [id, items]);
  return useMemo(
    () =>
      Object.fromEntries(
        Object.entries(byHash).flatMap(([hash, picture]) =>
          typeof picture === 'object' ? [[hash, picture] as const] : [],
        ),
      ),
    [byHash],
  );
}

/** Millimetres of a map beside the lead, and within a column. */
const SIZES = { lead: { width: 80, height: 62 }, column: { width: 52, height: 44 } } as const;

/** No unit and no number stands on a map for everybody (WW-10.2-03); it is fit for a photocopier. */
const FOR_ALL = {
  look: 'hatching',
  hidesOrientation: true,
  routes: false,
  parts: {
    ...FIRST_ORDER.parts,
    units: false,
    kleinfeldNumbers: false,
    grossfeldNumbers: false,
    coordinates: false,
  },
} as const;

/**
 * Whether a map may stand in the newsletter: not where parties have to meet first, or have sheets of their own. It would
 * name some to others, and show how the parts of their sheets hang together.
 */
export function mapsAreForAll({ world, system }: Pick<Campaign, 'world' | 'system'>): boolean {
  return (
    systems[system]?.parties.acquaintances === undefined &&
    Object.values(world.knowledge).every(({ chart }) => chart === undefined)
  );
}

/** Maps of an issue as the realms know the world: never more than one of them knows, none that is not for all. */
export function mapsOf(
  { world, system }: Pick<Campaign, 'world' | 'system'>,
  { items, columns }: Pick<NewsIssue, 'items' | 'columns'>,
): EditionMatter['maps'] {
  if (!mapsAreForAll({ world, system })) return {};
  const asked = items.filter(({ map }) => map !== undefined);
  if (asked.length === 0) return {};
  const plots = grossfelderOf(world.map).map(({ no, u, v }) => ({ no, u, v }));
  const lattice = createLattice(plots, world.map.topology);
  const terrains = hexGameOf(systems[system]).terrains;
  return Object.fromEntries(
    asked.flatMap((item) => {
      const { map } = item;
      const cell = map === undefined ? undefined : lattice.cellOf(map.centre);
      if (map === undefined || cell === undefined) return [];
      const size = item.section === 'lead' ? SIZES.lead : SIZES.column;
      const width = item.section === 'lead' || columns === 3 ? size.width : 80;
      const joined = recut(lattice, netThatJoins(lattice, cell));
      const source = {
        view: realmView(world, map.party),
        lattice: joined,
        terrains,
        system,
        date: world.clock,
        month: null,
      };
      const field = width / map.fields;
      const marks = mapFigure(
        source,
        width,
        size.height,
        field,
        centreOf(joined.axialOf(cell)),
        FOR_ALL,
      );
      return [[item.id, { kind: 'map' as const, width, height: size.height, marks }] as const];
    }),
  );
}
