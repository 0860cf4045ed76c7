import type { FieldAddress } from '../../../../hex';
import { calc, type CardBlock, fact, rule } from '../../../../kernel';
import { ownerAt } from '../../../../world';
import { CAPITAL_TABLE } from '../../data/tables';
import type { PiOrder } from '../../orders';
import { armyName } from '../../records/armies';
import { checkedSize } from '../../rules/armies/kinds';
import { cellIn, HUNDRED } from '../../rules/cells';
import { spyWithoutCapital } from '../../rules/economy/espionage';
import { paid } from '../../rules/economy/funds';
import { mineYield } from '../../rules/economy/income';
import {
  epidemicBrings,
  epidemicChance,
  epidemicDeaths,
  epidemicLoss,
  hygienePerCity,
} from '../../rules/economy/people';
import { loyalCities } from '../../rules/economy/realm';
import type { City, Realm } from '../../state/types';
import { dropArmy } from '../armies/pay';
import {
  book,
  type PygmaTurn,
  realmOf,
  setArmy,
  setCity,
  setRealm,
  spendingOf,
  setParty,
  setRow,
} from '../turn';
import { drawOne, happens, throwDie } from '../chance';
import { playing } from '../orders';
import { figure, offered } from '../figures';

type Turn = PygmaTurn<PiOrder>;

/** The city an epidemic breaks out in: drawn, unless the GM chooses another one (GM-38). */
function strickenCity(
  turn: Turn,
  realm: string,
  cities: readonly City[],
): { readonly city: City | undefined; readonly block: CardBlock } {
  const fields = cities.map(({ id }) => id);
  const drawn = drawOne<string>(turn, fields, ['epidemicCity', realm]) ?? '';
  const { answer, block } = offered(turn, {
    key: `epidemic/${realm}`,
    clause: 'GM-38',
    name: 'pygma.epidemicCity',
    about: { party: realm },
    options: fields,
    proposal: drawn,
  });
  return { city: cities.find(({ id }) => id === answer), block };
}

/** What an epidemic takes of the armies on the field of the city (HR-05). */
function sicken(turn: Turn, field: FieldAddress): readonly string[] {
  const { settings } = turn.input;
  return turn.state.armies.flatMap((army) => {
    // Armies aboard are not on the field of the city.
    if (army.field !== field || army.carrier !== '' || army.kind === 'fleet') return [];
    const lost = epidemicLoss(settings, army.strength).value;
    const left = checkedSize(settings, army.kind, army.strength - lost).value;
    if (left === 0) dropArmy(turn, army);
    else setArmy(turn, army, { strength: left });
    return [`${armyName(army)} -${String(army.strength - left)}`];
  });
}

/** Cities closed by an epidemic of the muster month before are open again from now on (HR-05). */
function reopen(turn: Turn): void {
  for (const { id, isClosed } of turn.state.cities)
    if (isClosed) setCity(turn, id, { isClosed: false });
}

/** One roll for each realm, by its hygiene: an epidemic in one of its cities (GM-37 to GM-39, HR-04, HR-05). */
function epidemics(turn: Turn): void {
  const { settings } = turn.input;
  for (const { owner, account, population } of playing(turn)) {
    const cities = turn.state.cities.filter((one) => one.owner === owner);
    if (cities.length === 0) continue;
    const spent = spendingOf(turn, owner).hygiene;
    const counted = cities.filter(({ founded }) => founded < turn.input.world.clock.turn).length;
    const perCity = hygienePerCity(spent, Math.max(1, counted));
    const chance = epidemicChance(settings, perCity.value);
    if (!happens(turn, chance, ['epidemic', owner]).isSo) continue;
    const { city, block } = strickenCity(turn, owner, cities);
    if (city === undefined) continue;
    const die = throwDie(turn, 'd6', ['epidemicDie', owner]).value;
    const brings = epidemicBrings(settings, die);
    const has = (what: keyof typeof brings): boolean => brings[what].value === 1;
    const armies = has('armies') ? sicken(turn, city.id) : [];
    setCity(turn, city.id, { isStricken: has('mild'), isClosed: has('closed') });
    const deaths = epidemicDeaths(settings, brings.deaths, population);
    setRealm(turn, owner, { account: account - deaths.value });
    turn.tell({
      kind: has('deaths')
        ? 'pygma.epidemicGreat'
        : has('closed')
          ? 'pygma.epidemicClosed'
          : 'pygma.epidemic',
      clause: 'GM-38',
      parties: [owner],
      place: city.id,
      about: { region: city.id, armies: armies.join(', ') },
      blocks: [
        ...armies.map((army): CardBlock => ({
          kind: 'list',
          items: [{ name: 'pygma.sick', about: { army } }],
        })),
        figure('epidemicChance', chance),
        figure('epidemicDeaths', deaths),
        block,
      ],
    });
  }
}

