import { type Cell, DIRECTIONS } from '../../../../hex';
import { fraction, type Question, type TurnEvent } from '../../../../kernel';
import type { Unit, UnitId, World } from '../../../../world';
import { countsAsEnemy, isFriend } from '../../rules/encounter/relation';
import { retreatChoice, type RetreatLand, type RetreatOption } from '../../rules/encounter/retreat';
import { thawedByCalendar } from '../../rules/loss/season';
import { type Board, boardOf } from '../../rules/movement/board';
import { heightAt, isLand, isWalkable } from '../../rules/movement/ground';
import { inOrderOfUnits } from '../../rules/movement/place';
import { typeOfUnit } from '../../rules/movement/plan';
import { amountOf } from '../../rules/settings';
import type { TurnRun } from '../run';

/** A unit on land's business that stands on open water: the ice under it is gone. */
interface Caught {
  readonly unit: Unit;
  readonly cell: Cell;
}

const caughtUnits = ({ world, input }: TurnRun, board: Board): readonly Caught[] =>
  Object.values(world.units)
    .sort(inOrderOfUnits)
    .flatMap((unit) => {
      const { place } = unit;
      if (place.kind !== 'field' || typeOfUnit(unit).kind === 'fleet') return [];
      const cell = board.lattice.cellOf(place.field);
      const terrain = cell === undefined ? undefined : board.ground.terrain(cell);
      const isAfloat = terrain?.height === 0 && terrain.type !== 'ice';
      return cell !== undefined && isAfloat && !isWalkable(board.ground, cell, input.settings)
        ? [{ unit, cell }]
        : [];
    });

const landOf = (world: World, unit: Unit, owner: string | null): RetreatLand => {
  if (owner === null) return 'free';
  if (owner === unit.party) return 'own';
  return isFriend(world.parties, unit.party, owner) ? 'allied' : 'other';
};

/** The land next to a unit on which it may save itself, as for a retreat (WW-7.1-15, WW-12.2-18). */
const refugeOf = ({ world, input }: TurnRun, board: Board, caught: Caught): Cell | undefined => {
  const { unit, cell } = caught;
  const { ground, lattice } = board;
  const { settings } = input;
  const enemyFields = new Set(
    Object.values(world.units)
      .filter((other) => countsAsEnemy(world.parties, unit.party, other.party, settings))
      .flatMap(({ place }) => (place.kind === 'field' ? [place.field] : [])),
  );
  const options = DIRECTIONS.flatMap((direction): RetreatOption[] => {
    const spot = lattice.neighbour(cell, direction);
    const isOpen =
      spot >= 0 &&
      isLand(ground, spot) &&
      heightAt(ground, spot) <= amountOf(settings, 'move.max_level_step');
    if (!isOpen) return [];
    const field = lattice.addressOf(spot);
    return [
      {
        spot,
        isBack: unit.cameFrom === field,
        hasEnemy: enemyFields.has(field),
        land: landOf(world, unit, ground.owner(spot)),
        distance: null,
        home: null,
        difficulty: ground.difficulty(spot),
        direction,
      },
    ];
  });
  return retreatChoice(options, settings)?.spot;
};

const questionOf = (caught: Caught, board: Board, refuge: Cell | undefined): Question => ({
  key: `thaw/${caught.unit.id}`,
  clause: 'WW-12.2-18',
  name: 'thaw',
  about: {
    unit: caught.unit.id,
    place: board.lattice.addressOf(caught.cell),
    refuge: refuge === undefined ? '-' : board.lattice.addressOf(refuge),
  },
  options: refuge === undefined ? ['lost', 'stays'] : ['saved', 'lost', 'stays'],
  proposal: refuge === undefined ? 'lost' : 'saved',
});

/** Everything a unit carries, and what that carries. */
const withCargo = (units: World['units'], id: UnitId): readonly UnitId[] => [
  id,
  ...Object.values(units)
    .filter(({ place }) => place.kind === 'aboard' && place.carrier === id)
    .flatMap((cargo) => withCargo(units, cargo.id)),
];

interface Outcome {
  readonly units: World['units'];
  readonly event: TurnEvent | null;
}

const outcomeOf = (
  { world, input }: TurnRun,
  units: World['units'],
  { unit, cell }: Caught,
  refuge: Cell | undefined,
  { board, question }: { readonly board: Board; readonly question: Question },
): Outcome => {
  const word = input.rulings[question.key]?.value;
  const choice = question.options.find((option) => option === word) ?? question.proposal;
  const base = {
    clause: 'WW-12.2-18',
    time: fraction(0),
    place: board.lattice.addressOf(cell),
    parties: [unit.party],
    ruling: question.key,
    options: question.options,
  };
  if (choice === 'saved' && refuge !== undefined) {
    const field = board.lattice.addressOf(refuge);
    const about = { unit: unit.id, refuge: field };
    const saved = { ...unit, place: { kind: 'field' as const, field } };
    return {
      units: { ...units, [unit.id]: saved },
      event: { ...base, kind: 'thawEscape', about },
    };
  }
  if (choice !== 'lost') return { units, event: null };
  const gone = new Set(withCargo(world.units, unit.id));
  const left = Object.entries(units).filter(([id]) => !gone.has(id));
  const about = { unit: unit.id, lost: unit.size };
  return { units: Object.fromEntries(left), event: { ...base, kind: 'thawLoss', about } };
};

/**
 * What a thaw does, at the start of the turn: units on ice that is gone save themselves on land or are lost with all
 * they carry (WW-12.2-18); where the calendar rules the ice goes with the winter (WW-12.2-16). The GM may decide
 * every case.
 */
export const thaw = (before: TurnRun): TurnRun => {
  const map = thawedByCalendar(before.world, before.input.settings);
  const run = map === before.world.map ? before : { ...before, world: { ...before.world, map } };
  const board = map === before.input.world.map ? run.board : boardOf(map, run.input.settings);
  const events: TurnEvent[] = [];
  const questions: Question[] = [];
  let { units } = run.world;
  for (const caught of caughtUnits(run, board)) {
    const refuge = refugeOf(run, board, caught);
    const question = questionOf(caught, board, refuge);
    const outcome = outcomeOf(run, units, caught, refuge, { board, question });
    questions.push(question);
    ({ units } = outcome);
    if (outcome.event !== null) events.push(outcome.event);
  }
  if (questions.length === 0) return run;
  return {
    ...run,
    world: { ...run.world, units },
    events: [...run.events, ...events],
    questions: [...run.questions, ...questions],
  };
};
