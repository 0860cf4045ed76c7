import type { RegionTint } from '../../../../engine';
import { boxPath } from '../../../kit/cartography';
import { usePageTheme } from '../../../kit/ui';
import { SmallDrawing } from '../../../kit/board/Drawing';
import { toneOf } from './drawing/tones';

const SAMPLE = boxPath(-6.5, -5.5, 13, 11);

/** A tint as a small sample of its wash. */
export function Swatch({ tint }: { readonly tint: RegionTint }) {
  const { ground, rim } = toneOf(usePageTheme(), tint);
  const list = [
    { kind: 'area', path: SAMPLE, colour: ground },
    { kind: 'line', path: SAMPLE, colour: rim, width: { of: 2 }, join: 'round' },
  ] as const;
  return <SmallDrawing className="ww-board-swatch" list={list} field={1} width={16} height={14} />;
}
