import {
  byTextOf,
  fact,
  type FormValues,
  inLanguage,
  type Language,
  type Settings,
  tableValues,
  type Words,
} from '../../../kernel';
import { cardValues, figureWords } from '../../../kernel/form-parts';
import type { World } from '../../../world';
import { type Area, ARMY_KIND_WORDS, AREAS, type Good, GOODS } from '../data/kinds';
import {
  ARMY_TABLE,
  CITY_TABLE,
  MIRROR_TABLE,
  MISSION_TABLE,
  PROMOTION_LIMIT_TABLE,
  PROMOTION_TABLE,
} from '../data/tables';
import { trialOf } from '../orders';
import { coordFor } from '../orders/own-addresses';
import { goodWords, sizeSign, type Task, taskWords } from '../orders/vocabulary';
import { armyName, SIGHTED } from '../records/armies';
import { isInForce, kindRank } from '../rules/armies/kinds';
import { secretLimit } from '../rules/armies/secret';
import { monthOf } from '../rules/calendar';
import { cellIn } from '../rules/cells';
import { type MirrorColumn, mirrorValue } from '../rules/economy/goods';
import { incomeOf } from '../rules/economy/income';
import { promotionCost } from '../rules/economy/promotion';
import { countsOf, landOf, mirrorOf, payingCities } from '../rules/economy/realm';
import { cityKindAt } from '../rules/land';
import { stateOf } from '../state/keep';
import type { GameState, Realm } from '../state/types';
import { CARD, CARD_TABLES } from './card';

/** What fills a form: the game as it stands, for a realm, in a language. */
interface Filling {
  readonly world: World;
  readonly state: GameState;
  readonly party: string;
  readonly settings: Settings;
  readonly language: Language;
}

const says = ({ language }: Filling, ...words: Words): string => inLanguage(words, language);

const digits = ({ language }: Filling, value: number): string =>
  inLanguage(figureWords(value), language);

const own = <Row extends { readonly owner: string }>(
  { party }: Filling,
  rows: readonly Row[],
): readonly Row[] => rows.filter(({ owner }) => owner === party);

/** What the realm calls a field (GM-20). */
const fieldFor = ({ world, party }: Filling, field: string): string =>
  coordFor(world.knowledge[party]?.chart, field);

function headValues({ world, party }: Filling): FormValues {
  const { name, year } = monthOf(world.clock.turn);
  const { name: realm = party, ruler = '' } = world.parties[party] ?? {};
  return { realm, ruler, month: name, year: String(year) };
}

/** Armies on their fields with what they carry, then traders: what the sheet of the month goes out from (PI-06-08). */
function orderValues(my: Filling): FormValues {
  const { state } = my;
  const armies = own(my, state.armies).toSorted(
    (a, b) => kindRank(a.kind) - kindRank(b.kind) || a.number - b.number,
  );
  const ashore = armies.filter(({ carrier }) => carrier === '');
  const total = (kind: string): string =>
    String(armies.reduce((sum, one) => sum + (one.kind === kind ? one.strength : 0), 0));
  const aboard = (fleet: string): string => {
    const carried = armies.filter(({ carrier }) => carrier === fleet).map(armyName);
    return carried.length === 0 ? '' : `${says(my, 'mit', 'with')} ${carried.join(', ')}`;
  };
  return {
    ...tableValues([
      ...ashore.map((army) => ({
        unit: `${armyName(army)}${army.isStationed ? ' *' : ''}`,
        from: fieldFor(my, army.field),
        strength: `${String(army.strength)} ${sizeSign(army.kind === 'fleet' ? 'FH' : army.kind === 'rider' ? 'RH' : 'KH')}`,
        remark: [aboard(armyName(army)), army.isSecret ? says(my, 'geheim', 'secret') : '']
          .filter((one) => one !== '')
          .join('; '),
      })),
      ...own(my, state.traders).map((trader) => ({
        unit: `H ${String(trader.number)}`,
        from: fieldFor(my, trader.field),
        strength: GOODS.filter((good) => trader[good] > 0)
          .map((good) => `${String(trader[good])} P. ${says(my, ...goodWords(good))}`)
          .join(', '),
      })),
    ]),
    totalK: total('warrior'),
    totalR: total('rider'),
    totalS: total('fleet'),
    movable: String(armies.filter(({ isStationed }) => !isStationed).length),
  };
}

