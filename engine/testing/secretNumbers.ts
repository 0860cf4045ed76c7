import { grouped, type Proposal, type TurnInput } from '../kernel';
import { type PartyKey, type Unit, type UnitId, unitId, type World } from '../world';
import type { Trial } from './secretChanges';

type Input = TurnInput<World>;

/** New numbers of units, by their old ids. */
type Numbers = ReadonlyMap<UnitId, number>;

/**
 * The units of everybody but the viewer, each with the number of another one of its party and type: the lowest gets the
 * highest. A number says of what type a unit is, so it stays within the type.
 */
export function otherNumbers(units: World['units'], viewer: PartyKey): Numbers {
  const alike = grouped(
    Object.values(units).filter(({ party }) => party !== viewer),
    ({ party, type }) => `${party} ${type}`,
  );
  return new Map(
    [...alike.values()].flatMap((group) => {
      const rising = group.toSorted((a, b) => a.number - b.number);
      return rising.map(({ id }, index): [UnitId, number] => [
        id,
        rising[rising.length - 1 - index]?.number ?? 0,
      ]);
    }),
  );
}

const idUnder = (numbers: Numbers, id: UnitId): UnitId => {
  const number = numbers.get(id);
  return number === undefined ? id : unitId(id.slice(0, id.lastIndexOf(':')), number);
};

/** Units under other numbers, and in another order of their record. */
export function renumberedUnits(units: World['units'], numbers: Numbers): World['units'] {
  return Object.fromEntries(
    Object.values(units)
      .map((unit): Unit => ({
        ...unit,
        id: idUnder(numbers, unit.id),
        number: numbers.get(unit.id) ?? unit.number,
        place:
          unit.place.kind === 'aboard'
            ? { ...unit.place, carrier: idUnder(numbers, unit.place.carrier) }
            : unit.place,
      }))
      .reverse()
      .map((unit) => [unit.id, unit]),
  );
}

/** A letter whose rows and carriers name the units by their new numbers. */
const letterUnder = (text: string, party: PartyKey, numbers: Numbers): string => {
  const other = (number: string): string =>
    String(numbers.get(unitId(party, Number(number))) ?? number);
  return text
    .replace(/^\d{3}(?=\t)/gm, other)
    .replace(/\((\d{3})\)/g, (_, number: string) => `(${other(number)})`);
};

/** The same turn with other numbers for all units that are not the viewer's, in their letters as well. */
export function renumberedTurn({ input, viewer }: Trial): Input {
  const numbers = otherNumbers(input.world.units, viewer);
  return {
    ...input,
    world: { ...input.world, units: renumberedUnits(input.world.units, numbers) },
    orders: Object.fromEntries(
      Object.entries(input.orders).map(([party, text]) => [
        party,
        letterUnder(text, party, numbers),
      ]),
    ),
  };
}

const ID = /\b([a-z]+:\d{3})\b/g;

/**
 * What came of a turn around the viewer, whoever is told of it: what happened where he was, and how big everything is and
 * where. Dice are drawn by numbers, so that a turn under other numbers may really come out otherwise; then there is
 * nothing to compare. The same outcome gives the same text, whatever the order in which it came to be.
 */
const outcomeOf = (
  { world, events, fights }: Proposal<World>,
  viewer: PartyKey,
  numbers: Numbers,
): string => {
  const told = events
    .filter(({ witnesses, parties }) => (witnesses ?? parties).includes(viewer))
    .map(({ kind, time, place, parties, about }) =>
      JSON.stringify([kind, time, place, parties, about]),
    );
  const fought = fights.map(({ time, place, winner, rounds }) =>
    JSON.stringify([time, place, winner, rounds.length]),
  );
  const standing = Object.values(world.units).map(({ id, size, place }) =>
    JSON.stringify([id, size, place]),
  );
  return [...told, ...fought, ...standing]
    .map((text) => text.replace(ID, (id) => idUnder(numbers, id)))
    .sort()
    .join('\n');
};

/** True if a turn came out the same under other numbers. */
export function isSameOutcome({ input, proposal, viewer }: Trial, other: Proposal<World>): boolean {
  const numbers = otherNumbers(input.world.units, viewer);
  return outcomeOf(proposal, viewer, numbers) === outcomeOf(other, viewer, new Map());
}
