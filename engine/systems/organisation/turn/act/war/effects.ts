import type { Params } from '../../../../../kernel';
import type { PartyKey } from '../../../../../world';
import type { WarEffect } from '../../../record';
import { advantageOf, destroyLevel, takeLevel } from '../../../rules/levels';
import { removeUnit, takeUnit } from '../../../rules/units';
import type { WarTurn } from '../../../rules/war';
import { change, delegateOf, organisationOf, type PhaseTurn, put, tell } from '../../turn';
import { damage, steal } from '../harm';
import { namesOf, type Option, optionsOf } from './choices';
import type { Sides } from './dice';
import type { Field } from './force';

/** What a die did. */
interface Outcome {
  readonly effect: string;
  readonly about: Params;
}

const NOTHING: Outcome = { effect: 'void', about: {} };

/** A damaged level or a unit changes its owner (OS-13-15, OS-13-16). */
function take(turn: PhaseTurn, by: PartyKey, { party, advantage, unit, effect }: Option): Outcome {
  const [from, to] = [organisationOf(turn, party), organisationOf(turn, by)];
  if (from === undefined || to === undefined) return NOTHING;
  if (advantage !== undefined) {
    const taken = takeLevel(from, to, advantage.id);
    put(turn, taken.from);
    put(turn, taken.to);
    const place = taken.to.advantages.find(
      ({ id, damaged }) => damaged > (advantageOf(to, id)?.damaged ?? 0),
    );
    const becomes = place?.name ?? advantage.name;
    return { effect, about: { advantage: advantage.name, becomes } };
  }
  if (unit === undefined) return NOTHING;
  const taken = takeUnit(from, to, unit.id, turn.state.phase);
  put(turn, taken.from);
  put(turn, taken.to);
  return { effect, about: { unit: unit.id } };
}

/** Does what an option says (OS-13-12 to OS-13-16). */
function carryOut(turn: PhaseTurn, by: PartyKey, option: Option, { region }: Field): Outcome {
  const { party, unit, advantage, effect } = option;
  switch (effect) {
    case 'own_loss':
    case 'murder':
      change(turn, party, (one) => (unit === undefined ? one : removeUnit(one, unit.id)));
      return { effect, about: { unit: unit?.id ?? '' } };
    case 'steal':
      return steal(turn, { by, from: party, region, into: region });
    case 'damage':
      return damage(turn, party, advantage?.id ?? '');
    case 'destroy':
    case 'exhaust':
      change(turn, party, (one) => destroyLevel(one, advantage?.id ?? ''));
      return { effect, about: { advantage: advantage?.name ?? '' } };
    default:
      return take(turn, by, option);
  }
}

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
function eventKind(effect: string): `organisation.${string}` {
  const name = effect
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
  return `organisation.war${name}`;
}

/** One die takes effect at once, the `no`-th of the war: its owner chooses, or the GM (OS-13-08 to OS-13-16, OS-15-03). */
export function takeEffect(
  turn: PhaseTurn,
  field: Field,
  sides: Sides,
  { die, side }: WarTurn,
  no: number,
): WarEffect {
  if (die === 2 || die === 3) return { die, side, effect: `none_${String(die)}`, about: {} };
  const { region } = field;
  const [own, enemies] = (side === 0 ? sides : [sides[1], sides[0]]).map((forces) =>
    forces.map(({ party }) => party),
  );
  const [by = '', other = ''] = [own?.[0], enemies?.[0]];
  const options = optionsOf(turn, region, die, own ?? [], enemies ?? []);
  const key = `${field.key}/effect/${String(no)}`;
  const about = { party: by, other, region, die, no, ...namesOf(turn, options) };
  const answer = turn.ask({
    key,
    clause: 'OS-13-11',
    name: 'organisation.warEffect',
    about,
    options: options.map((option) => option.key),
    proposal: options[0]?.key ?? '',
    ...delegateOf(turn, by),
  });
  const option = options.find((one) => one.key === answer);
  const outcome =
    option === undefined ? { effect: 'void', about: { die } } : carryOut(turn, by, option, field);
  const party = option?.party ?? other;
  tell(turn, {
    kind: eventKind(outcome.effect),
    clause: CLAUSES[outcome.effect] ?? 'OS-13-14',
    place: region,
    parties: die === 1 ? [option?.party ?? by] : [by, party],
    witnesses: sides.flatMap((forces) => forces.map((force) => force.party)).sort(),
    about: { region, ...outcome.about },
  });
  return {
    die,
    side,
    effect: outcome.effect,
    about: { ...outcome.about, party },
    ...(options.length > 1 ? { question: key } : {}),
  };
}
