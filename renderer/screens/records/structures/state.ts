import {
  latticeOn,
  type Campaign,
  type Direction,
  setSideFeature,
  setWall,
  SIDE,
  WORK_PER_POINT,
  type WorkKind,
  writeMapChanges,
} from '../../../../engine';
import { changed, type Change, type Edited, refused } from '../../../model/records/register';
import { type Site, workAt, writeWork } from '../shared/works';

/** A structure on a side, of which the map knows whether it stands. */
interface SideSite extends Site {
  readonly kind: Exclude<WorkKind, 'settlement'>;
  readonly side: Direction;
}

const isOnSide = (site: Site): site is SideSite => site.kind !== 'settlement' && site.side !== null;

/** The map with a structure put up in full or taken down. */
const mapEdit = ({ world }: Campaign, { kind, field, side, value }: SideSite, stands: boolean) =>
  kind === 'wall'
    ? setWall(world.map, field, side, stands ? value : 0)
    : setSideFeature(world.map, latticeOn(world.map), { field, side }, SIDE[kind], stands);

const onMap = (campaign: Campaign, site: SideSite, stands: boolean): Change['change'] => {
  const edit = mapEdit(campaign, site, stands);
  return (draft) => {
    if (edit.ok) writeMapChanges(draft.world.map, edit.value);
  };
};

/** Declares a structure finished: it stands on the map, and its books keep no work (WW-10.1-09). */
export function finish(site: Site, campaign: Campaign): Edited {
  if (!isOnSide(site)) return refused('units:refused.townByMap');
  const paid = workAt(campaign, site)?.paid ?? 0;
  return writeWork(
    site,
    {
      progress: null,
      paid: paid - Math.min(paid, site.value * WORK_PER_POINT),
      completed: campaign.world.clock.turn,
    },
    onMap(campaign, site, true),
  );
}

/** Declares that a structure is only being built: it comes off the map, and work on it starts at nothing. */
export function begin(site: Site, campaign: Campaign): Edited {
  return isOnSide(site)
    ? writeWork(
        site,
        { progress: 0, paid: 0, begun: campaign.world.clock.turn, completed: null },
        onMap(campaign, site, false),
      )
    : refused('units:refused.townByMap');
}

/** Takes the books of a structure away: what was begun is given up, what stands is whole and its fields' owners'. */
export function closeBooks(id: string): Change {
  return changed(({ world }) => {
    Reflect.deleteProperty(world.works, id);
  });
}

/** Gives a wall another value, on the map too if it stands there; other structures have theirs from the table. */
export function withValue(site: Site, value: unknown, campaign: Campaign): Edited {
  const isWhole = typeof value === 'number' && value > 0;
  if (!isWhole) return refused('units:refused.size');
  if (site.kind !== 'wall' || !isOnSide(site)) return refused('units:refused.valueFixed');
  const work = workAt(campaign, site);
  if (work !== undefined && work.progress !== null) return writeWork(site, { value });
  const { change } = changed(onMap(campaign, { ...site, value }, true));
  return work === undefined ? changed(change) : writeWork(site, { value }, change);
}
