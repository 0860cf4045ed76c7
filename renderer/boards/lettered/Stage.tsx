import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  allFields,
  type Campaign,
  fieldOfPlace,
  isOnBoard,
  type LetteredBoard,
  type LetteredField,
  placeOfField,
  type Point,
} from '../../../engine';
import { INKS, svgNodes } from '../../cartography';
import { SvgArt, usePageTheme } from '../../ui';
import { BoardStage, type BoardCells, type Sight } from '../kit/BoardStage';
import { Drawing } from '../kit/Drawing';
import { type BoardHand, useGesture } from '../kit/use-board-hand';
import { letteredDrawing } from './drawing';
import { fieldPaths, letteredBox, middleOf } from './drawing/scene';
import { useLetteredRoom } from './state';
import { fieldAt, type LetteredContext, type LetteredGesture } from './tools';
import type { SeenLettered } from './use-sight';

export type LetteredHand = BoardHand<LetteredContext, LetteredGesture>;

/** The next field in a direction; up and down go straight, in the same column. A1 without a field to begin at. */
export function fieldTowards(
  board: LetteredBoard,
  field: LetteredField | null,
  { x, y }: Point,
): LetteredField | undefined {
  if (field === null || !isOnBoard(board, field)) return allFields(board)[0];
  const place = placeOfField(field);
  const next = { row: place.row + y, column: place.column + x };
  if (next.row < 0 || next.column < 0) return undefined;
  const name = fieldOfPlace(next);
  return isOnBoard(board, name) ? name : undefined;
}

/** The cells of a board of lettered hexes, for hand and keys. */
export const letteredCells = (board: LetteredBoard): BoardCells => ({
  cellAt: (point) => fieldAt({ board }, point),
  pointOf: (field) => (isOnBoard(board, field) ? middleOf(board, field) : undefined),
  towards: (field, direction) => fieldTowards(board, field, direction),
  box: letteredBox(board),
});

/** Outlines of fields for the hand: the chosen one, the one under the pointer, those of a gesture. */
function Marked({
  board,
  hand,
  sight: { scale, place },
}: {
  readonly board: LetteredBoard;
  readonly hand: LetteredHand;
  readonly sight: Sight;
}) {
  const gesture = useGesture(hand);
  const { chosen, hover } = useLetteredRoom();
  const theme = usePageTheme();
  const held = gesture.kind === 'fields' ? gesture.fields : [];
  const edge = gesture.kind === 'edge' ? [gesture.from, gesture.to] : [];
  const marked = [
    { fields: [hover], width: 1.5, colour: 'var(--ww-akzent)' },
    { fields: [chosen], width: 5.5, colour: INKS[theme].halo },
    { fields: [chosen, ...held, ...edge], width: 2.5, colour: 'var(--ww-akzent)' },
  ];
  return (
    <g transform={place}>
      {marked.flatMap(({ fields, width, colour }, index) => {
        const path = fields.flatMap((field) => fieldPaths(board).get(field ?? '') ?? []);
        if (path.length === 0) return [];
        const line = { of: width / scale };
        return svgNodes([{ kind: 'line', path, colour, width: line, join: 'round' }], {
          ...{ x: 0, y: 0, field: scale, pixel: 1, id: '' },
        }).map((node) => <SvgArt key={index} node={node} />);
      })}
    </g>
  );
}

/** The board of lettered hexes on the screen. */
export function Stage({
  campaign,
  seen,
  hand,
}: {
  readonly campaign: Campaign;
  readonly seen: SeenLettered;
  readonly hand: LetteredHand;
}) {
  const { t } = useTranslation();
  const theme = usePageTheme();
  const layers = useLetteredRoom((room) => room.layers);
  const { board } = seen.sight;
  const list = useMemo(() => letteredDrawing(seen, { theme, ...layers }), [seen, theme, layers]);
  const cells = useMemo(() => letteredCells(board), [board]);
  return (
    <BoardStage
      label={t('board:stage', { campaign: campaign.name })}
      room={useLetteredRoom}
      hand={hand}
      cells={cells}
      goesByCells
    >
      {(sight) => (
        <svg className="ww-board-art" aria-hidden="true">
          <g transform={sight.place}>
            <Drawing list={list} scale={sight.scale} id="board-" />
          </g>
          <Marked board={board} hand={hand} sight={sight} />
        </svg>
      )}
    </BoardStage>
  );
}
