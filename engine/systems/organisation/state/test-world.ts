import type { Settings } from '../../../kernel';
import { BLANK_REGION_WORLD, type Border, newParty, type Region, type World } from '../../../world';
import { foundParty } from './found';

const NAMES = ['Nordbund', 'Ostbund', 'Südbund', 'Westbund'] as const;

/** Regions in a ring: every second one is the seat of an organisation, the others lie between two of them. */
const REGIONS = NAMES.flatMap((name) => [`Sitz ${name}`, `Land hinter ${name}`]);

const keyOf = (index: number): string => `r${String(index % REGIONS.length)}`;

function regionAt(name: string, index: number): Region {
  const angle = (2 * Math.PI * index) / REGIONS.length;
  const point = { x: 20 + 14 * Math.cos(angle), y: 14 + 11 * Math.sin(angle) };
  const corner = (x: number, y: number): readonly number[] => [point.x + x, point.y + y];
  return {
    key: keyOf(index),
    name,
    outlines: [[...corner(-3, -2), ...corner(3, -2), ...corner(3, 2), ...corner(-3, 2)]],
    point,
    tint: index % 2 === 0 ? 'town' : 'plain',
    figures: {},
    note: '',
  };
}

const bordersOf = (): readonly Border[] =>
  REGIONS.map((_, index): Border => {
    const pair = [keyOf(index), keyOf(index + 1)].toSorted();
    return [pair[0] ?? '', pair[1] ?? ''];
  }).toSorted((a, b) => (a.join() < b.join() ? -1 : 1));

/** Four organisations with the start kit in every second region of a ring of eight, for trials (OS-1-09). */
export function testWorld(settings: Settings): World {
  const parties = NAMES.map((name, index) =>
    newParty({ key: `o${String(index)}`, name, colour: index, seat: keyOf(2 * index) }),
  );
  const regions = REGIONS.map(regionAt);
  const world: World = {
    ...BLANK_REGION_WORLD,
    board: {
      regions: Object.fromEntries(regions.map((one) => [one.key, one])),
      borders: bordersOf(),
    },
    parties: Object.fromEntries(parties.map((one) => [one.key, one])),
  };
  return parties.reduce((founded, { key }) => foundParty(founded, key, settings), world);
}
