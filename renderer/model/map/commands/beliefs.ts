import {
  type Belief,
  beliefAt,
  type Campaign,
  type FieldAddress,
  type PartyKey,
  type SightedUnit,
  withBelief,
  withFirmBelief,
  withoutSighting,
  withSighting,
  type World,
} from '../../../../engine';
import type { Command } from '../../state/command';

const inWorld =
  (change: (world: World) => World): ((campaign: Campaign) => Campaign) =>
  (campaign) => ({ ...campaign, world: change(campaign.world) });

const nameOf = (belief: Belief): string =>
  belief.kind === 'settlement' && belief.settlement === null
    ? 'belief:command.noSettlement'
    : `belief:command.${belief.kind}`;

/** The command that makes a realm believe something of some fields; undefined without fields. */
export function believe(
  party: PartyKey,
  fields: readonly FieldAddress[],
  belief: Belief,
): Command | undefined {
  return fields.length === 0
    ? undefined
    : {
        name: nameOf(belief),
        about: { count: fields.length, party },
        replace: inWorld((world) =>
          fields.reduce((before, field) => withBelief(before, party, field, belief), world),
        ),
      };
}

/** The command that makes beliefs stand against a realm's own eyes, or no longer; undefined where all of them do so already. */
export function standFirm(
  { world }: Campaign,
  party: PartyKey,
  fields: readonly FieldAddress[],
  isFirm: boolean,
): Command | undefined {
  const changing = fields.filter((field) => beliefAt(world, party, field).isFirm !== isFirm);
  return changing.length === 0
    ? undefined
    : {
        name: isFirm ? 'belief:command.firm' : 'belief:command.loose',
        about: { count: changing.length, party },
        replace: inWorld((now) =>
          changing.reduce((before, field) => withFirmBelief(before, party, field, isFirm), now),
        ),
      };
}

/** The command that lets a realm believe to have seen a unit. */
export function sight(party: PartyKey, sighting: SightedUnit): Command {
  return {
    name: 'belief:command.sight',
    about: { party, place: sighting.place },
    replace: inWorld((world) => withSighting(world, party, sighting)),
  };
}

/** The command that takes a sighting out of what a realm knows. */
export function unsee(party: PartyKey, sighting: SightedUnit): Command {
  return {
    name: 'belief:command.unsee',
    about: { party, place: sighting.place },
    replace: inWorld((world) => withoutSighting(world, party, sighting)),
  };
}
