import {
  type CardBlock,
  draw,
  fact,
  type FieldsDecision,
  openStream,
  type OwnDecision,
  plainCopy,
  type Question,
  type Roll,
  streamName,
} from '../../../kernel';
import { battleByComputer } from '../arcade/by-computer';
import { type Dice, dicedOutcome, enteredOutcome } from '../arcade/entered';
import type { Weapon } from '../arcade/parameters';
import { type BattleMode, type Outcome, replayed, type StoredBattle } from '../arcade/stored';
import { battleText, parseBattle } from '../arcade/stored-text';
import {
  battleKey,
  type BattlePlan,
  colourKey,
  coloursOf,
  setupOf,
  warSet,
} from '../rules/battle-setup';
import { membersOf } from '../rules/players';
import { type BattleAhead, battleAhead } from '../rules/pending';
import { choiceOf, flagOf } from '../rules/settings';
import type { WarSide } from '../rules/war';
import type { Battle, PlayerKey, War } from '../state/types';
import { close, type EwTurn, ordersOf, say, warn } from './turn';

export const WAR_SIDES = ['attacker', 'defender'] as const;

/** Who plays a battle for a side of several: by turns unless the GM decides otherwise (EW-18-05). */
function fighterOf(turn: EwTurn, war: War, no: number): PlayerKey {
  const side = membersOf({ members: war.side });
  if (side.length < 2) return war.attacker;
  return turn.ask({
    key: `${battleKey(war.no, no)}.fighter`,
    clause: 'EW-18-05',
    name: 'eroberung.fighter',
    about: { war: war.no, battle: no },
    options: side,
    proposal: side[(no - 1) % side.length] ?? war.attacker,
  });
}

const USUAL: readonly Weapon[] = ['T', 'P', 'S'];

/** The weapon of a side: what its player wrote for this battle if he still has it, else one the GM chooses (EW-10-04). */
function weaponFor(
  turn: EwTurn,
  {
    war,
    no,
    side,
    fighter,
    left,
    first,
  }: {
    readonly war: War;
    readonly no: number;
    readonly side: WarSide;
    readonly fighter: PlayerKey;
    readonly left: readonly Weapon[];
    readonly first: Weapon | null;
  },
): Weapon {
  const given = ordersOf(turn, ['WEAPONS'], fighter).at(-1);
  const named = given?.order.weapons ?? [];
  const list = first === null || named[0] === first ? named : [first, ...named];
  const wish = list[no - 1];
  const isLost = wish !== undefined && !left.includes(wish);
  if (isLost && given !== undefined) turn.refuse('eroberung.E_WEAPON_LOST', given);
  const usual = [...list, ...USUAL].find((one) => left.includes(one)) ?? 'T';
  const proposal = wish !== undefined && !isLost ? wish : usual;
  const question: Question = {
    key: `${battleKey(war.no, no)}.${side}`,
    clause: 'EW-10-04',
    name: 'eroberung.weapon',
    about: { party: fighter, war: war.no, battle: no },
    options: left,
    proposal,
    // Chosen in secret, it is public with the battle (EW-11-06).
    ...(flagOf(turn.input.settings, 'ew.war.secret_choice')
      ? { coveredUntil: battleKey(war.no, no) }
      : {}),
  };
  // Who wrote what he wants is not asked about.
  const answer = wish === proposal ? turn.decided.choice(question) : turn.ask(question);
  return left.find((one) => one === answer) ?? proposal;
}

/** Result of a battle, before it is stored: by colours, as it was played, typed or thrown. */
interface Fight {
  readonly mode: BattleMode;
  readonly outcome: Outcome;
  /** Empty where it was not played. */
  readonly text: string;
  readonly by: string;
  readonly blocks: readonly CardBlock[];
}

const typed = (outcome: Outcome): Fight => ({
  mode: 'entered',
  outcome,
  text: '',
  by: '',
  blocks: [],
});

/** Dice of a side on the table of the GM. */
function throwTwo(turn: EwTurn, plan: BattlePlan): readonly (readonly Roll[])[] {
  let stream = openStream(streamName(turn.input.seed, 'war', plan.war, 'battle', plan.no));
  return WAR_SIDES.map(() =>
    [1, 2].map(() => {
      const drawn = draw(stream, 'd6', turn.input.rulings);
      ({ stream } = drawn);
      turn.rolls.push({ purpose: 'battle', about: { war: plan.war }, roll: drawn.roll });
      return drawn.roll;
    }),
  );
}

