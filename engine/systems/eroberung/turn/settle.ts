import { type CardBlock, fact, type FieldsDecision } from '../../../kernel';
import { partiesIn } from '../../../world';
import type { Weapon } from '../arcade/parameters';
import { spoilsOf } from '../rules/amounts';
import { holdersOf } from '../rules/board';
import { defenderOf, holderInCharge, membersOf } from '../rules/players';
import { battlesOf, foughtOf } from '../rules/pending';
import { warKey } from '../rules/battle-setup';
import { type Verdict, verdictOf } from '../rules/war';
import { numberOf } from '../rules/settings';
import type { Battle, CountryKey, PlayerKey, War } from '../state/types';
import { colourQuestion, fightBattle } from './battle';
import { eliminate } from './eliminate';
import {
  book,
  bookShared,
  type EwTurn,
  fieldsOf,
  figure,
  give,
  payBonuses,
  reading,
  say,
  sayShares,
  type Shares,
  setCourse,
  take,
  warn,
} from './turn';

/** Puts a war in the place of the one with its number. */
export function setWar(turn: EwTurn, war: War): void {
  const wars = turn.state.wars.map((one) => (one.no === war.no ? war : one));
  turn.state = { ...turn.state, wars };
}

/** Begins a war or duel; it is fought on from here until it is decided (EW-10-06). */
export function openWar(
  turn: EwTurn,
  more: Omit<War, 'id' | 'owner' | 'no' | 'turn' | 'winner' | 'spoils' | 'isEntered'>,
): War {
  const { wars, turn: now } = turn.state;
  const no = wars.length + 1;
  const war: War = {
    id: `w${String(no)}`,
    owner: '',
    no,
    turn: now,
    ...more,
    winner: 'open',
    spoils: 0,
    isEntered: false,
  };
  turn.state = { ...turn.state, wars: [...wars, war] };
  setCourse(turn, { war: no });
  return war;
}

/** Declares a war for a country: who attacks with whom, who defends (EW-10-06, EW-11-01, EW-15-02, EW-18-12). */
export function declare(
  turn: EwTurn,
  plan: {
    readonly kind: 'free' | 'occupied' | 'motherland';
    readonly region: CountryKey;
    readonly side: readonly PlayerKey[];
    readonly price: number;
    readonly shares: string;
    readonly block: readonly CardBlock[];
  },
): void {
  const { kind, region, side, price, shares, block } = plan;
  const [attacker = ''] = side;
  const defender =
    kind === 'free'
      ? defenderOf(turn.state, attacker)
      : holderInCharge(turn.state, region, attacker);
  const energy = numberOf(turn.input.settings, 'ew.war.energy');
  setCourse(turn, { mayBuy: false, isFirstAttack: false });
  const war = openWar(turn, {
    kind,
    region,
    attacker,
    defender,
    side: side.join(' '),
    price,
    shares,
    energyA: energy,
    energyD: energy,
  });
  say(turn, 'attack', 'EW-10-06', {
    parties: [attacker, defender],
    together: side,
    place: region,
    about: { energy },
    blocks: [
      ...block,
      { kind: 'decision', decision: colourQuestion(war) },
      { kind: 'decision', decision: warFields(war) },
    ],
  });
}

/** The fields in which a whole war or duel is typed: winner, energy left; of a duel also the battles won (EW-39-02, EW-21-17). */
export function warFields({ no, kind, energyA, energyD }: War): FieldsDecision {
  return {
    key: warKey(no),
    clause: 'EW-39-02',
    name: 'eroberung.war',
    input: 'fields',
    about: { war: no },
    fields: [
      { id: 'winner', options: ['attacker', 'defender', ...(kind === 'duel' ? ['none'] : [])] },
      { id: 'attacker', range: [0, energyA] },
      { id: 'defender', range: [0, energyD] },
      ...(kind === 'duel'
        ? ([
            { id: 'attackerWins', range: [0, 99] },
            { id: 'defenderWins', range: [0, 99] },
          ] as const)
        : []),
    ],
    proposal: {
      winner: 'attacker',
      attacker: energyA,
      defender: 0,
      ...(kind === 'duel' ? { attackerWins: 1, defenderWins: 0 } : {}),
    },
  };
}

