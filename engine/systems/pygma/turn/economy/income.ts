import { type CardBlock, type Explained, fact, type NumberDecision } from '../../../../kernel';
import { ownerAt } from '../../../../world';
import { GOODS, type Good } from '../../data/kinds';
import { BLOOM_TABLE, MINE_TABLE, PROMOTION_LIMIT_TABLE } from '../../data/tables';
import type { PiOrder } from '../../orders';
import { cellIn } from '../../rules/cells';
import {
  type CalculationSheet,
  calculationSheet,
  neededGoods,
  ofGoods,
  type SheetGiven,
} from '../../rules/economy/goods';
import { bloomOf, incomeOf } from '../../rules/economy/income';
import { meanStrength, populationChange, wealthOf } from '../../rules/economy/people';
import {
  countsOf,
  goodsNeeded,
  landOf,
  loyalCities,
  mirrorOf,
  otherPoints,
  payingCities,
  payingMines,
} from '../../rules/economy/realm';
import { choiceOf, flagOf } from '../../rules/settings';
import type { Mine, Realm, Supply } from '../../state/types';
import { figureBlock, figure, gmFigure } from '../figures';
import { book, type PygmaTurn, setCity, setRealm, setRow } from '../turn';
import { happens, throwDie } from '../chance';
import { disasterOf } from './disasters';
import { playing } from '../orders';

type Turn = PygmaTurn<PiOrder>;

/** What income the GM can say in the place of the computed one. */
const MOST_INCOME = [0, 1_000_000_000] as const;

/** Most the GM can enter as income for reasons of culture. */
const MOST_CULTURE = 10_000_000;

/** A calculation, and what the GM decides of it. */
interface Calculated {
  readonly sheet: CalculationSheet;
  readonly block: CardBlock;
}

/** The calculation of a realm with what a disaster takes of it (PI-12-01, PI-12-06). */
function calculate(turn: Turn, realm: Realm): Calculated {
  const { settings } = turn.input;
  const { owner } = realm;
  const given: SheetGiven = {
    party: owner,
    counts: countsOf(turn, owner),
    mirror: mirrorOf(turn.state, owner),
    other: otherPoints(turn.state, realm),
  };
  const taken = disasterOf(turn, owner, calculationSheet(settings, { ...given, other: [] }));
  const mirror = mirrorOf(turn.state, owner);
  const other = [...given.other, ...taken.points];
  return { sheet: calculationSheet(settings, { ...given, mirror, other }), block: taken.block };
}

/** Keeps a calculation: what realms and rules read of it until the next one (PI-12-08, PI-15a-02). */
function keepSheet(turn: Turn, owner: string, sheet: CalculationSheet): void {
  const needed = neededGoods(
    turn.input.settings,
    ofGoods((good) => sheet.percent[good].value),
  );
  const rows = GOODS.map((good): Supply => ({
    owner,
    id: good,
    good,
    isNeeded: needed.includes(good),
    points: sheet.points[good].value,
    percent: sheet.percent[good].value,
    weighted: sheet.weighted[good].value,
  }));
  const { supplies } = turn.state;
  turn.state = {
    ...turn.state,
    supplies: [...supplies.filter((one) => one.owner !== owner), ...rows],
  };
  setRealm(turn, owner, { gws: sheet.gws.value, population: sheet.population.value });
}

/** The blossom of the trade cities of a realm, by the goods it needed in the half-year (PI-15a-02 to PI-15a-08). */
function blooms(turn: Turn, owner: string, needed: readonly Good[]): readonly Explained[] {
  const { settings } = turn.input;
  if (!flagOf(settings, 'pygma.modules.trade_bloom')) return [];
  return loyalCities(turn, owner).flatMap(({ id, isTrade, bloom }) => {
    if (!isTrade) return [];
    const brought = turn.state.deliveries.filter(
      (one) => one.owner === owner && one.city === id && one.from !== '',
    );
    const pointsOf = (good: Good): number =>
      brought.reduce((all, one) => (one.good === good ? all + one.points : all), 0);
    const { paid, stays } = bloomOf(settings, {
      field: id,
      carried: bloom,
      needed: needed.reduce((all, good) => all + pointsOf(good), 0),
      others: GOODS.filter((good) => !needed.includes(good)).map(pointsOf),
    });
    setCity(turn, id, { bloom: stays.value });
    return paid.value === 0 ? [] : [paid];
  });
}

