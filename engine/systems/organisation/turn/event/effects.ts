import type { Explained, Stream } from '../../../../kernel';
import type { PartyKey, RegionKey } from '../../../../world';
import type { EventKey } from '../../data/events';
import { exhaust } from '../../rules/levels';
import { byName, byRegion, byText } from '../../rules/order';
import { settledRegions, unitsAt } from '../../rules/population';
import { addUnit, intoUnrest, removeUnit } from '../../rules/units';
import type { Advantage, Organisation } from '../../state/types';
import { damage } from '../act/harm';
import { unitsByState } from '../act/war/choices';
import { change, decisionBlocks, delegateOf, organisationOf, type PhaseTurn, tell } from '../turn';
import { naturalFound } from './found';
import { season } from './season';
import { addResult, type Candidate, hitBy, type Strike, wholeOf } from './strike';

type Effect = (turn: PhaseTurn, strike: Strike) => void;

const isWithin = ({ region }: Strike, at: RegionKey): boolean => region === null || region === at;

/** The same so many times; each is a lot of its own. */
const repeated =
  (once: Effect): Effect =>
  (turn, strike) => {
    for (let left = wholeOf(strike.amount); left > 0; left -= 1) once(turn, strike);
  };

const ofAdvantage = ({ id, name }: Advantage): Candidate => ({ option: `level:${id}`, id, name });

/** 2: one natural advantage exhausted completely, by lot among those with levels (OS-14-08). */
const naturalExhausted: Effect = (turn, strike) => {
  const naturals = (organisationOf(turn, strike.party)?.advantages ?? [])
    .filter(({ category, intact, damaged }) => category === 'natural' && intact + damaged > 0)
    .filter(({ region }) => isWithin(strike, region))
    .sort(byName);
  const candidate = hitBy(turn, strike, naturals.map(ofAdvantage));
  const hit = naturals.find(({ id }) => id === candidate?.id);
  if (hit === undefined) return;
  change(turn, strike.party, (one) => exhaust(one, hit.id));
  addResult(turn, strike, 'naturalExhausted', 'OS-14-08', hit.region, { advantage: hit.name });
};

/** A region by lot among those with own population; the seat where there is none (OS-14-09, OS-14-13, OS-14-16). */
function regionHit(turn: PhaseTurn, strike: Strike): RegionKey | undefined {
  const organisation = organisationOf(turn, strike.party);
  if (organisation === undefined) return undefined;
  const regions = settledRegions(organisation).filter((region) => isWithin(strike, region));
  const candidate = hitBy(
    turn,
    strike,
    regions.map((region) => ({
      option: `region:${region}`,
      id: region,
      name: turn.board.regions[region]?.name ?? region,
    })),
  );
  return candidate?.id ?? strike.region ?? organisation.seat;
}

/** The unit that dies: the owner chooses, without a choice calm ones come first, those longest in unrest last (OS-14-16). */
function unitChosen(
  turn: PhaseTurn,
  strike: Strike,
  organisation: Organisation,
  region: RegionKey,
): string | undefined {
  const units = unitsByState(organisation, region);
  const states = (['calm', 'mobilised', 'unrest'] as const).filter(
    (state) => units[state].length > 0,
  );
  const [first] = states;
  if (first === undefined) return undefined;
  const { card, party, results } = strike;
  const key = `${card}/${party}/unit/${String(results + 1)}`;
  const answer = turn.ask({
    key,
    clause: 'OS-14-16',
    name: 'organisation.eventUnit',
    about: { party, region },
    options: states.map((state) => `unit_${state}`),
    proposal: `unit_${first}`,
    ...delegateOf(turn, party),
  });
  strike.open.push(...decisionBlocks(turn, [key]));
  const state = states.find((one) => `unit_${one}` === answer) ?? first;
  return units[state][0]?.id;
}

