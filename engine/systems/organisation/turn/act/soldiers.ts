import { fact, operation, rule } from '../../../../kernel';
import type { RegionKey } from '../../../../world';
import { LEVEL_TABLE } from '../../data/tables';
import { damageLevel } from '../../rules/levels';
import { tableCell } from '../../rules/money';
import { advantagesOf } from '../../rules/pools';
import { type Given, hiddenFigure, namesFor, type PhaseTurn } from '../turn';
import { levelOfUse, poolIn, usePool } from './use';

/** Clause by which soldiers are taken along, so many per level; name of the row of the table and of the event. */
const PER_LEVEL = {
  SUPPORT: ['OS-5.5-01', 'support'],
  OVERLOAD: ['OS-5.5-02', 'overload'],
} as const;

/** Takes soldiers along in character play, up to a limit or beyond it (OS-5.5-01 to OS-5.5-03); true if it took place. */
export function escort(turn: PhaseTurn, activity: Given<'SUPPORT' | 'OVERLOAD'>): boolean {
  const { by, order } = activity;
  const { kind, region, text } = order;
  const pool = poolIn('military', region);
  const levels = levelOfUse(turn, turn.own(by), pool, order.levels);
  if (typeof levels === 'string') return turn.refuse(activity, levels, { region });
  const [clause, row] = PER_LEVEL[kind];
  const perLevel = tableCell(turn.settings, LEVEL_TABLE, row, 'amount');
  const used = fact('organisation.levelsUsed', levels);
  const all = operation('product', [used, perLevel]);
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
export function damageByOverload(turn: PhaseTurn): void {
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
