import type { Direction } from '../../../../hex';
import { compareFractions } from '../../../../kernel';
import { SIDE } from '../../../../world';
import { TERRAINS, type Terrain } from '../../data';
import { isFriend } from '../../rules/encounter/relation';
import type { CharacterFacts, LastStep, PointFacts } from '../../rules/fight/contract';
import { wallDirection } from '../../rules/step/obstacle';
import { isWallDestroyed, wallAt } from '../../rules/structure/side';
import { townDefence, townValueLeft } from '../../rules/structure/town';
import type { Target } from '../../rules/step/target';
import { aboardOf, type Clock, type LastMove, type Mover } from './state';
import { townAt } from './town';

/** Terrain at a place; a side has that of its field. */
export function terrainAt({ board }: Clock, { cell }: Target): Terrain {
  return board.ground.terrain(cell) ?? TERRAINS.t;
}

const stepOf = (clock: Clock, move: Pick<LastMove, 'from' | 'to'> | null): LastStep | null =>
  move === null ? null : { from: terrainAt(clock, move.from), to: terrainAt(clock, move.to) };

/** Full building value points left of the settlement a character is assigned to (WW-7.2-16, WW-7.3-11). */
const seatValueOf = (clock: Clock, { plan }: Mover): number => {
  const seat = plan.unit.character?.seat ?? null;
  const cell = seat === null ? undefined : clock.board.lattice.cellOf(seat);
  const town = cell === undefined ? undefined : townAt(clock, cell);
  return town?.settlement.owner === plan.unit.party
    ? Math.floor(townValueLeft(town, clock.settings).value)
    : 0;
};

/** True if a character leads the unit he travels with: said so and trained for its kind (WW-7.2-21). */
const isLeading = ({ plan }: Mover, carrier: Mover): boolean => {
  const { leader } = carrier.plan.type;
  const trained = plan.unit.character?.trained;
  const isMeant =
    plan.leads !== null &&
    (plan.leads.unit ?? carrier.plan.unit.number) === carrier.plan.unit.number;
  return isMeant && (trained === undefined || (leader !== undefined && trained.includes(leader)));
};

/** The characters that travel with a unit, in the order of evaluation (WW-7.2-06). */
const charactersWith = (clock: Clock, carrier: Mover): readonly CharacterFacts[] =>
  aboardOf(clock, carrier).flatMap((mover) => {
    const { character, number } = mover.plan.unit;
    if (character === null || mover.gone !== null) return [];
    return [
      {
        unit: number,
        name: character.name,
        status: character.status,
        years: character.years ?? 0,
        isLeader: isLeading(mover, carrier),
        seatValue: seatValueOf(clock, mover),
      },
    ];
  });

/** How the enemy comes at a unit: his last step into its place, or the direction of his attack from outside. */
export type Approach = Pick<LastMove, 'from' | 'to' | 'end'>;

/** True if the defender stood there before the attacker came (WW-7.2-13). */
const stoodBefore = ({ lastStep }: Mover, { end }: Approach): boolean =>
  lastStep === null || compareFractions(lastStep.end, end) < 0;

const WATERS = SIDE.river | SIDE.canal;

/** What an attack comes across: a river or canal; a wall that is not all destroyed and faces that way (WW-7.2-13, WW-7.3-16). */
const crossingOf = (
  clock: Clock,
  mover: Mover,
  approach: Approach | null,
): Pick<PointFacts, 'acrossRiver' | 'acrossWall'> => {
  if (approach === null || !stoodBefore(mover, approach)) {
    return { acrossRiver: false, acrossWall: false };
  }
  const { ground } = clock.board;
  const { from, to } = approach;
  const direction: Direction | undefined = wallDirection({ ground, from, to });
  if (direction === undefined) return { acrossRiver: false, acrossWall: false };
  const wall = wallAt(ground, clock.works, to.cell, direction);
  const owner = ground.owner(to.cell);
  return {
    acrossRiver: (ground.features(to.cell, direction) & WATERS) !== 0,
    acrossWall:
      wall !== undefined &&
      !isWallDestroyed(wall) &&
      owner !== null &&
      isFriend(clock.parties, owner, mover.plan.unit.party),
  };
};

const townFacts = (clock: Clock, cell: number): PointFacts['town'] => {
  const town = townAt(clock, cell);
  if (town === undefined) return null;
  const { owner } = town.settlement;
  const isCapital = clock.parties[owner]?.capital === clock.board.lattice.addressOf(cell);
  return { defence: townDefence(town, clock.settings).value, isCapital };
};

/** Everything that good points of a unit depend on in a fight at a place (WW-7.2-06). */
export function pointFacts(
  clock: Clock,
  mover: Mover,
  scene: {
    readonly role: PointFacts['role'];
    readonly place: Target;
    /** Its own way into the place, and the enemy's. */
    readonly own: Approach | null;
    readonly enemy: Approach | null;
    /** It fights out of the settlement of the place. */
    readonly isInTown: boolean;
  },
): PointFacts {
  const { role, place, own, enemy } = scene;
  const { unit, type } = mover.plan;
  const isDefender = role === 'defender';
  return {
    role,
    field: terrainAt(clock, place),
    raised: unit.raised,
    size: mover.size,
    type,
    morale: mover.morale,
    step: stepOf(clock, own),
    enemyStep: stepOf(clock, enemy),
    town: scene.isInTown ? townFacts(clock, place.cell) : null,
    ...crossingOf(clock, mover, isDefender ? enemy : null),
    characters: charactersWith(clock, mover),
  };
}
