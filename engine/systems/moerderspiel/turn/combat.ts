import { type CardBlock, type Explained, fact, type Saying } from '../../../kernel';
import { type Combat, combatOf, type Fighter, type Opponent } from '../rules/combat';
import { effectiveMorale } from '../rules/morale';
import { moraleOf } from '../rules/flight';
import { byText, byUnit, capitalOn, isArmy } from '../rules/nation';
import { choiceOf, flagOf, numberOf } from '../rules/settings';
import { seemingNation } from '../rules/sight';
import type { GameState, NationKey, Technique, Unit, UnitKey } from '../state/types';
import type { LetteredField } from '../../../world';
import { usesTechnique } from './attacks';
import { loseBase, loseCapital, passDecrees } from './spoils';
import { aboutUnit, acting, courseOf, hasUse, notify, type RoundTurn, tell, unitNow } from './turn';

/** Everything a combat is computed from: the moment before the first blow (TM-10-01, step 8). */
interface Frozen {
  readonly turn: RoundTurn;
  readonly moment: GameState;
}

const addition = (name: Technique, value: number): Explained =>
  fact(`moerderspiel.${name}`, value, {}, 'TM-8.11-02');

/** What techniques add to the power of an army (TM-8.11-02). */
function additionsOf(
  { turn }: Frozen,
  unit: Unit,
  opponent: Opponent['kind'],
  isAttacker: boolean,
): readonly Explained[] {
  const has = (technique: Technique): boolean => usesTechnique(turn, unit, technique);
  const hasAttacked = courseOf(turn, unit.key).order.kind === 'ATTACK';
  const isRooted = isArmy(unit) && unit.moved === 0;
  return [
    ...(isAttacker && has('first_strike') ? [addition('first_strike', 100)] : []),
    ...(!hasAttacked && has('shield_wall') ? [addition('shield_wall', 100)] : []),
    ...(isRooted && has('rooted') ? [addition('rooted', 100)] : []),
    ...(opponent === 'garrison' && has('siege_craft') ? [addition('siege_craft', 200)] : []),
    ...(opponent === 'base' && has('storm') ? [addition('storm', 100)] : []),
  ];
}

const strengthOf = ({ turn, moment }: Frozen, opponent: Opponent): number => {
  if (opponent.kind === 'unit') return opponent.unit.strength;
  if (opponent.kind === 'base') return numberOf(turn.input.settings, 'tm.base.defenders');
  return moment.nations[opponent.owner]?.garrison.strength ?? 0;
};

/** True if the larger opponent lifts an army (TM-8.15). */
function isUnderdog(frozen: Frozen, unit: Unit, opponent: Opponent): boolean {
  const { turn } = frozen;
  const counts =
    opponent.kind === 'unit' ||
    (opponent.kind === 'garrison' && flagOf(turn.input.settings, 'tm.underdog.garrison'));
  const lead = strengthOf(frozen, opponent) - unit.strength;
  return counts && lead > 400 && hasUse(turn, unit, 'underdog');
}

/** True if an army attacks out of camouflage (TM-8.13-05). */
function isAmbush({ turn }: Frozen, unit: Unit, isAttacker: boolean): boolean {
  if (!isArmy(unit) || !isAttacker || !hasUse(turn, unit, 'camouflage')) return false;
  const isAny = choiceOf(turn.input.settings, 'tm.camouflage.attack_bonus_state') === 'any';
  return unit.hiding.same || (isAny && unit.hiding.near);
}

function fighterOf(frozen: Frozen, unit: Unit, opponent: Opponent, isAttacker: boolean): Fighter {
  const { turn, moment } = frozen;
  const { settings } = turn.input;
  const morale = isArmy(unit)
    ? effectiveMorale(moment, unit, settings, {
        isHidden: isAmbush(frozen, unit, isAttacker),
        isUnderdog: isUnderdog(frozen, unit, opponent),
      })
    : moraleOf(moment, unit, settings);
  return {
    strength: unit.strength,
    morale,
    additions: additionsOf(frozen, unit, opponent.kind, isAttacker),
    isGrim: usesTechnique(turn, unit, 'grim'),
    hasThickSkin: usesTechnique(turn, unit, 'thick_skin'),
  };
}

