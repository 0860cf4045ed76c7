import {
  allotted,
  calc,
  type CardBlock,
  type ClauseId,
  type Explained,
  type Params,
  type Stream,
  type TextDecision,
  type TurnEvent,
} from '../../../../kernel';
import type { PartyKey, RegionKey } from '../../../../world';
import type { EventKey } from '../../data/events';
import { addLevel, exhaust, freeName } from '../../rules/levels';
import { money, moneyFact, moneyRule, priceOf, timesPrice } from '../../rules/money';
import { byName, byRegion, byText } from '../../rules/order';
import { calmAt, settledRegions, unitsByState } from '../../rules/population';
import { addUnit, intoUnrest, removeUnit } from '../../rules/units';
import { entryOf } from '../../state/entry';
import { type Acting, ACTINGS, type Advantage, type Organisation } from '../../state/types';
import { damage } from '../act/harm';
import { book } from '../money';
import { type Asked, hiddenFigure, namesFor, type PhaseTurn } from '../turn';

/** An event hitting one organisation. */
interface Strike {
  readonly party: PartyKey;
  /** Region the effects are bound to; null = none (OS-14-02). */
  readonly region: RegionKey | null;
  /** Key of the card, under which its choices stand: `event/<scope>`. */
  readonly card: string;
  /** How much it brings. */
  readonly amount: Explained;
  /** From which its lots are drawn (OS-0-13). */
  stream: Stream;
  /** How many things it did so far. */
  results: number;
  /** Decisions of the GM on the next effect. */
  readonly open: CardBlock[];
}

type Effect = (turn: PhaseTurn, strike: Strike) => void;

/** Most repetitions of one event, whatever the setting. */
const MOST = 20;

/** Repeats an effect as often as the event requires; each is a lot of its own. */
const repeated =
  (once: Effect): Effect =>
  (turn, strike) => {
    const times = Math.min(MOST, Math.max(0, Math.floor(strike.amount.value)));
    for (let left = times; left > 0; left -= 1) once(turn, strike);
  };

/** Adds a result of an event, with what the GM was asked about it. */
function addResult(
  turn: PhaseTurn,
  strike: Strike,
  key: string,
  clause: ClauseId,
  about: Params,
  more: Partial<TurnEvent> = {},
): void {
  strike.results += 1;
  const blocks = strike.open.splice(0);
  const asked = blocks.length === 0 ? {} : { blocks };
  turn.note(key, clause, strike.party, about, { ...asked, ...more });
}

/** Has something chosen that stands on the card of the result (OS-14-14, OS-14-16). */
function choose<Thing>(
  turn: PhaseTurn,
  { card, party, open }: Strike,
  { key: name, ...question }: Asked,
  things: readonly Thing[],
  optionOf: (thing: Thing) => string,
  usual?: Thing,
): Thing | undefined {
  const key = `${card}/${party}/${name}`;
  const chosen = turn.pick({ ...question, key }, things, optionOf, usual);
  open.push(...turn.asked(key));
  return chosen;
}

/** Something a lot can fall on. */
interface Candidate {
  /** As an option of a question: `unit:u1`, `level:a2`, `region:wald`. */
  readonly option: string;
  readonly id: string;
  readonly name: string;
}

/**
 * Target of an event: one of the candidates by lot, or as owner or GM choose (`os.event.target`, OS-14-14, OS-0-12).
 */
function hitBy(
  turn: PhaseTurn,
  strike: Strike,
  candidates: readonly Candidate[],
): string | undefined {
  const { party, results } = strike;
  const lot = allotted(strike.stream, candidates, turn.input.rulings);
  strike.stream = lot.stream;
  turn.keepRolls({ party, purpose: 'lot', about: {} }, lot.rolls);
  const choice = turn.choice('os.event.target');
  if (choice !== 'owner' && choice !== 'gm') return lot.candidate?.id;
  const about = { party, ...namesFor(candidates) };
  const asked = { clause: 'OS-14-14', name: 'organisation.eventTarget', about };
  const delegate = choice === 'owner' ? turn.delegate(party) : {};
  const question = { ...asked, ...delegate, key: `target/${String(results + 1)}` };
  return choose(turn, strike, question, candidates, ({ option }) => option, lot.candidate)?.id;
}

/** True if an event reaches so far (OS-14-02). */
const isWithin = ({ region }: Strike, at: RegionKey): boolean => region === null || region === at;

