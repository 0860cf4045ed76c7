import type { Params } from '../../../../../kernel';
import type { PartyKey, RegionKey } from '../../../../../world';
import { byName } from '../../../rules/order';
import { isOnTheMove } from '../../../rules/pools';
import { unitsAt, unrestAt } from '../../../rules/population';
import { loot } from '../../../rules/plunder';
import type { Advantage, Organisation, PopulationUnit } from '../../../state/types';
import { organisationOf, type PhaseTurn } from '../../turn';

/** Units of a region by what they are doing, in the order in which losses take them (OS-13-12, OS-13-24). */
export function unitsByState(
  organisation: Organisation,
  region: RegionKey,
): Readonly<Record<'mobilised' | 'calm' | 'unrest', readonly PopulationUnit[]>> {
  const calm = unitsAt(organisation, region).filter(({ unrestSince }) => unrestSince === null);
  const isMobilised = ({ id }: PopulationUnit): boolean => organisation.mobilised.includes(id);
  return {
    mobilised: calm.filter(isMobilised),
    calm: calm.filter((unit) => !isMobilised(unit)),
    unrest: unrestAt(organisation, region),
  };
}

const STATES = ['mobilised', 'calm', 'unrest'] as const;

/** An option of a die: what it does, to whom, to which advantage. */
export interface Option {
  /** As it stands in the question: `<effect>:<party>` or `<effect>:<party> <advantage>`. */
  readonly key: string;
  readonly effect: string;
  readonly party: PartyKey;
  readonly advantage?: Advantage;
  readonly unit?: PopulationUnit;
}

/** Advantages there that are not on the move, by name (OS-13-11, OS-13-24). */
const presentAdvantages = (organisation: Organisation, region: RegionKey): readonly Advantage[] =>
  organisation.advantages
    .filter((one) => one.region === region && !isOnTheMove(organisation, one.id))
    .sort(byName);

const ofAdvantage = (party: PartyKey, effect: string, advantage: Advantage): Option => ({
  key: `${effect}:${party} ${advantage.id}`,
  effect,
  party,
  advantage,
});

function ofUnits(
  organisation: Organisation,
  region: RegionKey,
  effect: 'murder' | 'take_unit',
): readonly Option[] {
  const units = unitsByState(organisation, region);
  const { key: party } = organisation;
  return STATES.flatMap((state) => {
    const [unit] = units[state];
    return unit === undefined ? [] : [{ key: `${effect}_${state}:${party}`, effect, party, unit }];
  });
}

/** A 5: an intact level damaged, a damaged one destroyed or exhausted, or a unit murdered (OS-13-14). */
const harms = (organisation: Organisation, region: RegionKey): readonly Option[] => [
  ...presentAdvantages(organisation, region).flatMap((advantage) => {
    const { category, intact, damaged } = advantage;
    const worse = category === 'natural' ? 'exhaust' : 'destroy';
    return [
      ...(intact > 0 ? [ofAdvantage(organisation.key, 'damage', advantage)] : []),
      ...(damaged > 0 ? [ofAdvantage(organisation.key, worse, advantage)] : []),
    ];
  }),
  ...ofUnits(organisation, region, 'murder'),
];

/** A 6: a damaged level or a unit taken over (OS-13-15, OS-13-16). */
const takings = (organisation: Organisation, region: RegionKey): readonly Option[] => [
  ...presentAdvantages(organisation, region)
    .filter(({ damaged }) => damaged > 0)
    .map((advantage) => ofAdvantage(organisation.key, 'take_level', advantage)),
  ...ofUnits(organisation, region, 'take_unit'),
];

/** A 1: one own unit, mobilised ones first, those longest in unrest last but first among them (OS-13-12). */
function losses(organisation: Organisation, region: RegionKey): readonly Option[] {
  const units = unitsByState(organisation, region);
  const [unit] = STATES.flatMap((state) => units[state]);
  const { key: party } = organisation;
  return unit === undefined ? [] : [{ key: `own_loss:${party}`, effect: 'own_loss', party, unit }];
}

/** What a die can do now: to the own side with a 1, else to the other one (OS-13-08, OS-13-11, OS-13-13). */
export function optionsOf(
  turn: PhaseTurn,
  region: RegionKey,
  die: number,
  own: readonly PartyKey[],
  enemies: readonly PartyKey[],
): readonly Option[] {
  const hit = (die === 1 ? own : enemies)
    .map((party) => organisationOf(turn, party))
    .filter((one) => one !== undefined);
  switch (die) {
    case 1:
      return hit.flatMap((one) => losses(one, region));
    case 4:
      return hit
        .filter((one) => loot(one, region, turn.input.settings).value > 0)
        .map(({ key }) => ({ key: `steal:${key}`, effect: 'steal', party: key }));
    case 5:
      return hit.flatMap((one) => harms(one, region));
    case 6:
      return hit.flatMap((one) => takings(one, region));
    default:
      return [];
  }
}

/** Names of the things options are about, for words (OS-13-11). */
export function namesOf(turn: PhaseTurn, options: readonly Option[]): Params {
  return Object.fromEntries(
    options.map(({ key, party, advantage }) => [
      `name.${key.slice(key.indexOf(':') + 1)}`,
      advantage?.name ?? organisationOf(turn, party)?.name ?? party,
    ]),
  );
}
