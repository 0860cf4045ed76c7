import {
  type CardBlock,
  draw,
  fact,
  openStream,
  type OwnDecision,
  plainCopy,
  streamName,
} from '../../../kernel';
import { battleByComputer } from '../arcade/by-computer';
import type { Weapon } from '../arcade/parameters';
import { membersOf } from '../rules/players';
import { arcadeSetName, battleKey, type BattlePlan, logText, setupOf } from '../rules/battle-setup';
import { type BattleOutcome, battleOutcomeFrom, replayed } from '../rules/outcome';
import { choiceOf, flagOf, numberOf } from '../rules/settings';
import { duelWeapons, type Fought, isPossible, type WarSide, weaponsLeft } from '../rules/war';
import type { Battle, PlayerKey, War } from '../state/types';
import { close, type EwTurn, ordersOf, say, warn } from './turn';

export const WAR_SIDES = ['attacker', 'defender'] as const;

/** A battle as the rules of wars read it. */
export const foughtOf = ({ winner, weaponA, weaponD, afterA, afterD }: Battle): Fought => ({
  winner,
  weapons: { attacker: weaponA, defender: weaponD },
  after: { attacker: afterA, defender: afterD },
});

/** Battles of a war as they were fought. */
export function battlesOf({ state }: Pick<EwTurn, 'state'>, war: number): readonly Battle[] {
  return state.battles.filter((one) => one.war === war);
}

/** Energy with which the next battle begins: what the last one left, or as at the start (EW-12-09, EW-21-08). */
function energyBefore(turn: EwTurn, war: War, fought: readonly Fought[]): Fought['after'] {
  const last = fought.at(-1);
  const isRefilled =
    war.kind !== 'duel' && choiceOf(turn.input.settings, 'ew.war.energy_mode') === 'refill';
  return last === undefined || isRefilled
    ? { attacker: war.energyA, defender: war.energyD }
    : last.after;
}

/** Who plays a battle for a side of several: by turns unless the GM says otherwise (EW-18-05). */
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
  const list = [...(first === null ? [] : [first]), ...(given?.order.weapons ?? [])];
  const wish = list[no - 1];
  const isLost = wish !== undefined && !left.includes(wish);
  if (isLost && given !== undefined) turn.refuse('eroberung.E_WEAPON_LOST', given);
  const usual = [...list, ...USUAL].find((one) => left.includes(one)) ?? 'T';
  const proposal = wish !== undefined && !isLost ? wish : usual;
  return (
    left.find(
      (one) =>
        one ===
        turn.ask({
          key: `${battleKey(war.no, no)}.${side}`,
          clause: 'EW-10-04',
          name: 'eroberung.weapon',
          about: { party: fighter, war: war.no, battle: no },
          options: left,
          proposal,
          // Chosen hidden, it lies open with the battle (EW-11-06).
          ...(flagOf(turn.input.settings, 'ew.war.secret_choice')
            ? { coveredUntil: battleKey(war.no, no) }
            : {}),
        }),
    ) ?? proposal
  );
}

/** Energy used by dice: a hundred a pip, more for a plane, less for a submarine (EW-39-03). */
const DICE_MORE: Readonly<Record<Weapon, number>> = { P: 200, S: -100, T: 0 };

/** A battle decided by two dice a side, the attacker's first (EW-39-03, EW-39-05). */
function byDice(turn: EwTurn, plan: BattlePlan, percent: number) {
  let stream = openStream(streamName(turn.input.seed, 'war', plan.war, 'battle', plan.no));
  const thrown = WAR_SIDES.map((side) => {
    const rolls = [1, 2].map(() => {
      const drawn = draw(stream, 'd6', turn.input.rulings);
      ({ stream } = drawn);
      turn.rolls.push({
        purpose: 'battle',
        about: { war: plan.war, battle: plan.no, side },
        roll: drawn.roll,
      });
      return drawn.roll;
    });
    const sum = rolls.reduce((total, { value }) => total + value, 0);
    const used = Math.floor(((100 * sum + DICE_MORE[plan.weapons[side]]) * percent) / 100);
    return { sum, rolls, rest: Math.max(0, plan.before[side] - used) };
  });
  const [a = { sum: 0, rest: 0, rolls: [] }, d = { sum: 0, rest: 0, rolls: [] }] = thrown;
  const higher: WarSide | 'none' =
    a.sum === d.sum ? 'none' : a.sum > d.sum ? 'attacker' : 'defender';
  const rest = { attacker: a.rest, defender: d.rest };
  const isBothOut = a.rest === 0 && d.rest === 0;
  const other = higher === 'attacker' ? 'defender' : 'attacker';
  const winner: WarSide | 'none' =
    isBothOut || higher === 'none' ? 'none' : rest[higher] === 0 ? other : higher;
  const block: CardBlock = {
    kind: 'dice',
    name: 'eroberung.dice',
    about: {},
    rolls: thrown.flatMap(({ rolls }) => rolls),
    values: thrown.flatMap(({ rolls }) => rolls.map(({ value }) => value)),
  };
  const outcome: BattleOutcome = { mode: 'entered', winner, energy: rest };
  return { outcome, blocks: [block] };
}

