import { type Explained, fact, operation, rule } from '../../../../kernel';
import { LEVEL_TABLE } from '../../data/tables';
import { damageLevel } from '../../rules/levels';
import { tableCell } from '../../rules/money';
import { advantagesOf } from '../../rules/pools';
import { choiceOf } from '../../rules/settings';
import type { Organisation } from '../../state/types';
import { chosen, leaderOf } from '../choice';
import { changed, forEachOrganisation, happened, organisationOf, withOrganisation } from '../doing';
import type { Given } from '../given';
import type { PhaseRun } from '../run';
import {
  actionKey,
  type Carried,
  done,
  poolIn,
  quietAction,
  recorded,
  refused,
  usedOnce,
  useLevel,
} from './activity';

type Escort = Given<'SUPPORT' | 'OVERLOAD'>;

/** Soldiers of a use of the military: so many per level (OS-5.5-01, OS-5.5-02, OS-5.5-03). */
const soldiersOf = (run: PhaseRun, kind: Escort['order']['kind'], level: number): Explained => {
  const row = kind === 'SUPPORT' ? 'support' : 'overload';
  const perLevel = tableCell(run.input.settings, LEVEL_TABLE, row, 'amount');
  const levels = fact('organisation.levelsUsed', level);
  return rule(
    'organisation.soldiers',
    kind === 'SUPPORT' ? 'OS-5.5-01' : 'OS-5.5-02',
    operation('product', [levels, perLevel]),
    { count: level },
  );
};

/** Soldiers taken along in character play, up to a limit or beyond it (OS-5.5-01 to OS-5.5-03). */
export const escort = (run: PhaseRun, activity: Escort): Carried => {
  const { by, order } = activity;
  const { kind, region, levels, text } = order;
  const organisation = organisationOf(run, by);
  if (organisation === undefined) return { run, isDone: false };
  const pool = poolIn('military', region);
  const use = useLevel(run, organisation, pool, levels);
  if ('code' in use) return refused(run, activity, use.code, { region });
  const soldiers = soldiersOf(run, kind, use.level);
  const about = { region, levels: use.level, count: soldiers.value, text };
  const usedUp = usedOnce(run, by, pool);
  const owing =
    kind === 'SUPPORT'
      ? usedUp
      : changed(usedUp, by, (one) => ({
          ...one,
          overloads: [...one.overloads, { region, levels: use.level }],
        }));
  const told = happened(owing, {
    kind: kind === 'SUPPORT' ? 'organisation.support' : 'organisation.overload',
    clause: 'OS-5.5-03',
    place: region,
    parties: [by],
    about,
    figures: { 'organisation.soldiers': soldiers },
  });
  return done(recorded(told, quietAction(actionKey(run, by, kind), by, kind, about)));
};

/** How many levels an overload damages (`os.overload.damage`, OS-5.5-03). */
const damageOf = (run: PhaseRun, levels: number): number => {
  const choice = choiceOf(run.input.settings, 'os.overload.damage');
  if (choice === 'none') return 0;
  return choice === 'all_used' ? levels : 1;
};

/** One intact level of the military damaged, the owner's choice; temporary ones are not, without one nothing (OS-5.5-08). */
const damageOne = (run: PhaseRun, by: string, region: string, no: string): PhaseRun => {
  const organisation = organisationOf(run, by);
  if (organisation === undefined) return run;
  const targets = advantagesOf(organisation, poolIn('military', region)).filter(
    ({ intact }) => intact > 0,
  );
  const [first] = targets;
  if (first === undefined) return run;
  const leader = leaderOf(run, by);
  const { run: asked, answer } = chosen(run, {
    key: `overload/${by}/${region}/${no}`,
    clause: 'OS-5.5-08',
    name: 'organisation.overloadLevel',
    about: {
      party: by,
      region,
      ...Object.fromEntries(targets.map(({ id, name }) => [`name.${id}`, name])),
    },
    options: targets.map(({ id }) => `level:${id}`),
    proposal: `level:${first.id}`,
    ...(leader === undefined ? {} : { delegate: leader }),
  });
  const hit = targets.find(({ id }) => `level:${id}` === answer) ?? first;
  return happened(withOrganisation(asked, damageLevel(organisation, hit.id)), {
    kind: 'organisation.overloadDamage',
    clause: 'OS-5.5-08',
    place: region,
    parties: [by],
    about: { advantage: hit.name, region },
  });
};

const damagesOf = (run: PhaseRun, { key, overloads }: Organisation): PhaseRun =>
  overloads.reduce((before, { region, levels }, index) => {
    const damages = Array.from({ length: damageOf(run, levels) }, (_, no) => no + 1);
    return damages.reduce(
      (current, no) => damageOne(current, key, region, `${String(index + 1)}/${String(no)}`),
      before,
    );
  }, run);

/** What overloads cost at the end of step 4, organisations by key (OS-5.5-03, OS-5.5-08, OS-9.4-07). */
export const overloadDamage = (run: PhaseRun): PhaseRun =>
  forEachOrganisation(run, (before, organisation) =>
    changed(damagesOf(before, organisation), organisation.key, (one) => ({
      ...one,
      overloads: [],
    })),
  );
