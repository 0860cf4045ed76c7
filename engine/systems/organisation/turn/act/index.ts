import { allottedOrder, calc, fact, openStream, type OrderRow, rule } from '../../../../kernel';
import type { PartyKey, RegionKey } from '../../../../world';
import { type OrderKind, type OrganisationOrder, STEP_OF } from '../../orders/order';
import { tableCell, treasuryOf } from '../../rules/money';
import { phaseStream } from '../dice';
import { resolveChances } from '../event/chances';
import { type Given, hiddenFigure, namesFor, type PhaseTurn } from '../turn';
import { hire, raise } from './hire';
import { influence } from './influence';
import { information } from './information';
import { plunder } from './plunder';
import { sabotage } from './sabotage';
import { LEVEL_TABLE } from '../../data/tables';
import { damageLevel } from '../../rules/levels';
import { advantagesOf } from '../../rules/pools';
import { levelOfUse, poolIn, usePool } from './use';
import { wage } from './war';

/** Clause by which soldiers are taken along, so many per level; name of the row of the table and of the event. */
const PER_LEVEL = {
  SUPPORT: ['OS-5.5-01', 'support'],
  OVERLOAD: ['OS-5.5-02', 'overload'],
} as const;

/** Takes soldiers along in character play, up to a limit or beyond it (OS-5.5-01 to OS-5.5-03); true if it took place. */
function escort(turn: PhaseTurn, activity: Given<'SUPPORT' | 'OVERLOAD'>): boolean {
  const { by, order } = activity;
  const { kind, region, text } = order;
  const pool = poolIn('military', region);
  const levels = levelOfUse(turn, turn.own(by), pool, order.levels);
  if (typeof levels === 'string') return turn.refuse(activity, levels, { region });
  const [clause, row] = PER_LEVEL[kind];
  const perLevel = tableCell(turn.settings, LEVEL_TABLE, row, 'amount');
  const used = fact('organisation.levelsUsed', levels);
  const all = calc.product(used, perLevel);
  const soldiers = rule('organisation.soldiers', clause, all, { count: levels });
  usePool(turn, by, pool);
  if (kind === 'OVERLOAD')
    turn.change(by, (own) => ({ ...own, overloads: [...own.overloads, { region, levels }] }));
  const about = { region, levels, count: soldiers.value, text };
  const sentence = { kind: 'sentence', name: 'organisation.text', about: { text } } as const;
  turn.note(row, 'OS-5.5-03', by, about, {
    blocks: [hiddenFigure('soldiers', soldiers), ...(text === '' ? [] : [sentence])],
  });
  return true;
}

/** One intact level of the military damaged, the owner's choice; temporary ones are not, without one nothing (OS-5.5-08). */
function damageOne(turn: PhaseTurn, by: string, region: RegionKey, no: string): void {
  const military = advantagesOf(turn.own(by), poolIn('military', region));
  const targets = military.filter(({ intact }) => intact > 0);
  const about = { party: by, region, ...namesFor(targets) };
  const question = { clause: 'OS-5.5-08', name: 'organisation.overloadLevel', about };
  const hit = turn.pick(
    { key: `overload/${by}/${region}/${no}`, ...question, ...turn.delegate(by) },
    targets,
    ({ id }) => `level:${id}`,
  );
  if (hit === undefined) return;
  turn.change(by, (own) => damageLevel(own, hit.id));
  turn.note('overloadDamage', 'OS-5.5-08', by, { advantage: hit.name, region });
}

/** Damage by overloads at the end of step 4, organisations by key (OS-5.5-03, OS-5.5-08, OS-9.4-07). */
function damageByOverload(turn: PhaseTurn): void {
  const choice = turn.choice('os.overload.damage');
  turn.each(({ key, overloads }) => {
    for (const [index, { region, levels }] of overloads.entries()) {
      const count = choice === 'none' ? 0 : choice === 'all_used' ? levels : 1;
      for (let no = 1; no <= count; no += 1)
        damageOne(turn, key, region, `${String(index + 1)}/${String(no)}`);
    }
    turn.change(key, (own) => ({ ...own, overloads: [] }));
  });
}

type Row = OrderRow<OrganisationOrder>;

/** Drawn place by place from the rest (OS-9.4-04, OS-0-12). */
function orderByLot(turn: PhaseTurn): readonly PartyKey[] {
  const stream = openStream(phaseStream(turn, 'order'));
  const { order, rolls } = allottedOrder(stream, turn.parties(), turn.input.rulings);
  turn.keepRolls({ party: '', purpose: 'order', about: {} }, rolls);
  return order;
}

