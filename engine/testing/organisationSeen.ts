import { type CardBlock, type Explained, type Json, type TurnEvent, unfounded } from '../kernel';
import { TABLES } from '../systems/organisation/data/tables';
import type { OrganisationOrder } from '../systems/organisation/orders';
import {
  calmAt,
  populationLimit,
  settledRegions,
  unrestAt,
} from '../systems/organisation/rules/population';
import { stealable } from '../systems/organisation/rules/fortification';
import { poolLevels } from '../systems/organisation/rules/pools';
import { researchLeft } from '../systems/organisation/rules/research';
import type { Organisation } from '../systems/organisation/state/types';
import { warsOf } from '../systems/organisation/record';
import type { PhaseTurn } from '../systems/organisation/turn/turn';
import { report } from '../systems/organisation/turn/report';
import { boardPresence } from '../systems/organisation/views/board-presence';
import { protectedMoney } from '../systems/organisation/views/protected';
import { bare, listed, partsOf, type Seen } from './case-runner';

/** Figures by region, those of nothing left out. */
const byRegion = (all: readonly (readonly [region: string, count: number])[]): string =>
  listed(all.flatMap(([region, count]) => (count === 0 ? [] : [`${region} ${String(count)}`])));

type View = (one: Organisation) => string;

const ofOrganisation: Readonly<Record<string, View>> = {
  money: ({ purses }) =>
    byRegion(Object.entries(purses).map(([region, halves]) => [region, halves / 2])),
  population: (one) =>
    listed(
      settledRegions(one).flatMap((region) => {
        const [calm, unrest] = [calmAt(one, region).length, unrestAt(one, region).length];
        return [
          ...(calm === 0 ? [] : [`${region} ${String(calm)}`]),
          ...(unrest === 0 ? [] : [`${region} ${String(unrest)} in unrest`]),
        ];
      }),
    ),
  units: ({ units }) =>
    listed(
      units.map(({ id, unrestSince }) =>
        unrestSince === null ? id : `${id} in unrest since ${String(unrestSince)}`,
      ),
    ),
  levels: ({ advantages }) =>
    listed(
      advantages.map(
        ({ name, intact, damaged, exhausted }) =>
          `${name} ${[intact, damaged, exhausted].join('/').replace(/(\/0)+$/, '')}`,
      ),
      '; ',
    ),
  seat: ({ seat }) => seat,
  name: ({ name }) => name,
  isDissolved: ({ dissolved }) => (dissolved === null ? 'no' : 'yes'),
  lastEvent: ({ lastEvent }) => lastEvent ?? 'none',
  origin: ({ origin, founded }) => `${origin} ${String(founded)}`,
  mobilised: ({ mobilised }) => listed(mobilised),
  moved: ({ moved }) => listed(moved),
  moves: ({ moves }) => listed(moves.map(({ to }) => to)),
  uses: ({ uses }) =>
    listed(Object.entries(uses).map(([pool, count]) => `${pool} ${String(count)}`)),
  bonuses: ({ bonuses }) =>
    listed(
      bonuses.map(({ category, region, amount }) => `${category} ${region} ${String(amount)}`),
    ),
  regions: ({ advantages }) => listed(advantages.map(({ name, region }) => `${name} in ${region}`)),
  rerollsLeft: (one) => String(researchLeft(one).length),
};

/** `money a`: what an organisation has of something. */
const organisationViews: Seen<PhaseTurn> = Object.fromEntries(
  Object.entries(ofOrganisation).map(([subject, view]) => [
    subject,
    (turn: PhaseTurn, who: string) => {
      const one = turn.state.organisations[who];
      return one === undefined ? 'no such organisation' : view(one);
    },
  ]),
);

/** A figure with its unit, if it has one; its explanation must hold. */
const amountOf = (figure: Explained): string =>
  unfounded(figure, TABLES).length > 0
    ? 'a figure without ground'
    : `${String(figure.value)} ${'unit' in figure ? (figure.unit ?? '') : ''}`;

/** `limit a r1`: what an organisation has in a region, by its figure. */
const inRegion =
  (figureOf: (one: Organisation, region: string, turn: PhaseTurn) => Explained) =>
  (turn: PhaseTurn, who: string): string => {
    const [party = '', region = ''] = who.split(' ');
    const one = turn.state.organisations[party];
    return one === undefined ? 'no such organisation' : amountOf(figureOf(one, region, turn));
  };

/** An order as data: kind, then what it names. */
const orderText = ({ kind, ...rest }: OrganisationOrder['order']): string =>
  [
    kind,
    ...Object.entries(rest).map(
      ([name, value]: [string, Json]) =>
        `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`,
    ),
  ].join(' ');

