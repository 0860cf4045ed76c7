import { type ReactNode, useSyncExternalStore } from 'react';
import { Button as AriaButton, DialogTrigger } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import {
  Head,
  Palette as Shell,
  Resting,
  ToolBox,
  ToolButtons,
} from '../../../model/board/Palette';
import { useLanguage } from '../../../kit/explain/react';
import { type MapTool, useView } from '../../../model/state/view';
import { Icon, Popover, ToggleGroup } from '../../../kit/ui';
import { BRUSH_SIZES, TOOL_BUTTONS, TOOL_GROUPS } from '../keys';
import { TOOL_OPTIONS } from '../slots';
import { useMapScreen } from '../../../model/map/state';
import { toolOf, TOOLS } from '../../../model/map/tools';
import { PAINT_TOOLS } from '../../../model/map/tools/paint';
import { PaintOptions } from './paint/PaintOptions';
import { PaintSwitch } from './paint/PaintSwitch';
import { isOffered, useCatalogue, useGame, useTerrains } from '../../../model/map/use-catalogue';
import './palette.css';
import type { Party } from '../../../../engine';
import { useSession } from '../../../model/state/session';
import type { Paint } from '../../../model/map/tools/paint-kind';
import { RealmSwatch, TerrainSwatch } from '../../../model/map/swatches';

const shortcutOf = (id: MapTool): { readonly shortcut?: string } => {
  const shortcut = id === 'paste' ? 'Mod+V' : TOOL_BUTTONS[id].keys;
  return shortcut === undefined ? {} : { shortcut };
};

/** The tools of the map in their groups. Those that change the world are disabled in the perspective of a realm. */
const ToolGrid = ({
  chosen,
  isResting,
  onChoose,
}: {
  readonly chosen: MapTool;
  readonly isResting: boolean;
  readonly onChoose: (tool: MapTool) => void;
}) => {
  const { t } = useTranslation();
  const game = useGame();
  return (
    <ToolBox>
      {TOOL_GROUPS.map((group) => (
        <div
          key={group}
          className="ww-tool-group"
          role="group"
          aria-label={t(`paint:group.${group}`)}
        >
          <h3 className="ww-over" aria-hidden="true">
            {t(`paint:group.${group}`)}
          </h3>
          <ToolButtons
            tools={TOOLS.filter(
              ({ id }) => TOOL_BUTTONS[id].group === group && isOffered(game, id),
            ).map(({ id, changesWorld }) => ({
              id,
              changesWorld,
              icon: TOOL_BUTTONS[id].icon,
              label: t(`map:tool.${id}`),
              ...shortcutOf(id),
            }))}
            chosen={chosen}
            isResting={isResting}
            onChoose={onChoose}
          />
        </div>
      ))}
    </ToolBox>
  );
};

const NO_PARTIES: Readonly<Record<string, Party>> = {};

const Sign = ({ paint }: { readonly paint: Paint }) => {
  if (paint.kind === 'choice') return <Icon name="lasso" size={22} />;
  if (paint.kind === 'frost') return <Icon name={paint.isFrozen ? 'moon' : 'sun'} size={22} />;
  return <span className="ww-nobody" />;
};

/** What is in use, as a small picture. */
const PaintPreview = () => {
  const paint = useMapScreen((state) => state.paint);
  const terrains = useTerrains();
  const parties = useSession(({ campaign }) => campaign?.world.parties ?? NO_PARTIES);
  if (paint.kind === 'owner' && paint.party !== null) {
    return <RealmSwatch parties={parties} party={paint.party} size={30} />;
  }
  const kinds =
    paint.kind === 'terrain'
      ? [paint.terrain]
      : paint.kind === 'mix'
        ? paint.parts.slice(0, 2).map(({ terrain }) => terrain)
        : [];
  const styles = kinds.map((kind) => terrains[kind]).filter((style) => style !== undefined);
  if (styles.length === 0) return <Sign paint={paint} />;
  return (
    <span className="ww-ink-face ww-row ww-align-stretch">
      {styles.map((style) => (
        <TerrainSwatch key={style.key} terrain={style} size={styles.length > 1 ? 24 : 30} />
      ))}
    </span>
  );
};

/** Below this width the palette folds to icons, so that the map has two thirds of the screen. */
const NARROW = '(max-width: 1400px)';

