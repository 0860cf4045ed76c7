import type { Explained, Params, Stream } from '../../../../kernel';
import type { PartyKey, RegionKey } from '../../../../world';
import type { EventKey } from '../../data/events';
import { exhaust } from '../../rules/levels';
import { byName, byRegion, byText } from '../../rules/order';
import { settledRegions, unitsAt } from '../../rules/population';
import { addUnit, intoUnrest, removeUnit } from '../../rules/units';
import type { Advantage, Organisation } from '../../state/types';
import { damaged } from '../act/harm';
import { unitsByState } from '../act/war/choices';
import { chosen, leaderOf } from '../choice';
import { changed, happened, organisationOf } from '../doing';
import type { PhaseRun } from '../run';
import { naturalFound } from './found';
import { badSeason, goodSeason } from './season';
import { type Candidate, hitBy, type Strike } from './target';
import { wholeOf, withResult } from './strike';

const isWithin = ({ region }: Strike, at: RegionKey): boolean => region === null || region === at;

const organisationIn = ({ run, party }: Strike): Organisation | undefined =>
  organisationOf(run, party);

/** The same so many times; each is a lot of its own. */
const repeated =
  (once: (strike: Strike) => Strike) =>
  (strike: Strike): Strike =>
    Array.from({ length: wholeOf(strike.amount) }).reduce<Strike>((before) => once(before), strike);

const ofAdvantage = ({ id, name }: Advantage): Candidate => ({ option: `level:${id}`, id, name });

/** 2: one natural advantage exhausted completely, by lot among those with levels (OS-14-08). */
const naturalExhausted = (strike: Strike): Strike => {
  const naturals = (organisationIn(strike)?.advantages ?? [])
    .filter(
      ({ category, intact, damaged: broken }) => category === 'natural' && intact + broken > 0,
    )
    .filter(({ region }) => isWithin(strike, region))
    .sort(byName);
  const { strike: drawn, candidate } = hitBy(strike, naturals.map(ofAdvantage));
  const hit = naturals.find(({ id }) => id === candidate?.id);
  if (hit === undefined) return drawn;
  const run = changed(drawn.run, drawn.party, (one) => exhaust(one, hit.id));
  return withResult({ ...drawn, run }, 'naturalExhausted', 'OS-14-08', hit.region, {
    advantage: hit.name,
  });
};

/** A region by lot among those with own population; the seat where there is none (OS-14-09, OS-14-13, OS-14-16). */
const regionHit = (
  strike: Strike,
): { readonly strike: Strike; readonly region: RegionKey | undefined } => {
  const organisation = organisationIn(strike);
  if (organisation === undefined) return { strike, region: undefined };
  const regions = settledRegions(organisation).filter((region) => isWithin(strike, region));
  const { strike: drawn, candidate } = hitBy(
    strike,
    regions.map((region) => ({
      option: `region:${region}`,
      id: region,
      name: strike.run.board.regions[region]?.name ?? region,
    })),
  );
  return { strike: drawn, region: candidate?.id ?? strike.region ?? organisation.seat };
};

/** The unit that dies: the owner chooses, without a choice calm ones come first, those longest in unrest last (OS-14-16). */
const unitChosen = (
  strike: Strike,
  organisation: Organisation,
  region: RegionKey,
): { readonly run: PhaseRun; readonly id: string | undefined } => {
  const units = unitsByState(organisation, region);
  const states = (['calm', 'mobilised', 'unrest'] as const).filter(
    (state) => units[state].length > 0,
  );
  const [first] = states;
  if (first === undefined) return { run: strike.run, id: undefined };
  const leader = leaderOf(strike.run, strike.party);
  const { run, answer } = chosen(strike.run, {
    key: `${strike.card}/${strike.party}/unit/${String(strike.results.length + 1)}`,
    clause: 'OS-14-16',
    name: 'organisation.eventUnit',
    about: { party: strike.party, region },
    options: states.map((state) => `unit_${state}`),
    proposal: `unit_${first}`,
    ...(leader === undefined ? {} : { delegate: leader }),
  });
  const state = states.find((one) => `unit_${one}` === answer) ?? first;
  return { run, id: units[state][0]?.id };
};

/** 3: one unit dies, in a region by lot (OS-14-09, OS-14-16). */
const populationMinus = repeated((strike) => {
  const { strike: drawn, region } = regionHit(strike);
  const organisation = organisationIn(drawn);
  if (organisation === undefined || region === undefined) return drawn;
  const { run, id } = unitChosen(drawn, organisation, region);
  if (id === undefined) return { ...drawn, run };
  const after = changed(run, drawn.party, (one) => removeUnit(one, id));
  return withResult({ ...drawn, run: after }, 'unitDied', 'OS-14-09', region, {});
});