/** 3: one unit dies, in a region by lot (OS-14-09, OS-14-16). */
const populationMinus = repeated((turn, strike) => {
  const region = regionHit(turn, strike);
  const organisation = organisationOf(turn, strike.party);
  if (organisation === undefined || region === undefined) return;
  const id = unitChosen(turn, strike, organisation, region);
  if (id === undefined) return;
  change(turn, strike.party, (one) => removeUnit(one, id));
  addResult(turn, strike, 'unitDied', 'OS-14-09', region);
});

/** 11: one unit more, calm, in a region by lot; the seat without population (OS-14-09). */
const populationPlus = repeated((turn, strike) => {
  const region = regionHit(turn, strike);
  if (region === undefined) return;
  change(turn, strike.party, (one) => addUnit(one, region));
  addResult(turn, strike, 'unitBorn', 'OS-14-09', region);
});

/** 4: one intact level by lot among all, one candidate per level; fortification stands in for it (OS-14-10). */
const levelDamaged = repeated((turn, strike) => {
  const levels = [...(organisationOf(turn, strike.party)?.advantages ?? [])]
    .filter(({ region }) => isWithin(strike, region))
    .sort(byName)
    .flatMap((advantage) => Array.from({ length: advantage.intact }, () => ofAdvantage(advantage)));
  const candidate = hitBy(turn, strike, levels);
  const hit = organisationOf(turn, strike.party)?.advantages.find(({ id }) => id === candidate?.id);
  if (hit === undefined) return;
  const { effect, about } = damage(turn, strike.party, hit.id);
  const result = effect === 'absorbed' ? 'levelAbsorbed' : 'levelDamaged';
  addResult(turn, strike, result, 'OS-14-10', hit.region, about);
});

/** 5: one calm unit by lot falls into unrest that begins in this phase (OS-14-11). */
const unrest = repeated((turn, strike) => {
  const organisation = organisationOf(turn, strike.party);
  if (organisation === undefined) return;
  const calm = settledRegions(organisation)
    .filter((region) => isWithin(strike, region))
    .sort(byText)
    .flatMap((region) => unitsAt(organisation, region))
    .filter(({ unrestSince }) => unrestSince === null)
    .sort(byRegion);
  const candidate = hitBy(
    turn,
    strike,
    calm.map(({ id }) => ({ option: `unit:${id}`, id, name: id })),
  );
  const unit = calm.find(({ id }) => id === candidate?.id);
  if (unit === undefined) return;
  change(turn, strike.party, (one) => intoUnrest(one, unit.id, turn.state.phase));
  addResult(turn, strike, 'unitUnrest', 'OS-14-11', unit.region);
});

const EFFECTS: Readonly<Partial<Record<EventKey, Effect>>> = {
  natural_exhausted: naturalExhausted,
  population_minus: populationMinus,
  advantage_damaged: levelDamaged,
  unrest,
  bad_season: (turn, strike) => {
    season(turn, strike, 'badSeason');
  },
  good_season: (turn, strike) => {
    season(turn, strike, 'goodSeason');
  },
  population_plus: populationPlus,
  natural_found: (turn, strike) => {
    const region = regionHit(turn, strike);
    if (region !== undefined) naturalFound(turn, strike, region);
  },
};

/** Carries out an event for those it concerns, by key; its lots follow its dice in their stream (OS-14-18, OS-0-13). */
export function strikeAll(
  turn: PhaseTurn,
  event: EventKey,
  parties: readonly PartyKey[],
  given: {
    readonly stream: Stream;
    readonly region: RegionKey | null;
    readonly card: string;
    readonly amount: Explained;
  },
): void {
  let { stream } = given;
  for (const party of parties) {
    const strike: Strike = { ...given, stream, party, results: 0, open: [] };
    EFFECTS[event]?.(turn, strike);
    // An event that finds nothing to act on (OS-14-08, OS-14-11).
    if (strike.results === 0)
      tell(turn, {
        kind: 'organisation.eventVoid',
        clause: 'OS-14-08',
        place: organisationOf(turn, party)?.seat ?? '',
        parties: [party],
        about: { event },
      });
    ({ stream } = strike);
  }
}