/** Defenders of a base and garrisons fight without abilities (TM-5-19). */
function defenderOf(
  { turn, moment }: Frozen,
  { kind, owner }: Extract<Opponent, { readonly kind: 'base' | 'garrison' }>,
): Fighter {
  const { settings } = turn.input;
  const garrison = moment.nations[owner]?.garrison;
  const [strength, morale] =
    kind === 'base'
      ? [numberOf(settings, 'tm.base.defenders'), numberOf(settings, 'tm.base.defender_morale')]
      : [garrison?.strength ?? 0, garrison?.morale ?? 0];
  const clause = kind === 'base' ? 'TM-4.5-12' : 'TM-4.6-03';
  return {
    strength,
    morale: fact('moerderspiel.defenderMorale', morale, {}, clause),
    additions: [],
    isGrim: false,
    hasThickSkin: false,
  };
}

/** Attacks on a capital by armies that entered it in this very round, where that is allowed (TM-4.6-02). */
function opponentOf(
  { moment }: Frozen,
  unit: Unit,
  kind: 'base' | 'garrison',
): Opponent | undefined {
  const owner =
    kind === 'base' ? moment.bases[unit.field]?.owner : capitalOn(moment, unit.field)?.key;
  return owner === undefined || owner === null ? undefined : { kind, owner };
}

/** Every combat of the round, each pair once (TM-4.7-08, TM-5-14). */
function combatsOf(frozen: Frozen): readonly Combat[] {
  const { turn } = frozen;
  const done = new Set<string>();
  return acting(turn, 'ATTACK').flatMap(({ unit: attacker, order: { target } }) => {
    if (target.kind !== 'unit') {
      const opponent = opponentOf(frozen, attacker, target.kind);
      if (opponent === undefined || opponent.kind === 'unit') return [];
      const sides = [
        fighterOf(frozen, attacker, opponent, true),
        defenderOf(frozen, opponent),
      ] as const;
      return [combat(frozen, attacker, opponent, false, sides)];
    }
    const defender = unitNow(turn, target.unit);
    if (defender === undefined || courseOf(turn, defender.key).hasFled) return [];
    const pair = [attacker.key, defender.key].sort(byText).join(' ');
    if (done.has(pair)) return [];
    done.add(pair);
    const answer = courseOf(turn, defender.key);
    const isMutual =
      answer.failure === null &&
      answer.order.kind === 'ATTACK' &&
      answer.order.target.kind === 'unit' &&
      answer.order.target.unit === attacker.key;
    const sides = [
      fighterOf(frozen, attacker, { kind: 'unit', unit: defender }, true),
      fighterOf(frozen, defender, { kind: 'unit', unit: attacker }, isMutual),
    ] as const;
    return [combat(frozen, attacker, { kind: 'unit', unit: defender }, isMutual, sides)];
  });
}

function combat(
  { turn }: Frozen,
  attacker: Unit,
  opponent: Opponent,
  isMutual: boolean,
  sides: readonly [Fighter, Fighter],
): Combat {
  const outcome = combatOf(sides, turn.input.settings);
  return { field: attacker.field, attacker, opponent, isMutual, outcome };
}

const nationOf = (opponent: Opponent): NationKey =>
  opponent.kind === 'unit' ? opponent.unit.nation : opponent.owner;