/** Order by the GM, place by place; the rest by lot. */
function orderByGm(turn: PhaseTurn): readonly PartyKey[] {
  const lot = orderByLot(turn);
  const order: PartyKey[] = [];
  for (const index of lot.keys()) {
    const place = index + 1;
    const rest = lot.filter((party) => !order.includes(party));
    const names = namesFor(rest.map((id) => ({ id, name: turn.own(id).name })));
    const question = { clause: 'OS-9.4-04', name: 'organisation.actingNext' };
    const next = turn.pick(
      { ...question, key: `order/${String(place)}`, about: { place, ...names } },
      rest,
      (party) => `organisation:${party}`,
    );
    if (next !== undefined) order.push(next);
  }
  return order;
}

/** The order in which the organisations act (`os.act.order`, OS-9.4-04); the poorest first means equal ones by key. */
function actingOrder(turn: PhaseTurn): readonly PartyKey[] {
  const wealth = (party: PartyKey): number => treasuryOf(turn.own(party));
  switch (turn.choice('os.act.order')) {
    case 'poorest_first':
      return [...turn.parties()].sort((a, b) => wealth(a) - wealth(b));
    case 'gm':
      return orderByGm(turn);
    default:
      return orderByLot(turn);
  }
}

/** Orders that are no activity and cost none; they may be given at any time of the step (OS-9.4-06). */
const FREE: readonly OrderKind[] = ['AUTHORITY_RAISE', 'INFLUENCE'];

/** Orders of the step that answer something and are never due by themselves. */
const ANSWERS: readonly OrderKind[] = ['WAR_ANSWER', 'REROLL_CHANCE'];

/** Carries out one order; true if it was an activity (OS-9.4-06). */
function carryOut(turn: PhaseTurn, by: PartyKey, row: Row): boolean {
  const { order } = row.content;
  switch (order.kind) {
    case 'AUTHORITY_RAISE':
      return raise(turn, { by, row, order });
    case 'INFLUENCE':
      return influence(turn, { by, row, order });
    case 'HIRE':
      return hire(turn, { by, row, order });
    case 'SUPPORT':
    case 'OVERLOAD':
      return escort(turn, { by, row, order });
    case 'INFORMATION':
      return information(turn, { by, row, order });
    case 'SABOTAGE':
      return sabotage(turn, { by, row, order });
    case 'PLUNDER':
      return plunder(turn, { by, row, order });
    case 'WAR':
      return wage(turn, { by, row, order });
    default:
      return false;
  }
}

/** One turn of an organisation: orders up to its next activity; false if it passes (OS-9.4-04). */
function takeTurn(turn: PhaseTurn, by: PartyKey, left: Row[]): boolean {
  for (let row = left.shift(); row !== undefined; row = left.shift()) {
    if (carryOut(turn, by, row)) return true;
    if (row.content.order.kind === 'PASS') return false;
  }
  return false;
}

/**
 * One activity each in turn, until all have passed in a row (OS-9.4-04, OS-9.4-05). Of what nobody waited for, orders
 * that need no turn are carried out; activities come too late (OS-7-03).
 */
function takeTurns(turn: PhaseTurn, order: readonly PartyKey[]): void {
  const isOfStep = ({ content: { step, order: given } }: Row): boolean =>
    (step === null || step === 'act') &&
    STEP_OF[given.kind] === 'act' &&
    !ANSWERS.includes(given.kind);
  const left = order.map((by) => ({ by, rows: turn.rows(by).filter(isOfStep) }));
  for (let passed = 0, no = 0; passed < left.length; no += 1) {
    const next = left[no % left.length];
    const hasActed = next !== undefined && takeTurn(turn, next.by, next.rows);
    passed = hasActed ? 0 : passed + 1;
  }
  for (const { by, rows } of left)
    for (const row of rows) {
      const { kind } = row.content.order;
      if (FREE.includes(kind)) carryOut(turn, by, row);
      else if (kind !== 'PASS')
        turn.refuse({ by, row }, 'organisation.E_STEP', { reason: 'allPassed' });
    }
}

/**
 * Start step 4: the organisations act in turn; then overloads do their damage, then the chances still open are rolled
 * for (OS-9.4-04, OS-9.4-07).
 */
export function act(turn: PhaseTurn): void {
  const order = actingOrder(turn);
  const items = order.map((party, index) => ({
    name: 'organisation.actsAt',
    about: { party, place: index + 1 },
  }));
  const blocks = [{ kind: 'list', items }] as const;
  turn.note('actingOrder', 'OS-9.4-04', [], {}, { witnesses: [], blocks });
  takeTurns(turn, order);
  damageByOverload(turn);
  resolveChances(turn);
}
