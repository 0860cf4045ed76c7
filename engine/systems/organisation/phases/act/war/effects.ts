import type { Params } from '../../../../../kernel';
import type { PartyKey } from '../../../../../world';
import type { WarEffect } from '../../../record';
import { advantageOf, destroyLevel, takeLevel } from '../../../rules/levels';
import { removeUnit, takeUnit } from '../../../rules/units';
import type { WarTurn } from '../../../rules/war';
import { chosen, leaderOf } from '../../choice';
import { changed, happened, organisationOf, withOrganisation } from '../../doing';
import type { PhaseRun } from '../../run';
import { damaged, stolen } from '../harm';
import { namesOf, type Option, optionsOf } from './choices';
import type { Sides } from './dice';
import type { Field } from './force';

/** What a die did. */
interface Outcome {
  readonly run: PhaseRun;
  readonly effect: string;
  readonly about: Params;
}

type Deed = (run: PhaseRun, by: PartyKey, option: Option, field: Field) => Outcome;

const dies: Deed = (run, _, { party, unit, effect }) => ({
  run: changed(run, party, (one) => (unit === undefined ? one : removeUnit(one, unit.id))),
  effect,
  about: { unit: unit?.id ?? '' },
});

const steals: Deed = (run, by, { party }, { region }) =>
  stolen(run, { by, from: party, region, into: region });

const damages: Deed = (run, _, { party, advantage }) => damaged(run, party, advantage?.id ?? '');

const destroys: Deed = (run, _, { party, advantage, effect }) => ({
  run: changed(run, party, (one) => destroyLevel(one, advantage?.id ?? '')),
  effect,
  about: { advantage: advantage?.name ?? '' },
});

const takesLevel: Deed = (run, by, { party, advantage, effect }) => {
  const [from, to] = [organisationOf(run, party), organisationOf(run, by)];
  if (from === undefined || to === undefined || advantage === undefined) {
    return { run, effect: 'void', about: {} };
  }
  const taken = takeLevel(from, to, advantage.id);
  const place = taken.to.advantages.find(
    ({ id, damaged: now }) => now > (advantageOf(to, id)?.damaged ?? 0),
  );
  return {
    run: withOrganisation(withOrganisation(run, taken.from), taken.to),
    effect,
    about: { advantage: advantage.name, becomes: place?.name ?? advantage.name },
  };
};

const takesUnit: Deed = (run, by, { party, unit, effect }) => {
  const [from, to] = [organisationOf(run, party), organisationOf(run, by)];
  if (from === undefined || to === undefined || unit === undefined) {
    return { run, effect: 'void', about: {} };
  }
  const taken = takeUnit(from, to, unit.id, run.state.phase);
  return {
    run: withOrganisation(withOrganisation(run, taken.from), taken.to),
    effect,
    about: { unit: unit.id },
  };
};

const DEEDS: Readonly<Record<string, Deed>> = {
  own_loss: dies,
  murder: dies,
  steal: steals,
  damage: damages,
  destroy: destroys,
  exhaust: destroys,
  take_level: takesLevel,
  take_unit: takesUnit,
};

/** Clause of each effect. */
const CLAUSES: Readonly<Record<string, string>> = {
  own_loss: 'OS-13-12',
  steal: 'OS-13-13',
  take_level: 'OS-13-15',
  take_unit: 'OS-13-16',
  absorbed: 'OS-5.7-01',
  void: 'OS-13-11',
};

/** Events of the effects: `organisation.war<Effect>`; `take_level` = `organisation.warTakeLevel`. */
const eventKind = (effect: string): `organisation.${string}` => {
  const name = effect
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
  return `organisation.war${name}`;
};

/** A war in the middle of its effects. */
export interface Fray {
  readonly run: PhaseRun;
  readonly effects: readonly WarEffect[];
}

const partiesOf = ([first, second]: Sides): readonly [readonly PartyKey[], readonly PartyKey[]] => [
  first.forces.map(({ party }) => party),
  second.forces.map(({ party }) => party),
];

/** Options of one die and the one taken: the owner of the die chooses, without a choice the GM (OS-13-11, OS-15-03). */
const optionTaken = (
  run: PhaseRun,
  field: Field,
  { die }: WarTurn,
  no: number,
  own: readonly PartyKey[],
  enemies: readonly PartyKey[],
): { readonly run: PhaseRun; readonly option: Option | undefined; readonly question?: string } => {
  const options = optionsOf(run, field.region, die, own, enemies);
  const [first] = options;
  if (first === undefined) return { run, option: undefined };
  const key = `${field.key}/effect/${String(no)}`;
  const party = own[0] ?? '';
  const delegate = leaderOf(run, party);
  const { run: asked, answer } = chosen(run, {
    key,
    clause: 'OS-13-11',
    name: 'organisation.warEffect',
    about: {
      party,
      other: enemies[0] ?? '',
      region: field.region,
      die,
      no,
      ...namesOf(run, options),
    },
    options: options.map((option) => option.key),
    proposal: first.key,
    ...(delegate === undefined ? {} : { delegate }),
  });
  const option = options.find((one) => one.key === answer) ?? first;
  return { run: asked, option, ...(options.length > 1 ? { question: key } : {}) };
};

const told = (
  { run, effect, about }: Outcome,
  field: Field,
  parties: readonly PartyKey[],
  witnesses: readonly PartyKey[],
): PhaseRun =>
  happened(run, {
    kind: eventKind(effect),
    clause: CLAUSES[effect] ?? 'OS-13-14',
    place: field.region,
    parties,
    witnesses: [...witnesses].sort(),
    about: { region: field.region, ...about },
  });

/** One die takes effect at once (OS-13-08 to OS-13-16). */
export const effected = (fray: Fray, field: Field, sides: Sides, turn: WarTurn): Fray => {
  const { die, side } = turn;
  if (die === 2 || die === 3) {
    const effect: WarEffect = { die, side, effect: `none_${String(die)}`, about: {} };
    return { ...fray, effects: [...fray.effects, effect] };
  }
  const all = partiesOf(sides);
  const [own, enemies] = side === 0 ? all : [all[1], all[0]];
  const taken = optionTaken(fray.run, field, turn, fray.effects.length + 1, own, enemies);
  const by = own[0] ?? '';
  const { option } = taken;
  const deed = option === undefined ? undefined : DEEDS[option.effect];
  const outcome =
    option === undefined || deed === undefined
      ? { run: taken.run, effect: 'void', about: { die } }
      : deed(taken.run, by, option, field);
  const party = option?.party ?? enemies[0] ?? '';
  const parties = die === 1 ? [option?.party ?? by] : [by, party];
  const run = told(outcome, field, parties, all.flat());
  const effect: WarEffect = {
    die,
    side,
    effect: outcome.effect,
    about: { ...outcome.about, party },
    ...(taken.question === undefined ? {} : { question: taken.question }),
  };
  return { run, effects: [...fray.effects, effect] };
};
