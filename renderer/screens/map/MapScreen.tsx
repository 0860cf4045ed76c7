import { type Ref, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Campaign,
  centreOf,
  type FieldAddress,
  type Lattice,
  type MapView,
  partiesInOrder,
} from '../../../engine';
import { lexiconOf } from '../../kit/explain';
import { LexiconContext, useLanguage, useWords } from '../../kit/explain/react';
import { useView } from '../../model/state/view';
import { partiesAtHand } from '../../model/state/at-hand';
import { showPoint } from '../../model/state/jump';
import { useSession } from '../../model/state/session';
import { type ShownPicture, useShownPictures, useSuggestedLooks } from '../../model/tracing';
import { aimMark, type MapPointer, useMapPointer, usePreview } from './use-map-pointer';
import { Announcer } from './Announcer';
import { BeliefPanel } from './belief/BeliefSheet';
import type { Goal } from './find-place';
import { Inspector } from './inspector/Inspector';
import { MapLegend } from './looks/MapLegend';
import { usePaneLayers } from './looks/use-pane-layers';
import { ViewMenu } from './looks/ViewMenu';
import { MAP_OUTCOMES } from './menu/actions';
import { FieldMenu } from './menu/FieldMenu';
import { MapMenu } from './menu/MapMenu';
import { MapStatus } from './MapStatus';
import { MiniMap } from './minimap/MiniMap';
import { PerspectiveSwitch } from '../../model/board/PerspectiveSwitch';
import { Sheet } from '../../kit/board/Sheet';
import { HoverCard } from './overlay/HoverCard';
import { drawnWay, useDrawn } from './drawn/use-drawn';
import { stepMarks, useSteps } from './drawn/use-steps';
import { GoTo } from './overlay/GoTo';
import { ScaleBar } from './overlay/ScaleBar';
import './overlay/overlay.css';
import { Palette } from './palette/Palette';
import { useGmMarks } from './places/use-gm-marks';
import { terrainsOf, useTerrains } from '../../model/map/use-catalogue';
import { groundsOf } from '../../model/genesis/plan-map';
import { useMeasured, wayOf } from './measure/use-route';
import { MapPane } from '../../model/map/pane';
import type { MapHighlight, MapPaneHandle, MapPath } from '../../model/map/pane/props';
import { SelectionPanel } from './selection/SelectionPanel';
import { useSelectionUpkeep } from './selection/use-upkeep';
import { useMapScreen } from '../../model/map/state';
import { OVERLAYS, TOOL_SHEETS } from './slots';
import { toolOf } from '../../model/map/tools';
import { useFreshLook } from './use-fresh-look';
import { useMapGestures, walksWithShift } from './use-map-gestures';
import { useMapKeys } from './use-map-keys';
import { useMapView } from './use-map-view';
import { useCachedPicture } from './use-world-picture';
import { withGround, withLettering } from './views';
import { EmptyWorld } from './world/EmptyWorld';
import '../../model/board/board.css';

/** From this field width on a place that was jumped to is shown, in pixels. */
const CLOSE_ENOUGH = 28;

const NO_PATHS: readonly MapPath[] = [];
const NO_PICTURES: readonly ShownPicture[] = [];

interface Place {
  readonly campaign: Campaign;
  readonly lattice: Lattice;
}

/** Brings a place into view, close enough to be read; a field is chosen, too. */
const showGoal = (lattice: Lattice, goal: Goal): void => {
  if (goal.kind === 'point') {
    showPoint(goal.point, goal.scale);
    return;
  }
  const { field } = goal;
  const cell = lattice.cellOf(field);
  if (cell === undefined) return;
  const scale = useMapScreen.getState().window?.camera.scale ?? 0;
  useView.getState().set({
    field,
    unit: null,
    focus: {
      point: centreOf(lattice.axialOf(cell)),
      ...(scale < CLOSE_ENOUGH ? { scale: CLOSE_ENOUGH } : {}),
    },
  });
};

const forgetFocus = (): void => useView.getState().set({ focus: null });

