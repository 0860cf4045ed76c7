import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LetteredField, LetteredSight } from '../../../../engine';
import { figuresOf } from '../../../explain';
import { useWords } from '../../../explain/react';
import { SvgArt, usePageTheme } from '../../../ui';
import { svgNodes } from '../../../cartography';
import { Announcer } from '../../kit/Announcer';
import { Drawing } from '../../kit/Drawing';
import { piecesInWords } from '../../kit/PieceTable';
import type { MomentBoardProps } from '../../moment';
import { letteredDrawing } from '../drawing';
import { fieldPaths, letteredBox, type LetteredScene, wholeLook } from '../drawing/scene';
import { fieldInWords } from '../seen';
import { changedFields, WAY, waysBetween } from './changed';
import './moment.css';

/** Units of the drawing to a field: all of the board fits the width of its place. */
const FIELD = 48;

/** Outlines around fields. */
function Outlines({
  fields,
  board,
  width,
}: {
  readonly fields: readonly LetteredField[];
  readonly board: LetteredSight['board'];
  readonly width: number;
}) {
  const paths = fieldPaths(board);
  const path = fields.flatMap((field) => paths.get(field) ?? []);
  if (path.length === 0) return null;
  return svgNodes(
    [{ kind: 'line', path, colour: 'var(--ww-akzent)', width: { of: width }, join: 'round' }],
    { x: 0, y: 0, field: FIELD, pixel: 1, id: '' },
  ).map((node, index) => <SvgArt key={index} node={node} />);
}

/** What stands on a field now, in words. */
const contents = (
  scene: LetteredScene,
  field: LetteredField,
  words: ReturnType<typeof useWords>,
): string => {
  const pieces = scene.sight.pieces.filter((piece) => piece.field === field);
  const what = words('lettered:say.field', { field, what: fieldInWords(scene, field, words) });
  return `${what} ${piecesInWords(pieces, scene.parties, words)}`;
};

/**
 * The board as the GM sees it after a step of the turn: fields on which something changed are outlined, arrows show who
 * went where, and the same stands below as a list, whose entries show their field.
 */
export function LetteredMoment({ system, settings, before, after, label }: MomentBoardProps) {
  const { t } = useTranslation();
  const words = useWords();
  const theme = usePageTheme();
  const [pointed, setPointed] = useState<LetteredField | null>(null);
  const game = system.board.lettered;
  const shown = useMemo(() => {
    if (game === undefined) return undefined;
    const [was, is] = [before, after].map((world) => game.sight(world, null, settings));
    if (was === undefined || is === undefined) return undefined;
    const way = { sign: 'arrow', label: ['Weg', 'Way'] } as const;
    const scene: LetteredScene = {
      sight: { ...is, marks: [...is.marks, ...waysBetween(was, is)] },
      parties: after.parties,
      marks: { ...game.marks, [WAY]: way },
    };
    return { scene, changed: changedFields(was, is) };
  }, [game, before, after, settings]);
  const list = useMemo(
    () => (shown === undefined ? [] : letteredDrawing(shown.scene, wholeLook(theme))),
    [shown, theme],
  );
  if (shown === undefined) return null;
  const { scene, changed } = shown;
  const { board } = scene.sight;
  const { left, top, right, bottom } = letteredBox(board);
  const box = [left - 0.1, top - 0.1, right - left + 0.2, bottom - top + 0.2];
  const summary =
    changed.length === 0
      ? t('lettered:moment.same')
      : t('lettered:moment.changed', { fields: figuresOf(words).list(changed) });
  return (
    <section className="ww-moment-board" aria-label={label}>
      <svg
        role="img"
        aria-label={`${label}. ${summary}`}
        viewBox={box.map((one) => String(one * FIELD)).join(' ')}
      >
        <Drawing list={list} scale={FIELD} id="moment-" />
        <Outlines fields={changed} board={board} width={0.1} />
        <Outlines fields={pointed === null ? [] : [pointed]} board={board} width={0.22} />
      </svg>
      {changed.length === 0 ? (
        <p className="ww-small ww-quiet">{summary}</p>
      ) : (
        <ul className="ww-moment-fields" aria-label={summary}>
          {changed.map((field) => (
            <li key={field}>
              <button
                type="button"
                className="ww-chip"
                title={contents(scene, field, words)}
                aria-label={contents(scene, field, words)}
                aria-pressed={field === pointed}
                onClick={() => setPointed(field === pointed ? null : field)}
              >
                {field}
              </button>
            </li>
          ))}
        </ul>
      )}
      {pointed === null ? null : <p className="ww-small">{contents(scene, pointed, words)}</p>}
      <Announcer text={`${label}. ${summary}`} />
    </section>
  );
}
