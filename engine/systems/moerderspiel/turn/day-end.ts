import { calc, fact, sum } from '../../../kernel';
import {
  armiesOf,
  byText,
  forceOf,
  isAlive,
  nationsOf,
  withArmy,
  withNation,
  withoutUnit,
} from '../rules/nation';
import { choiceOf, flagOf, numberOf } from '../rules/settings';
import type { GameState, NationKey } from '../state/types';
import { ruledWithin } from './combat-rulings';
import { loseCapital } from './spoils';
import { lot } from './chance';
import { nationOrders, reading, type RoundTurn, tell } from './turn';

/** Part of a sanction's loss: which unit gives how many soldiers. */
export interface LossPart {
  readonly unit: string;
  readonly soldiers: number;
}

/** Units of a nation that can give soldiers: its garrison first, then its armies by number. */
export function givers(
  state: GameState,
  nation: NationKey,
): readonly { readonly unit: string; readonly strength: number }[] {
  const one = state.nations[nation];
  const garrison =
    one !== undefined && one.hasCapital && one.garrison.strength > 0
      ? [{ unit: 'garrison', strength: one.garrison.strength }]
      : [];
  return [
    ...garrison,
    ...armiesOf(state, nation).map(({ key, strength }) => ({ unit: key, strength })),
  ];
}

/** Fault of a deposited distribution; undefined = none (TM-6-13). */
export function lossFault(
  state: GameState,
  nation: NationKey,
  parts: readonly LossPart[],
  loss: number,
  step: number,
): 'E_LOSS_SUM' | 'E_LOSS_STEP' | undefined {
  const have = givers(state, nation);
  const total = have.reduce((sum, { strength }) => sum + strength, 0);
  if (parts.some(({ soldiers }) => soldiers % step !== 0)) return 'E_LOSS_STEP';
  const isTooMuch = parts.some(
    ({ unit, soldiers }) => soldiers > (have.find((one) => one.unit === unit)?.strength ?? 0),
  );
  const sum = parts.reduce((all, { soldiers }) => all + soldiers, 0);
  return isTooMuch || sum !== Math.min(loss, total) ? 'E_LOSS_SUM' : undefined;
}

/** The loss where nothing was deposited: by hundreds from the largest, none below 100 while another has more (TM-6-14). */
export function defaultLoss(
  have: readonly { readonly unit: string; readonly strength: number }[],
  loss: number,
): readonly LossPart[] {
  const left = have.map((one) => ({ ...one, left: one.strength }));
  for (let taken = 0; taken < loss; taken += 100) {
    const most = Math.max(0, ...left.map((one) => one.left));
    const largest = left.find((one) => one.left === most);
    if (largest === undefined || most === 0) break;
    largest.left -= Math.min(100, largest.left);
  }
  return left.flatMap(({ unit, strength, left: rest }) =>
    strength === rest ? [] : [{ unit, soldiers: strength - rest }],
  );
}

/** Takes soldiers from units; those that have none left are gone (TM-6-13). */
function take(turn: RoundTurn, nation: NationKey, parts: readonly LossPart[]): void {
  for (const { unit, soldiers } of parts) {
    if (unit !== 'garrison') {
      turn.state = withArmy(turn.state, unit, (army) => ({
        ...army,
        strength: army.strength - soldiers,
      }));
      if (turn.state.units[unit]?.strength === 0) turn.state = withoutUnit(turn.state, unit);
      continue;
    }
    turn.state = withNation(turn.state, nation, (one) => ({
      ...one,
      garrison: { ...one.garrison, strength: one.garrison.strength - soldiers },
    }));
    const isEmpty = turn.state.nations[nation]?.garrison.strength === 0;
    if (isEmpty && flagOf(turn.input.settings, 'tm.sanction.garrison_zero_is_loss'))
      loseCapital(turn, nation);
  }
}

/** Votes of the day by target; nations without force neither vote nor are voted for (TM-6-19). */
export function countVotes(
  state: GameState,
  hasForce: (nation: NationKey) => boolean,
): ReadonlyMap<NationKey, readonly NationKey[]> {
  const votes = new Map<NationKey, readonly NationKey[]>();
  for (const [voter, target] of Object.entries(state.votes).sort(([a], [b]) => byText(a, b)))
    if (hasForce(voter) && hasForce(target))
      votes.set(target, [...(votes.get(target) ?? []), voter]);
  return votes;
}

/** The nation, or nations, with the most votes of at least so many (TM-6-06, TM-6-12). */
function heaviest(turn: RoundTurn, counts: ReadonlyMap<NationKey, number>): readonly NationKey[] {
  const { settings } = turn.input;
  const most = Math.max(0, ...counts.values());
  if (most < Math.max(1, numberOf(settings, 'tm.sanction.heavy_min'))) return [];
  const first = [...counts].filter(([, count]) => count === most).map(([nation]) => nation);
  const mode = choiceOf(settings, 'tm.sanction.tie');
  if (first.length === 1 || mode === 'all') return first;
  if (mode === 'none')
    tell(turn, 'voteTie', 'TM-6-12', {
      parties: first,
      about: { others: first },
      isPublic: true,
    });
  const drawn = mode === 'lot' ? lot(turn, ['sanction'], {}, first) : undefined;
  return drawn === undefined ? [] : [drawn];
}