/** The GM's typed result of a whole war; undefined = none. */
export function warTyped(turn: EwTurn, war: War) {
  const decision = warFields(war);
  if (turn.input.rulings[decision.key] === undefined) return undefined;
  const values = turn.decided.fields(decision);
  const winner = (['attacker', 'defender'] as const).find((side) => side === values['winner']);
  return {
    winner: winner ?? ('none' as const),
    energy: { attacker: Number(values['attacker']), defender: Number(values['defender']) },
    wins: {
      attacker: Number(values['attackerWins'] ?? 0),
      defender: Number(values['defenderWins'] ?? 0),
    },
  };
}

/** A war typed in as a whole; the settlement is the same (EW-39-02). */
function enteredWar(turn: EwTurn, war: War): Verdict | undefined {
  const outcome = warTyped(turn, war);
  if (outcome === undefined) return undefined;
  const { winner, energy } = outcome;
  if (winner === 'none' || energy[winner] === 0) {
    warn(turn, 'E_RESULT', war.attacker);
    return undefined;
  }
  const battle: Battle = {
    id: `w${String(war.no)}-1`,
    owner: '',
    war: war.no,
    no: 1,
    weaponA: 'T',
    weaponD: 'T',
    beforeA: war.energyA,
    beforeD: war.energyD,
    mode: 'entered',
    winner,
    causeA: 'none',
    causeD: 'none',
    afterA: energy.attacker,
    afterD: energy.defender,
    isAttackerBlue: false,
    text: '',
    by: '',
  };
  const others = turn.state.battles.filter((one) => one.war !== war.no);
  turn.state = { ...turn.state, battles: [...others, battle] };
  setWar(turn, { ...war, isEntered: true });
  return { winner, ground: 'entered' };
}

/** How a war is decided beyond doubt. */
const CLEAR: ReadonlySet<Verdict['ground']> = new Set(['energy', 'twoWins', 'entered']);

/** The GM's own verdict on a war without a clear winner (EW-0-10, W17). */
function ruledVerdict(turn: EwTurn, war: War, verdict: Verdict): Verdict {
  if (CLEAR.has(verdict.ground)) return verdict;
  const other = verdict.winner === 'attacker' ? 'defender' : 'attacker';
  const answer = reading(turn, 'ew.ruling.w17', {
    key: `${warKey(war.no)}.verdict`,
    clause: 'EW-12-10',
    about: { war: war.no, party: war.attacker, other: war.defender },
    options: [verdict.winner, other],
  });
  return answer === other ? { ...verdict, winner: other } : verdict;
}

/** Fights the war that is open until it is decided, and settles it (EW-12, EW-13, EW-14, EW-16, EW-17, EW-19). */
export function goOn(turn: EwTurn, first: Weapon | null): 'won' | 'lost' | 'open' {
  const war = turn.state.wars.find(({ no }) => no === turn.state.course.war);
  if (war === undefined) return 'won';
  let verdict = enteredWar(turn, war) ?? verdictOf(battlesOf(turn.state, war.no).map(foughtOf));
  while (verdict === undefined) {
    if (fightBattle(turn, war, first) === undefined) return 'open';
    verdict = verdictOf(battlesOf(turn.state, war.no).map(foughtOf));
  }
  settle(turn, war, ruledVerdict(turn, war, verdict));
  return turn.state.wars.find(({ no }) => no === war.no)?.winner === 'attacker' ? 'won' : 'lost';
}

/** Energy left of a side after the last battle. */
function restOf(turn: EwTurn, war: War, side: 'attacker' | 'defender'): number {
  const last = battlesOf(turn.state, war.no).at(-1);
  if (last === undefined) return 0;
  return side === 'attacker' ? last.afterA : last.afterD;
}

/** Pays the loser's rest to those it belongs to, the acting player first (EW-13-01, EW-18-09). */
function paySpoils(
  turn: EwTurn,
  war: War,
  owners: readonly PlayerKey[],
  rest: number,
  clause: string,
): ReturnType<typeof figure> & { readonly shares: Shares } {
  const computed = spoilsOf(rest, clause, turn.input.settings);
  const paid = figure(turn, 'spoils', computed, `${warKey(war.no)}.spoils`);
  return { ...paid, shares: bookShared(turn, owners, 'spoils', paid.value, war.region) };
}

