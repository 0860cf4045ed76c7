import type { Params } from '../../../../../kernel';
import type { PartyKey, RegionKey } from '../../../../../world';
import type { WarEffect } from '../../../record';
import { advantageOf, destroyLevel, takeLevel } from '../../../rules/levels';
import { byName } from '../../../rules/order';
import { isOnTheMove } from '../../../rules/pools';
import { loot } from '../../../rules/fortification';
import { unitsByState } from '../../../rules/population';
import { removeUnit, takeUnit } from '../../../rules/units';
import type { WarTurn } from '../../../rules/war';
import type { Advantage, Organisation, PopulationUnit } from '../../../state/types';
import type { PhaseTurn } from '../../turn';
import { damage, steal } from '../harm';
import type { Sides } from './dice';
import type { Field } from './force';

const STATES = ['mobilised', 'calm', 'unrest'] as const;

/** Option of a die: on whom, on which advantage or unit. */
interface Option {
  /** As it stands in the question: `<effect>:<party>` or `<effect>:<party> <advantage>`. */
  readonly key: string;
  readonly effect: string;
  readonly party: PartyKey;
  readonly advantage?: Advantage;
  readonly unit?: PopulationUnit;
}

/** Advantages there that are not on the move, by name (OS-13-11, OS-13-24). */
const presentAdvantages = (own: Organisation, region: RegionKey): readonly Advantage[] =>
  own.advantages.filter((one) => one.region === region && !isOnTheMove(own, one.id)).sort(byName);

const ofAdvantage = (party: PartyKey, effect: string, advantage: Advantage): Option => ({
  key: `${effect}:${party} ${advantage.id}`,
  effect,
  party,
  advantage,
});

function ofUnits(own: Organisation, region: RegionKey, effect: string): readonly Option[] {
  const units = unitsByState(own, region);
  const { key: party } = own;
  return STATES.flatMap((state) => {
    const [unit] = units[state];
    return unit === undefined ? [] : [{ key: `${effect}_${state}:${party}`, effect, party, unit }];
  });
}

/** A 5: an intact level damaged, a damaged one destroyed or exhausted, or a unit murdered (OS-13-14). */
const harms = (own: Organisation, region: RegionKey): readonly Option[] => [
  ...presentAdvantages(own, region).flatMap((advantage) => {
    const { category, intact, damaged } = advantage;
    const worse = category === 'natural' ? 'exhaust' : 'destroy';
    return [
      ...(intact > 0 ? [ofAdvantage(own.key, 'damage', advantage)] : []),
      ...(damaged > 0 ? [ofAdvantage(own.key, worse, advantage)] : []),
    ];
  }),
  ...ofUnits(own, region, 'murder'),
];

/** A 6: a damaged level or a unit taken over (OS-13-15, OS-13-16). */
const takings = (own: Organisation, region: RegionKey): readonly Option[] => [
  ...presentAdvantages(own, region)
    .filter(({ damaged }) => damaged > 0)
    .map((advantage) => ofAdvantage(own.key, 'take_level', advantage)),
  ...ofUnits(own, region, 'take_unit'),
];

/** A 1: one own unit, mobilised ones first, those longest in unrest last but first among them (OS-13-12). */
function losses(own: Organisation, region: RegionKey): readonly Option[] {
  const units = unitsByState(own, region);
  const [unit] = STATES.flatMap((state) => units[state]);
  const { key: party } = own;
  return unit === undefined ? [] : [{ key: `own_loss:${party}`, effect: 'own_loss', party, unit }];
}

/** Current options of a die against an organisation (OS-13-08, OS-13-13). */
function optionsOf(
  { settings }: PhaseTurn,
  region: RegionKey,
  die: number,
  hit: Organisation,
): readonly Option[] {
  const { key: party } = hit;
  switch (die) {
    case 1:
      return losses(hit, region);
    case 4: {
      const isRich = loot(hit, region, settings).value > 0;
      return isRich ? [{ key: `steal:${party}`, effect: 'steal', party }] : [];
    }
    case 5:
      return harms(hit, region);
    case 6:
      return takings(hit, region);
    default:
      return [];
  }
}

