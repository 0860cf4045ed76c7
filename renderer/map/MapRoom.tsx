import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Campaign, centreOf, type FieldAddress, type Lattice } from '../../engine';
import { useLanguage, useWords } from '../explain/react';
import { useDesk } from '../state/desk';
import { useSession } from '../state/session';
import { EmptyState } from '../ui';
import { Inspector } from './inspector/Inspector';
import { fieldSheet } from './inspector/sheet';
import { MapStatus } from './MapStatus';
import { MiniMap } from './minimap/MiniMap';
import { EyesSwitch } from './overlay/EyesSwitch';
import { GoTo } from './overlay/GoTo';
import { LayersMenu } from './overlay/LayersMenu';
import { ScaleBar } from './overlay/ScaleBar';
import './overlay/overlay.css';
import { Palette } from './palette/Palette';
import { useTerrains } from './palette/use-catalogue';
import { MapPane } from './pane';
import type { MapHighlight, MapPaneHandle, MapPointerEvent } from './pane/props';
import { useMapRoom } from './state';
import { useHand, workingTool } from './use-hand';
import { useMapKeys } from './use-map-keys';
import { createViewMaker, withPaint } from './views';
import { fieldInWords } from './words';
import './map-room.css';

/** From this field width on a place that was jumped to is shown, in pixels. */
const CLOSE_ENOUGH = 28;

/** The current field, spoken. */
const Announcer = ({ text }: { readonly text: string }) => (
  <p className="ww-visually-hidden" aria-live="polite">
    {text}
  </p>
);

const showField = (lattice: Lattice, field: FieldAddress): void => {
  const cell = lattice.cellOf(field);
  if (cell === undefined) return;
  const scale = useMapRoom.getState().window?.camera.scale ?? 0;
  useDesk.getState().set({
    field,
    unit: null,
    focus: {
      point: centreOf(lattice.axialOf(cell)),
      ...(scale < CLOSE_ENOUGH ? { scale: CLOSE_ENOUGH } : {}),
    },
  });
};

const Room = ({
  campaign,
  lattice,
}: {
  readonly campaign: Campaign;
  readonly lattice: Lattice;
}) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const words = useWords();
  const terrains = useTerrains();
  const pane = useRef<MapPaneHandle>(null);
  const isPressed = useRef(false);
  const hand = useHand();
  useMapKeys(pane, hand);

  const { eyes, field, hover, focus, tool, set } = useDesk();
  const layers = useMapRoom((state) => state.layers);
  const isGoingTo = useMapRoom((state) => state.isGoingTo);
  const terrain = useMapRoom((state) => state.terrain);
  const setRoom = useMapRoom((state) => state.set);

  const [makeView] = useState(createViewMaker);
  const view = useMemo(() => makeView(campaign.world, eyes), [makeView, campaign.world, eyes]);
  const shown = useMemo(
    () => withPaint(view, hand.preview.painted, terrain),
    [view, hand.preview.painted, terrain],
  );
  const { outline } = hand.preview;
  const highlights = useMemo(
    (): readonly MapHighlight[] =>
      outline.length === 0 ? [] : [{ kind: 'brush', fields: outline }],
    [outline],
  );
  const said = useMemo(
    () =>
      field === null
        ? ''
        : fieldInWords(
            fieldSheet(campaign, { view, lattice, terrains }, field),
            terrains,
            language,
            words,
          ),
    [campaign, view, lattice, terrains, field, language, words],
  );
  const isDrawing = eyes.kind === 'truth' && (tool === 'brush' || tool === 'fill');

  const onPointer = ({ kind, point, buttons, dragged, field: under }: MapPointerEvent): void => {
    if (under !== useDesk.getState().hover) set({ hover: under });
    if (kind === 'leave') {
      // While a button is down the map holds the pointer, so leaving means that it was lost.
      hand.send({ kind: isPressed.current ? 'cancel' : 'leave' });
      isPressed.current = false;
      return;
    }
    if (kind === 'down') isPressed.current = (buttons & 1) !== 0;
    if (kind !== 'move' && !isPressed.current) return;
    hand.send({ kind, point });
    if (kind !== 'up') return;
    isPressed.current = false;
    if (!dragged) hand.send({ kind: 'click', point });
  };
  const onKey = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Enter' || field === null || !workingTool().changesWorld) return;
    const cell = lattice.cellOf(field);
    if (cell === undefined) return;
    event.preventDefault();
    const point = centreOf(lattice.axialOf(cell));
    hand.send({ kind: 'down', point });
    hand.send({ kind: 'up', point });
  };

  return (
    <div className="ww-map-room">
      <Palette />
      <section className="ww-map-window">
        <MapPane
          ref={pane}
          view={shown}
          lattice={lattice}
          terrains={terrains}
          label={t('map:title', { campaign: campaign.name })}
          selection={field}
          hover={hover}
          highlights={highlights}
          focus={focus}
          onFocusDone={() => set({ focus: null })}
          onPointer={onPointer}
          onKey={onKey}
          onWalk={(next) => set({ field: next, unit: null })}
          panWith={isDrawing ? 'secondary' : 'primary'}
          cursor={isDrawing || tool === 'eyedropper' ? 'crosshair' : 'default'}
          layers={layers}
          onCamera={(camera, extent) => setRoom({ window: { camera, extent } })}
        />
        <div className="ww-over-map" data-corner="top">
          <EyesSwitch parties={Object.values(campaign.world.parties)} />
          <LayersMenu />
        </div>
        <div className="ww-over-map" data-corner="bottom">
          <ScaleBar />
        </div>
        <Announcer text={said} />
        <MapStatus view={view} terrains={terrains} />
      </section>
      <Inspector
        campaign={campaign}
        lattice={lattice}
        view={view}
        foot={
          <MiniMap view={view} lattice={lattice} onShow={(point) => set({ focus: { point } })} />
        }
      />
      {isGoingTo ? (
        <GoTo
          campaign={campaign}
          lattice={lattice}
          onGo={(found) => showField(lattice, found)}
          onClose={() => setRoom({ isGoingTo: false })}
        />
      ) : null}
    </div>
  );
};

/** The map of the open campaign: palette, map, inspector. */
export const MapRoom = () => {
  const { t } = useTranslation();
  const campaign = useSession((session) => session.campaign);
  const lattice = useSession((session) => session.lattice);
  if (campaign === null || lattice === null) return null;
  if (lattice.size === 0) {
    return (
      <div className="ww-map-empty">
        <EmptyState title={t('map:empty.title')}>{t('map:empty.text')}</EmptyState>
      </div>
    );
  }
  return <Room campaign={campaign} lattice={lattice} />;
};