/** A battle decided by two dice a side, the attacker's first (EW-39-03, EW-39-05). */
function byDice(turn: EwTurn, plan: BattlePlan): Fight {
  const rolls = throwTwo(turn, plan);
  const thrown: Readonly<Record<WarSide, Dice>> = {
    attacker: [rolls[0]?.[0]?.value ?? 1, rolls[0]?.[1]?.value ?? 1],
    defender: [rolls[1]?.[0]?.value ?? 1, rolls[1]?.[1]?.value ?? 1],
  };
  const [red, blue] = coloursOf(plan.isAttackerBlue);
  const { weapons, energy } = setupOf(plan);
  const outcome = dicedOutcome(
    weapons,
    energy,
    [thrown[red], thrown[blue]],
    plan.set.energy.percent,
  );
  const all = rolls.flat();
  const values = all.map(({ value }) => value);
  const block: CardBlock = { kind: 'dice', name: 'eroberung.dice', about: {}, rolls: all, values };
  return { ...typed(outcome), mode: 'dice', blocks: [block] };
}

/** A battle the program plays for both sides (EW-46-24). */
function byComputer(turn: EwTurn, plan: BattlePlan): Fight {
  const name = choiceOf(turn.input.settings, 'arc.set');
  const stored = battleByComputer(setupOf(plan), name);
  const { mode, result } = stored;
  return { mode, outcome: result, text: battleText(stored), by: 'computer', blocks: [] };
}

/** A battle that was played: of this war, with weapons that are left; otherwise it does not count (EW-39-01, EW-12-06). */
function playedIn(value: unknown, { before, left }: BattleAhead, isAttackerBlue: boolean) {
  const parsed = typeof value === 'string' ? parseBattle(value) : undefined;
  if (parsed === undefined || 'problem' in parsed) return undefined;
  const { battle } = parsed;
  const { weapons, energy, result } = battle;
  const colours = coloursOf(isAttackerBlue);
  const isOurs = colours.every(
    (side, at) => energy[at] === before[side] && left[side].includes(weapons[at] ?? 'T'),
  );
  const isPossible =
    enteredOutcome(energy, { winner: result.winner, left: result.energy }) !== null;
  return isOurs && isPossible ? battle : undefined;
}

/** The fields in which the GM types the result of a battle (EW-39-01). */
const enteredFields = (key: string, { war, no, before }: BattleAhead): FieldsDecision => ({
  key: `${key}.entered`,
  clause: 'EW-39-01',
  name: 'eroberung.entered',
  input: 'fields',
  about: { war: war.no, battle: no },
  fields: [
    { id: 'winner', options: ['attacker', 'defender', 'none'] },
    { id: 'attacker', range: [0, before.attacker] },
    { id: 'defender', range: [0, before.defender] },
  ],
  proposal: { winner: 'none', ...before },
});

/** The GM's typed result of a battle; null = impossible; undefined = none. */
function enteredIn(
  turn: EwTurn,
  decision: FieldsDecision,
  plan: BattlePlan,
): Outcome | null | undefined {
  if (turn.input.rulings[decision.key] === undefined) return undefined;
  const values = turn.decided.fields(decision);
  const rest = { attacker: Number(values['attacker']), defender: Number(values['defender']) };
  const colours = coloursOf(plan.isAttackerBlue);
  const [red, blue] = colours;
  const winner = colours.findIndex((side) => side === values['winner']);
  return enteredOutcome([plan.before[red], plan.before[blue]], {
    winner: winner === 0 || winner === 1 ? winner : null,
    left: [rest[red], rest[blue]],
  });
}

/** Which colour the attacker plays; both keep theirs for the whole war (EW-12-11, EW-46-33). */
export function colourQuestion({ no, attacker }: War): Question {
  return {
    key: colourKey(no),
    clause: 'EW-46-33',
    name: 'eroberung.colour',
    about: { party: attacker, war: no },
    options: ['red', 'blue'],
    proposal: 'red',
  };
}

/** Mode of battles without a decision: by the settings (EW-39-03, EW-46-24). */
function usualMode({ input: { settings } }: EwTurn): 'open' | 'dice' | 'computer' {
  const mode = choiceOf(settings, 'ew.battle.mode');
  if (mode === 'dice') return 'dice';
  return mode === 'arcade' && choiceOf(settings, 'arc.computer') === 'both' ? 'computer' : 'open';
}

/**
 * Fights the next battle of a war: as it was played or typed under its key, else by dice or by the program where
 * settings or the GM choose so. Undefined = it is still to be fought.
 */
