import type { FieldAddress } from '../../../../hex';
import type { CardBlock, Explained, Params } from '../../../../kernel';
import { ownerAt } from '../../../../world';
import { CAPITAL_TABLE } from '../../data/tables';
import type { PiOrder } from '../../orders';
import { fieldsIn } from '../../records';
import { cellIn } from '../../rules/cells';
import { loyalCities, loyalFields, zonesOf } from '../../rules/economy/realm';
import {
  autonomy,
  BUILDING_CLASS,
  buildingChance,
  grownStrength,
  revoltArea,
  revoltFields,
  revoltStrength,
  rolledGoods,
  spreadChance,
  unrestAmount,
} from '../../rules/economy/unrest';
import { fieldsBeside } from '../../rules/land';
import { flagOf } from '../../rules/settings';
import type { Revolt } from '../../state/types';
import { giveLand, type PygmaTurn, setCity, spendingOf, addRow, setRow } from '../turn';
import { drawOne, drawSome, happens, throwDice, throwDie } from '../chance';
import { playing } from '../orders';
import { figure, gmDice, gmFigure } from '../figures';

type Turn = PygmaTurn<PiOrder>;
type Cause = Revolt['cause'];

const sentence = (name: string, about: Params = {}): CardBlock => ({
  kind: 'sentence',
  name: `pygma.${name}`,
  about,
  isHidden: true,
});

/** Where an uprising breaks out: cities at random, the capital seldom, then fields next to them (PI-13-10, PI-13-32, HR-11). */
function placeOf(
  turn: Turn,
  realm: string,
  cause: Cause,
  { cities, fields }: { readonly cities: number; readonly fields: number },
): readonly FieldAddress[] {
  const { map, parties } = turn.world;
  const capital = parties[realm]?.capital;
  const towns = loyalCities(turn, realm).map(({ id }) => id);
  // Every other city stands twice among the lots, the capital once.
  const seats = drawSome<FieldAddress>(
    turn,
    cities,
    (drawn) =>
      towns
        .filter((one) => !drawn.includes(one))
        .flatMap((one) => (one === capital ? [one] : [one, one])),
    ['revoltCity', realm, cause],
  );
  // Cities are counted for themselves; without any, a field may hold one, but never the capital.
  const open = loyalFields(turn, realm).filter(
    (one) => !seats.includes(one) && (cities === 0 ? one !== capital : !towns.includes(one)),
  );
  const land = drawSome<FieldAddress>(
    turn,
    fields,
    (drawn) => {
      const left = open.filter((one) => !drawn.includes(one));
      const taken = [...seats, ...drawn];
      const beside = left.filter((one) =>
        fieldsBeside(map, one).some((next) => taken.includes(next)),
      );
      return taken.length === 0 || beside.length === 0 ? left : beside;
    },
    ['revoltField', realm, cause],
  );
  return [...seats, ...land];
}

/** An uprising of a class: its area, its strength, a revolt of its own (PI-13-06 to PI-13-10, PI-13-33). */
function rise(
  turn: Turn,
  realm: string,
  revoltClass: number,
  cause: Cause,
  blocks: readonly CardBlock[],
): void {
  const { settings, world } = turn.input;
  const area = revoltArea(settings, revoltClass);
  const faces = area.faces.value;
  const [die] =
    faces === 0 ? [] : [throwDie(turn, faces === 6 ? 'd6' : faces, ['revoltArea', realm, cause])];
  const count = revoltFields(area, die);
  const fields = placeOf(turn, realm, cause, {
    cities: area.cities.value,
    fields: count.value,
  });
  if (fields.length === 0) return;
  const dice = throwDice(turn, 'd6', revoltClass, ['revoltStrength', realm, cause]);
  const strength = revoltStrength(settings, dice);
  addRow(turn, 'revolts', 'r', {
    owner: realm,
    class: revoltClass,
    strength: strength.value,
    fields: fields.join(' '),
    began: world.clock.turn,
    cause,
    spread: 0,
  });
  const [place = ''] = fields;
  turn.tell({
    kind: 'pygma.revolt',
    clause: 'PI-13-06',
    parties: [realm],
    place,
    about: { class: revoltClass, strength: strength.value, fields: fields.join(', '), cause },
    blocks: [gmFigure('revoltStrength', strength), ...blocks],
  });
}