/** Gives the price back to those who paid it, where the GM has it due after a defeat only (EW-15-04, W19). */
function refund(turn: EwTurn, { no, region, attacker, price, shares }: War): void {
  if (price === 0) return;
  const due = reading(turn, 'ew.ruling.w19', {
    key: `${warKey(no)}.due`,
    clause: 'EW-15-04',
    about: { party: attacker, region },
    options: ['declared', 'lost'],
  });
  if (due === 'declared') return;
  for (const { key, amount = 0 } of partiesIn(shares))
    book(turn, key, 'attack', fact('eroberung.refund', amount, { region }, 'EW-15-04'), region);
  say(turn, 'refund', 'EW-15-04', {
    together: partiesIn(shares).map(({ key }) => key),
    place: region,
    about: { amount: price },
  });
}

/** Name of the outcome of a war, its clauses, and its bookings. */
const OUTCOMES = {
  'free attacker': { name: 'conquered', spoils: 'EW-13-01', clause: 'EW-13-03' },
  'free defender': { name: 'defended', spoils: 'EW-14-01', clause: 'EW-14-03' },
  'held attacker': { name: 'conquered', spoils: 'EW-16-04', clause: 'EW-16-02' },
  'held defender': { name: 'held', spoils: 'EW-17-02', clause: 'EW-17-01' },
} as const;

/** Who gets the spoils, the acting player first: the attackers, or all who hold the country (EW-18-09, EW-18-15). */
function spoilsOwners(turn: EwTurn, war: War, isAttackers: boolean): readonly PlayerKey[] {
  if (isAttackers) return membersOf({ members: war.side });
  const holders = holdersOf(turn.state, war.region).map(({ owner }) => owner);
  return [war.defender, ...holders.filter((key) => key !== war.defender)];
}

/** Whose the country is after a war (EW-13-02, EW-14-02, EW-16-01, EW-19-07). */
function passCountry(turn: EwTurn, war: War, isAttackers: boolean): void {
  const side = membersOf({ members: war.side });
  if (!isAttackers) {
    if (war.kind === 'free') give(turn, war.region, 'allied', [war.defender], 'defence');
    return;
  }
  setCourse(turn, { mayBuy: true, ...(war.kind === 'free' ? { defender: war.defender } : {}) });
  if (war.kind === 'motherland') {
    eliminate(turn, war, side);
    return;
  }
  if (war.kind === 'occupied') take(turn, war.region, 'lost');
  give(turn, war.region, 'conquered', side, 'conquest');
}

/** Settles a war: spoils, ownership and register, zone bonus (EW-13-08). */
function settle(turn: EwTurn, war: War, { winner, ground }: Verdict): void {
  const isAttackers = winner === 'attacker';
  const rest = restOf(turn, war, isAttackers ? 'defender' : 'attacker');
  const before = turn.state;
  const outcome = OUTCOMES[`${war.kind === 'free' ? 'free' : 'held'} ${winner}`];
  const owners = spoilsOwners(turn, war, isAttackers);
  const { value, block, shares } = paySpoils(turn, war, owners, rest, outcome.spoils);
  const now = turn.state.wars.find(({ no }) => no === war.no) ?? war;
  setWar(turn, { ...now, winner, spoils: value.value });
  setCourse(turn, { war: 0 });
  if (isAttackers) refund(turn, war);
  passCountry(turn, war, isAttackers);
  const [first, second] = isAttackers ? [war.attacker, war.defender] : [war.defender, war.attacker];
  say(turn, outcome.name, outcome.clause, {
    parties: [first, second],
    together: owners,
    place: war.region,
    about: { amount: value.value, field: fieldsOf(turn, owners) },
    blocks: [{ kind: 'sentence', name: `eroberung.ground.${ground}`, about: {} }, block],
  });
  sayShares(turn, 'share', 'EW-18-09', shares);
  payBonuses(turn, before, first);
}
