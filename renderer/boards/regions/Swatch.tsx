import type { RegionTint } from '../../../engine';
import { usePageTheme } from '../../ui';
import { toneOf } from './drawing/tones';

/** A tint as a small sample of its wash. */
export const Swatch = ({ tint }: { readonly tint: RegionTint }) => {
  const { ground, rim } = toneOf(usePageTheme(), tint);
  return (
    <svg className="ww-board-swatch" width={16} height={14} viewBox="0 0 16 14" aria-hidden="true">
      <rect
        x={1.5}
        y={1.5}
        width={13}
        height={11}
        rx={1.5}
        fill={ground}
        stroke={rim}
        strokeWidth={2}
      />
    </svg>
  );
};
