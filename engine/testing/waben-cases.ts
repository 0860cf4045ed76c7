import type { PlayedProposal } from '../cases';
import { grossfeldOf, kleinfeldOf, parseFieldAddress } from '../hex';
import { type Explained, type Fight, type March, type MarchStep, partsOf } from '../kernel';
import { figuresOfFight } from '../systems/waben/cases/fightFigures';
import { type CaseSituation, wabenCaseGame } from '../systems/waben/cases/game';
import { formatPlace } from '../systems/waben/rules/movement/place';
import type { World } from '../world';
import { listed, recordGame, type Seen, type TestedGame } from './case-runner';
import { bookViews, figuresOfBooks } from './waben-books';
import { letterViews } from './waben-letters';
import { wabenSeen } from './waben-seen';

const game = recordGame(wabenCaseGame);

/** Of each thing asked for, `a:201 210/21, c:101 gone`, what it came to; its name may have several words. */
const seenOf =
  (view: (run: PlayedProposal, name: string) => string): Seen<PlayedProposal>[string] =>
  (run, _, expected) =>
    listed(
      expected.split(', ').map((part) => {
        const name = part.slice(0, part.lastIndexOf(' '));
        return `${name} ${view(run, name)}`;
      }),
    );

function fieldIn({ map }: World, address: string) {
  const field = parseFieldAddress(address);
  const chunk = field && map.grossfelder[grossfeldOf(field)];
  const index = field === undefined ? -1 : kleinfeldOf(field) - 1;
  return { owner: chunk?.owner[index] ?? null, town: chunk?.settlements[index]?.owner ?? null };
}

const marchOf = ({ marches }: PlayedProposal, id: string): March | undefined =>
  marches.find(({ party, unit }) => `${party}:${String(unit)}` === id);

/** The figure of the rules behind that of the GM. */
const computed = (explained: Explained): Explained =>
  explained.kind === 'override' ? explained.original : explained;

/** Rules and cells of a difficulty and the limit that cut it, each with its value and clause. */
const causes = (node: Explained): readonly string[] => {
  const isLimit = node.kind === 'fact' && node.clause !== undefined;
  const name =
    node.kind === 'rule' || isLimit ? node.name : node.kind === 'cell' ? node.row : undefined;
  return name === undefined
    ? partsOf(node).flatMap(causes)
    : [[name, node.value, ...('clause' in node ? [node.clause] : [])].join(' ')];
};

/** A step in the detail of the question: `210/20 difficulty 4 costs 8 leaves 7 at 8/15 of stepBase 4 WW-5.3-07`. */
function stepText(step: MarchStep, asked: string): string {
  const { to, difficulty, cost, left, end, outcome } = step;
  return [
    `${to} difficulty ${String(difficulty.value)} costs ${String(cost.value)} leaves ${String(left)}`,
    ...(outcome === 'dropped' ? ['dropped'] : []),
    ...(asked.includes(' at ') ? [`at ${String(end.numerator)}/${String(end.denominator)}`] : []),
    ...(asked.includes(' ruled ') && difficulty.kind === 'override'
      ? [`ruled ${difficulty.reason} ${difficulty.ruling}`]
      : []),
    ...(asked.includes(' of ')
      ? [`of ${listed(partsOf(computed(difficulty)).flatMap(causes))}`]
      : []),
  ].join(' ');
}

/** A way as far as it is asked for: `allowance 15`, its steps, `ends in 210/20`, `stop F-MOVE-MP` or `stop none`. */
function marchText(march: March | undefined, expected: string): string {
  if (march === undefined) return 'none';
  const asked = expected.split(/;\s+/);
  const steps = asked.filter((part) => part === 'stays' || part.includes(' difficulty '));
  return [
    ...(asked.some((part) => part.startsWith('allowance'))
      ? [`allowance ${String(march.allowance.value)}`]
      : []),
    ...(steps.length === 0
      ? []
      : march.steps.length === 0
        ? ['stays']
        : march.steps.map((step, at) => stepText(step, steps[at] ?? ''))),
    ...(asked.some((part) => part.startsWith('ends in')) ? [`ends in ${march.end}`] : []),
    ...(asked.some((part) => part.startsWith('stop'))
      ? [`stop ${march.stop?.code ?? 'none'}`]
      : []),
  ].join('; ');
}

