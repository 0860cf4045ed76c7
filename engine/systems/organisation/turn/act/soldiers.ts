import { type Explained, fact, operation, rule } from '../../../../kernel';
import type { RegionKey } from '../../../../world';
import { LEVEL_TABLE } from '../../data/tables';
import { damageLevel } from '../../rules/levels';
import { tableCell } from '../../rules/money';
import { advantagesOf } from '../../rules/pools';
import { choiceOf } from '../../rules/settings';
import {
  change,
  delegateOf,
  eachOrganisation,
  type Given,
  namesFor,
  organisationOf,
  type PhaseTurn,
  put,
  refuse,
  tell,
} from '../turn';
import { levelOfUse, poolIn, usePool } from './use';

type Escort = Given<'SUPPORT' | 'OVERLOAD'>;

/** Soldiers of a use of the military: so many per level (OS-5.5-01, OS-5.5-02, OS-5.5-03). */
function soldiersOf(turn: PhaseTurn, kind: Escort['order']['kind'], levels: number): Explained {
  const isSupport = kind === 'SUPPORT';
  const row = isSupport ? 'support' : 'overload';
  const perLevel = tableCell(turn.input.settings, LEVEL_TABLE, row, 'amount');
  return rule(
    'organisation.soldiers',
    isSupport ? 'OS-5.5-01' : 'OS-5.5-02',
    operation('product', [fact('organisation.levelsUsed', levels), perLevel]),
    { count: levels },
  );
}

/** Takes soldiers along in character play, up to a limit or beyond it (OS-5.5-01 to OS-5.5-03); true if it took place. */
export function escort(turn: PhaseTurn, activity: Escort): boolean {
  const { by, order } = activity;
  const { kind, region, text } = order;
  const organisation = organisationOf(turn, by);
  if (organisation === undefined) return false;
  const pool = poolIn('military', region);
  const levels = levelOfUse(turn, organisation, pool, order.levels);
  if (typeof levels === 'string') return refuse(turn, activity, levels, { region });
  const soldiers = soldiersOf(turn, kind, levels);
  const about = { region, levels, count: soldiers.value, text };
  usePool(turn, by, pool);
  if (kind === 'OVERLOAD')
    change(turn, by, (one) => ({ ...one, overloads: [...one.overloads, { region, levels }] }));
  tell(turn, {
    kind: kind === 'SUPPORT' ? 'organisation.support' : 'organisation.overload',
    clause: 'OS-5.5-03',
    place: region,
    parties: [by],
    about,
    figures: { 'organisation.soldiers': soldiers },
    ...(text === ''
      ? {}
      : { blocks: [{ kind: 'sentence', name: 'organisation.text', about: { text } }] }),
  });
  return true;
}

/** One intact level of the military damaged, the owner's choice; temporary ones are not, without one nothing (OS-5.5-08). */
function damageOne(turn: PhaseTurn, by: string, region: RegionKey, no: string): void {
  const organisation = organisationOf(turn, by);
  if (organisation === undefined) return;
  const military = advantagesOf(organisation, poolIn('military', region));
  const targets = military.filter(({ intact }) => intact > 0);
  const [first] = targets;
  if (first === undefined) return;
  const answer = turn.ask({
    key: `overload/${by}/${region}/${no}`,
    clause: 'OS-5.5-08',
    name: 'organisation.overloadLevel',
    about: { party: by, region, ...namesFor(targets) },
    options: targets.map(({ id }) => `level:${id}`),
    proposal: `level:${first.id}`,
    ...delegateOf(turn, by),
  });
  const hit = targets.find(({ id }) => `level:${id}` === answer) ?? first;
  put(turn, damageLevel(organisation, hit.id));
  tell(turn, {
    kind: 'organisation.overloadDamage',
    clause: 'OS-5.5-08',
    place: region,
    parties: [by],
    about: { advantage: hit.name, region },
  });
}

/** What overloads cost at the end of step 4, organisations by key (OS-5.5-03, OS-5.5-08, OS-9.4-07). */
export function damageByOverload(turn: PhaseTurn): void {
  const choice = choiceOf(turn.input.settings, 'os.overload.damage');
  eachOrganisation(turn, ({ key, overloads }) => {
    for (const [index, { region, levels }] of overloads.entries()) {
      const count = choice === 'none' ? 0 : choice === 'all_used' ? levels : 1;
      for (let no = 1; no <= count; no += 1)
        damageOne(turn, key, region, `${String(index + 1)}/${String(no)}`);
    }
    change(turn, key, (one) => ({ ...one, overloads: [] }));
  });
}
