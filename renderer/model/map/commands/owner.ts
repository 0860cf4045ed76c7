import {
  type FieldAddress,
  type PartyKey,
  setOwner,
  swapOwners,
  type WorldMap,
} from '../../../../engine';
import type { Command } from '../../state/command';
import { editCommand, fieldsIn } from './edit';

/** The command that gives fields to a party, or (null) to none. */
export function giveTo(
  map: WorldMap,
  fields: readonly FieldAddress[],
  party: PartyKey | null,
): Command | undefined {
  return editCommand(
    party === null ? 'paint:command.disown' : 'paint:command.own',
    setOwner(map, fields, party),
    (changes) => ({
      count: fieldsIn(changes),
      ...(party === null ? {} : { party }),
    }),
  );
}

/** The command that exchanges the land of two parties within some fields. */
export function exchangeOwners(
  map: WorldMap,
  fields: readonly FieldAddress[],
  a: PartyKey,
  b: PartyKey,
): Command | undefined {
  return editCommand('paint:command.swapOwners', swapOwners(map, fields, a, b), (changes) => ({
    count: fieldsIn(changes),
    party: a,
    other: b,
  }));
}
