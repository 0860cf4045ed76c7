import { type Position } from '../../../../hex';
import { settlementAt, type Work } from '../../../../world';
import { mayBuildWith } from '../check/structures';
import { remarkOf, type Words } from '../content';
import { declarationsOf } from '../declaration';
import { type Advice, notice, perPiece, warning } from './advise';
import { foreignOwner, nameOf, type Outlook } from './outlook';

const neighbourBeyond = (place: Position, outlook: Outlook): string | null => {
  if (place.kind !== 'side') return null;
  const beyond = outlook.lattice.neighbourOf(place.field, place.side);
  return beyond === undefined ? null : foreignOwner(beyond, outlook);
};

/**
 * A wall or canal on the border of a neighbour with whom nothing is agreed: the rules ask nobody, the neighbour
 * may (WW-4.3-06). Roads and bridges there are a matter of agreement and have their own finding.
 */
export const borderBuilding: Advice = (outlook) => {
  const built: readonly { structure: string; place: Position | null; at: Words }[] = [
    ...declarationsOf(outlook.declarations, 'build').map((build) => ({ ...build, at: build })),
    ...[...outlook.rows.values()].flatMap(({ content }) => {
      const remark = remarkOf(content, 'build');
      return remark === undefined ? [] : [{ ...remark, at: remark }];
    }),
  ];
  return built.flatMap(({ structure, place, at }) => {
    const other = place === null ? null : neighbourBeyond(place, outlook);
    const isAsked = structure === 'wl' || structure === 'kan';
    return other === null || !isAsked || mayBuildWith(outlook, other)
      ? []
      : [notice(outlook, 'F-ADV-NEIGHBOUR', at, { other: nameOf(other, outlook) })];
  });
};

const isOpen = ({ progress }: Work): boolean => progress !== null;
const isPaidAhead = ({ progress, paid }: Work): boolean => progress !== null && paid > progress;

const paysFor = (field: string, { declarations }: Outlook): boolean =>
  declarations.some(
    (one) =>
      (one.kind === 'build' && one.gold !== null && fieldOf(one.place) === field) ||
      one.kind === 'spend',
  );

const fieldOf = (place: Position): string => (place.kind === 'aboard' ? '' : place.field);

/** Workers are to build where nothing is paid beyond what is done (WW-4.1-11). */
export const unpaidWork: Advice = perPiece((piece, outlook) => {
  const { row, to } = piece;
  const { code, remarks } = row.content;
  const isIdle = remarks.some(({ kind }) => kind === 'idle' || kind === 'build');
  if (code?.class !== 'A' || to === null || isIdle) return [];
  const works = Object.values(outlook.world.works).filter(
    (work) => work.field === to && isOpen(work) && work.owners.includes(outlook.party),
  );
  const isUnpaid = works.length > 0 && !works.some(isPaidAhead) && !paysFor(to, outlook);
  const name = settlementAt(outlook.world.map, to)?.name ?? '';
  return isUnpaid
    ? [warning(outlook, 'F-ADV-UNPAID', piece, row.cells['order'] ?? null, { field: to, name })]
    : [];
});
