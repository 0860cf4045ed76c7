import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Campaign,
  grossfeldOf,
  inOwnNet,
  kleinfeldOf,
  type Lattice,
} from '../../../../engine';
import {
  fieldInMiddle,
  fieldOnGlobe,
  globeNumbers,
  globePieces,
  globePlots,
  globeSheet,
  type GlobeTurn,
  grossfeldNumber,
  mapStyle,
  paint,
  paintGlobe,
  turnAt,
  turnTo,
} from '../../../kit/cartography';
import { useLanguage, useWords } from '../../../kit/explain/react';
import { Button, Dialog, IconButton, usePageTheme } from '../../../kit/ui';
import { useTerrains } from '../../../model/map/use-catalogue';
import { showField } from '../../../model/state/jump';
import { useView } from '../../../model/state/view';
import { usePaneLayers } from '../looks/use-pane-layers';
import { useMapView } from '../use-map-view';
import { terrainName } from '../words';
import { makeWhole } from './recut';

const SIZE = { width: 620, height: 500 } as const;

/** Degrees of one press of an arrow key, and with Shift. */
const STEP = 6;
const STRIDE = 30;
const CLOSEST = 4;
/** From which size on the picture of a near view is drawn, and most pixels of a field on it. */
const NEAR = 2;
const SHARPEST = 40;
/** Pixels of a drag below which it is a click. */
const STILL = 4;