export function fightBattle(turn: EwTurn, war: War, first: Weapon | null): Battle | undefined {
  const { settings, seed } = turn.input;
  const ahead = battleAhead(turn.state, war, settings);
  const { no, before, left } = ahead;
  const key = battleKey(war.no, no);
  const about = { war: war.no, battle: no };
  const isAttackerBlue = turn.decided.choice(colourQuestion(war)) === 'blue';
  const fighter = { attacker: fighterOf(turn, war, no), defender: war.defender };
  const own: OwnDecision = {
    key,
    clause: 'EW-39-01',
    name: 'eroberung.battle',
    about,
    input: 'own',
  };
  const value = turn.decided.own(own);
  const played = playedIn(value, ahead, isAttackerBlue);
  const weaponOf = (side: WarSide): Weapon => {
    const inBattle = played?.weapons[coloursOf(isAttackerBlue).indexOf(side)];
    const wish = side === 'attacker' ? first : null;
    return (
      inBattle ??
      weaponFor(turn, { war, no, side, fighter: fighter[side], left: left[side], first: wish })
    );
  };
  const plan: BattlePlan = {
    war: war.no,
    no,
    seed,
    before,
    isAttackerBlue,
    weapons: { attacker: weaponOf('attacker'), defender: weaponOf('defender') },
    set: warSet(war, settings),
  };
  const fields = enteredFields(key, ahead);
  const entered = enteredIn(turn, fields, plan);
  if (entered === null || (value !== undefined && played === undefined))
    warn(turn, 'E_RESULT', war.attacker);
  const decisions = [own, fields].map((decision) => ({ kind: 'decision', decision }) as const);
  const fight = decided(turn, { played, entered, plan, key, fighter });
  if (fight === undefined) {
    say(turn, 'pending', 'EW-12-01', {
      parties: [fighter.attacker, fighter.defender],
      place: war.region,
      about,
      blocks: decisions,
    });
    return undefined;
  }
  const battle = keptBattle(plan, fight);
  turn.state = { ...turn.state, battles: [...turn.state.battles, battle] };
  tellBattle(turn, war, battle, [...differences(played), ...fight.blocks, ...decisions]);
  return battle;
}

/** How a battle came out; undefined where it is still open. */
function decided(
  turn: EwTurn,
  {
    played,
    entered,
    plan,
    key,
    fighter,
  }: {
    readonly played: StoredBattle | undefined;
    readonly entered: Outcome | null | undefined;
    readonly plan: BattlePlan;
    readonly key: string;
    readonly fighter: Readonly<Record<WarSide, PlayerKey>>;
  },
): Fight | undefined {
  if (played !== undefined) {
    const { mode, result } = played;
    return { mode, outcome: result, text: battleText(played), by: '', blocks: [] };
  }
  if (entered !== undefined && entered !== null) return typed(entered);
  const how = turn.ask({
    key: `${key}.how`,
    clause: 'EW-39-03',
    name: 'eroberung.how',
    about: { war: plan.war, battle: plan.no, party: fighter.attacker, other: fighter.defender },
    options: ['open', 'dice', 'computer'],
    proposal: usualMode(turn),
  });
  if (how === 'dice') return byDice(turn, plan);
  return how === 'computer' ? byComputer(turn, plan) : undefined;
}

function keptBattle(plan: BattlePlan, { mode, outcome, text, by }: Fight): Battle {
  const { war, no, weapons, before, isAttackerBlue } = plan;
  const [a, d] = isAttackerBlue ? ([1, 0] as const) : ([0, 1] as const);
  const { winner, causes, energy } = outcome;
  return {
    id: `w${String(war)}-${String(no)}`,
    owner: '',
    war,
    no,
    weaponA: weapons.attacker,
    weaponD: weapons.defender,
    beforeA: before.attacker,
    beforeD: before.defender,
    mode,
    winner: winner === null ? 'none' : winner === a ? 'attacker' : 'defender',
    causeA: causes[a] ?? 'none',
    causeD: causes[d] ?? 'none',
    afterA: energy[a],
    afterD: energy[d],
    isAttackerBlue,
    text,
    by,
  };
}

/** Finding that a log played again has another result; the stored one is unchanged (EW-46-17). */
function differences(played: StoredBattle | undefined): readonly CardBlock[] {
  const again = played === undefined ? null : replayed(played);
  if (again === null || again.hash === played?.hash) return [];
  const about = { hash: played?.hash ?? 0 };
  return [{ kind: 'sentence', name: 'eroberung.hashDiffers', about }];
}

function tellBattle(turn: EwTurn, war: War, battle: Battle, blocks: readonly CardBlock[]): void {
  const rest = (side: WarSide, value: number): CardBlock => ({
    kind: 'figure',
    name: `eroberung.rest.${side}`,
    about: {},
    value: fact('eroberung.rest', value, {}, 'EW-12-09'),
  });
  const attacker = { party: war.attacker, weapon: battle.weaponA };
  const defender = { party: war.defender, weapon: battle.weaponD };
  const [first, second] =
    battle.winner === 'defender' ? [defender, attacker] : [attacker, defender];
  say(turn, battle.winner === 'none' ? 'drawn' : 'battle', 'EW-12-02', {
    parties: [first.party, second.party],
    place: war.region,
    about: { war: war.no, battle: battle.no, means: first.weapon, against: second.weapon },
    blocks: [
      rest('attacker', battle.afterA),
      rest('defender', battle.afterD),
      { kind: 'own', name: 'eroberung.battle', data: plainCopy(battle) },
      ...blocks,
    ],
  });
}

/** Weapons that were written for battles are used up with the turn. */
export function closeWeapons(turn: EwTurn): void {
  for (const given of ordersOf(turn, ['WEAPONS'])) close(turn, given);
}