/** The blocks of a kind on a card. */
const behind = <Kind extends CardBlock['kind']>(
  { blocks = [] }: TurnEvent,
  kind: Kind,
): readonly Extract<CardBlock, { readonly kind: Kind }>[] =>
  blocks.filter(
    (block): block is Extract<CardBlock, { readonly kind: Kind }> => block.kind === kind,
  );

const figureBehind = (event: TurnEvent, name: string): Explained | undefined =>
  behind(event, 'figure').find((figure) => bare(figure.name) === name)?.value;

/** The cards of random events. */
function fatesOf({ events }: PhaseTurn): readonly TurnEvent[] {
  return events.filter(({ kind }) => /^organisation\.fate(Region|World)?$/.test(kind));
}

/** Kinds of activities by the event on whose card they are. */
const ACTIONS: Readonly<Record<string, string>> = {
  sabotage: 'SABOTAGE',
  sabotageUnseen: 'SABOTAGE',
  plunderDice: 'PLUNDER',
  support: 'SUPPORT',
  overload: 'OVERLOAD',
  information: 'INFORMATION',
  informationAnswered: 'INFORMATION',
  war: 'WAR',
};

/** Kinds of events of random events. */
const RESULTS: ReadonlySet<string> = new Set([
  'naturalExhausted',
  'naturalFound',
  'unitDied',
  'unitBorn',
  'unitUnrest',
  'levelDamaged',
  'levelAbsorbed',
  'badSeason',
  'goodSeason',
]);

const isOfFate = ({ kind }: TurnEvent): boolean =>
  /^organisation\.(fate|chance)(Region|World)?$/.test(kind);

const scopeOf = ({ kind, parties: [party = ''], about }: TurnEvent): string =>
  kind.endsWith('World') ? 'world' : kind.endsWith('Region') ? String(about['region']) : party;

/** `a bad_season low done badSeason`: whose event, what, how strong, how it ended, what it did. */
function fateText({ events }: PhaseTurn, card: TurnEvent): string {
  const chance = events.find(
    (one) =>
      /^organisation\.chance(Region|World)?$/.test(one.kind) && scopeOf(one) === scopeOf(card),
  );
  const from = events.indexOf(chance ?? card) + 1;
  const next = events.findIndex((one, index) => index >= from && isOfFate(one));
  const done = events.slice(from, next === -1 ? undefined : next).map(({ kind }) => bare(kind));
  const listItems = behind(card, 'list').flatMap(({ items }) => items);
  const intensity = listItems[0]?.about['intensity'];
  const state = listItems[1]?.name.split('.').at(-1);
  const ended = chance === undefined ? state : done.includes('chanceTrue') ? 'happened' : 'averted';
  const results = done.filter((kind) => RESULTS.has(kind));
  return [scopeOf(card), card.about['event'], intensity, ended, ...results].join(' ');
}

