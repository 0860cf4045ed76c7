import { DIRECTIONS, type FieldAddress } from '../../../hex';
import { grouped, type Random } from '../../../kernel';
import { latticeOn, terrainAt, type World } from '../../../world';
import { LETTERS } from '../orders';
import { STANDING } from '../orders/grammar/armies';
import type { Order } from '../orders/order';
import { orderAsWritten } from '../orders/own-addresses';
import { coordOfField } from '../orders/places';
import { namesIn } from '../orders/restate';
import { bookOf } from '../orders/world';
import { written } from '../orders/written';
import { armyName, fieldsIn } from '../records';
import { monthOf } from '../rules/calendar';
import { rebelFields } from '../rules/economy/realm';
import { isWater } from '../rules/terrain';
import { stateOf } from '../state/keep';
import type { Army } from '../state/types';

/** How far from a revolt armies are called to it, in fields. */
const CALLED = 12;
/** Money a realm keeps before it raises more. */
const RESERVE = 150_000;

/** The next field of a land army on its shortest way to one of some fields; undefined if there is none. */
function nextStep(
  world: World,
  from: FieldAddress,
  goals: ReadonlySet<string>,
): FieldAddress | undefined {
  const lattice = latticeOn(world.map);
  const first = new Map<FieldAddress, FieldAddress | undefined>([[from, undefined]]);
  const far = new Map([[from, 0]]);
  for (const [field, step] of first) {
    if (goals.has(field)) return step;
    const distance = far.get(field) ?? 0;
    if (distance >= CALLED) continue;
    for (const side of DIRECTIONS) {
      const next = lattice.neighbourOf(field, side);
      if (next === undefined || first.has(next) || isWater(terrainAt(world.map, next))) continue;
      first.set(next, step ?? next);
      far.set(next, distance + 1);
    }
  }
  return undefined;
}

/** Armies of one kind in one field join. */
function merges(armies: readonly Army[]): readonly Order[] {
  const together = grouped(
    armies.filter(({ carrier }) => carrier === ''),
    ({ kind, field }) => `${kind} ${field}`,
  );
  return [...together.values()].flatMap(([first, ...others]) =>
    first === undefined || others.length === 0
      ? []
      : [{ kind: 'MERGE', unit: armyName(first), units: others.map(armyName) }],
  );
}

/** Sends every land army against the nearest revolt of its realm that is weaker than it. */
function againstRevolts(world: World, realm: string, armies: readonly Army[]): readonly Order[] {
  const { revolts } = stateOf(world);
  const own = revolts.filter(({ owner }) => owner === realm);
  return armies.flatMap((army): readonly Order[] => {
    const weaker = own.filter(({ strength }) => strength < army.strength);
    const rebels = new Set(weaker.flatMap(({ fields }) => fieldsIn(fields)));
    if (rebels.size === 0) return [];
    const from = fieldsIn(army.field)[0];
    if (from === undefined || army.kind === 'fleet' || army.carrier !== '') return [];
    const line = { ...STANDING, unit: armyName(army), from: coordOfField(from) } as const;
    if (rebels.has(from)) return [{ ...line, command: 'attack' }];
    const to = nextStep(world, from, rebels);
    return to === undefined ? [] : [{ ...line, path: [coordOfField(to)], command: 'attack' }];
  });
}

/** What a prudent ruler pays for in a muster month: an army while there is money, espionage, hygiene. */
function expenses(world: World, realm: string, random: Random): readonly Order[] {
  const { realms, armies, cities } = stateOf(world);
  const money = realms.find(({ owner }) => owner === realm)?.money ?? 0;
  const rebels = rebelFields(stateOf(world));
  const city = cities.find(({ owner, id }) => owner === realm && !rebels.has(id));
  const isStrong = armies.filter(({ owner }) => owner === realm).length > 12;
  if (monthOf(world.clock.turn).role !== 'muster' || money < RESERVE) return [];
  return [
    { kind: 'ESPIONAGE', amount: 20_000 + 10_000 * random(3) },
    { kind: 'HYGIENE', amount: 10_000 },
    ...(city === undefined || isStrong
      ? []
      : [
          {
            ...({ kind: 'MUSTER', unit: `KH ${String(20 + random(60))}` } as const),
            city: coordOfField(city.id),
            field: '',
            size: 9000,
          },
        ]),
  ];
}

/** The unit a line of the order sheet is for. */
const UNIT = /^[A-Z]{1,2} \d+ \|/;

/** A line with a sign or a word left out, twice, or replaced: what a hurried player writes. */
function spoilt(random: Random, line: string): string {
  const words = line.split(' ');
  const at = random(words.length);
  const word = words[at] ?? '';
  const others = ['', `${word} ${word}`, '99/49', 'KH 88', '1e9', '-5'];
  return [...words.slice(0, at), others[random(others.length)], ...words.slice(at + 1)].join(' ');
}

/**
 * The letters of a month of all realms: what a prudent ruler orders, most of the time, then so many orders of all kinds at
 * random, lawful or not, some of them spoilt.
 */
export function botLetters(world: World, random: Random): Readonly<Record<string, string>> {
  const { armies } = stateOf(world);
  return Object.fromEntries(
    Object.keys(world.parties).map((realm) => {
      const book = bookOf(world, realm);
      const names = namesIn(book);
      const own = armies.filter(({ owner }) => owner === realm);
      const prudent =
        random(8) === 0
          ? []
          : [
              ...againstRevolts(world, realm, own),
              ...merges(own),
              ...expenses(world, realm, random),
            ];
      const lines = prudent.map((order) =>
        written(orderAsWritten(order, book.chart), random(3) === 0 ? 'en' : 'de', names),
      );
      for (let left = 4 + random(8); left > 0; left -= 1) {
        const line = LETTERS.compose(realm, world, random);
        const unit = UNIT.exec(line)?.[0];
        const isSecond = unit !== undefined && lines.some((one) => one.startsWith(unit));
        if (line === '' || (isSecond && random(10) > 0)) continue;
        lines.push(random(12) === 0 ? spoilt(random, line) : line);
      }
      return [realm, lines.join('\n')];
    }),
  );
}
