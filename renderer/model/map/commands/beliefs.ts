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
import { type Command, replacing } from '../../state/command';

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
    : replacing(
        nameOf(belief),
        { count: fields.length, party },
        inWorld((world) =>
          fields.reduce((before, field) => withBelief(before, party, field, belief), world),
        ),
      );
}

/**
 * The command that makes beliefs hold against a realm's own sightings, or no longer; undefined where all of them do so
 * already.
 */
export function standFirm(
  { world }: Campaign,
  party: PartyKey,
  fields: readonly FieldAddress[],
  isFirm: boolean,
): Command | undefined {
  const changing = fields.filter((field) => beliefAt(world, party, field).isFirm !== isFirm);
  return changing.length === 0
    ? undefined
    : replacing(
        isFirm ? 'belief:command.firm' : 'belief:command.loose',
        { count: changing.length, party },
        inWorld((now) =>
          changing.reduce((before, field) => withFirmBelief(before, party, field, isFirm), now),
        ),
      );
}

/** The command that lets a realm believe to have seen a unit. */
export function sight(party: PartyKey, sighting: SightedUnit): Command {
  return replacing(
    'belief:command.sight',
    { party, place: sighting.place },
    inWorld((world) => withSighting(world, party, sighting)),
  );
}

/** The command that takes a sighting out of what a realm knows. */
export function unsee(party: PartyKey, sighting: SightedUnit): Command {
  return replacing(
    'belief:command.unsee',
    { party, place: sighting.place },
    inWorld((world) => withoutSighting(world, party, sighting)),
  );
}
