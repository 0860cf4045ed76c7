import type { CardBlock, Saying } from '../../../kernel';
import type { Combat, Opponent } from '../rules/combat';
import { choiceOf } from '../rules/settings';
import { seemingNation } from '../rules/sight';
import type { NationKey } from '../state/types';
import { outcomeQuestion, POWERS } from './combat-rulings';
import { aboutUnit, notify, playing, type RoundTurn, tell } from './turn';

/** Whose an opponent is. */
export function nationOf(opponent: Opponent): NationKey {
  return opponent.kind === 'unit' ? opponent.unit.nation : opponent.owner;
}

/** The combat sheet: both powers and losses with their derivations, which the GM can overrule, and the outcome. */
export function tellCombat(
  turn: RoundTurn,
  { field, attacker, opponent, outcome, isMutual, keys }: Combat,
): void {
  const { sides, difference, winner, usual } = outcome;
  const other = nationOf(opponent);
  const otherNumber = opponent.kind === 'unit' ? aboutUnit(opponent.unit)['number'] : 0;
  tell(turn, opponent.kind === 'unit' ? 'combat' : `combat_${opponent.kind}`, 'TM-5-08', {
    place: field,
    parties: [attacker.nation, other],
    about: {
      ...aboutUnit(attacker),
      other,
      otherNumber: otherNumber ?? 0,
      loss: sides[0].loss.value,
      otherLoss: sides[1].loss.value,
      difference,
      isMutual: isMutual ? 1 : 0,
      winner: winner === null ? 'nobody' : winner === 0 ? attacker.nation : other,
    },
    blocks: [
      ...(['power', 'loss'] as const).flatMap((name) =>
        sides.map((side, index): CardBlock => ({
          kind: 'figure',
          name: `moerderspiel.${name}`,
          about: { party: index === 0 ? attacker.nation : other, at: field },
          value: side[name],
          ruling: keys.sides[index === 0 ? 0 : 1][name],
          range: name === 'power' ? POWERS : [0, side.strength],
        })),
      ),
      ...(keys.outcome === undefined
        ? []
        : [
            {
              kind: 'decision' as const,
              decision: outcomeQuestion(keys.outcome, attacker, opponent, usual),
            },
          ]),
    ],
  });
}

/** Report for those who fought: winner and losses, with the nations that were shown (TM-5-18). */
export function reportCombat(
  turn: RoundTurn,
  { field, attacker, opponent, outcome }: Combat,
): void {
  const { settings } = turn.input;
  const detail = choiceOf(settings, 'tm.report.combat_detail');
  const shown = [
    seemingNation(attacker),
    opponent.kind === 'unit' ? seemingNation(opponent.unit) : opponent.owner,
  ] as const;
  const numbers = (own: 0 | 1): readonly CardBlock[] => {
    const [mine, theirs] = [outcome.sides[own], outcome.sides[own === 0 ? 1 : 0]];
    const losses = { loss: mine.loss.value, otherLoss: theirs.loss.value };
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
  if (choiceOf(settings, 'tm.report.combat_audience') !== 'public') return;
  const winner = outcome.winner === null ? 'nobody' : shown[outcome.winner];
  for (const { key } of playing(turn))
    if (key !== attacker.nation && key !== nationOf(opponent))
      notify(
        turn,
        key,
        'foughtElsewhere',
        'TM-5-18',
        { party: shown[0], other: shown[1], against, winner },
        field,
      );
}