/** Step 16, after the second round of a day: votes are counted, sanctions imposed, soldiers lost (TM-6). */
export function endDay(turn: RoundTurn): void {
  const { round } = turn.start;
  if (round % 2 !== 0) return;
  const { settings } = turn.input;
  const hasForce = (key: NationKey): boolean => {
    const nation = turn.state.nations[key];
    return isAlive(nation) && forceOf(turn.state, nation, settings) > 0;
  };
  const votes = countVotes(turn.state, hasForce);
  const most = nationsOf(turn.state).filter(({ key }) => hasForce(key)).length;
  const results = [...votes.keys()].sort(byText).map((key) => {
    const by = votes.get(key) ?? [];
    const counted = sum(...by.map((party) => fact('moerderspiel.vote', 1, { party }, 'TM-6-02')));
    return { key, by, value: ruledWithin(turn, `count/${key}`, counted, [0, most]) };
  });
  const counts = new Map(results.map(({ key, value }) => [key, value.value]));
  const light = [...counts].flatMap(([key, count]) =>
    count >= Math.max(1, numberOf(settings, 'tm.sanction.light_min')) ? [key] : [],
  );
  for (const { key, by, value } of results) {
    const about = { party: key, count: value.value, others: by };
    const answer = reading(turn, 39, {
      key: `votes/${key}`,
      clause: 'TM-6-16',
      about: { party: key },
      options: ['named', 'counted'],
    });
    const isNamed = answer === 'named';
    tell(turn, 'votes', 'TM-6-16', {
      parties: [key, ...by],
      about,
      blocks: [
        {
          kind: 'figure',
          name: 'moerderspiel.votes',
          about: { party: key },
          value,
          ruling: `count/${key}`,
          range: [0, most],
        },
      ],
      isPublic: isNamed,
    });
    if (!isNamed)
      tell(turn, 'voteCount', 'TM-6-16', {
        parties: [key],
        about: { party: key, count: value.value },
        isPublic: true,
      });
  }
  const heavy = heaviest(turn, counts);
  for (const key of light) sanction(turn, key, 'light');
  for (const key of heavy) {
    sanction(turn, key, 'heavy');
    suffer(turn, key);
  }
  turn.sanctioned.push(...light);
}

/** Notes a sanction for both rounds of the next day, in the place of those that are over (TM-6-10). */
function sanction(turn: RoundTurn, key: NationKey, kind: 'heavy' | 'light'): void {
  const { round } = turn.start;
  turn.state = withNation(turn.state, key, (nation) => ({
    ...nation,
    sanctions: [
      ...nation.sanctions.filter(({ to }) => to > round),
      { kind, from: round + 1, to: round + 2 },
    ],
  }));
  tell(turn, `sanction_${kind}`, kind === 'heavy' ? 'TM-6-06' : 'TM-6-08', {
    parties: [key],
    about: { party: key },
    isPublic: true,
  });
}

/** The heavy sanction costs soldiers: as deposited, or by the rules (TM-6-07, TM-6-14). */
function suffer(turn: RoundTurn, key: NationKey): void {
  const { settings } = turn.input;
  const loss = numberOf(settings, 'tm.sanction.loss');
  const step = numberOf(settings, 'tm.soldiers.step');
  const deposited = nationOrders(turn, 'SANCTION_LOSS')
    .filter(({ by }) => by === key)
    .at(-1)?.order.losses;
  const isValid =
    deposited !== undefined && lossFault(turn.state, key, deposited, loss, step) === undefined;
  const have = givers(turn.state, key);
  const total = have.reduce((all, { strength }) => all + strength, 0);
  const usual = calc.minimum(
    fact('moerderspiel.sanctionLoss', loss, {}, 'TM-6-06'),
    sum(...have.map(({ strength }) => fact('moerderspiel.strength', strength))),
  );
  const ruling = `sanction/${key}`;
  const value = ruledWithin(turn, ruling, usual, [0, total]);
  const isRuled = value.value !== usual.value;
  const parts = isValid && !isRuled ? deposited : defaultLoss(have, value.value);
  take(turn, key, parts);
  tell(turn, 'sanctionLoss', 'TM-6-07', {
    parties: [key],
    about: { party: key, soldiers: value.value },
    blocks: [
      {
        kind: 'figure',
        name: 'moerderspiel.sanctionLoss',
        about: { party: key },
        value,
        ruling,
        range: [0, total],
      },
      {
        kind: 'list',
        items: parts.map(({ unit, soldiers }) => ({
          name: unit === 'garrison' ? 'moerderspiel.lossOfGarrison' : 'moerderspiel.lossOfArmy',
          about: { number: Number(unit.split('/')[1] ?? 0), soldiers },
        })),
      },
    ],
  });
}