/** A battle the program plays for both sides (EW-46-24). */
function byComputer(plan: BattlePlan): BattleOutcome {
  const { result, log } = battleByComputer(setupOf(plan));
  const at = plan.isAttackerBlue ? ([1, 0] as const) : ([0, 1] as const);
  const [a, d] = at;
  return {
    mode: 'arcade',
    winner: result.winner === null ? 'none' : result.winner === a ? 'attacker' : 'defender',
    energy: { attacker: result.energy[a], defender: result.energy[d] },
    causes: { attacker: result.causes[a] ?? 'none', defender: result.causes[d] ?? 'none' },
    ticks: result.ticks,
    log: logText(log),
    hash: result.hash,
    by: 'computer',
  };
}

/** True if a decided battle can be: rests that fit, weapons that are left (EW-39-01, EW-12-06). */
function isLawful(
  { winner, energy, weapons }: BattleOutcome,
  { before }: BattlePlan,
  left: Readonly<Record<WarSide, readonly Weapon[]>>,
): boolean {
  const hasWeapons =
    weapons === undefined || WAR_SIDES.every((side) => left[side].includes(weapons[side]));
  return hasWeapons && isPossible(winner, before, energy);
}

/**
 * Fights the next battle of a war: as it was decided under its key, else by dice or by the program where settings or the
 * GM say so. Undefined = it is still to be fought.
 */
