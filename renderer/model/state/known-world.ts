import {
  type Campaign,
  memoizeByObject,
  settingsInForce,
  systems,
  withFirstLook,
  type World,
} from '../../../engine';

/**
 * The world with what its parties know of it. Until the first turn is booked they know their land, and what they see
 * from it, as soon as it is drawn; nothing of that is stored before the GM writes it down.
 */
export const knownWorld: (campaign: Campaign) => World = memoizeByObject((campaign) => {
  const { archive, system, world } = campaign;
  const game = systems[system];
  return game === undefined || Object.keys(archive).length > 0
    ? world
    : withFirstLook(world, game, settingsInForce(campaign));
});