/** What a realm may do at most in each of its cities. */
function cityLimits(my: Filling): readonly FormValues[] {
  const { settings, world, state } = my;
  const byPlace = byTextOf(({ id }: { readonly id: string }) => fieldFor(my, id).padStart(6, '0'));
  return own(my, state.cities)
    .toSorted(byPlace)
    .flatMap(({ id, name }) => {
      const kind = cityKindAt(world, id);
      if (kind === undefined) return [];
      const cell = (column: string): string =>
        digits(my, cellIn(settings, CITY_TABLE, kind, column).value);
      return [
        {
          limitCity: name === '' ? fieldFor(my, id) : name,
          limitMuster: cell('muster'),
          limitFortification: cell('fortification'),
        },
      ];
    });
}

/** What it may do at most elsewhere, and what its armies cost. */
function limitRows(my: Filling, realm: Realm): readonly FormValues[] {
  const { settings } = my;
  const row = (limit: string, most: number): FormValues => ({ limit, most: digits(my, most) });
  const kinds = ARMY_TABLE.rows.filter((kind) => isInForce(settings, kind));
  const prices = kinds.map((kind) => {
    const name = says(my, ...ARMY_KIND_WORDS[kind as keyof typeof ARMY_KIND_WORDS]);
    const { value } = cellIn(settings, ARMY_TABLE, kind, 'cost');
    return row(says(my, `${name}: GS je Einheit`, `${name}: GS per unit`), value);
  });
  return [
    row(
      says(my, 'Förderungen', 'Promotions'),
      cellIn(settings, PROMOTION_LIMIT_TABLE, 'month').value,
    ),
    row(
      says(my, 'Geheime Heere', 'Secret armies'),
      secretLimit(settings, realm.spy, realm.experience).value,
    ),
    row(says(my, 'Händler', 'Traders'), realm.traders),
    ...prices,
  ];
}

function expenseValues(my: Filling, realm: Realm): FormValues {
  const trial = trialOf(my.world, my.party, my.settings, []);
  if (trial === undefined) return {};
  const { before, pay, administration, disposable } = trial;
  return {
    before: String(before),
    ...(pay.value === 0 ? {} : { pay: String(pay.value) }),
    ...(administration.value === 0 ? {} : { administration: String(administration.value) }),
    disposable: String(disposable),
    ...tableValues(cityLimits(my)),
    ...tableValues(limitRows(my, realm)),
  };
}

/** FormValues by area, each promoted point with an asterisk; prices in thousands where a value may rise (PI-14-05). */
function mirrorValues(my: Filling): FormValues {
  const { settings, state, party } = my;
  const mirror = mirrorOf(state, party);
  const promotions = own(my, state.promotions);
  return tableValues(
    AREAS.map((area) => ({
      population: String(mirrorValue(settings, mirror, area, 'population').value),
      cap: String(cellIn(settings, MIRROR_TABLE, area, 'cap').value),
      ...Object.fromEntries(
        GOODS.flatMap((good) => {
          const done = promotions.filter((one) => one.good === good && one.area === area).length;
          const value = `${String(mirrorValue(settings, mirror, area, good).value)}${'*'.repeat(done)}`;
          const isOpen = cellIn(settings, PROMOTION_TABLE, good, area).value > 0;
          const price = promotionCost(settings, mirror, { good, area }).value / 1000;
          return [
            [`m.${good}`, value],
            [`p.${good}`, isOpen ? String(price) : '–'],
          ];
        }),
      ),
    })),
  );
}

