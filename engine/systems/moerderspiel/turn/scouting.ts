import { byTextOf, type Params, type Saying } from '../../../kernel';
import { compareFields, fieldsOfEdge, type LetteredField, neighboursOfField } from '../../../world';
import { armiesOf, byUnit, isArmy, unitsOf } from '../rules/nation';
import { flagOf } from '../rules/settings';
import { BARBARIANS, seemingNation, sightingOf } from '../rules/sight';
import type { GameState, NationKey, Unit } from '../state/types';
import { acting, hasUse, notify, playing, type RoundTurn } from './turn';

/** Foreign units on some fields as others see them (TM-8.3-02 a). */
function present(
  turn: RoundTurn,
  state: GameState,
  nation: NationKey,
  fields: ReadonlySet<LetteredField>,
): readonly Unit[] {
  const seesHidden = flagOf(turn.input.settings, 'tm.scouting.sees_camouflage');
  return unitsOf(state).filter(
    (unit) =>
      unit.nation !== nation &&
      fields.has(unit.field) &&
      (seesHidden || !isArmy(unit) || !unit.hiding.near),
  );
}

/** Units that stood there at the start of the round and stand there no more, destroyed ones left out (TM-8.3-05). */
function left(turn: RoundTurn, nation: NationKey, fields: ReadonlySet<LetteredField>): number {
  return present(turn, turn.start, nation, fields).filter((unit) => {
    const now = turn.state.units[unit.key];
    return now !== undefined && !fields.has(now.field);
  }).length;
}

/** Variant of the words where one of those who are named is no nation. */
const hordeAmong = (name: NationKey | undefined, context: string): Params =>
  name === BARBARIANS ? { context } : {};

/** Events on watched fields in the round, without numbers and without its order (TM-8.3-02 b to e). */
function happened(turn: RoundTurn, fields: ReadonlySet<LetteredField>): readonly Saying[] {
  const combats = turn.combats
    .filter(({ field }) => fields.has(field))
    .map(({ field, attacker, opponent, outcome }): Saying => {
      const other = opponent.kind === 'unit' ? seemingNation(opponent.unit) : opponent.owner;
      const sides = [seemingNation(attacker), other];
      return {
        name: outcome.winner === null ? 'moerderspiel.scoutDraw' : 'moerderspiel.scoutCombat',
        about: {
          place: field,
          party: sides[outcome.winner ?? 0] ?? '',
          other: sides[outcome.winner === null ? 1 : 1 - outcome.winner] ?? '',
          ...hordeAmong(sides[outcome.winner ?? 0], 'horde'),
          ...hordeAmong(sides[outcome.winner === null ? 1 : 1 - outcome.winner], 'overHorde'),
        },
      };
    });
  const bases = [...fields].sort(compareFields).flatMap((field): readonly Saying[] => {
    const [was, is] = [turn.start.bases[field], turn.state.bases[field]];
    if (is === undefined) return [];
    const isNew = was?.owner !== is.owner;
    const name = isNew ? 'moerderspiel.scoutBaseNew' : 'moerderspiel.scoutBase';
    return [
      {
        name: is.owner === null ? `${name}Free` : name,
        about: { place: field, party: is.owner ?? '' },
      },
    ];
  });
  const edges = turn.state.blockades
    .filter(({ edge }) => fieldsOfEdge(edge).some((field) => fields.has(field)))
    .map(({ edge }): Saying => {
      const [place, to] = fieldsOfEdge(edge);
      return { name: 'moerderspiel.scoutBlockade', about: { place, to } };
    });
  const sieges = [...new Set(acting(turn, 'SIEGE').map(({ order }) => order.capital))]
    .filter((capital) => fields.has(capital))
    .map((place): Saying => ({ name: 'moerderspiel.scoutSiege', about: { place } }));
  return [...combats, ...bases, ...edges, ...sieges];
}

/** Reports of the scouts of every nation: one report per field, that of destroyed armies included (TM-8.3). */
export function scout(turn: RoundTurn): void {
  const { settings } = turn.input;
  for (const { key } of playing(turn)) {
    const watched = armiesOf(turn.start, key)
      .filter((army) => hasUse(turn, army, 'scouting'))
      .flatMap((army) => {
        const now = turn.moments.validate?.units[army.key];
        return isArmy(now) && now.watch !== null ? [now.watch] : [];
      });
    for (const field of [...new Set(watched)].sort(compareFields)) {
      const fields = new Set([field, ...neighboursOfField(turn.state.board, field)]);
      const seen = [...present(turn, turn.state, key, fields)].sort(byUnit).map((unit): Saying => {
        const { nation, strength, field: place } = sightingOf(unit, settings);
        return {
          name: strength === null ? 'moerderspiel.scoutArmyBare' : 'moerderspiel.scoutArmy',
          about: {
            place,
            party: nation,
            soldiers: strength ?? 0,
            ...hordeAmong(nation, 'horde'),
          },
        };
      });
      const gone = left(turn, key, fields);
      const goneSaying: Saying = { name: 'moerderspiel.scoutLeft', about: { count: gone } };
      const items = [
        ...sortSayings(seen),
        ...sortSayings(happened(turn, fields)),
        ...(gone > 0 ? [goneSaying] : []),
      ];
      notify(turn, key, 'scouted', 'TM-8.3-02', { count: items.length }, field, [
        { kind: 'list', items },
      ]);
    }
  }
}

/** Sayings sorted by their own content, so that their order reveals nothing more. */
function sortSayings(sayings: readonly Saying[]): readonly Saying[] {
  return [...sayings].sort(byTextOf(({ name, about }) => `${name} ${JSON.stringify(about)}`));
}