/** The GM's card of a combat: both powers with their derivations, the difference, the losses. */
function tellCombat(
  turn: RoundTurn,
  { field, attacker, opponent, outcome, isMutual }: Combat,
): void {
  const { sides, difference, winner } = outcome;
  const other = nationOf(opponent);
  const otherNumber = opponent.kind === 'unit' ? aboutUnit(opponent.unit)['number'] : 0;
  tell(turn, opponent.kind === 'unit' ? 'combat' : `combat_${opponent.kind}`, 'TM-5-08', {
    place: field,
    parties: [attacker.nation, other],
    about: {
      ...aboutUnit(attacker),
      other,
      otherNumber: otherNumber ?? 0,
      loss: sides[0].loss,
      otherLoss: sides[1].loss,
      difference,
      isMutual: isMutual ? 1 : 0,
      winner: winner === null ? 'nobody' : winner === 0 ? attacker.nation : other,
    },
    blocks: sides.map(({ power }, index) => ({
      kind: 'figure',
      name: 'moerderspiel.power',
      about: { party: index === 0 ? attacker.nation : other },
      value: power,
    })),
  });
}

/** What those who fought read of it: winner and losses, with the nations that were shown (TM-5-18). */
function report(turn: RoundTurn, { field, attacker, opponent, outcome }: Combat): void {
  const { settings } = turn.input;
  const detail = choiceOf(settings, 'tm.report.combat_detail');
  const shown = [
    seemingNation(attacker),
    opponent.kind === 'unit' ? seemingNation(opponent.unit) : opponent.owner,
  ] as const;
  const numbers = (own: 0 | 1): readonly CardBlock[] => {
    const [mine, theirs] = [outcome.sides[own], outcome.sides[own === 0 ? 1 : 0]];
    const losses = { loss: mine.loss, otherLoss: theirs.loss };
    const powers = { power: mine.power.value, otherPower: theirs.power.value };
    const items: readonly Saying[] = [
      ...(detail === 'winner_only' ? [] : [{ name: 'moerderspiel.losses', about: losses }]),
      ...(detail === 'full' ? [{ name: 'moerderspiel.powers', about: powers }] : []),
    ];
    return items.length === 0 ? [] : [{ kind: 'list', items }];
  };
  const result = (own: 0 | 1): string =>
    outcome.winner === null ? 'draw' : outcome.winner === own ? 'won' : 'lost';
  const against = opponent.kind === 'unit' ? 'army' : opponent.kind;
  notify(
    turn,
    attacker.nation,
    `fought_${result(0)}`,
    'TM-5-18',
    {
      ...aboutUnit(attacker),
      other: shown[1],
      against,
    },
    field,
    numbers(0),
  );
  const number = opponent.kind === 'unit' ? (aboutUnit(opponent.unit)['number'] ?? 0) : 0;
  notify(
    turn,
    nationOf(opponent),
    `was_attacked_${result(1)}`,
    'TM-5-18',
    {
      party: nationOf(opponent),
      number,
      other: shown[0],
      against,
    },
    field,
    numbers(1),
  );
}

/** Losses of every unit over all its combats (TM-5-14). */
function lossesOf(combats: readonly Combat[]): ReadonlyMap<UnitKey, number> {
  const losses = new Map<UnitKey, number>();
  const add = (key: UnitKey, loss: number): void => {
    losses.set(key, (losses.get(key) ?? 0) + loss);
  };
  for (const { attacker, opponent, outcome } of combats) {
    add(attacker.key, outcome.sides[0].loss);
    if (opponent.kind === 'unit') add(opponent.unit.key, outcome.sides[1].loss);
  }
  return losses;
}

/** Nations one of whose armies lost, with Retaliation (TM-8.4-04). */
function avenge(turn: RoundTurn, combats: readonly Combat[]): void {
  for (const { attacker, opponent, outcome } of combats) {
    const loser =
      outcome.winner === null
        ? undefined
        : outcome.winner === 1
          ? attacker
          : opponent.kind === 'unit'
            ? opponent.unit
            : undefined;
    if (isArmy(loser) && hasUse(turn, loser, 'retaliation')) turn.avenged.add(loser.nation);
  }
}