/** Advantages the event reaches, by name. */
const advantagesWithin = (turn: PhaseTurn, strike: Strike): readonly Advantage[] =>
  turn
    .own(strike.party)
    .advantages.filter(({ region }) => isWithin(strike, region))
    .sort(byName);

/** Regions with own population the event reaches, by key. */
const regionsWithin = (turn: PhaseTurn, strike: Strike): readonly RegionKey[] =>
  settledRegions(turn.own(strike.party)).filter((region) => isWithin(strike, region));

const ofAdvantage = ({ id, name }: Advantage): Candidate => ({ option: `level:${id}`, id, name });

/** 2: one natural advantage exhausted completely, by lot among those with levels (OS-14-08). */
const naturalExhausted: Effect = (turn, strike) => {
  const naturals = advantagesWithin(turn, strike).filter(
    ({ category, intact, damaged }) => category === 'natural' && intact + damaged > 0,
  );
  const id = hitBy(turn, strike, naturals.map(ofAdvantage));
  const hit = naturals.find((one) => one.id === id);
  if (hit === undefined) return;
  turn.change(strike.party, (own) => exhaust(own, hit.id));
  const about = { region: hit.region, advantage: hit.name };
  addResult(turn, strike, 'naturalExhausted', 'OS-14-08', about);
};

/** A region by lot among those with own population; the seat where there is none (OS-14-09, OS-14-13, OS-14-16). */
function regionHit(turn: PhaseTurn, strike: Strike): RegionKey {
  const regions = regionsWithin(turn, strike).map((id) => ({
    option: `region:${id}`,
    id,
    name: turn.board.regions[id]?.name ?? id,
  }));
  return hitBy(turn, strike, regions) ?? strike.region ?? turn.own(strike.party).seat;
}

/** 3: one unit dies, in a region by lot: the owner chooses, without a choice calm ones come first, those longest in unrest last (OS-14-09, OS-14-16). */
const populationMinus = repeated((turn, strike) => {
  const { party, results } = strike;
  const region = regionHit(turn, strike);
  const units = unitsByState(turn.own(party), region);
  const asked = { clause: 'OS-14-16', name: 'organisation.eventUnit', about: { party, region } };
  const states = (['calm', 'mobilised', 'unrest'] as const).filter((one) => units[one].length > 0);
  const question = { ...asked, ...turn.delegate(party), key: `unit/${String(results + 1)}` };
  const state = choose(turn, strike, question, states, (one) => `unit_${one}`);
  const unit = state && units[state][0];
  if (unit === undefined) return;
  turn.change(party, (own) => removeUnit(own, unit.id));
  addResult(turn, strike, 'unitDied', 'OS-14-09', { region });
});

/** 11: one unit more, calm, in a region by lot; the seat without population (OS-14-09). */
const populationPlus = repeated((turn, strike) => {
  const region = regionHit(turn, strike);
  turn.change(strike.party, (own) => addUnit(own, region));
  addResult(turn, strike, 'unitBorn', 'OS-14-09', { region });
});

/** 4: one intact level by lot among all, one candidate per level; fortification stands in for it (OS-14-10). */
const levelDamaged = repeated((turn, strike) => {
  const advantages = advantagesWithin(turn, strike);
  const levels = advantages.flatMap((one) =>
    Array.from({ length: one.intact }, () => ofAdvantage(one)),
  );
  const id = hitBy(turn, strike, levels);
  const hit = advantages.find((one) => one.id === id);
  if (hit === undefined) return;
  const { effect, about } = damage(turn, strike.party, hit.id);
  const result = effect === 'absorbed' ? 'levelAbsorbed' : 'levelDamaged';
  addResult(turn, strike, result, 'OS-14-10', { region: hit.region, ...about });
});

/** 5: one calm unit by lot falls into unrest that begins in this phase (OS-14-11). */
const unrest = repeated((turn, strike) => {
  const { party } = strike;
  const calm = [...regionsWithin(turn, strike)]
    .sort(byText)
    .flatMap((region) => calmAt(turn.own(party), region))
    .sort(byRegion);
  const units = calm.map(({ id }) => ({ option: `unit:${id}`, id, name: id }));
  const hit = hitBy(turn, strike, units);
  const unit = calm.find(({ id }) => id === hit);
  if (unit === undefined) return;
  turn.change(party, (own) => intoUnrest(own, unit.id, turn.state.phase));
  addResult(turn, strike, 'unitUnrest', 'OS-14-11', { region: unit.region });
});

