import {
  applyMapChanges,
  type Campaign,
  type Edit,
  type EditProblem,
  type GrossfeldNo,
  type GrossfeldPlace,
  growMap,
  moveGrossfeld,
  removeGrossfelder,
  renumber,
  type Renumbering,
  type Result,
  success,
  systems,
  type TerrainKey,
  withMap,
} from '../../../../engine';
import { type Command, replacing } from '../../state/command';

/** A command, or why there is none. */
export type WorldCommand = Result<Command, EditProblem>;

const onMap = (campaign: Campaign, edit: Edit): Result<Campaign, EditProblem> =>
  edit.ok
    ? success(withMap(campaign, applyMapChanges(campaign.world.map, edit.value)))
    : { ok: false, problem: edit.problem };

/** A command that leads to the campaign that was computed, from the one it was computed for. */
const leadingTo = (
  name: string,
  about: Command['about'],
  next: Result<Campaign, EditProblem>,
): WorldCommand =>
  next.ok
    ? success(replacing(name, about, () => next.value))
    : { ok: false, problem: next.problem };

/** Adds Großfelder of one terrain; their numbers are the next free ones. */
export function growWorld(
  campaign: Campaign,
  places: readonly GrossfeldPlace[],
  terrain: TerrainKey,
): WorldCommand {
  return leadingTo(
    'world:command.grow',
    { count: places.length },
    onMap(campaign, growMap(campaign.world.map, places, { terrain })),
  );
}

/** Removes Großfelder with everything on them. */
export function shrinkWorld(campaign: Campaign, nos: readonly GrossfeldNo[]): WorldCommand {
  return leadingTo(
    'world:command.shrink',
    { count: nos.length, no: nos.join(', ') },
    removeGrossfelder(campaign, nos, systems[campaign.system]?.records ?? []),
  );
}

/** Moves a Großfeld to another place; if there is one already, the two exchange their places. */
export function moveInWorld(campaign: Campaign, no: GrossfeldNo, to: GrossfeldPlace): WorldCommand {
  return leadingTo(
    'world:command.move',
    { no },
    onMap(campaign, moveGrossfeld(campaign.world.map, no, to)),
  );
}

/** Gives Großfelder other numbers. */
export function renumberWorld(campaign: Campaign, mapping: Renumbering): WorldCommand {
  const [first] = mapping;
  return leadingTo(
    'world:command.renumber',
    { count: mapping.size, old: first?.[0] ?? '', no: first?.[1] ?? '' },
    renumber(campaign, mapping),
  );
}