const ARROWS: Readonly<Record<string, readonly [east: number, north: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

const turned = (
  { longitude, latitude, zoom }: GlobeTurn,
  east: number,
  north: number,
): GlobeTurn => ({
  longitude: longitude + east,
  latitude: Math.min(90, Math.max(-90, latitude + north)),
  zoom,
});

const zoomed = (turn: GlobeTurn, factor: number): GlobeTurn => ({
  ...turn,
  zoom: Math.min(CLOSEST, Math.max(1, turn.zoom * factor)),
});

/** The world as a globe: turned by mouse and keys, and the way from its middle back to the map. */
export function Globe({
  campaign,
  lattice: drawn,
  edge,
  onClose,
}: {
  readonly campaign: Campaign;
  readonly lattice: Lattice;
  readonly edge: number;
  readonly onClose: () => void;
}) {
  // The globe is made of the net as addresses lie; it has no cut, however the map is cut.
  const lattice = useMemo(() => inOwnNet(drawn), [drawn]);
  const { t } = useTranslation();
  const words = useWords();
  const language = useLanguage();
  const theme = usePageTheme();
  const terrains = useTerrains();
  const view = useMapView(campaign);
  const layers = usePaneLayers(view);
  const canvas = useRef<HTMLCanvasElement>(null);
  const grip = useRef<{ readonly x: number; readonly y: number; moved: number } | null>(null);
  const [turn, setTurn] = useState((): GlobeTurn => {
    const { field } = useView.getState();
    const cell = field === null ? undefined : lattice.cellOf(field);
    return cell === undefined
      ? { longitude: 0, latitude: 20, zoom: 1 }
      : turnTo(edge, lattice.axialOf(cell), 1);
  });
  const ratio = globalThis.devicePixelRatio;
  // Drawn anew for a near view, so that as much is seen of the fields as on the map at that scale.
  const shown = fieldOnGlobe(edge, SIZE, turn.zoom < NEAR ? 1 : NEAR);
  const style = useMemo(
    () => mapStyle(theme, shown, { ...layers, numbers: false }),
    [theme, shown, layers],
  );
  const sheet = useMemo(
    () =>
      globeSheet(view, lattice, terrains, style, {
        wanted: Math.min(SHARPEST, 2 * shown) * ratio,
        shown,
      }),
    [view, lattice, terrains, style, shown, ratio],
  );
  const plots = useMemo(
    () => (layers.numbers ? globePlots(view, lattice) : []),
    [view, lattice, layers.numbers],
  );
  const pieces = useMemo(() => (sheet === undefined ? [] : globePieces(sheet)), [sheet]);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context === null || context === undefined || sheet === undefined) return undefined;
    const frame = requestAnimationFrame(() => {
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, SIZE.width * ratio, SIZE.height * ratio);
      context.scale(ratio, ratio);
      paintGlobe(context, sheet, pieces, turn, SIZE);
      const numbers = globeNumbers(plots, edge, turn, SIZE);
      paint(
        context,
        numbers.map(({ x, y, no }) => grossfeldNumber(style, { x, y: y + 3.5 }, no)),
        { x: 0, y: 0, field: 1, pixel: 1 },
      );
    });
    return () => cancelAnimationFrame(frame);
  }, [sheet, pieces, plots, style, edge, turn, ratio]);
  const middle = useMemo(() => fieldInMiddle(lattice, turn), [lattice, turn]);
  const field = middle === undefined ? undefined : lattice.addressOf(middle);
  const chunk = field === undefined ? undefined : view.chunks[grossfeldOf(field)];
  const index = field === undefined ? -1 : kleinfeldOf(field) - 1;
  const name = chunk?.settlements[index]?.name;
  const terrain = terrainName(terrains, chunk?.terrain[index] ?? null, language, words);
  const show = (): void => {
    if (field !== undefined) showField(drawn, field);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const arrow = ARROWS[event.key];
    const step = event.shiftKey ? STRIDE : STEP;
    if (arrow !== undefined) setTurn((now) => turned(now, arrow[0] * step, arrow[1] * step));
    else if (event.key === '+') setTurn((now) => zoomed(now, 1.25));
    else if (event.key === '-') setTurn((now) => zoomed(now, 0.8));
    else if (event.key === 'Enter') show();
    else return;
    event.preventDefault();
  };
  const onPointerMove = (event: PointerEvent): void => {
    const held = grip.current;
    if (held === null) return;
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    grip.current = {
      x: event.clientX,
      y: event.clientY,
      moved: held.moved + Math.abs(dx) + Math.abs(dy),
    };
    setTurn((now) => turned(now, (-dx * 0.25) / now.zoom, (dy * 0.25) / now.zoom));
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>): void => {
    const held = grip.current;
    grip.current = null;
    if (held === null || held.moved > STILL) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const at = { x: event.clientX - left, y: event.clientY - top };
    setTurn((now) => turnAt(now, SIZE, at) ?? now);
  };
  return (
    <Dialog
      title={t('world:globe.title')}
      isOpen
      onOpenChange={onClose}
      width="wide"
      footer={
        <>
          <p className="ww-globe-middle" role="status">
            {t('world:globe.middle', { field: field ?? '', what: name ?? terrain })}
          </p>
          <IconButton
            icon="minus"
            label={t('world:globe.farther')}
            onPress={() => setTurn((now) => zoomed(now, 0.8))}
          />
          <IconButton
            icon="plus"
            label={t('world:globe.nearer')}
            onPress={() => setTurn((now) => zoomed(now, 1.25))}
          />
          <Button
            onPress={() => {
              if (field !== undefined) makeWhole(field);
              onClose();
            }}
          >
            {t('world:globe.whole')}
          </Button>
          <Button variant="filled" onPress={show}>
            {t('world:globe.show')}
          </Button>
        </>
      }
    >
      <p className="ww-small ww-quiet">{t('world:globe.hint')}</p>
      <div
        className="ww-globe"
        role="application"
        aria-label={t('world:globe.label')}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          grip.current = { x: event.clientX, y: event.clientY, moved: 0 };
        }}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={() => {
          grip.current = null;
        }}
        onWheel={(event) => setTurn((now) => zoomed(now, event.deltaY < 0 ? 1.12 : 1 / 1.12))}
      >
        <canvas
          ref={canvas}
          width={SIZE.width * ratio}
          height={SIZE.height * ratio}
          style={{ width: SIZE.width, height: SIZE.height }}
        />
      </div>
    </Dialog>
  );
}
