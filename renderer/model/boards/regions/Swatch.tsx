import type { RegionTint } from '../../../../engine';
import { boxPath, type DisplayList, type MapTheme } from '../../../kit/cartography';
import { usePageTheme } from '../../../kit/ui';
import { SmallDrawing } from '../../../kit/board/Drawing';
import { toneOf } from './drawing/tones';

const SAMPLE = boxPath(-0.32, -0.27, 0.64, 0.54);

/** A tint as a small sample of its wash, around the origin. */
export function swatchOf(tint: RegionTint, theme: MapTheme): DisplayList {
  const { ground, rim } = toneOf(theme, tint);
  return [
    { kind: 'area', path: SAMPLE, colour: ground },
    { kind: 'line', path: SAMPLE, colour: rim, width: { of: 0.1 }, join: 'round' },
  ];
}

/** The sample of a tint in a line of text. */
export function Swatch({ tint }: { readonly tint: RegionTint }) {
  const list = swatchOf(tint, usePageTheme());
  return <SmallDrawing className="ww-board-swatch" list={list} field={20} width={16} height={14} />;
}
