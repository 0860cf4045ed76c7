import type { Campaign, PartyKey, Person } from '../../../engine';

const playsNow = ({ roles }: Person, party: PartyKey, turn: number): boolean =>
  roles.some(
    ({ party: key, since = -Infinity, until = Infinity }) =>
      key === party && since <= turn && turn <= until,
  );

/** The people who play a realm in the open turn. */
export function playersOf({ world }: Pick<Campaign, 'world'>, party: PartyKey): readonly Person[] {
  return Object.values(world.people).filter((person) => playsNow(person, party, world.clock.turn));
}