const subscribe = (listener: () => void): (() => void) => {
  const query = globalThis.matchMedia(NARROW);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** True on screens of about 1366 pixels and less. */
const useIsNarrow = (): boolean =>
  useSyncExternalStore(subscribe, () => globalThis.matchMedia(NARROW).matches);

/** Beside the tools that paint, those from which one goes on to paint. */
const showsPaint = (tool: MapTool): boolean =>
  PAINT_TOOLS.has(tool) || tool === 'select' || tool === 'eyedropper';

/** Tools whose strokes are as broad as the brush. */
const hasSize = (tool: MapTool): boolean =>
  tool === 'brush' || tool === 'line' || !PAINT_TOOLS.has(tool);

const Sizes = ({ isDisabled }: { readonly isDisabled: boolean }) => {
  const { t } = useTranslation();
  const size = useMapScreen((state) => state.size);
  const set = useMapScreen((state) => state.set);
  return (
    <ToggleGroup
      label={t('map:palette.brush')}
      options={BRUSH_SIZES.map((count) => ({
        id: String(count),
        label: String(count),
        name: t('map:palette.size', { count }),
        isDisabled,
      }))}
      value={String(size)}
      onChange={(id) => set({ size: BRUSH_SIZES.find((one) => String(one) === id) ?? size })}
    />
  );
};

/** A button of the folded palette that opens a sheet beside it. */
const Unfolding = ({
  name,
  face,
  isDisabled = false,
  children,
}: {
  readonly name: string;
  readonly face: ReactNode;
  readonly isDisabled?: boolean;
  readonly children: ReactNode;
}) => (
  <DialogTrigger>
    <AriaButton
      className="ww-terrain-button ww-grid ww-gap-2 ww-small"
      isDisabled={isDisabled}
      aria-label={name}
    >
      {face}
    </AriaButton>
    <Popover label={name} placement="right">
      <div className="ww-palette-sheet ww-stack ww-gap-16">{children}</div>
    </Popover>
  </DialogTrigger>
);

/** What is drawn, behind one button. */
const NarrowPaint = ({ isDisabled }: { readonly isDisabled: boolean }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const kind = useMapScreen(({ paint }) => paint.kind);
  const current = useCatalogue().byKey(useMapScreen(({ terrain }) => terrain));
  const isTerrain = kind === 'terrain' && current !== undefined;
  const name = isTerrain
    ? `${t('map:palette.choose')}: ${current.name[language]}`
    : t('paint:options.ink', { what: t(`paint:ink.${kind}`) });
  const face = (
    <>
      <PaintPreview />
      <span>{isTerrain ? current.name[language] : t(`paint:ink.${kind}`)}</span>
    </>
  );
  return (
    <Unfolding name={name} face={face} isDisabled={isDisabled}>
      <PaintSwitch isDisabled={isDisabled} />
      <PaintOptions isDisabled={isDisabled} />
    </Unfolding>
  );
};

/** The palette: tools, brush, paint. On narrow screens it folds to two columns of icons. */
export function Palette() {
  const { t } = useTranslation();
  const isNarrow = useIsNarrow();
  const isResting = useView(({ perspective }) => perspective.kind === 'realm');
  const wanted = useView((view) => view.tool);
  const setDesk = useView((view) => view.set);
  const tool = isResting && toolOf(wanted).changesWorld ? 'select' : wanted;
  const Options = isResting ? undefined : TOOL_OPTIONS[tool];
  const tools = (
    <ToolGrid chosen={tool} isResting={isResting} onChoose={(next) => setDesk({ tool: next })} />
  );
  const hasPaint = showsPaint(tool);
  if (isNarrow) {
    return (
      <Shell isNarrow>
        {tools}
        {hasPaint ? <Sizes isDisabled={isResting || !hasSize(tool)} /> : null}
        {hasPaint ? <NarrowPaint isDisabled={isResting} /> : null}
        {Options === undefined ? null : (
          <Unfolding name={t('paint:options.tool')} face={<Icon name="settings" size={22} />}>
            <Options />
          </Unfolding>
        )}
      </Shell>
    );
  }
  return (
    <Shell>
      {tools}
      {isResting ? <Resting text={t('map:palette.resting')} isLooking /> : null}
      {Options === undefined ? null : <Options />}
      {hasPaint ? (
        <>
          <section>
            <Head title={t('map:palette.brush')} note={t('app:common.fields')} />
            <Sizes isDisabled={isResting || !hasSize(tool)} />
          </section>
          <PaintSwitch isDisabled={isResting} />
          <PaintOptions isDisabled={isResting} />
        </>
      ) : null}
    </Shell>
  );
}
