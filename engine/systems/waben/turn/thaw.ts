import { type Cell, DIRECTIONS } from '../../../hex';
import { fraction, type Question, type Settings } from '../../../kernel';
import type { Unit, UnitId, World } from '../../../world';
import { countsAsEnemy, isFriend } from '../rules/encounter/relation';
import { retreatChoice, type RetreatLand, type RetreatOption } from '../rules/encounter/retreat';
import { thawedByCalendar } from '../rules/loss/season';
import type { Board } from '../rules/movement/board';
import { heightAt, isLand, isWalkable } from '../rules/movement/ground';
import { inOrderOfUnits } from '../rules/movement/place';
import { typeOfUnit } from '../rules/movement/plan';
import { amountOf } from '../rules/settings';
import { decisionBlock } from './blocks';
import { boardNow, type WabenTurn } from './turn';

/** A land unit on open water: the ice under it is gone. */
interface Caught {
  readonly unit: Unit;
  readonly cell: Cell;
}

const caughtUnits = ({ world, input }: WabenTurn, board: Board): readonly Caught[] =>
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
const refugeOf = (
  world: World,
  board: Board,
  { unit, cell }: Caught,
  settings: Settings,
): Cell | undefined => {
  const { ground, lattice } = board;
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

/** A unit saves itself, is lost with all it carries, or stays where it is, as the GM decides. */
function settleCaught(turn: WabenTurn, board: Board, caught: Caught, before: World): void {
  const { unit, cell } = caught;
  const refuge = refugeOf(before, board, caught, turn.input.settings);
  const question = questionOf(caught, board, refuge);
  const choice = turn.ask(question);
  const base = {
    clause: 'WW-12.2-18',
    time: fraction(0),
    place: board.lattice.addressOf(cell),
    parties: [unit.party],
    blocks: [decisionBlock(question)],
  } as const;
  if (choice === 'saved' && refuge !== undefined) {
    const field = board.lattice.addressOf(refuge);
    const saved = { ...unit, place: { kind: 'field' as const, field } };
    turn.world = { ...turn.world, units: { ...turn.world.units, [unit.id]: saved } };
    turn.tell({ ...base, kind: 'thawEscape', about: { unit: unit.id, refuge: field } });
  }
  if (choice !== 'lost') return;
  const gone = new Set(withCargo(before.units, unit.id));
  const left = Object.entries(turn.world.units).filter(([id]) => !gone.has(id));
  turn.world = { ...turn.world, units: Object.fromEntries(left) };
  turn.tell({ ...base, kind: 'thawLoss', about: { unit: unit.id, lost: unit.size } });
}

/**
 * Thaw at the start of the turn: units on ice that is gone save themselves on land or are lost with all they carry
 * (WW-12.2-18); where the calendar rules the ice goes with the winter (WW-12.2-16). The GM may decide every case.
 */
export function thaw(turn: WabenTurn): void {
  const { input } = turn;
  const map = thawedByCalendar(turn.world, input.settings);
  if (map !== turn.world.map) turn.world = { ...turn.world, map };
  const board = boardNow(turn);
  const before = turn.world;
  for (const caught of caughtUnits(turn, board)) settleCaught(turn, board, caught, before);
}
