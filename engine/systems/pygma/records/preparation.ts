import type { Objection, RecordPlace } from '../../../kernel';
import { fieldsOf, grossfelderOf, latticeOn, settlementAt, type World } from '../../../world';
import { startAmount } from '../rules/cells';

/** The rows a record of a realm is held against before the first month. */
export interface Beginning {
  readonly owner: string | null;
  /** Place in the order of realms, from 1; 0 = none yet. */
  readonly no: number;
  /** In halves of a percent. */
  readonly spy: number;
}

/** Steps from the capital of a realm to the nearest other one; undefined where one of them has none. */
function nearestCapital({ map, parties }: World, key: string): number | undefined {
  const lattice = latticeOn(map);
  const cellOf = (one: string) => {
    const capital = parties[one]?.capital;
    return capital === null || capital === undefined ? undefined : lattice.cellOf(capital);
  };
  const own = cellOf(key);
  const others = Object.keys(parties).flatMap((one) => (one === key ? [] : (cellOf(one) ?? [])));
  if (own === undefined || others.length === 0) return undefined;
  return Math.min(...others.map((other) => lattice.distance(own, other)));
}

/** True if a realm lies less than half as far from its next neighbour as realms do on average (GM-18). */
function isCrowded(world: World, key: string): boolean {
  const own = nearestCapital(world, key);
  const all = Object.keys(world.parties).flatMap((one) => nearestCapital(world, one) ?? []);
  const together = all.reduce((sum, steps) => sum + steps, 0);
  return own !== undefined && 2 * own * all.length < together;
}

/**
 * What the guide for game masters objects to a realm before its first month: land and capital, room for its player,
 * its neighbours, gold and espionage value (GM-06, GM-16 to GM-18, GM-28, GM-29, PI-00-05).
 */
export function preparationObjections(
  { owner, no, spy }: Beginning,
  { world, settings }: Pick<RecordPlace<World>, 'world' | 'settings'>,
): readonly Objection[] {
  const party = owner === null ? undefined : world.parties[owner];
  if (party === undefined || world.clock.turn > 1) return [];
  const start = (row: string): number => startAmount(settings, row).value;
  const isOutside = (value: number, row: string): boolean =>
    value < start(`${row}_least`) || value > start(`${row}_most`);
  const land = fieldsOf(world.map, party.key);
  const { capital } = party;
  const hasCapital =
    capital !== null && land.includes(capital) && settlementAt(world.map, capital) !== undefined;
  const grossfelder = grossfelderOf(world.map).length;
  const range = (row: string) => ({ least: start(`${row}_least`), most: start(`${row}_most`) });
  const objections: readonly (false | Omit<Objection, 'weight'>)[] = [
    isOutside(land.length, 'fields') && {
      field: 'start',
      code: 'size',
      clause: 'GM-16',
      about: { count: land.length, ...range('fields') },
    },
    grossfelder < start('large_fields') * no && {
      field: 'no',
      code: 'room',
      clause: 'GM-06',
      about: { count: grossfelder, each: start('large_fields') },
    },
    no > start('players') && {
      field: 'no',
      code: 'players',
      clause: 'PI-00-05',
      about: { most: start('players') },
    },
    isCrowded(world, party.key) && {
      field: 'start',
      code: 'near',
      clause: 'GM-18',
      about: { steps: nearestCapital(world, party.key) ?? 0 },
    },
    isOutside(party.treasury, 'treasury') && {
      field: 'treasury',
      code: 'gold',
      clause: 'GM-28',
      about: { gold: party.treasury, ...range('treasury') },
    },
    isOutside(spy / 2, 'espionage') && {
      field: 'spy',
      code: 'spy',
      clause: 'GM-29',
      about: range('espionage'),
    },
  ];
  return [
    ...(hasCapital
      ? []
      : [
          {
            field: 'start',
            code: 'capital',
            clause: 'GM-17',
            about: {},
            weight: 'forbidden',
          } as const,
        ]),
    ...objections.flatMap((one) => (one === false ? [] : [{ ...one, weight: 'unusual' } as const])),
  ];
}