/** Timber and stone: building without enough of them may bring an uprising, once a month (PI-13-14, PI-13-16, PI-13-17). */
function buildingUnrest(turn: Turn, good: 'timber' | 'stone'): void {
  for (const { owner, [good]: zone } of playing(turn)) {
    const { buildsShips, builds } = spendingOf(turn, owner);
    if (zone === 'none' || !(good === 'timber' ? buildsShips : builds)) continue;
    const chance = buildingChance(turn.input.settings, good, zone);
    const { isSo } = happens(turn, chance, ['building', owner, good], { good });
    if (isSo) rise(turn, owner, BUILDING_CLASS[good], good, []);
  }
}

/** Fields that become autonomous for want of culture; at a foreign border they may go over (PI-13-18, PI-13-29, PI-13-30). */
function autonomousFields(turn: Turn): void {
  const { settings } = turn.input;
  for (const { owner } of playing(turn)) {
    const { chance, faces } = autonomy(settings, zonesOf(settings, turn.state, owner).culture);
    if (!happens(turn, chance, ['autonomy', owner]).isSo) continue;
    const sides = faces.value === 6 ? 'd6' : faces.value;
    const count = throwDie(turn, sides, ['autonomyFields', owner]).value;
    const capital = turn.world.parties[owner]?.capital;
    const garrisons = new Set(
      turn.state.armies.filter((one) => one.owner === owner).map(({ field }) => field),
    );
    const open = loyalFields(turn, owner).filter((one) => one !== capital && !garrisons.has(one));
    const free = drawSome<FieldAddress>(
      turn,
      count,
      (drawn) => open.filter((one) => !drawn.includes(one)),
      ['autonomyField', owner],
    );
    if (free.length === 0) continue;
    const about = { fields: free.join(', ') };
    const blocks = free.flatMap((field) => secede(turn, owner, field));
    const [place = ''] = free;
    const told = { kind: 'pygma.autonomous', clause: 'PI-13-29', place, about } as const;
    turn.tell({ ...told, parties: [owner], blocks });
  }
}

/**
 * A field leaves its realm: it goes over to the neighbour with most borders to it, by chance, or is nobody's (PI-13-29,
 * PI-13-30); returned is the chance.
 */
function secede(turn: Turn, realm: string, field: FieldAddress): readonly CardBlock[] {
  const { map } = turn.world;
  const borders = (key: string): number =>
    fieldsBeside(map, field).filter((beside) => ownerAt(map, beside) === key).length;
  const [neighbour] = playing(turn)
    .filter(({ owner }) => owner !== realm && borders(owner) > 0)
    .toSorted((a, b) => borders(b.owner) - borders(a.owner));
  const chance = unrestAmount(turn.input.settings, 'defect');
  const goesOver =
    neighbour !== undefined &&
    happens(turn, chance, ['defect', realm, field], { region: field }).isSo;
  giveLand(turn, [field], goesOver ? neighbour.owner : null);
  setCity(turn, field, { isTrade: false, bloom: 0 });
  const told = { kind: 'pygma.joined', clause: 'PI-13-29', place: field } as const;
  if (goesOver) turn.tell({ ...told, parties: [neighbour.owner], about: { region: field } });
  return neighbour === undefined ? [] : [gmFigure('chance', chance)];
}

