import {
  openTurn,
  type Proposal,
  proposalOf,
  type RecordKind,
  type RecordRow,
  type RuleSystem,
  type TurnInput,
  moneyParts,
} from '../kernel';
import { cellValue, newParty, type World, written } from '../world';
import { CASE_SEED, type CaseGame, type Letters } from './play';

/** The last turn of a case: what went in, and what came of it. */
export interface PlayedProposal extends Proposal<World> {
  readonly input: TurnInput<World>;
}

/** Members of a game that cases use. */
export type PlayableGame = Pick<
  RuleSystem<World>,
  'records' | 'orders' | 'currency' | 'adjudicate' | 'tables'
>;

const money = /^money (-?\d+(?:\.\d)?)$/;

/** A record of a party, or of nobody, as a case writes it, `region wald, wheels 3`; undefined where it cannot be. */
function withRow(
  kind: RecordKind<World>,
  world: World,
  owner: string | null,
  fields: string,
): World | undefined {
  const place = { world, settings: {}, owner };
  const row = fields.split(', ').reduce<RecordRow | undefined>((before, part) => {
    if (before === undefined || part === '') return before;
    const [id = '', ...rest] = part.split(' ');
    const field = kind.fields.find((one) => one.id === id);
    const value = field && cellValue(field, rest.join(' '), world);
    if (field === undefined || value === undefined) return undefined;
    const after = written(kind, field, before, value, place);
    return 'row' in after ? after.row : undefined;
  }, kind.blank?.(place));
  return row && kind.put?.(row, place);
}

/**
 * How a game plays cases by its declaration, on a world before anybody plays: `turn: 3`, and of each party its seat, its
 * money, and its records by kind and field, `anna: seat wald; money 12; mill region wald, wheels 3`; a record that is
 * nobody's by its kind, `flood: region wald`.
 */
export function recordCases(
  { records, orders: reader, currency, adjudicate }: PlayableGame,
  empty: World,
): CaseGame<World, PlayedProposal> {
  const withPart = (world: World, key: string, part: string): World | undefined => {
    const one = world.parties[key];
    const [word = '', ...rest] = part.split(' ');
    const text = rest.join(' ');
    const kind = records.find(({ id }) => id === word);
    const [, amount] = money.exec(part) ?? [];
    if (one === undefined || part === '') return world;
    if (kind !== undefined) return withRow(kind, world, key, text);
    if (word !== 'seat' && amount === undefined) return undefined;
    const has =
      word === 'seat' ? { seat: text } : { treasury: Number(amount) * moneyParts(currency) };
    return { ...world, parties: { ...world.parties, [key]: { ...one, ...has } } };
  };
  return {
    empty,
    give: (before, key, value) => {
      const { clock, parties } = before;
      if (key === 'turn') return { ...before, clock: { ...clock, turn: Number(value) } };
      const shared = records.find(({ id, isShared }) => id === key && isShared === true);
      if (shared !== undefined) return withRow(shared, before, null, value);
      if (!/^\w+$/.test(key)) return undefined;
      const name = key.charAt(0).toUpperCase() + key.slice(1);
      const party = parties[key] ?? newParty({ key, name, colour: Object.keys(parties).length });
      return value
        .split(/; |\n/)
        .reduce<World | undefined>((world, part) => world && withPart(world, key, part), {
          ...before,
          parties: { ...parties, [key]: party },
        });
    },
    run: (world, { settings, rulings, orders, later, sent }) => {
      const turnIn = (before: World, letters: Letters, beside = {}): PlayedProposal => {
        const texts = Object.entries(letters).map(
          ([key, lines]) => [key, lines.join('\n')] as const,
        );
        const input: TurnInput<World> = {
          world: before,
          orders: Object.fromEntries(texts),
          settings,
          rulings,
          seed: CASE_SEED,
          ...beside,
        };
        return { ...(adjudicate(input) ?? proposalOf(openTurn(input), before)), input };
      };
      return later.reduce(
        (played, next) => turnIn(played.world, next),
        turnIn(world, orders, sent),
      );
    },
    worlds: ({ input, world }) => [input.world, world],
    understood: ({ input: { orders, world } }) =>
      Object.entries(orders).flatMap(([party, text]) =>
        reader.restate(reader.read(text, party, world), world),
      ),
  };
}
