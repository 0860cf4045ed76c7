import { type RefObject, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { centreOf, type FieldAddress, type Lattice, realmView } from '../../../engine';
import { knownWorld } from '../../model/state/known-world';
import { type MapFocus, useView } from '../../model/state/view';
import { useSession } from '../../model/state/session';
import { type Shortcut, shortcutsOf, useShortcuts } from '../../kit/state/shortcuts';
import { type MapPointer, turnedAim, workingTool } from './use-map-pointer';
import { nextSize, TOOL_BUTTONS } from './keys';
import { withHeight, withType } from '../../model/map/catalogue';
import { takeTerrain } from './palette/take';
import { isOffered, useCatalogue, useGame } from '../../model/map/use-catalogue';
import { type Extent, fit } from '../../kit/board/camera';
import { toolShortcuts, windowKeys, type WindowWords } from '../../model/board/use-board-keys';
import type { MapPaneHandle } from '../../model/map/pane/props';
import { canLetGo, letGo, selectionKeys } from './selection/keys';
import { useMapScreen } from '../../model/map/state';
import { knownBox } from './views';
import { TOOLS } from '../../model/map/tools';
import { ERASING_TOOLS } from '../../model/map/tools/sides/erasing';
import { hexBox } from '../../kit/board/hex-cells';

/** Field width at which a map counts as seen in its own size, in pixels. */
const REAL_SCALE = 40;

/** Widest field to which choosing to see some fields zooms in, in pixels: so that their surroundings stay in view. */
const CLOSEST = 80;

/** What the window must show to have all of some fields in it; undefined if none of them is on the map. */
export function focusOn(
  lattice: Lattice,
  fields: Iterable<FieldAddress>,
  extent: Extent,
): MapFocus | undefined {
  const middles = [...fields].flatMap((field) => {
    const cell = lattice.cellOf(field);
    return cell === undefined ? [] : [centreOf(lattice.axialOf(cell))];
  });
  const box = hexBox(middles);
  if (box === undefined) return undefined;
  const { centre, scale } = fit(box, extent, 48);
  return { point: centre, scale: Math.min(CLOSEST, scale) };
}

const SCOPE = 'app:screen.map';
const shortcut = shortcutsOf(SCOPE);

const WORDS: WindowWords = {
  fit: 'map:zoom.fit',
  zoomIn: 'map:zoom.in',
  zoomOut: 'map:zoom.out',
  drop: 'map:key.drop',
  back: 'map:key.back',
};

/** Shows the whole map, or, in the perspective of a realm, all that it knows. */
const showAll = (pane: MapPaneHandle | null): void => {
  const { perspective } = useView.getState();
  const { campaign, lattice } = useSession.getState();
  const { window } = useMapScreen.getState();
  const known =
    perspective.kind === 'truth' || campaign === null || lattice === null
      ? undefined
      : knownBox(realmView(knownWorld(campaign), perspective.party), lattice);
  if (known === undefined || window === null) {
    pane?.fit();
    return;
  }
  const { centre, scale } = fit(known, window.extent);
  pane?.show({ point: centre, scale });
};

/** Shows all chosen fields, or else the one under the cursor. */
const showChosen = (pane: MapPaneHandle | null): void => {
  const { field } = useView.getState();
  const { lattice } = useSession.getState();
  const { window, chosen } = useMapScreen.getState();
  if (lattice === null || window === null) return;
  const fields = chosen.size > 0 ? chosen : field === null ? [] : [field];
  const focus = focusOn(lattice, fields, window.extent);
  if (focus !== undefined) pane?.show(focus);
};

/** Shows the middle of the window in its own size. */
const showReal = (pane: MapPaneHandle | null): void => {
  const { window } = useMapScreen.getState();
  if (window !== null) pane?.show({ point: window.camera.centre, scale: REAL_SCALE });
};

const isDrawing = (): boolean => useView.getState().perspective.kind === 'truth';

function useToolKeys(): readonly Shortcut[] {
  const game = useGame();
  return useMemo(
    () =>
      toolShortcuts(
        'map',
        TOOLS.filter(({ id }) => isOffered(game, id)).map(({ id, changesWorld }) => ({
          id,
          changesWorld,
          keys: TOOL_BUTTONS[id].keys,
          text: `map:tool.${id}`,
        })),
        isDrawing,
        (tool) => useView.getState().set({ tool }),
      ),
    [game],
  );
}

/** True while the focus is in one of the columns beside the map, or nowhere. */
const isBeside = (): boolean =>
  document.activeElement === document.body ||
  document.activeElement?.closest('.ww-inspector, .ww-palette') != null;

/** Returns the focus to the map. The field that loses it writes its value; a lettering is done. */
const backToMap = (pane: MapPaneHandle | null): void => {
  pane?.focusKeyboard();
  const { editing, set } = useMapScreen.getState();
  if (editing?.what === 'label') set({ editing: null });
};

/** Switches the tools for sides and places between adding and removing. */
const eraseKey: Shortcut = shortcut(
  'map.erase',
  'X',
  'sides:options.toggle',
  () => {
    const { pen, set } = useMapScreen.getState();
    set({ pen: { ...pen, isErasing: !pen.isErasing, isBarring: false } });
  },
  { isEnabled: () => ERASING_TOOLS.has(workingTool().id) },
);

/** The keys of the brush turn the aim of tools that point at sides or corners. */
const sizeKeys = (pointer: MapPointer): readonly Shortcut[] =>
  [
    { step: -1 as const, keys: ',', text: 'map:key.smaller' },
    { step: 1 as const, keys: '.', text: 'map:key.larger' },
  ].map(({ step, keys, text }) =>
    shortcut(
      text,
      keys,
      text,
      () => {
        const { size, aim, set } = useMapScreen.getState();
        if (workingTool().aim === 'centre') set({ size: nextSize(size, step) });
        else set({ aim: turnedAim(aim, step) });
        pointer.aim();
      },
      { isEnabled: isDrawing },
    ),
  );

const useTerrainKeys = (): readonly Shortcut[] => {
  const { t } = useTranslation();
  const catalogue = useCatalogue();
  return useMemo(() => {
    const current = () => catalogue.byKey(useMapScreen.getState().terrain);
    const heights = catalogue.heights.map((height): Shortcut =>
      shortcut(
        `map.height.${String(height)}`,
        String(height),
        `map:key.height${String(height)}`,
        () => {
          const next = withHeight(catalogue, current(), height);
          if (next !== undefined) takeTerrain(next);
        },
        { isEnabled: isDrawing },
      ),
    );
    const types = catalogue.types.map((type): Shortcut =>
      shortcut(
        `map.type.${type}`,
        t(`map:typeKey.${type}`),
        `map:key.type.${type}`,
        () => {
          const next = withType(catalogue, current(), type);
          if (next !== undefined) takeTerrain(next);
        },
        { isEnabled: isDrawing },
      ),
    );
    return [...heights, ...types];
  }, [catalogue, t]);
};

/** Registers every key of the map screen; the sheet of keys and the palette list them. */
export function useMapKeys(pane: RefObject<MapPaneHandle | null>, pointer: MapPointer): void {
  const toolKeys = useToolKeys();
  const terrainKeys = useTerrainKeys();
  const viewKeys = useMemo(
    (): readonly Shortcut[] => [
      shortcut(
        'map.goTo',
        'G',
        'map:goTo.button',
        () => useMapScreen.getState().set({ isGoingTo: true }),
        { icon: 'search' },
      ),
      shortcut('map.showChosen', 'Z', 'world:zoom.chosen', () => showChosen(pane.current), {
        icon: 'fit',
      }),
      shortcut('map.showReal', 'Shift+Z', 'world:zoom.real', () => showReal(pane.current), {
        icon: 'search',
      }),
      ...windowKeys('map', WORDS, {
        fit: () => showAll(pane.current),
        zoomBy: (factor) => pane.current?.zoomBy(factor),
        drop: () => {
          if (pointer.isBusy()) pointer.send({ kind: 'cancel' });
          else letGo();
        },
        canDrop: () => pointer.isBusy() || canLetGo(),
        back: () => backToMap(pane.current),
        isBeside: () => isBeside() && !pointer.isBusy(),
      }),
      eraseKey,
      ...sizeKeys(pointer),
    ],
    [pane, pointer],
  );
  useShortcuts(toolKeys);
  useShortcuts(terrainKeys);
  useShortcuts(viewKeys);
  useShortcuts(selectionKeys);
}