export function fightBattle(turn: EwTurn, war: War, first: Weapon | null): Battle | undefined {
  const { settings, seed } = turn.input;
  const fought = battlesOf(turn, war.no).map(foughtOf);
  const no = fought.length + 1;
  const isDuel = war.kind === 'duel';
  const isForDuel = choiceOf(settings, 'ew.endgame.lost_weapon') === 'rest_of_duel';
  const leftFor = (side: WarSide): readonly Weapon[] =>
    isDuel ? duelWeapons(fought, side, isForDuel) : weaponsLeft(fought, side);
  const left = { attacker: leftFor('attacker'), defender: leftFor('defender') };
  const fighter = { attacker: fighterOf(turn, war, no), defender: war.defender };
  const key = battleKey(war.no, no);
  const about = { war: war.no, battle: no };
  const decision: OwnDecision = {
    key,
    clause: 'EW-39-01',
    name: 'eroberung.battle',
    about,
    input: 'own',
  };
  const value = turn.decided.own(decision);
  const decided = battleOutcomeFrom(value);
  const weaponOf = (side: WarSide): Weapon =>
    decided?.weapons?.[side] ??
    weaponFor(turn, {
      ...{ war, no, side, fighter: fighter[side], left: left[side] },
      first: side === 'attacker' ? first : null,
    });
  const percent = isDuel
    ? Math.min(1000, Math.max(1, numberOf(settings, 'ew.endgame.energy_percent')))
    : 100;
  const plan: BattlePlan = {
    ...{ war: war.no, no, seed },
    weapons: { attacker: weaponOf('attacker'), defender: weaponOf('defender') },
    before: energyBefore(turn, war, fought),
    set: decided?.set ?? arcadeSetName(settings, percent),
    isAttackerBlue: decided?.isAttackerBlue ?? false,
  };
  const isWrong = value !== undefined && (decided === undefined || !isLawful(decided, plan, left));
  if (isWrong) warn(turn, 'E_RESULT', war.attacker);
  const parties = [fighter.attacker, fighter.defender];
  const how =
    decided !== undefined && !isWrong
      ? 'decided'
      : turn.ask({
          key: `${key}.how`,
          clause: 'EW-39-03',
          name: 'eroberung.how',
          about: { ...about, party: fighter.attacker, other: fighter.defender },
          options: ['open', 'dice', 'computer'],
          proposal: usualMode(turn),
        });
  if (how === 'open') {
    say(turn, 'pending', 'EW-12-01', {
      parties,
      place: war.region,
      about,
      blocks: [{ kind: 'decision', decision }],
    });
    return undefined;
  }
  const {
    outcome,
    blocks,
  }: { readonly outcome: BattleOutcome; readonly blocks: readonly CardBlock[] } =
    how === 'dice'
      ? byDice(turn, plan, percent)
      : {
          outcome: how === 'computer' || decided === undefined ? byComputer(plan) : decided,
          blocks: [],
        };
  const battle: Battle = {
    ...{ id: `w${String(war.no)}-${String(no)}`, owner: '', war: war.no, no },
    ...{ weaponA: plan.weapons.attacker, weaponD: plan.weapons.defender },
    ...{ beforeA: plan.before.attacker, beforeD: plan.before.defender },
    mode: how === 'dice' ? 'dice' : outcome.mode,
    winner: outcome.winner,
    ...{ causeA: outcome.causes?.attacker ?? 'none', causeD: outcome.causes?.defender ?? 'none' },
    ...{ afterA: outcome.energy.attacker, afterD: outcome.energy.defender },
    isAttackerBlue: plan.isAttackerBlue,
    seed: setupOf(plan).seed,
    set: plan.set,
    ticks: outcome.ticks ?? 0,
    log: outcome.log ?? '',
    hash: outcome.hash ?? 0,
    by: outcome.by ?? '',
  };
  turn.state = { ...turn.state, battles: [...turn.state.battles, battle] };
  tellBattle(turn, war, battle, plan, [
    ...blocks,
    ...(how === 'decided' || choiceOf(settings, 'ew.battle.mode') !== 'dice'
      ? [{ kind: 'decision', decision } as const]
      : []),
  ]);
  return battle;
}

/** How battles are decided that nobody decided: by the settings (EW-39-03, EW-46-24). */
function usualMode({ input: { settings } }: EwTurn): 'open' | 'dice' | 'computer' {
  const mode = choiceOf(settings, 'ew.battle.mode');
  if (mode === 'dice') return 'dice';
  return mode === 'arcade' && choiceOf(settings, 'arc.computer') === 'both' ? 'computer' : 'open';
}

/** Tells a battle; one whose log comes to something else says so, and what is stored stays (EW-46-17). */
function tellBattle(
  turn: EwTurn,
  war: War,
  battle: Battle,
  plan: BattlePlan,
  blocks: readonly CardBlock[],
): void {
  const isByComputer = battle.by === 'computer';
  const again = isByComputer ? undefined : replayed(plan, battle.log);
  const differs = again !== undefined && again.hash !== battle.hash;
  const rest = (side: WarSide, value: number): CardBlock => ({
    kind: 'figure',
    name: `eroberung.rest.${side}`,
    about: {},
    value: fact('eroberung.rest', value, {}, 'EW-12-09'),
  });
  const parties =
    battle.winner === 'defender' ? [war.defender, war.attacker] : [war.attacker, war.defender];
  say(turn, battle.winner === 'none' ? 'drawn' : 'battle', 'EW-12-02', {
    parties,
    place: war.region,
    about: { war: war.no, battle: battle.no },
    blocks: [
      rest('attacker', battle.afterA),
      rest('defender', battle.afterD),
      ...(differs
        ? [
            {
              kind: 'sentence',
              name: 'eroberung.hashDiffers',
              about: { hash: battle.hash },
            } as const,
          ]
        : []),
      { kind: 'own', name: 'eroberung.battle', data: plainCopy(battle) },
      ...blocks,
    ],
  });
}

/** Weapons that were written for battles are used up with the turn. */
export function closeWeapons(turn: EwTurn): void {
  for (const given of ordersOf(turn, ['WEAPONS'])) close(turn, given);
}