/** Production of every row now, the percentages of the last calculation, and what land and cities pay (PI-12-01, PI-07-01). */
function calculationValues(my: Filling, realm: Realm): FormValues {
  const { world, state, settings, party } = my;
  const books = { world, state };
  const [mirror, counts] = [mirrorOf(state, party), countsOf(books, party)];
  const supplies = own(my, state.supplies);
  const value = (area: Area, column: MirrorColumn): string =>
    String((counts[area] ?? 0) * mirrorValue(settings, mirror, area, column).value);
  const rows = AREAS.map((area) => ({
    count: String(counts[area] ?? 0),
    people: value(area, 'population'),
    ...Object.fromEntries(GOODS.map((good) => [`c.${good}`, value(area, good)])),
  }));
  const added = [...own(my, state.stocks), ...own(my, state.deliveries)];
  const other = { people: String(realm.account), ...goodsRow((good) => sumOf(added, good)) };
  const last = (column: 'points' | 'percent' | 'weighted'): FormValues =>
    goodsRow((good) => supplies.find((one) => one.good === good)?.[column]);
  const [cities, land] = [payingCities(books, party), landOf(books, party)];
  const gws = realm.gws === 0 ? undefined : fact('pygma.gws', realm.gws, { party });
  const income = incomeOf(settings, { party, cities, land, gws, additions: [] });
  const fields = Object.values(land).reduce((all, one) => all + one, 0);
  return {
    ...tableValues([...rows, other, last('points'), last('percent'), last('weighted')]),
    totalPeople: String(realm.population),
    gws: `${String(Math.trunc(realm.gws / 10))}${says(my, ',', '.')}${String(realm.gws % 10)}`,
    needed: supplies
      .filter(({ isNeeded }) => isNeeded)
      .map(({ good }) => says(my, ...goodWords(good)))
      .join(', '),
    ...tableValues([
      {
        source: says(my, 'a) Städte', 'a) Cities'),
        number: String(cities.length),
        gold: String(income.cities.value),
      },
      {
        source: says(my, 'b) Land', 'b) Land'),
        number: String(fields),
        gold: String(income.land.value),
      },
      {
        source: says(my, 'zusammen, mit GWS', 'together, with GWS'),
        gold: String(income.total.value),
      },
      { source: says(my, 'Letzte Einkünfte', 'Latest income'), gold: String(realm.income) },
    ]),
  };
}

const goodsRow = (figureOf: (good: Good) => number | undefined): FormValues =>
  Object.fromEntries(
    GOODS.map((good) => {
      const figure = figureOf(good);
      return [`c.${good}`, figure === undefined ? '' : String(figure)];
    }),
  );

const sumOf = (
  rows: readonly { readonly good: Good; readonly points: number }[],
  good: Good,
): number => rows.reduce((all, one) => all + (one.good === good ? one.points : 0), 0);

/** What was seen and given in the month that was evaluated (PI-19-04, PI-19-05). */
function evaluationValues(my: Filling, realm: Realm): FormValues {
  const { state, world } = my;
  const last = state.turn - 1;
  const name = (key: string): string => (key === '' ? '' : (world.parties[key]?.name ?? key));
  const isLast = ({ turn }: { readonly turn: number }): boolean => turn === last;
  return {
    ...tableValues(
      own(my, state.sightings)
        .filter(isLast)
        .map(({ field, what, size, of }) => ({
          seenAt: fieldFor(my, field),
          seen: inLanguage(SIGHTED[what], my.language),
          seenSize: String(size),
          seenOf: name(of),
        })),
    ),
    ...tableValues(
      state.transfers
        .filter((one) => isLast(one) && one.to === my.party)
        .map(({ owner, amount }) => ({
          other: says(my, `Überweisung von ${name(owner)}`, `Transfer from ${name(owner)}`),
          otherGold: String(amount),
        })),
    ),
    treasury: String(realm.money),
  };
}

function missionValues(my: Filling, realm: Realm): FormValues {
  return {
    spy: `${String(Math.trunc(realm.spy / 2))}${realm.spy % 2 === 0 ? '' : says(my, ',5', '.5')}`,
    ...tableValues(
      MISSION_TABLE.rows.map((task) => ({
        taskName: says(my, ...taskWords(task as Task)),
        difficulty: String(cellIn(my.settings, MISSION_TABLE, task).value),
      })),
    ),
  };
}

/** What the GM fills into a form for a realm, and into the card for everybody; empty for an unknown form or realm. */
export function formValues(
  form: string,
  world: World,
  party: string,
  settings: Settings,
  language: Language,
): FormValues {
  if (form === CARD.id) return cardValues(CARD_TABLES, settings, language);
  const state = stateOf(world);
  const realm = state.realms.find(({ owner }) => owner === party);
  if (realm === undefined) return {};
  const my: Filling = { world, state, party, settings, language };
  const head = headValues(my);
  switch (form) {
    case 'orders':
      return { ...head, ...orderValues(my) };
    case 'expenses':
    case 'note':
      return { ...head, ...expenseValues(my, realm) };
    case 'mission':
      return { ...head, ...missionValues(my, realm) };
    case 'mirror':
      return { ...head, ...mirrorValues(my) };
    case 'calculation':
      return { ...head, ...calculationValues(my, realm) };
    case 'evaluation':
      return { ...head, ...evaluationValues(my, realm) };
    default:
      return {};
  }
}
