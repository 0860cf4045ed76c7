import { type Cell, type FieldAddress, parseFieldAddress } from '../../../../hex';
import { byTextOf, fact, grouped, type Roll } from '../../../../kernel';
import { type Chart, freeRecordId, toChart } from '../../../../world';

import { controlOf } from '../../rules/armies/ground';
import { isFleet } from '../../rules/armies/kinds';
import { inaccuracy, NOISE_FACES, reportedSize, specialsTold } from '../../rules/economy/espionage';
import { choiceOf, flagOf } from '../../rules/settings';
import type { Army, Sighting } from '../../state/types';
import { throwDie } from '../chance';
import { book, giveLand, realmOf, setCity, setRealm } from '../turn';
import { addressOf, type Clock, isSeen, type Mover, ownerNow } from './clock';
import { endedRevolts } from './fields';
import { type ArmyTurn, keyOfArmy, playing } from '../orders';
import { loadOf, putInStock } from './traders';

/** An army as it is after the month; undefined where it is gone. */
function armyAfter(clock: Clock, turn: ArmyTurn, army: Army): Army | undefined {
  const mover = clock.byKey.get(keyOfArmy(army));
  if (mover === undefined) return army;
  if (mover.gone !== null) return undefined;
  const { given, cameFrom } = mover;
  const owner = ownerNow(clock, mover.cell);
  const isAbroad = mover.isSecret && owner !== null && owner !== army.owner;
  const role = turn.month.role;
  return {
    ...army,
    field: addressOf(clock, mover.cell),
    strength: mover.strength,
    order: given.order,
    target: given.target ?? '',
    isStationed: mover.isStationed && role !== 'income',
    isSecret: mover.isSecret,
    carrier: mover.carrier?.given.name ?? '',
    cameFrom: cameFrom === null ? '' : addressOf(clock, cameFrom),
    unseen: isAbroad ? army.unseen + 1 : 0,
  };
}

/** Months in a row abroad that make a realm more experienced, and how far that goes (HR-08). */
const EXPERIENCE = { months: 3, most: 2 } as const;

/** Experience of realms whose secret armies were abroad unseen for three months, once a half-year (HR-08). */
function experience(turn: ArmyTurn): void {
  const now = turn.input.world.clock.turn;
  for (const { owner, experience: before, experienced } of playing(turn)) {
    // Once in a half-year, which begins with each muster month.
    if (experienced > 0 && Math.floor(experienced / 4) === Math.floor(now / 4)) continue;
    const seasoned = turn.state.armies.filter(
      (army) => army.owner === owner && army.unseen >= EXPERIENCE.months,
    );
    if (seasoned.length === 0) continue;
    setRealm(turn, owner, {
      experience: Math.min(EXPERIENCE.most, before + 1),
      experienced: now,
    });
    turn.state = {
      ...turn.state,
      armies: turn.state.armies.map((army) =>
        seasoned.includes(army) ? { ...army, unseen: 0 } : army,
      ),
    };
  }
}

/** Fields go to a realm by force, cities with them: they lose their rank as trade cities (PI-04-30 to PI-04-32). */
function seize(turn: ArmyTurn, fields: readonly FieldAddress[], owner: string | null): void {
  giveLand(turn, fields, owner);
  const isKept = flagOf(turn.input.settings, 'pygma.city.fortified_kept');
  for (const { id, isFortified } of turn.state.cities)
    if (fields.includes(id))
      setCity(turn, id, { isTrade: false, bloom: 0, isFortified: isFortified && isKept });
}

/** Land that changed hands (PI-05-58). */
function land(clock: Clock, turn: ArmyTurn): void {
  const byOwner = grouped(clock.owners, ([, owner]) => owner);
  for (const [owner, changes] of byOwner)
    seize(
      turn,
      changes.map(([cell]) => clock.ground.lattice.addressOf(cell)),
      owner,
    );
}

/** What realms learned of each other, as the books have it; less never replaces more (PI-05-92, PI-05-114). */
function contactBooks(clock: Clock, turn: ArmyTurn): void {
  for (const { by, of, lesson } of clock.lessons.values()) {
    if (lesson !== 'realm' && lesson !== 'player') continue;
    const { contacts } = turn.state;
    const known = contacts.find(({ owner, other }) => owner === by && other === of);
    if (known !== undefined && (known.knows === 'player' || lesson === 'realm')) continue;
    const since = known?.turn ?? turn.input.world.clock.turn;
    const contact = { id: of, owner: by, other: of, knows: lesson, turn: since };
    turn.state = { ...turn.state, contacts: [...contacts.filter((one) => one !== known), contact] };
  }
}

/** Fields a realm controls at the end of a month: around its units, and its own land (PI-05-44, PI-05-46, PI-05-47). */
function controlled(clock: Clock, realm: string): ReadonlySet<Cell> {
  const cells = new Set<Cell>();
  for (const { given, gone, cell } of clock.movers) {
    if (given.realm !== realm || gone !== null) continue;
    for (const one of given.isTrader === true ? [cell] : controlOf(clock.ground, cell))
      cells.add(one);
  }
  return cells;
}

