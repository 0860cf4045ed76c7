import { DIRECTIONS, type FieldAddress } from '../../../hex';
import { latticeOn, ownerAt, type PartyKey, settlementAt, type World } from '../../../world';
import { MOONS } from '../data';

/** A whole number from 0 to below a limit, at random. */
type Random = (limit: number) => number;

/** Goods raised at a muster date. */
export interface Muster {
  readonly number: number;
  readonly size: number;
  readonly type: string;
  readonly leaders: number;
  readonly place: FieldAddress;
}

const goodsText = ({ size, type, leaders }: Muster): string =>
  `${String(size)}${type} + ${String(leaders)} HF`;

/** The entry of a unit that is raised in the balance. */
export function musterEntry(muster: Muster): string {
  return `Rüstung ${String(muster.number)}: ${goodsText(muster)} in ${muster.place}`;
}

/** The row of a unit that is raised, as the booklet wants it beside the entry in the balance (WW-5.1-22). */
export function musterRow(muster: Muster): string {
  const { number, size, type, leaders, place } = muster;
  const cells = [number, size, type, leaders, 'Hf', place, '', place, 'KV', ''];
  return [...cells, `neu ${goodsText(muster)}`].join('\t');
}

/** What a realm raises at a time: type, heads, leaders, and the hundred of its number. */
const RAISED = [
  { type: 'K', size: 2000, leaders: 1, hundred: 100 },
  { type: 'K', size: 5000, leaders: 1, hundred: 100 },
  { type: 'R', size: 2000, leaders: 1, hundred: 200 },
  { type: 'S', size: 20, leaders: 1, hundred: 300 },
] as const;

/** Gold a realm keeps before it raises or builds more. */
const RESERVE = 40_000;

function mustered(party: PartyKey, world: World, place: FieldAddress, random: Random): string {
  if (MOONS.find(({ no }) => no === world.clock.moon)?.due !== 'muster') return '';
  const { hundred, ...goods } = RAISED[random(RAISED.length)] ?? RAISED[0];
  const taken = new Set(
    Object.values(world.units).flatMap((unit) => (unit.party === party ? [unit.number] : [])),
  );
  let number = hundred + 20 + random(60);
  while (taken.has(number)) number += 1;
  const muster = { ...goods, number, place };
  return `${musterEntry(muster)}\n${musterRow(muster)}`;
}

/** A castle on own ground beside the capital; whether it can stand there the rules say. */
function founded(party: PartyKey, { map, clock }: World, capital: FieldAddress, random: Random) {
  const lattice = latticeOn(map);
  const free = DIRECTIONS.flatMap((side) => lattice.neighbourOf(capital, side) ?? []).filter(
    (field) => ownerAt(map, field) === party && settlementAt(map, field) === undefined,
  );
  const field = free[random(free.length)];
  return field === undefined ? '' : `Neubau Burg "Neuburg ${String(clock.turn)}" in ${field}`;
}

/** A declaration of a realm at random beside the rows of its units: what it raises, founds, and whom it fights. */
export function composedDeclaration(party: PartyKey, world: World, random: Random): string {
  const { capital = null, treasury = 0 } = world.parties[party] ?? {};
  const isRich = treasury > RESERVE;
  if (capital === null) return '';
  const others = Object.keys(world.parties).filter((key) => key !== party);
  const other = others[random(others.length)];
  switch (random(8)) {
    case 0:
    case 1:
      return isRich ? mustered(party, world, capital, random) : '';
    case 2:
      return isRich && random(4) === 0 ? founded(party, world, capital, random) : '';
    case 3:
      return other === undefined || random(6) > 0 ? '' : `Krieg gegen ${other}`;
    case 4:
      return other === undefined || random(6) > 0 ? '' : `Frieden mit ${other}`;
    default:
      return '';
  }
}
