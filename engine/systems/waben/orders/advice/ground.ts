import { type FieldAddress } from '../../../../hex';
import { settlementAt, type Unit } from '../../../../world';
import type { Terrain } from '../../data';
import { terrainOf } from '../../rules/catalogue';
import { extensionsOf, remarkOf } from '../content';
import { type Advice, perPiece, warning } from './advise';
import { isNear, knownTerrain, levelKnown, type Outlook, type Piece, stepsInto } from './outlook';

/** Where more than half of a unit was raised (WW-5.1-26). */
const originOf = ({ raised }: Unit): Terrain | undefined => {
  const total = Object.values(raised).reduce((sum, heads) => sum + heads, 0);
  const most = Object.entries(raised).find(([, heads]) => 2 * heads > total);
  return terrainOf(most?.[0] ?? '');
};

/** Causes of loss a unit meets in a terrain by the realm's knowledge; those of its origin do not count (WW-2.3-11, -12). */
const causesFor = ({ unit, type }: Piece, terrain: Terrain): readonly string[] => {
  const origin = originOf(unit);
  const isSpared = (cause: string): boolean =>
    cause === 'height4'
      ? type.kind !== 'mounted' && origin?.height === 4
      : origin?.type === terrain.type;
  const ofFleets = ['deepsea', 'frost'];
  return terrain.lossCauses.filter((cause) =>
    type.kind === 'fleet' ? ofFleets.includes(cause) : cause !== 'deepsea' && !isSpared(cause),
  );
};

const isSheltered = (field: FieldAddress, { world, party }: Outlook): boolean =>
  settlementAt(world.map, field)?.owner === party;

/** A unit ends, and stays, where the terrain as the realm knows it costs men (WW-2.3-08). */
export const hardGround: Advice = perPiece((piece, outlook) => {
  const { to, row, type } = piece;
  const last = row.content.movement.steps.at(-1);
  if (to === null || last === undefined || type.kind === 'character') return [];
  const terrain = terrainOf(knownTerrain(to, outlook) ?? '');
  if (terrain === undefined || isSheltered(to, outlook)) return [];
  const causes = causesFor(piece, terrain);
  const about = { field: to, terrain: terrain.key, causes };
  return causes.length === 0 ? [] : [warning(outlook, 'F-ADV-GROUND', piece, last, about)];
});

const isScouting = ({ unit, row }: Piece): boolean =>
  unit.scout || (row !== undefined && remarkOf(row.content, 'scout') !== undefined);

/** A unit with E goes where nobody of the realm ever looked, and no scout goes there or nearby (WW-5.3-14). */
export const intoTheWhite: Advice = perPiece((piece, outlook) => {
  const isConquering = extensionsOf(piece.row.content.code).some(({ kind }) => kind === 'E');
  const white = stepsInto(piece.row).find(({ field }) => levelKnown(field, outlook) === 0);
  if (!isConquering || white === undefined) return [];
  const isScouted = outlook.pieces.some(
    (other) =>
      isScouting(other) &&
      [other.from, ...stepsInto(other.row).map(({ field }) => field)].some(
        (field) => field !== null && isNear(field, white.field, outlook),
      ),
  );
  return isScouted ? [] : [warning(outlook, 'F-ADV-WHITE', piece, white, { field: white.field })];
});