/** Mines may dry up after they paid (HR-09). */
function exhaust(turn: Turn, owner: string, mines: readonly Mine[]): void {
  const chance = cellIn(turn.input.settings, MINE_TABLE, 'exhausted');
  for (const mine of mines) {
    if (!happens(turn, chance, ['exhausted', owner, mine.field]).isSo) continue;
    setRow(turn, 'mines', mine, { isExhausted: true });
    const told = { kind: 'pygma.mineExhausted', clause: 'PI-07-04', place: mine.field } as const;
    const blocks = [gmFigure('chance', chance)];
    turn.tell({ ...told, parties: [owner], about: { region: mine.field }, blocks });
  }
}

/** Income for reasons of culture: what the GM enters (PI-07-06). */
function cultureIncome(owner: string): NumberDecision {
  return {
    input: 'number',
    key: `culture/${owner}`,
    clause: 'PI-07-06',
    name: 'pygma.cultureIncome',
    about: { party: owner },
    range: [0, MOST_CULTURE],
    proposal: 0,
  };
}

/** What of the calculation stands on the card of the income (PI-12-01). */
function sheetBlocks(sheet: CalculationSheet): readonly CardBlock[] {
  const items = GOODS.map((good) => ({
    name: 'pygma.supply',
    about: { good, points: sheet.points[good].value },
  }));
  return [
    figure('gws', sheet.gws),
    figure('population', sheet.population),
    { kind: 'list', items },
    ...GOODS.map((good): CardBlock => figure('goodsPercent', sheet.percent[good], { good })),
  ];
}

/** Income of a realm: its lines, the GM's word, the posting, and what is used up by it (PI-07-01 to PI-07-09). */
function collect(
  turn: Turn,
  realm: Realm,
  calculated: Calculated | undefined,
  needed: readonly Good[],
): void {
  const sheet = calculated?.sheet;
  const { owner, loot } = realm;
  const { settings } = turn.input;
  const mines = payingMines(turn, owner);
  const decision = cultureIncome(owner);
  const culture = turn.decided.number(decision);
  const blossom = sheet === undefined ? [] : blooms(turn, owner, needed);
  const additions = [
    ...blossom,
    ...mines.map((one) => fact('pygma.mine', one.yield, { region: one.field }, 'PI-07-04')),
    ...(loot === 0 ? [] : [fact('pygma.loot', loot, {}, 'PI-07-05')]),
    ...(culture === 0 ? [] : [fact('pygma.cultureIncome', culture, {}, 'PI-07-06')]),
  ];
  const computed = incomeOf(settings, {
    party: owner,
    cities: payingCities(turn, owner),
    land: landOf(turn, owner),
    gws: sheet?.gws,
    additions,
  });
  const key = `income/${owner}`;
  const { value: total } = figureBlock({ turn }, 'income', computed.total, key, MOST_INCOME);
  book(turn, owner, 'income', total);
  setRealm(turn, owner, { income: total.value, loot: 0 });
  for (const { id, isStricken } of turn.state.cities)
    if (isStricken && ownerAt(turn.world.map, id) === owner)
      setCity(turn, id, { isStricken: false });
  turn.tell({
    kind: 'pygma.income',
    clause: 'PI-07-07',
    parties: [owner],
    about: { amount: total.value },
    blocks: [
      {
        kind: 'figure',
        name: 'pygma.income',
        about: {},
        value: total,
        ruling: key,
        range: MOST_INCOME,
      },
      figure('cityTaxes', computed.cities),
      figure('landTax', computed.land),
      ...blossom.map((value) => figure('bloom', value)),
      ...(calculated === undefined ? [] : [...sheetBlocks(calculated.sheet), calculated.block]),
      { kind: 'decision', decision },
    ],
  });
  exhaust(turn, owner, mines);
}