/** How wrong a report is: drawn once for an army, an observer and a month; the log is the GM's alone (PI-09-08, PI-00-04). */
function noise(turn: ArmyTurn, observer: string, { given }: Mover): Roll {
  const isExtreme = choiceOf(turn.input.settings, 'pygma.spy.noise') === 'fixed_extremes';
  const purpose = ['size', observer, given.key] as const;
  const roll = throwDie(turn, isExtreme ? 2 : NOISE_FACES, purpose, { unit: given.key });
  if (!isExtreme) return roll;
  return { ...roll, value: roll.value === 1 ? 1 : NOISE_FACES };
}

/** What the culture of a realm gives an army in combat, as its observers read it: `+10 %, +1` (PI-09-09, PI-17a-02). */
function specialsOf(turn: ArmyTurn, { given }: Mover): string {
  const { kind, realm } = given;
  const own = realmOf(turn.state, realm);
  if (own === undefined || (kind !== 'warrior' && kind !== 'rider' && kind !== 'fleet')) return '';
  const [percent, points] = [own[`${kind}Percent`], own[`${kind}Points`]];
  return [
    ...(percent === 0 ? [] : [`${percent > 0 ? '+' : ''}${String(percent)} %`]),
    ...(points === 0 ? [] : [`${points > 0 ? '+' : ''}${String(points)}`]),
  ].join(', ');
}

/** As what a foreign unit is seen. */
function lookOf({ given }: Mover): Sighting['what'] {
  if (given.revolt !== undefined) return 'rebels';
  return given.isBeing === true ? 'being' : (given.kind as Sighting['what']);
}

/** What a realm is told of a foreign unit in its control area (PI-05-44, PI-05-45, PI-09-06). */
function sightingOf(
  clock: Clock,
  turn: ArmyTurn,
  observer: string,
  mover: Mover,
): Omit<Sighting, 'id'> {
  const { given, strength, cell } = mover;
  const { settings } = turn.input;
  const spy = realmOf(turn.state, observer)?.spy ?? 0;
  const percent = inaccuracy(settings, spy);
  const roll = noise(turn, observer, mover);
  const size = reportedSize(strength, percent, roll, isFleet(given.kind));
  const known = turn.state.contacts.some(
    ({ owner, other }) => owner === observer && other === given.realm,
  );
  return {
    owner: observer,
    turn: turn.input.world.clock.turn,
    field: addressOf(clock, cell),
    what: lookOf(mover),
    size: size.value,
    of: known ? given.realm : '',
    special: specialsTold(settings, spy).value > 0 ? specialsOf(turn, mover) : '',
    subject: given.key,
  };
}

/** By looks and by the numbers of who saw it; what lies in a new Großfeld comes last, by its Kleinfeld. */
const byLook = (chart: Chart | undefined) =>
  byTextOf(({ what, size, field: text }: Omit<Sighting, 'id'>) => {
    const field = parseFieldAddress(text);
    const own = chart && field && (toChart(chart, field) ?? `999/${text.slice(4)} ${text}`);
    return [what, String(size).padStart(9, '0'), own ?? text].join(' ');
  });

/**
 * What every realm sees of foreign units at the end of the month; secret ones are not seen (PI-05-46, PI-05-47, PI-05-152).
 * Of each unit its last sighting is kept.
 */
function sightings(clock: Clock, turn: ArmyTurn): void {
  const isOwnLand = flagOf(turn.input.settings, 'pygma.view.own_land');
  for (const { owner } of playing(turn)) {
    const cells = controlled(clock, owner);
    const seen = clock.movers.filter(
      (mover) =>
        mover.given.realm !== owner &&
        (isSeen(mover) || (mover.gone === null && mover.foundBy.has(owner))) &&
        (cells.has(mover.cell) || (isOwnLand && ownerNow(clock, mover.cell) === owner)),
    );
    // The order in which rows are kept tells nothing of the order of realms (PI-00-19).
    const { chart } = turn.input.world.knowledge[owner] ?? {};
    const now = seen.map((mover) => sightingOf(clock, turn, owner, mover)).toSorted(byLook(chart));
    const subjects = new Set(now.map(({ subject }) => subject));
    const { sightings: before } = turn.state;
    const rows = before.filter((one) => one.owner === owner && !subjects.has(one.subject));
    for (const row of now) rows.push({ ...row, id: freeRecordId('s', rows) });
    turn.state = {
      ...turn.state,
      sightings: [...before.filter((one) => one.owner !== owner), ...rows],
    };
  }
}