/**
 * The purse a season changes: that of the seat; if a bad one finds it empty, the richest, the first of equals
 * (OS-14-12, OS-14-16).
 */
function purseTouched({ purses, seat }: Organisation, isLoss: boolean): RegionKey {
  const held = (region: RegionKey): number => entryOf(purses, region) ?? 0;
  if (!isLoss || held(seat) > 0) return seat;
  const [richest] = Object.keys(purses).sort((a, b) => held(b) - held(a) || byText(a, b));
  return richest ?? seat;
}

/** 6 and 10: money lost, never more than the purse holds, or gained (OS-14-12, OS-0-03). */
const season =
  (key: 'badSeason' | 'goodSeason'): Effect =>
  (turn, strike) => {
    const { party } = strike;
    const own = turn.own(party);
    const isLoss = key === 'badSeason';
    const region = strike.region ?? purseTouched(own, isLoss);
    const about = { party, region };
    const wished = timesPrice(strike.amount, priceOf(turn.settings, 'season'));
    const purse = moneyFact('purse', entryOf(own.purses, region) ?? 0, about);
    const body = isLoss ? money(calc.minimum(purse, wished)) : wished;
    const amount = moneyRule(key, 'OS-14-12', body, about);
    book(turn, { party, region, amount, name: key, isIncome: !isLoss });
    const blocks = [hiddenFigure(key, amount)];
    addResult(turn, strike, key, 'OS-14-12', { region, halves: amount.value }, { blocks });
  };

/** Name of a natural advantage by the GM (OS-14-16); no name is longer than 60 characters (OS-4-02). */
const naming = ({ card, party }: Strike): TextDecision => ({
  input: 'text',
  key: `${card}/${party}/name`,
  clause: 'OS-14-16',
  name: 'organisation.natural',
  about: { party },
  longest: 60,
  proposal: 'Natürlicher Vorzug',
});

/**
 * The category it works as: the GM chooses, trade by default; or fixed by the setting (`os.natural.acts_as`,
 * OS-5.8-05).
 */
function actingOf(turn: PhaseTurn, strike: Strike, region: RegionKey): Acting | null {
  const choice = turn.choice('os.natural.acts_as');
  if (choice === 'trade') return 'trade';
  if (choice === 'none') return null;
  const about = { party: strike.party, region };
  const question = { key: 'acts_as', clause: 'OS-5.8-05', name: 'organisation.actsAs', about };
  const acting = choose(turn, strike, question, ACTINGS, (one) => `category_${one}`, 'trade');
  return acting ?? 'trade';
}

/** 12: a natural advantage with one intact level (OS-14-13, OS-14-16, OS-5.8-01). */
const naturalFound: Effect = (turn, strike) => {
  const region = regionHit(turn, strike);
  const actsAs = actingOf(turn, strike, region);
  const decision = naming(strike);
  strike.open.push({ kind: 'decision', decision });
  const own = turn.own(strike.party);
  const taken = own.advantages.map(({ name }) => name);
  const name = freeName(turn.decided.text(decision), taken);
  const like = { name, category: 'natural', actsAs, region } as const;
  turn.put(addLevel(own, like, 'intact').organisation);
  const about = { region, advantage: name, category: actsAs ?? 'natural' };
  addResult(turn, strike, 'naturalFound', 'OS-14-13', about);
};

const EFFECTS: Readonly<Partial<Record<EventKey, Effect>>> = {
  natural_exhausted: naturalExhausted,
  population_minus: populationMinus,
  advantage_damaged: levelDamaged,
  unrest,
  bad_season: season('badSeason'),
  good_season: season('goodSeason'),
  population_plus: populationPlus,
  natural_found: naturalFound,
};

/** Carries out an event for those it concerns, by key; its lots follow its dice in their stream (OS-14-18, OS-0-13). */
export function strikeAll(
  turn: PhaseTurn,
  event: EventKey,
  parties: readonly PartyKey[],
  given: Pick<Strike, 'stream' | 'region' | 'card' | 'amount'>,
): void {
  let { stream } = given;
  for (const party of parties) {
    const strike: Strike = { ...given, stream, party, results: 0, open: [] };
    EFFECTS[event]?.(turn, strike);
    // An event without anything to act on (OS-14-08, OS-14-11).
    if (strike.results === 0)
      turn.note('eventVoid', 'OS-14-08', party, { event }, { place: turn.own(party).seat });
    ({ stream } = strike);
  }
}