/** Population of realms that are richer or poorer than the mean (PI-16-03 to PI-16-07). */
function development(turn: Turn, sheets: ReadonlyMap<string, Calculated>): void {
  const { settings } = turn.input;
  if (!flagOf(settings, 'pygma.modules.population')) return;
  const all = [...sheets.values()].map(({ sheet }) => sheet.gws.value);
  const mean = meanStrength(all);
  for (const realm of playing(turn)) {
    const sheet = sheets.get(realm.owner)?.sheet;
    if (sheet === undefined) continue;
    const lasts = flagOf(settings, 'pygma.population.persist');
    const kept = lasts ? realm.account : 0;
    const wealth = wealthOf(settings, sheet.gws.value, all).value;
    const change =
      wealth === 0
        ? fact('pygma.nothing', 0, {}, 'PI-16-05')
        : populationChange(settings, wealth > 0, throwDie(turn, 10, ['population', realm.owner]));
    setRealm(turn, realm.owner, {
      account: kept + change.value,
      growth: Math.max(0, change.value),
    });
    const kind = change.value > 0 ? 'grows' : change.value < 0 ? 'shrinks' : 'steady';
    turn.tell({
      kind: `pygma.${kind}`,
      clause: 'PI-16-06',
      parties: [realm.owner],
      about: { amount: Math.abs(change.value) },
      blocks: [
        gmFigure('meanStrength', mean),
        ...(wealth === 0 ? [] : [figure('populationChange', change)]),
      ],
    });
  }
}

/** What is told at the beginning of each half-year beside the calculation: promotions, goods that are needed (PI-14-03). */
function announce(turn: Turn, owner: string): void {
  const { settings } = turn.input;
  const promotions = cellIn(settings, PROMOTION_LIMIT_TABLE, 'month');
  const counted = cellIn(settings, BLOOM_TABLE, 'goods');
  setRealm(turn, owner, { promotions: promotions.value });
  turn.tell({
    kind: 'pygma.halfYear',
    clause: 'PI-14-03',
    parties: [owner],
    about: { count: promotions.value },
    blocks: [
      figure('promotionsAllowed', promotions),
      figure('neededGoods', counted),
      {
        kind: 'list',
        items: goodsNeeded(turn.state, owner).map((good) => ({
          name: 'pygma.needed',
          about: { good },
        })),
      },
    ],
  });
}

/** Goods by which trade cities bloom: those of the last calculation, in the first one those of this (PI-15a-02, PI-15a-08). */
function countedGoods(turn: Turn, owner: string, sheet: CalculationSheet): readonly Good[] {
  const { settings } = turn.input;
  const before = goodsNeeded(turn.state, owner);
  const isNow = before.length === 0 || choiceOf(settings, 'pygma.bloom.needed') === 'current';
  return isNow
    ? neededGoods(
        settings,
        ofGoods((good) => sheet.percent[good].value),
      )
    : before;
}

/**
 * Income month: the calculation of every realm, its income, and how its people develop; then stocks and goods obtained
 * are used up (PI-01-02, PI-12-01, PI-15-10). Without the rules of the economy it is taxes, mines, loot and culture alone.
 */
export function income(turn: Turn): void {
  if (turn.month.role !== 'income') return;
  const hasEconomy = flagOf(turn.input.settings, 'pygma.modules.economy');
  const sheets = new Map<string, Calculated>();
  const needed = new Map<string, readonly Good[]>();
  if (hasEconomy)
    for (const realm of playing(turn)) {
      const calculated = calculate(turn, realm);
      needed.set(realm.owner, countedGoods(turn, realm.owner, calculated.sheet));
      sheets.set(realm.owner, calculated);
      keepSheet(turn, realm.owner, calculated.sheet);
    }
  for (const realm of playing(turn))
    collect(turn, realm, sheets.get(realm.owner), needed.get(realm.owner) ?? []);
  if (!hasEconomy) return;
  development(turn, sheets);
  for (const { owner } of playing(turn)) announce(turn, owner);
  turn.state = { ...turn.state, stocks: [], deliveries: [] };
}