/** Fields a realm saw in the month: two around every field of every path, or around the ends (PI-05-43, PI-05-46). */
function seenBy(clock: Clock, realm: string): ReadonlySet<Cell> {
  const isAlong = choiceOf(clock.settings, 'pygma.view.sight') === 'path';
  const seen = new Set<Cell>();
  for (const { given, trail, cell, gone } of clock.movers) {
    if (given.realm !== realm || (gone !== null && !isAlong)) continue;
    for (const at of isAlong ? trail : [cell])
      for (const near of controlOf(clock.ground, at))
        for (const far of controlOf(clock.ground, near)) seen.add(far);
  }
  return seen;
}

/** Beings after the month; whoever beat one gets its treasure (GM-23, GM-24). */
function beings(clock: Clock, turn: ArmyTurn): void {
  for (const one of turn.state.beings) {
    const mover = clock.byKey.get(`being:${one.id}`);
    if (mover === undefined || mover.fought < 0) continue;
    const isSea = isFleet(mover.given.kind);
    const after = {
      ...one,
      strength: mover.gone === null ? mover.strength * (isSea ? 100 : 1) : 0,
      field: addressOf(clock, mover.cell),
    };
    const wins = after.strength === 0 && mover.beatenBy !== '' && one.treasure > 0;
    if (wins) {
      const why = fact('pygma.treasure', one.treasure, { being: one.kind }, 'GM-24');
      book(turn, mover.beatenBy, 'treasure', why, after.field);
    }
    const changed = { ...after, treasure: wins ? 0 : one.treasure };
    turn.state = {
      ...turn.state,
      beings: turn.state.beings.map((other) => (other.id === one.id ? changed : other)),
    };
  }
}

/** Revolts after the month: what is left of them, or who broke them (PI-13-24). */
function revolts(clock: Clock, turn: ArmyTurn): void {
  const ended = new Map(endedRevolts(clock).map(({ key, winner }) => [key, winner]));
  const left = turn.state.revolts.flatMap((one) => {
    const key = `revolt:${one.owner}:${one.id}`;
    const mover = clock.byKey.get(key);
    const winner = ended.get(key);
    if (winner === undefined) return [{ ...one, strength: mover?.strength ?? one.strength }];
    const area = [...(mover?.given.revolt?.area ?? [])];
    const fields = area.map((cell) => clock.ground.lattice.addressOf(cell));
    if (winner !== null) seize(turn, fields, winner);
    const kind = winner === null ? 'pygma.revoltBroken' : 'pygma.revoltLost';
    const telling = { clause: 'PI-13-24', about: { count: fields.length } };
    turn.tell({ ...telling, kind, parties: [one.owner] });
    if (winner !== null) turn.tell({ ...telling, kind: 'pygma.revoltTaken', parties: [winner] });
    return [];
  });
  turn.state = { ...turn.state, revolts: left };
}

/** Goods of robbed traders go to the nearest trade city of the robber (HR-19). */
function robberies(clock: Clock, turn: ArmyTurn): void {
  for (const { robber, trader } of clock.robbed) {
    const row = turn.state.traders.find(({ owner, id }) => `${owner}:${id}` === trader.given.key);
    turn.state = { ...turn.state, traders: turn.state.traders.filter((one) => one !== row) };
    const { realm } = robber.given;
    const nearest = turn.state.cities
      .filter(({ owner, isTrade }) => owner === realm && isTrade)
      .map(({ id }) => ({ id, cell: clock.ground.lattice.cellOf(id) ?? -1 }))
      .toSorted(
        (a, b) =>
          clock.ground.lattice.distance(a.cell, trader.cell) -
            clock.ground.lattice.distance(b.cell, trader.cell) || a.cell - b.cell,
      )[0];
    if (row === undefined || nearest === undefined) continue;
    putInStock(turn, realm, nearest.id, loadOf(row));
  }
}

/** Traders where they are now (PI-05a-06). */
function traders(clock: Clock, turn: ArmyTurn): void {
  turn.state = {
    ...turn.state,
    traders: turn.state.traders.map((one) => {
      const mover = clock.byKey.get(`${one.owner}:${one.id}`);
      return mover === undefined ? one : { ...one, field: addressOf(clock, mover.cell) };
    }),
  };
}

/** Writes what the clock brought into the books of the game (rows 8, 9, 11 and 16 of HR-20). */
export function keepMonth(clock: Clock, turn: ArmyTurn): void {
  const armies = turn.state.armies.flatMap((army) => armyAfter(clock, turn, army) ?? []);
  turn.state = { ...turn.state, armies };
  experience(turn);
  robberies(clock, turn);
  traders(clock, turn);
  land(clock, turn);
  contactBooks(clock, turn);
  beings(clock, turn);
  revolts(clock, turn);
  for (const { realm, amount } of clock.loot)
    setRealm(turn, realm, { loot: (realmOf(turn.state, realm)?.loot ?? 0) + amount });
  sightings(clock, turn);
  for (const { owner } of playing(turn)) turn.seen[owner] = seenBy(clock, owner);
}
