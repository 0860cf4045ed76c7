import { type PointerEvent, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Lattice, MapView, Point } from '../../../../engine';
import { usePaneLayers } from '../looks/use-pane-layers';
import type { MapLook, StyleChoice } from '../../../kit/cartography';
import { useTerrains } from '../../../model/map/use-catalogue';
import { useMapScreen } from '../../../model/map/state';
import { fitWorld, pointInWorld, usePainting, windowFrame } from './use-painting';
import { usePageTheme } from '../../../kit/ui';
import './minimap.css';

const SIZE = { width: 283, height: 206 } as const;

const WindowFrame = ({ fit }: { readonly fit: ReturnType<typeof fitWorld> }) => {
  const window = useMapScreen((state) => state.window);
  if (fit === undefined || window === null) return null;
  return (
    <svg width={SIZE.width} height={SIZE.height} aria-hidden="true">
      <rect {...windowFrame(fit, SIZE, window.camera, window.extent)} />
    </svg>
  );
};

/** In small only areas can be told apart: realms and heads show, other looks are colours. */
const inSmall = (look: MapLook, heads: StyleChoice['heads'] = {}): StyleChoice =>
  look === 'politics' || look === 'population' ? { look, heads } : {};

/** The whole map in small with the frame of the window; a click or drag moves the window. */
export function MiniMap({
  view,
  lattice,
  onShow,
}: {
  readonly view: MapView;
  readonly lattice: Lattice;
  readonly onShow: (point: Point) => void;
}) {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const theme = usePageTheme();
  const terrains = useTerrains();
  const fit = useMemo(() => fitWorld(lattice, SIZE), [lattice]);
  const { look = 'colours', heads } = usePaneLayers(view);
  const choice = useMemo(() => inSmall(look, heads), [look, heads]);
  const picture = useMemo(
    () => (fit === undefined ? null : { view, lattice, fit, theme, choice, terrains }),
    [view, lattice, fit, theme, choice, terrains],
  );
  usePainting(canvas, picture);
  const show = (event: PointerEvent<HTMLElement>): void => {
    if (fit === undefined || (event.buttons & 1) === 0) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    onShow(pointInWorld(fit, { x: event.clientX - left, y: event.clientY - top }));
  };
  return (
    <div
      className="ww-minimap"
      role="img"
      aria-label={t('map:minimap')}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        show(event);
      }}
      onPointerMove={show}
    >
      <canvas ref={canvas} />
      <WindowFrame fit={fit} />
    </div>
  );
}