/** 11: one unit more, calm, in a region by lot; the seat without population (OS-14-09). */
const populationPlus = repeated((strike) => {
  const { strike: drawn, region } = regionHit(strike);
  if (region === undefined) return drawn;
  const run = changed(drawn.run, drawn.party, (one) => addUnit(one, region));
  return withResult({ ...drawn, run }, 'unitBorn', 'OS-14-09', region, {});
});

/** 4: one intact level by lot among all, one candidate per level; fortification stands in for it (OS-14-10). */
const levelDamaged = repeated((strike) => {
  const levels = [...(organisationIn(strike)?.advantages ?? [])]
    .filter(({ region }) => isWithin(strike, region))
    .sort(byName)
    .flatMap((advantage) => Array.from({ length: advantage.intact }, () => ofAdvantage(advantage)));
  const { strike: drawn, candidate } = hitBy(strike, levels);
  const hit = organisationIn(drawn)?.advantages.find(({ id }) => id === candidate?.id);
  if (hit === undefined) return drawn;
  const harm = damaged(drawn.run, drawn.party, hit.id);
  const result = harm.effect === 'absorbed' ? 'levelAbsorbed' : 'levelDamaged';
  return withResult({ ...drawn, run: harm.run }, result, 'OS-14-10', hit.region, harm.about);
});

/** 5: one calm unit by lot falls into unrest that begins in this phase (OS-14-11). */
const unrest = repeated((strike) => {
  const organisation = organisationIn(strike);
  if (organisation === undefined) return strike;
  const regions = settledRegions(organisation).filter((region) => isWithin(strike, region));
  const calm = [...regions]
    .sort(byText)
    .flatMap((region) => unitsAt(organisation, region))
    .filter(({ unrestSince }) => unrestSince === null)
    .sort(byRegion);
  const { strike: drawn, candidate } = hitBy(
    strike,
    calm.map(({ id }) => ({ option: `unit:${id}`, id, name: id })),
  );
  const unit = calm.find(({ id }) => id === candidate?.id);
  if (unit === undefined) return drawn;
  const run = changed(drawn.run, drawn.party, (one) =>
    intoUnrest(one, unit.id, drawn.run.state.phase),
  );
  return withResult({ ...drawn, run }, 'unitUnrest', 'OS-14-11', unit.region, {});
});

const EFFECTS: Readonly<Partial<Record<EventKey, (strike: Strike) => Strike>>> = {
  natural_exhausted: naturalExhausted,
  population_minus: populationMinus,
  advantage_damaged: levelDamaged,
  unrest,
  bad_season: badSeason,
  good_season: goodSeason,
  population_plus: populationPlus,
  natural_found: (strike) => {
    const { strike: drawn, region } = regionHit(strike);
    return region === undefined ? drawn : naturalFound(drawn, region);
  },
};

/** What an event did to all whom it concerns. */
interface Struck {
  readonly run: PhaseRun;
  readonly results: readonly { readonly key: string; readonly about: Params }[];
}

/** An event carried out for those it concerns, by key; its lots follow its dice in their stream (OS-14-18, OS-0-13). */
export const struck = (
  run: PhaseRun,
  event: EventKey,
  parties: readonly PartyKey[],
  given: {
    readonly stream: Stream;
    readonly region: RegionKey | null;
    readonly card: string;
    readonly amount: Explained;
  },
): Struck => {
  const effect = EFFECTS[event] ?? ((strike: Strike) => strike);
  return parties.reduce<Struck & { readonly stream: Stream }>(
    (before, party) => {
      const strike = effect({
        ...given,
        run: before.run,
        stream: before.stream,
        party,
        results: [],
      });
      const nothing = strike.results.length > 0 ? strike.run : unharmed(strike.run, party, event);
      return {
        run: nothing,
        stream: strike.stream,
        results: [...before.results, ...strike.results],
      };
    },
    { run, stream: given.stream, results: [] },
  );
};

/** An event that finds nothing to act on (OS-14-08, OS-14-11). */
const unharmed = (run: PhaseRun, party: PartyKey, event: EventKey): PhaseRun =>
  happened(run, {
    kind: 'organisation.eventVoid',
    clause: 'OS-14-08',
    place: organisationOf(run, party)?.seat ?? '',
    parties: [party],
    about: { event },
  });