/** Mines are discovered by whoever has an army on their field at the end of a month, and yield for good (HR-09). */
function discoverMines(turn: Turn): void {
  for (const mine of turn.state.mines) {
    if (mine.yield > 0 || mine.isExhausted) continue;
    const finder = turn.state.armies.find(
      ({ field, carrier, kind }) => field === mine.field && carrier === '' && kind !== 'fleet',
    );
    if (finder === undefined) continue;
    const value = mineYield(
      turn.input.settings,
      throwDie(turn, 10, ['mine', finder.owner, mine.field]),
    );
    setRow(turn, 'mines', mine, { yield: value.value, known: finder.owner });
    turn.tell({
      kind: 'pygma.mineFound',
      clause: 'PI-07-04',
      parties: [finder.owner],
      place: mine.field,
      about: { region: mine.field, amount: value.value },
      blocks: [figure('mineYield', value)],
    });
  }
}

/** Epidemics of a muster month, and mines that are found (HR-04, HR-05, HR-09). */
export function events(turn: Turn): void {
  if (turn.month.role === 'muster') reopen(turn);
  if (turn.month.role === 'muster' && !turn.month.isFirst) epidemics(turn);
  discoverMines(turn);
}

/** What the loss of a capital costs: the treasury that lies there, espionage; its uprising comes with the unrest (HR-12). */
function loseCapital(
  turn: Turn,
  { owner, money, treasury, spy }: Realm,
  capital: FieldAddress,
): void {
  const { settings } = turn.input;
  const conqueror = ownerAt(turn.world.map, capital);
  const isThere = treasury === '' || treasury === capital;
  const half = calc.quotient(
    'down',
    calc.product(fact('pygma.treasury', money), cellIn(settings, CAPITAL_TABLE, 'treasury')),
    HUNDRED,
  );
  const plunder = rule('pygma.plunder', 'PI-04-01', half, { party: owner });
  if (isThere && money > 0) {
    book(turn, owner, 'plundered', paid(plunder), capital);
    if (conqueror !== null) book(turn, conqueror, 'plunder', plunder, capital);
  }
  const spyLeft = spyWithoutCapital(settings, spy);
  setRealm(turn, owner, { spy: spyLeft.value });
  setParty(turn, owner, { capital: null });
  const about = { region: capital, amount: isThere ? plunder.value : 0 };
  const told = { clause: 'PI-04-01', place: capital, about } as const;
  const left: CardBlock = figure('spyValue', spyLeft);
  turn.tell({ ...told, kind: 'pygma.capitalLost', parties: [owner], blocks: [left] });
  if (conqueror !== null) turn.tell({ ...told, kind: 'pygma.capitalTaken', parties: [conqueror] });
}

/** A realm without capital names another own city in a muster month, free of charge; its player tells the GM (HR-12). */
function nameCapital(turn: Turn, owner: string): void {
  const cities = loyalCities(turn, owner).map(({ id }) => id);
  const [first] = cities;
  if (first === undefined) return;
  const { answer, block } = turn.choose(
    'pygma.newCapital',
    'PI-04-01',
    [first, ...cities.slice(1)],
    { party: owner },
  );
  const capital = cities.find((one) => one === answer) ?? first;
  setParty(turn, owner, { capital });
  turn.tell({
    kind: 'pygma.capitalNamed',
    clause: 'PI-04-01',
    parties: [owner],
    place: capital,
    about: { region: capital },
    blocks: [block],
  });
}

/** Capitals that fell in the month, and new ones of those who lost theirs before (PI-04-01, PI-04-32, HR-12). */
export function capitals(turn: Turn): void {
  const { world } = turn.input;
  for (const { owner } of playing(turn)) {
    const before = world.parties[owner]?.capital ?? null;
    const realm = realmOf(turn.state, owner);
    if (realm === undefined) continue;
    if (
      before !== null &&
      ownerAt(world.map, before) === owner &&
      ownerAt(turn.world.map, before) !== owner
    )
      loseCapital(turn, realm, before);
    else if (before === null && turn.month.role === 'muster' && !turn.month.isFirst)
      nameCapital(turn, owner);
  }
}