/** A fight as far as it is asked for: `battle 210/20 attacker a:201 - defender b:101, won by a`. */
function fightText({ kind, place, sides, winner }: Fight, asked = ''): string {
  const isOfRoles = /attacker|defender|meeting/.test(asked);
  const told = sides.map(({ role, units }) =>
    [
      ...(isOfRoles ? [role] : []),
      ...units.map(({ party, unit }) => `${party}:${String(unit)}`),
    ].join(' '),
  );
  const won = winner === null ? 'nobody' : (sides[winner].units[0]?.party ?? '');
  return `${kind} ${place} ${told.join(' - ')}${asked.includes('won by') ? `, won by ${won}` : ''}`;
}

const TOWN_POINTS = ['townDefence', 'townSally', 'townCharacter'];

/** Cells of the table of good points, and points of a town or its character, in an explanation. */
const goodPoints = (node: Explained): readonly string[] => {
  if (node.kind === 'cell') return [`${node.row} ${String(node.value)}`];
  const isTown = node.kind === 'rule' && TOWN_POINTS.includes(node.name);
  return isTown ? [`${node.name} ${String(node.value)}`] : partsOf(node).flatMap(goodPoints);
};

const seen: Seen<PlayedProposal> = {
  /** Where units are, those aboard at `(301)`. */
  at: seenOf(({ world: { units } }, id) => {
    const unit = units[id as never];
    return unit === undefined ? 'gone' : formatPlace(unit.place);
  }),
  sizes: seenOf(({ world: { units } }, id) => String(units[id as never]?.size ?? 0)),
  stops: seenOf((run, id) => marchOf(run, id)?.stop?.code ?? 'none'),
  owners: seenOf(({ world }, field) => fieldIn(world, field).owner ?? 'nobody'),
  towns: seenOf(({ world }, field) => fieldIn(world, field).town ?? 'nobody'),
  /** Who owns structures, `road 210/20(2) a`. */
  works: seenOf(({ world: { works } }, id) => works[id]?.owners.join('+') ?? 'gone'),
  capitals: seenOf(({ world: { parties } }, key) => parties[key]?.capital ?? 'none'),
  contacts: seenOf(({ world: { parties } }, key) => listed(parties[key]?.contacts ?? [], '+')),
  /** All fights in their order. */
  fights: ({ fights }, _, expected) => {
    const asked = expected.split(/;\s+/);
    return listed(
      fights.map((fight, at) => fightText(fight, asked[at])),
      '; ',
    );
  },
  /** Causes of the good points of a unit in its first fight (table 7.2-1). */
  points: ({ fights }, id) => {
    const fighters = fights.flatMap(({ sides }) => sides.flatMap(({ units }) => units));
    const fighter = fighters.find(({ party, unit }) => `${party}:${String(unit)}` === id);
    return fighter === undefined ? 'no fight' : listed(goodPoints(fighter.points));
  },
  march: (run, id, expected) => marchText(marchOf(run, id), expected),
};

/** How Welt der Waben plays cases, and what of them is seen. */
export const wabenCases: TestedGame<CaseSituation, PlayedProposal> = {
  ...game,
  figures: (run) => [
    ...game.figures(run),
    ...run.marches.flatMap(({ allowance, steps }) => [
      allowance,
      ...steps.flatMap(({ difficulty, cost }) => [difficulty, cost]),
    ]),
    ...run.fights.flatMap(figuresOfFight),
    ...figuresOfBooks(run),
  ],
  seen: { ...game.seen, ...seen, ...wabenSeen, ...letterViews, ...bookViews },
};