/** Names of the things options are about, for words (OS-13-11). */
const namesOf = (turn: PhaseTurn, options: readonly Option[]): Params =>
  Object.fromEntries(
    options.map(({ key, party, advantage }) => [
      `name.${key.slice(key.indexOf(':') + 1)}`,
      advantage?.name ?? turn.own(party).name,
    ]),
  );

/** Effect of a die. */
type Outcome = Pick<WarEffect, 'effect' | 'about'>;

/** A damaged level or a unit changes its owner (OS-13-15, OS-13-16). */
function take(turn: PhaseTurn, by: PartyKey, { party, advantage, unit, effect }: Option): Outcome {
  const [from, to] = [turn.own(party), turn.own(by)];
  const taken =
    advantage === undefined
      ? takeUnit(from, to, unit?.id ?? '', turn.state.phase)
      : takeLevel(from, to, advantage.id);
  turn.put(taken.from);
  turn.put(taken.to);
  if (advantage === undefined) return { effect, about: { unit: unit?.id ?? '' } };
  const place = taken.to.advantages.find(
    ({ id, damaged }) => damaged > (advantageOf(to, id)?.damaged ?? 0),
  );
  const becomes = place?.name ?? advantage.name;
  return { effect, about: { advantage: advantage.name, becomes } };
}

/** Carries out an option (OS-13-12 to OS-13-16). */
function carryOut(turn: PhaseTurn, by: PartyKey, option: Option, region: RegionKey): Outcome {
  const { party, unit, advantage, effect } = option;
  switch (effect) {
    case 'own_loss':
    case 'murder':
      turn.change(party, (own) => removeUnit(own, unit?.id ?? ''));
      return { effect, about: { unit: unit?.id ?? '' } };
    case 'steal':
      return steal(turn, { by, from: party, region, into: region });
    case 'damage':
      return damage(turn, party, advantage?.id ?? '');
    case 'destroy':
    case 'exhaust':
      turn.change(party, (own) => destroyLevel(own, advantage?.id ?? ''));
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

/** Events of the effects: `take_level` = `warTakeLevel`. */
const eventKind = (effect: string): string =>
  `war_${effect}`.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

/** One die takes effect at once, the `no`-th of the war: its owner chooses, or the GM (OS-13-08 to OS-13-16, OS-15-03). */
export function takeEffect(
  turn: PhaseTurn,
  { key: war, region }: Field,
  sides: Sides,
  { die, side }: WarTurn,
  no: number,
): WarEffect {
  if (die === 2 || die === 3) return { die, side, effect: `none_${String(die)}`, about: {} };
  const [own, enemies] = side === 0 ? sides : [sides[1], sides[0]];
  const [{ party: by }, { party: other }] = [own[0], enemies[0]];
  // A 1 strikes the own side (OS-13-12).
  const struck = die === 1 ? own : enemies;
  const options = struck.flatMap((force) => optionsOf(turn, region, die, turn.own(force.party)));
  const key = `${war}/effect/${String(no)}`;
  const about = { party: by, other, region, die, no, ...namesOf(turn, options) };
  const question = { key, clause: 'OS-13-11', name: 'organisation.warEffect', about };
  const option = turn.pick({ ...question, ...turn.delegate(by) }, options, (one) => one.key);
  const { effect, about: did } =
    option === undefined ? { effect: 'void', about: { die } } : carryOut(turn, by, option, region);
  const party = option?.party ?? other;
  const parties = die === 1 ? [option?.party ?? by] : [by, party];
  const witnesses = sides.flatMap((forces) => forces.map((force) => force.party)).sort();
  const clause = CLAUSES[effect] ?? 'OS-13-14';
  turn.note(eventKind(effect), clause, parties, { region, ...did }, { witnesses });
  const asked = options.length > 1 ? { question: key } : {};
  return { die, side, effect, about: { ...did, party }, ...asked };
}