/** Outlined fields: the selection, and those the pointer points at. */
const useHighlights = (outline: readonly FieldAddress[]): readonly MapHighlight[] => {
  const chosen = useMapScreen((state) => state.chosen);
  const selected = useMemo(
    (): readonly MapHighlight[] =>
      chosen.size === 0 ? [] : [{ kind: 'selected', fields: [...chosen] }],
    [chosen],
  );
  return useMemo(
    () => (outline.length === 0 ? selected : [...selected, { kind: 'brush', fields: outline }]),
    [selected, outline],
  );
};

/** The map itself, connected to the pointer. */
const Stage = ({
  campaign,
  lattice,
  view,
  pointer,
  pane,
}: Place & {
  readonly view: MapView;
  readonly pointer: MapPointer;
  readonly pane: Ref<MapPaneHandle>;
}) => {
  const { t } = useTranslation();
  const { perspective, field, hover, focus, tool } = useView();
  const layers = usePaneLayers(view);
  const hasUnderlay = useMapScreen((state) => state.layers.underlay);
  const setMapScreen = useMapScreen((state) => state.set);
  const gestures = useMapGestures(pointer, lattice);
  const { outline, ground, lines } = usePreview(pointer);
  const suggested = useSuggestedLooks();
  const traced = useMemo(() => withGround(view, suggested), [view, suggested]);
  const typed = useMapScreen((state) => state.typed);
  const lettered = useMemo(() => withLettering(traced, typed), [traced, typed]);
  const shown = useMemo(() => withGround(lettered, ground), [lettered, ground]);
  const pictures = useShownPictures(campaign, lattice);
  const measured = useMeasured(campaign, lattice);
  const drawn = useDrawn(campaign);
  const steps = useSteps(campaign, lattice, drawn);
  const words = useWords();
  const paths = useMemo(() => {
    if (drawn !== null) return [...stepMarks(lattice, steps, words), ...drawnWay(lattice, drawn)];
    return measured === null || tool !== 'measure' ? NO_PATHS : wayOf(lattice, measured);
  }, [lattice, measured, drawn, steps, words, tool]);
  const highlights = useHighlights(outline);
  const { drags, changesWorld, aim: aimsAt } = toolOf(tool);
  const aim = useMapScreen((state) => state.aim);
  const drafts = useMemo(
    () => [...aimMark(lattice, field, aimsAt, aim), ...lines],
    [lattice, field, aimsAt, aim, lines],
  );
  const isDrawing = drags && (perspective.kind === 'truth' || !changesWorld);
  const picture = useCachedPicture(campaign.id, view, lattice.recut === undefined);
  const [start] = useState(() => useMapScreen.getState().window?.camera);
  return (
    <MapPane
      ref={pane}
      {...picture}
      start={start}
      view={shown}
      lattice={lattice}
      terrains={useTerrains()}
      label={t('map:title', { campaign: campaign.name })}
      selection={field}
      hover={hover}
      highlights={highlights}
      drafts={drafts}
      gmMarks={useGmMarks(campaign, lattice, view)}
      focus={focus}
      onFocusDone={forgetFocus}
      {...gestures}
      walksWithShift={walksWithShift()}
      panWith={isDrawing ? 'secondary' : 'primary'}
      cursor={isDrawing || tool === 'eyedropper' ? 'crosshair' : 'default'}
      layers={layers}
      paths={paths}
      pictures={
        perspective.kind === 'truth' && hasUnderlay && lattice.recut === undefined
          ? pictures
          : NO_PICTURES
      }
      onCamera={(camera, extent) => setMapScreen({ window: { camera, extent } })}
    />
  );
};

