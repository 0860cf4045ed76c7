import { type Direction, type FieldAddress, grossfeldOf, kleinfeldOf } from '../hex';
import { type PartyKey, SIDE, sideHome, sideIndex } from '../world';
import type { Mail } from '../kernel';
import { type Muster, musterEntry } from '../systems/waben/orders/compose';
import { botDice } from './botDice';
import { type BotPlan, freeNumber } from './botRows';
import { aroundField, type BotTable, groundOn, ownerOn, stepsBetween, townsOn } from './botSees';

const HALF_YEAR = 6;

/** True in the half-years in which a player feels like war. */
const isAtWar = ({ party, clock }: BotTable, seed: string): boolean => {
  const season = Math.floor((clock.turn - 1) / HALF_YEAR);
  return botDice(seed, party.key, 1000 + season).percent() > 20;
};

const isFriend = ({ party }: BotTable, other: PartyKey): boolean => {
  const relation = party.relations[other];
  return relation === 'peace' || relation === 'alliance';
};

/** The nearest foreign town the player knows of, as the crow flies from his capital. */
const nearestTown = (table: BotTable): BotPlan['prey'] => {
  const home = table.party.capital ?? table.units[0]?.place;
  if (typeof home !== 'string') return null;
  const [first] = townsOn(table)
    .filter(({ owner }) => owner !== table.party.key && !isFriend(table, owner))
    .map((town) => ({ town, steps: stepsBetween(table, home, town.field) }))
    .sort((a, b) => a.steps - b.steps);
  return first?.town ?? null;
};

const hasRoad = ({ view, lattice }: BotTable, field: FieldAddress, side: Direction): boolean => {
  const home = sideHome(lattice, { field, side });
  const bits =
    view.chunks[grossfeldOf(home.field)]?.sides[sideIndex(kleinfeldOf(home.field), home.side)] ?? 0;
  return (bits & SIDE.road) !== 0;
};

/** A side of the workers' field without a road, both fields own; the site already begun comes first. */
const siteOf = (table: BotTable): BotPlan['site'] => {
  const workers = table.units.find(({ type, place }) => type === 'A' && place.kind === 'field');
  const open = table.works.find(
    ({ kind, progress, side }) => kind === 'road' && progress !== null && side !== null,
  );
  if (open?.side != null) return { field: open.field, side: open.side };
  if (workers?.place.kind !== 'field') return null;
  const { field } = workers.place;
  const own = (at: FieldAddress): boolean =>
    ownerOn(table, at) === table.party.key && groundOn(table, at) === 'land';
  const free = aroundField(table, field).find(
    ({ side, field: beyond }) => own(field) && own(beyond) && !hasRoad(table, field, side),
  );
  return free === undefined ? null : { field, side: free.side };
};

/** Plan of the player. */
export function planOf(table: BotTable, seed: string): BotPlan {
  return {
    prey: isAtWar(table, seed) ? nearestTown(table) : null,
    site: table.party.treasury > 10_000 ? siteOf(table) : null,
  };
}

const isMuster = ({ clock }: BotTable): boolean => clock.moon === 2 || clock.moon === 8;

/** More men at a muster date, as long as there is gold. */
export function musterOf(table: BotTable): Muster | null {
  const { party, dice } = table;
  const place = party.capital;
  if (!isMuster(table) || place === null || party.treasury < 60_000) return null;
  return dice.percent() > 70
    ? { number: freeNumber(table, 200), size: 2000, type: 'R', leaders: 1, place }
    : { number: freeNumber(table, 100), size: 7000, type: 'K', leaders: 2, place };
}

const raised = (muster: Muster | null): readonly string[] =>
  muster === null ? [] : [musterEntry(muster)];

const castle = (table: BotTable): readonly string[] => {
  const { party, clock, dice, works } = table;
  const isBuilding = works.some(({ kind, progress }) => kind === 'settlement' && progress !== null);
  if (clock.turn % 5 !== 4 || party.treasury < 120_000 || isBuilding || party.capital === null) {
    return [];
  }
  const free = aroundField(table, party.capital).filter(
    ({ field }) =>
      ownerOn(table, field) === party.key &&
      groundOn(table, field) === 'land' &&
      !townsOn(table).some((town) => town.field === field),
  );
  const spot = dice.pick(free);
  return spot === undefined ? [] : [`Neubau Burg "Neuburg ${String(clock.turn)}" in ${spot.field}`];
};

/** Other parties on the map, in the order of keys. */
const others = ({ view, party }: BotTable): readonly PartyKey[] =>
  Object.keys(view.parties)
    .filter((key) => key !== party.key)
    .sort();

const diplomacy = (table: BotTable): readonly string[] => {
  const { dice } = table;
  const other = dice.pick(others(table));
  const fate = dice.percent();
  if (other === undefined) return [];
  if (fate > 97) return [`Frieden mit ${other}`];
  if (fate > 94) return [`Krieg gegen ${other}`];
  return fate > 90 ? [`Tribut an ${other} 500 GS`] : [];
};

const NONSENSE = [
  'Der Rat grüßt und bittet um Nachsicht für die späte Stunde.',
  'Neubau: Luftschloss in 999/99',
  'Rüstung 77: 3 Drachen',
  'Ausgaben für 100.00.0 Feste',
  'Steuersatz 6 %',
] as const;

const nonsense = ({ dice }: BotTable): readonly string[] =>
  dice.percent() > 90 ? [dice.pick(NONSENSE) ?? ''] : [];

/** Declarations of the letter beside the orders of its units. */
export function declarationsOfBot(
  table: BotTable,
  { site }: BotPlan,
  muster: Muster | null,
): readonly string[] {
  const isOpen = table.works.some(({ kind, progress }) => kind === 'road' && progress !== null);
  const road =
    site === null || isOpen ? [] : [`Neubau Straße in ${site.field}(${String(site.side)})`];
  return [...raised(muster), ...road, ...castle(table), ...diplomacy(table), ...nonsense(table)];
}

const KINDS = ['message', 'message', 'message', 'announcement', 'culture', 'treaty'] as const;

/** Mail of the player beside the letter. */
export function mailOfBot(table: BotTable): readonly Mail[] {
  const { party, clock, dice } = table;
  const to = dice.pick(others(table));
  const kind = dice.pick(KINDS) ?? 'message';
  if (to === undefined || dice.percent() > 35) return [];
  return [
    {
      id: `${party.key}-${String(clock.turn)}`,
      from: party.key,
      to: kind === 'message' || kind === 'treaty' ? to : null,
      kind,
      title: kind === 'treaty' ? 'Frieden' : 'Gruß',
      text: `Aus ${party.name}, Zug ${String(clock.turn)}`,
      isPublic: kind === 'culture' ? dice.percent() > 50 : null,
    },
  ];
}
