import { type Explained, type Json, unfounded } from '../kernel';
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
import type { PhaseTurn } from '../systems/organisation/turn/turn';
import { report } from '../systems/organisation/turn/report';
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

/** What cases see of a phase of the Organisationsspiel. */
export const organisationSeen: Seen<PhaseTurn> = {
  ...organisationViews,
  orders: ({ sheets }, who) =>
    listed(
      (sheets[who]?.rows ?? []).map(({ content }) => orderText(content.order)),
      '; ',
    ),
  actions: ({ actions }) =>
    listed(
      actions
        .filter(({ kind }) => kind !== 'HIRE')
        .map(({ by, kind, about, successes, spending }) => {
          const level = about['levels'];
          const used = typeof level === 'number' ? ` with ${String(level)}` : '';
          const left = successes === undefined ? '' : `, ${String(successes.value)} left`;
          const on = spending.length === 0 ? '' : `: ${listed(spending.map(({ key }) => key))}`;
          return `${by} ${kind}${used}${left}${on}`;
        }),
      '; ',
    ),
  successes: ({ actions }) =>
    partsOf(actions.findLast(({ successes }) => successes !== undefined)?.successes),
  /** What an organisation is told of the phase in its report. */
  reported: (turn, who) => {
    const told = { ...turn };
    report(told);
    const events = told.reports.find(({ party }) => party === who)?.events ?? [];
    return listed(events.map(({ kind }) => bare(kind)));
  },
  /** `after act money a`: what is seen of the state in which a step leaves it. */
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
  visible: ({ actions }) => listed(actions.map(({ visibleTo }) => listed([visibleTo].flat(), ' '))),
  rerolls: ({ rolls }) =>
    listed(rolls.filter(({ purpose }) => purpose === 'reroll').map(({ party }) => party)),
  eventDice: ({ eventCards: [card] }) => listed((card?.dice ?? []).map(({ value }) => value)),
  rolled: ({ eventCards: [card] }) => card?.rolled ?? 'none',
  chances: ({ state }) => listed(state.chances.map(({ scope, event }) => `${scope} ${event}`)),
  places: ({ events }, kind) =>
    listed(events.filter((one) => bare(one.kind) === kind).map(({ place }) => place)),
  asked: ({ wars: [war] }) =>
    listed((war?.effects ?? []).flatMap(({ question }) => question ?? [])),
  effects: ({ wars: [war] }) =>
    listed(
      (war?.effects ?? []).map(
        ({ side, die, effect }) => `${side === 0 ? 'a' : 'b'} ${String(die)} ${effect}`,
      ),
    ),
  wars: ({ wars }) => listed(wars.map(({ key }) => key)),
  dice: ({ wars: [war] }) => listed((war?.sides ?? []).map(({ count }) => count.value)),
  force: ({ wars: [war] }) => partsOf(war?.sides[0].count),
  cards: ({ eventCards }) =>
    listed(
      eventCards.map(({ scope, event, intensity, state, results }) =>
        [scope, event, intensity, state, ...results.map(({ key }) => bare(key))].join(' '),
      ),
      '; ',
    ),
  chance: ({ eventCards: [card] }) => String(card?.chance?.total.value ?? 'none'),
  ended: ({ unrest }) =>
    listed(
      unrest.map(({ party, region, unit, since, end, means, founded }) =>
        [party, region, unit, 'since', since, end, means ?? founded ?? ''].join(' ').trim(),
      ),
    ),
};