const OpenMap = ({ campaign, lattice }: Place) => {
  const pane = useRef<MapPaneHandle>(null);
  const around = useRef<HTMLElement>(null);
  const pointer = useMapPointer();
  useMapKeys(pane, pointer);
  const view = useMapView(campaign);
  const isGoingTo = useMapScreen((state) => state.isGoingTo);
  const setMapScreen = useMapScreen((state) => state.set);
  useEffect(() => {
    const { terrain, take } = useMapScreen.getState();
    if (terrainsOf(campaign.system)[terrain] === undefined) take(groundsOf(campaign.system).land);
  }, [campaign.system]);
  const giveKeys = useRef<'always' | 'if lost' | 'never'>('never');
  const hasForm = useMapScreen(({ editing, drawn }) => editing?.what === 'label' || drawn !== null);
  const isOrdering = useMapScreen(({ ordering }) => ordering !== null);
  // Where one has gone to, and when a lettering or an order is done, the map has the focus at once.
  useEffect(() => {
    if (hasForm) giveKeys.current = 'if lost';
    if (isOrdering) giveKeys.current = 'always';
    if (isGoingTo || hasForm || isOrdering) return;
    const isLost = document.activeElement === document.body;
    if (giveKeys.current === 'always' || (giveKeys.current === 'if lost' && isLost)) {
      pane.current?.focusKeyboard();
    }
    giveKeys.current = 'never';
  }, [isGoingTo, hasForm, isOrdering]);
  const perspective = useView((view) => view.perspective);
  const isTruth = perspective.kind === 'truth';
  const hasChoice = useMapScreen(({ chosen }) => chosen.size > 1);
  const { t } = useTranslation();
  const tool = useView((view) => view.tool);
  const ToolSheet = isTruth || !toolOf(tool).changesWorld ? TOOL_SHEETS[tool] : undefined;
  useSelectionUpkeep(campaign.id, lattice);
  useFreshLook(pointer);
  const overview = (
    <MiniMap
      view={view}
      lattice={lattice}
      onShow={(point) => useView.getState().set({ focus: { point } })}
    />
  );
  const language = useLanguage();
  const terrains = useTerrains();
  const { parties } = campaign.world;
  const lexicon = useMemo(
    () => lexiconOf({ parties }, terrains, language),
    [parties, terrains, language],
  );
  return (
    <LexiconContext value={lexicon}>
      <div className="ww-map-screen ww-grid ww-whole">
        <Palette />
        <section className="ww-map-window" ref={around}>
          <Stage campaign={campaign} lattice={lattice} view={view} pointer={pointer} pane={pane} />
          <div className="ww-over-map" data-corner="top">
            <PerspectiveSwitch
              parties={partiesInOrder(campaign.world.parties)}
              first={partiesAtHand(campaign)[0]}
            />
            <ViewMenu />
            {MAP_OUTCOMES.length === 0 ? null : <MapMenu />}
          </div>
          <MapLegend view={view} />
          <div className="ww-over-map" data-corner="bottom">
            <ScaleBar />
          </div>
          <Announcer campaign={campaign} lattice={lattice} view={view} />
          <HoverCard campaign={campaign} lattice={lattice} view={view} over={around} />
          <FieldMenu campaign={campaign} lattice={lattice} over={around} />
          <MapStatus view={view} pointer={pointer} />
        </section>
        {ToolSheet !== undefined ? (
          <Sheet label={t(`map:tool.${tool}`)} foot={overview}>
            <ToolSheet />
          </Sheet>
        ) : hasChoice ? (
          perspective.kind === 'truth' ? (
            <SelectionPanel campaign={campaign} foot={overview} />
          ) : (
            <BeliefPanel campaign={campaign} party={perspective.party} foot={overview} />
          )
        ) : (
          <Inspector campaign={campaign} lattice={lattice} view={view} foot={overview} />
        )}
        {OVERLAYS.map(({ id, Overlay }) => (
          <Overlay key={id} />
        ))}
        {isGoingTo ? (
          <GoTo
            campaign={campaign}
            lattice={lattice}
            onGo={(goal) => {
              showGoal(lattice, goal);
              if (hasForm) setMapScreen({ editing: null });
              giveKeys.current = 'always';
            }}
            onClose={() => setMapScreen({ isGoingTo: false })}
          />
        ) : null}
      </div>
    </LexiconContext>
  );
};

/** The map of the open campaign: palette, map, inspector. */
export function MapScreen() {
  const campaign = useSession((session) => session.campaign);
  const lattice = useSession((session) => session.lattice);
  if (campaign === null || lattice === null) return null;
  if (lattice.size === 0) return <EmptyWorld />;
  return <OpenMap campaign={campaign} lattice={lattice} />;
}
