import { useTranslation } from 'react-i18next';
import { Button as AriaButton, DialogTrigger } from 'react-aria-components';
import type { TerrainStyle } from '../../../engine';
import { useLanguage } from '../../explain/react';
import { useDesk } from '../../state/desk';
import { Button, Popover, ToggleGroup } from '../../ui';
import { BRUSH_SIZES } from '../keys';
import { TOOL_OPTIONS } from '../slots';
import { useMapRoom } from '../state';
import { toolOf } from '../tools';
import { Held, Recent } from './Held';
import { HeightRow } from './HeightRow';
import { TerrainSwatch } from './TerrainSwatch';
import { ToolGrid } from './ToolGrid';
import { TypeGrid } from './TypeGrid';
import { useCatalogue } from './use-catalogue';
import { useIsNarrow } from './use-is-narrow';
import './palette.css';

/** Takes terrain onto the brush and, if the tool in the hand cannot draw, takes the brush. */
export const takeTerrain = (terrain: TerrainStyle): void => {
  useMapRoom.getState().take(terrain.key);
  const { tool, set } = useDesk.getState();
  if (!toolOf(tool).changesWorld) set({ tool: 'brush' });
};

const Head = ({ title, note }: { readonly title: string; readonly note: string }) => (
  <div className="ww-palette-head">
    <h3 className="ww-over">{title}</h3>
    <span className="ww-small ww-quiet">{note}</span>
  </div>
);

const Sizes = ({ isDisabled }: { readonly isDisabled: boolean }) => {
  const { t } = useTranslation();
  const size = useMapRoom((state) => state.size);
  const set = useMapRoom((state) => state.set);
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

/** Height, nature and recent kinds: all of the game's terrain. */
const TerrainChoice = ({ isDisabled }: { readonly isDisabled: boolean }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const catalogue = useCatalogue();
  const current = catalogue.byKey(useMapRoom(({ terrain }) => terrain));
  const recent = useMapRoom((state) => state.recent);
  const plain =
    current === undefined ? undefined : catalogue.at(current.height, catalogue.types[0] ?? '');
  const choice = { catalogue, current, isDisabled, onTake: takeTerrain };
  return (
    <>
      <section>
        <Head title={t('map:palette.height')} note={t('map:palette.heightKeys')} />
        <HeightRow {...choice} />
      </section>
      <section>
        <Head title={t('map:palette.type')} note={plain?.name[language] ?? ''} />
        <TypeGrid {...choice} />
      </section>
      <Recent {...choice} recent={recent} />
    </>
  );
};

const Resting = () => {
  const { t } = useTranslation();
  const set = useDesk((desk) => desk.set);
  return (
    <div className="ww-resting" role="note">
      <p className="ww-small">{t('map:palette.resting')}</p>
      <Button variant="text" onPress={() => set({ eyes: { kind: 'truth' } })}>
        {t('map:palette.toTruth')}
      </Button>
    </div>
  );
};

const NarrowTerrain = ({ isDisabled }: { readonly isDisabled: boolean }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const current = useCatalogue().byKey(useMapRoom(({ terrain }) => terrain));
  if (current === undefined) return null;
  return (
    <DialogTrigger>
      <AriaButton
        className="ww-terrain-button"
        isDisabled={isDisabled}
        aria-label={`${t('map:palette.choose')}: ${current.name[language]}`}
      >
        <TerrainSwatch terrain={current} size={30} />
        <span>{current.display}</span>
      </AriaButton>
      <Popover label={t('map:palette.choose')} placement="right">
        <div className="ww-palette-sheet">
          <TerrainChoice isDisabled={isDisabled} />
        </div>
      </Popover>
    </DialogTrigger>
  );
};

/** What lies in reach of the hand: tools, brush, terrain. On narrow screens it folds to a column of icons. */
export const Palette = () => {
  const { t } = useTranslation();
  const isNarrow = useIsNarrow();
  const isResting = useDesk(({ eyes }) => eyes.kind === 'realm');
  const tool = useDesk((desk) => desk.tool);
  const setDesk = useDesk((desk) => desk.set);
  const current = useCatalogue().byKey(useMapRoom(({ terrain }) => terrain));
  const Options = TOOL_OPTIONS[tool];
  const chosen = isResting && toolOf(tool).changesWorld ? 'select' : tool;
  const tools = (
    <ToolGrid chosen={chosen} isResting={isResting} onChoose={(next) => setDesk({ tool: next })} />
  );
  if (isNarrow) {
    return (
      <aside className="ww-palette" data-narrow aria-label={t('map:palette.label')}>
        {tools}
        <Sizes isDisabled={isResting} />
        <NarrowTerrain isDisabled={isResting} />
      </aside>
    );
  }
  return (
    <aside className="ww-palette" aria-label={t('map:palette.label')}>
      {tools}
      {isResting ? <Resting /> : null}
      {Options === undefined || isResting ? null : <Options />}
      <section>
        <Head title={t('map:palette.brush')} note={t('map:palette.fields')} />
        <Sizes isDisabled={isResting} />
      </section>
      <TerrainChoice isDisabled={isResting} />
      <Held terrain={current} />
    </aside>
  );
};