/** Views of cases on a phase of the Organisationsspiel. */
export const organisationSeen: Seen<PhaseTurn> = {
  ...organisationViews,
  orders: ({ sheets }, who) =>
    listed(
      (sheets[who]?.rows ?? []).map(({ content }) => orderText(content.order)),
      '; ',
    ),
  /** `presence`: who is where as the GM sees it; `presence a`: as a party knows it. */
  presence: ({ input: { world, settings } }, who) =>
    listed(
      boardPresence(world, who === '' ? null : who, settings).map(
        ({ region, party, isSeat, population, unrest, holdings, money }) =>
          [region, party, isSeat ? 'seat' : '', population, unrest, holdings, money]
            .join(' ')
            .trim(),
      ),
    ),
  /** Under which headings the orders of a letter stand. */
  headings: ({ sheets }, who) =>
    listed(
      (sheets[who]?.rows ?? []).map(
        ({ content: { step, order } }) => `${String(step)} ${order.kind}`,
      ),
    ),
  /** The words of the orders of a letter as they stand in the columns of the table. */
  cells: ({ sheets }, who) =>
    listed(
      (sheets[who]?.rows ?? []).flatMap(({ cells }) =>
        Object.entries(cells).map(([column, { text }]) => `${bare(column)} "${text}"`),
      ),
    ),
  actions: ({ events }) =>
    listed(
      events.flatMap((event) => {
        const kind = ACTIONS[bare(event.kind)];
        if (kind === undefined) return [];
        const level = behind(event, 'sentence')[0]?.about['levels'] ?? event.about['levels'];
        const used = typeof level === 'number' ? ` with ${String(level)}` : '';
        const successes = figureBehind(event, 'successes') ?? figureBehind(event, 'inquiries');
        const left = successes === undefined ? '' : `, ${String(successes.value)} left`;
        const spent = behind(event, 'list').flatMap(({ items }) => items);
        const on =
          spent.length === 0
            ? ''
            : `: ${listed(spent.map(({ about }) => String(about['option'])))}`;
        return [`${event.parties[0] ?? ''} ${kind}${used}${left}${on}`];
      }),
      '; ',
    ),
  successes: ({ events }) =>
    partsOf(events.flatMap((event) => figureBehind(event, 'successes') ?? []).at(-1)),
  reported: (turn, who) => {
    const told = { ...turn };
    report(told);
    const events = told.reports.find(({ party }) => party === who)?.events ?? [];
    return listed(events.map(({ kind }) => bare(kind)));
  },
  /** `after act money a`: facts of the state after a step. */
  after: (turn, who, expected) => {
    const [step = '', subject = '', ...rest] = who.split(' ');
    const state = turn.snapshots.find((one) => one.step === step);
    const view = organisationViews[subject];
    if (state === undefined || view === undefined) return `no ${step} ${subject}`;
    return view({ ...turn, state }, rest.join(' '), expected);
  },
  /** `throughout money a`: the same after every step. */
  throughout: (turn, who, expected) => {
    const [subject = '', ...rest] = who.split(' ');
    const view = organisationViews[subject];
    const states = turn.snapshots.map((state) =>
      view?.({ ...turn, state }, rest.join(' '), expected),
    );
    return states.join('; ');
  },
  limit: inRegion((one, region, { board, input }) =>
    populationLimit(one, region, board, input.settings),
  ),
  open: inRegion((one, region, { input }) => stealable(one, region, input.settings)),
  military: inRegion((one, region, { input }) =>
    poolLevels(one, { category: 'military', region }, input.settings),
  ),
  protected: inRegion((one, region, { input }) => protectedMoney(one, region, input.settings)),
  steps: ({ snapshots }) => listed(snapshots.map(({ step }) => step)),
  figure: ({ figures }, who) => {
    const [party = '', ...row] = who.split(' ');
    const value = figures.get(party)?.find((one) => one.row === row.join(' '))?.value;
    return `${String(value?.value)} ${value !== undefined && 'unit' in value ? (value.unit ?? '') : ''}: ${partsOf(value)}`;
  },
  /** Figures of money of a step: `rows a upkeep`. */
  rows: ({ figures }, who) => {
    const [party = '', step] = who.split(' ');
    const rows = (figures.get(party) ?? []).filter(({ section }) => section === step);
    return listed(rows.map(({ row, value }) => `${row} ${String(value.value)}`));
  },
  /** `rolls plunder`: the dice rolled for something, whose they are and how they fell. */
  rolls: ({ rolls }, purpose) =>
    listed(
      rolls
        .filter((one) => one.purpose === purpose)
        .map(({ party = '', roll }) => `${party} ${String(roll.value)}`),
    ),
  rolled: (turn) => {
    const [card] = fatesOf(turn);
    if (card === undefined) return 'none';
    const names = behind(card, 'list').flatMap(({ items }) => items.map(({ name }) => bare(name)));
    return names.includes('fateRepeated') ? 'repeat_last' : String(card.about['event']);
  },
  chances: ({ state }) => listed(state.chances.map(({ scope, event }) => `${scope} ${event}`)),
  effects: (turn) =>
    listed(
      (warsOf(turn.events)[0]?.effects ?? []).map(
        ({ side, die, effect }) => `${side === 0 ? 'a' : 'b'} ${String(die)} ${effect}`,
      ),
    ),
  dice: (turn) => listed((warsOf(turn.events)[0]?.sides ?? []).map(({ count }) => count.value)),
  force: (turn) => partsOf(warsOf(turn.events)[0]?.sides[0].count),
  cards: (turn) =>
    listed(
      fatesOf(turn).map((event) => fateText(turn, event)),
      '; ',
    ),
  chance: ({ events }) => {
    const [total] = events.flatMap((event) => figureBehind(event, 'chanceTotal') ?? []);
    return String(total?.value ?? 'none');
  },
  ended: ({ events }) =>
    listed(
      events
        .filter(({ kind }) => kind === 'organisation.unrest')
        .map((event) => {
          const [ended] = behind(event, 'sentence');
          const { context = '', parties = [] } = ended?.about ?? {};
          const { region, unit, since } = event.about;
          const end = bare(ended?.name ?? '').replace('unrestEnd.', '');
          const by = context === '' ? [parties].flat().join(' ') : String(context);
          const words = [event.parties[0], region, unit, 'since', since, end, by];
          return words.join(' ').trim();
        }),
    ),
};