/** One roll for each good in a zone; the number of negative results is the class of the uprising (PI-13-03, PI-13-04). */
function goodsUnrest(turn: Turn): void {
  const { settings } = turn.input;
  for (const { owner } of playing(turn)) {
    const rolled = rolledGoods(settings, zonesOf(settings, turn.state, owner));
    const rolls = throwDice(turn, 'd100', rolled.length, ['revolt', owner]);
    const negative = rolled.filter(({ chance }, at) => (rolls[at]?.value ?? 101) <= chance.value);
    if (negative.length === 0) continue;
    const goods = negative.map(({ good, zone }) => sentence('negative', { good, zone }));
    rise(turn, owner, negative.length, 'goods', [...goods, gmDice('goodsRolls', rolls)]);
  }
}

/** Revolts of earlier months that were not put down grow, and may spread (PI-13-25, PI-13-26, HR-11). */
function oldRevolts(turn: Turn): void {
  const now = turn.input.world.clock.turn;
  const old = turn.state.revolts.filter(({ began }) => began < now);
  const { settings } = turn.input;
  for (const revolt of old) {
    const strength = grownStrength(settings, revolt.strength);
    const chance = spreadChance(settings, revolt.spread);
    const beside = spreadTo(turn, revolt, chance);
    const fields = [...fieldsIn(revolt.fields), ...beside];
    setRow(turn, 'revolts', revolt, {
      strength: strength.value,
      fields: fields.join(' '),
      spread: revolt.spread + beside.length,
    });
    turn.tell({
      kind: beside.length === 0 ? 'pygma.revoltGrew' : 'pygma.revoltSpread',
      clause: 'PI-13-25',
      parties: [revolt.owner],
      place: fields[0] ?? '',
      about: { strength: strength.value, fields: beside.join(', ') },
      blocks: [gmFigure('revoltStrength', strength), gmFigure('chance', chance)],
    });
  }
}

/** The field a revolt spreads to: own, next to it, without an army; none after three (HR-11). */
function spreadTo(
  turn: Turn,
  { owner, id, fields }: Revolt,
  chance: Explained,
): readonly FieldAddress[] {
  if (!happens(turn, chance, ['spread', owner, id]).isSo) return [];
  const rebels = fieldsIn(fields);
  const guarded = new Set(
    turn.state.armies.filter((one) => one.owner === owner).map(({ field }) => field),
  );
  const open = loyalFields(turn, owner).filter(
    (one) =>
      !guarded.has(one) && fieldsBeside(turn.world.map, one).some((next) => rebels.includes(next)),
  );
  const field = drawOne<FieldAddress>(turn, open, ['spreadField', owner, id]);
  return field === undefined ? [] : [field];
}

/** Realms that lost their capital in this month (HR-12). */
function lostCapitals(turn: Turn): readonly string[] {
  const { world } = turn.input;
  return playing(turn).flatMap(({ owner }) => {
    const capital = world.parties[owner]?.capital ?? null;
    const isLost =
      capital !== null &&
      ownerAt(world.map, capital) === owner &&
      ownerAt(turn.world.map, capital) !== owner;
    return isLost ? [owner] : [];
  });
}

/**
 * Unrest of a month in the order of the rules: what building brings, autonomy, the rolls for the goods, then revolts that
 * existed before; the last three in muster months, the first month of a game left out (PI-13-05, PI-13-20, PI-13-33).
 */
export function unrest(turn: Turn): void {
  const { settings } = turn.input;
  const revoltClass = cellIn(settings, CAPITAL_TABLE, 'class');
  for (const owner of lostCapitals(turn))
    rise(turn, owner, revoltClass.value, 'capital', [figure('revoltClass', revoltClass)]);
  const hasEconomy = flagOf(settings, 'pygma.modules.economy');
  if (turn.month.isFirst) return;
  if (hasEconomy) {
    buildingUnrest(turn, 'timber');
    buildingUnrest(turn, 'stone');
  }
  if (turn.month.role !== 'muster') return;
  if (hasEconomy) {
    autonomousFields(turn);
    goodsUnrest(turn);
  }
  oldRevolts(turn);
}