/** Step 9: all combats from the same moment; losses, bases, capitals, decrees (TM-10-01). */
export function fight(turn: RoundTurn): void {
  const frozen: Frozen = { turn, moment: turn.state };
  const combats = combatsOf(frozen);
  turn.combats.push(...combats);
  for (const one of combats) {
    tellCombat(turn, one);
    report(turn, one);
    courseOf(turn, one.attacker.key).hasFought = true;
    if (one.opponent.kind === 'unit') courseOf(turn, one.opponent.unit.key).hasFought = true;
  }
  const losses = lossesOf(combats);
  const fallen = [...losses]
    .flatMap(([key, loss]) => {
      const unit = unitNow(turn, key);
      return unit !== undefined && unit.strength <= loss ? [unit] : [];
    })
    .sort(byUnit);
  passDecrees(turn, combats, new Set(fallen.map(({ key }) => key)));
  for (const [key, loss] of losses) {
    const unit = unitNow(turn, key);
    if (unit !== undefined && loss > 0)
      turn.state = {
        ...turn.state,
        units: { ...turn.state.units, [key]: { ...unit, strength: unit.strength - loss } },
      };
  }
  for (const unit of fallen) {
    const { [unit.key]: _, ...units } = turn.state.units;
    turn.state = { ...turn.state, units };
    tell(turn, 'destroyed', 'TM-4.1-11', {
      place: unit.field,
      parties: [unit.nation],
      about: aboutUnit(unit),
    });
    notify(turn, unit.nation, 'destroyed', 'TM-4.1-11', aboutUnit(unit), unit.field);
  }
  avenge(turn, combats);
  loseBases(turn, combats);
  loseGarrisons(turn, combats);
}

/** Bases whose defenders were beaten, or lost as many men as they are (TM-4.5-15, TM-4.5-16). */
function loseBases(turn: RoundTurn, combats: readonly Combat[]): void {
  const atBases = combats.filter(({ opponent }) => opponent.kind === 'base');
  const men = numberOf(turn.input.settings, 'tm.base.defenders');
  for (const field of new Set(atBases.map((one) => one.field))) {
    const here = atBases.filter((one) => one.field === field);
    const lost = here.reduce((sum, { outcome }) => sum + outcome.sides[1].loss, 0);
    const isBeaten = here.some(({ outcome }) => outcome.winner === 0) || lost >= men;
    if (isBeaten)
      loseBase(
        turn,
        field,
        here.map(({ attacker }) => attacker),
      );
  }
}

/** What garrisons lost in all; one that is wiped out is one loss, whoever did it (TM-4.6-09, TM-4.6-10). */
function loseGarrisons(turn: RoundTurn, combats: readonly Combat[]): void {
  const stormed = combats.filter(({ opponent }) => opponent.kind === 'garrison');
  for (const key of new Set(stormed.map(({ opponent }) => nationOf(opponent)))) {
    const here = stormed.filter(({ opponent }) => nationOf(opponent) === key);
    const lost = here.reduce((sum, { outcome }) => sum + outcome.sides[1].loss, 0);
    const nation = turn.state.nations[key];
    if (nation === undefined) continue;
    const strength = Math.max(0, nation.garrison.strength - lost);
    turn.state = {
      ...turn.state,
      nations: {
        ...turn.state.nations,
        [key]: { ...nation, garrison: { ...nation.garrison, strength } },
      },
    };
    if (strength === 0) loseCapital(turn, key);
  }
}

/** True if a garrison was in a combat of this round (TM-4.6-16). */
export function wasStormed(turn: RoundTurn, capital: LetteredField): boolean {
  return [...turn.courses.values()].some(({ order, failure, unit }) => {
    const isAttack = order.kind === 'ATTACK' && order.target.kind === 'garrison';
    return isAttack && failure === null && turn.start.units[unit]?.field === capital;
  });
}
