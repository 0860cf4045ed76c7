import { useTranslation } from 'react-i18next';
import { Button as AriaButton } from 'react-aria-components';
import { boardBox, neighboursOf, REGION_TINTS, type RegionBoard } from '../../../engine';
import { useSession } from '../../state/session';
import { Head } from '../../map/palette/Head';
import '../../map/palette/palette.css';
import { TracePanel } from '../../tracing';
import { Button, Checkbox, IconButton, type IconName, Select, Slider } from '../../ui';
import { useDesk } from '../../state/desk';
import { revealing } from './camera';
import { takeTool, useBoardRoom } from './state';
import { Swatch } from './Swatch';
import { TOOL_KEYS } from './tools';
import { BOARD_TOOLS, type BoardTool } from './tools/tool';
import type { SeenBoard } from './use-board';

const ICON: Readonly<Record<BoardTool, IconName>> = {
  select: 'pointer',
  draw: 'lasso',
  cells: 'grossfeld',
  connect: 'line',
  move: 'pencil',
  picture: 'pin',
};

const Tools = ({ isResting }: { readonly isResting: boolean }) => {
  const { t } = useTranslation();
  const tool = useBoardRoom((room) => room.tool);
  return (
    <div className="ww-toolbox" role="toolbar" aria-label={t('map:tool.group')}>
      <div className="ww-tools ww-board-tools">
        {BOARD_TOOLS.map((each) => (
          <IconButton
            key={each}
            icon={ICON[each]}
            label={t(`regions:tool.${each}`)}
            shortcut={TOOL_KEYS[each]}
            size="tool"
            isOn={tool === each}
            isDisabled={isResting && each !== 'select'}
            onPress={() => takeTool(each)}
          />
        ))}
      </div>
      <p className="ww-small ww-quiet">{t(`regions:hint.${tool}`)}</p>
    </div>
  );
};

const NewLook = () => {
  const { t } = useTranslation();
  const tint = useBoardRoom((room) => room.tint);
  const set = useBoardRoom((room) => room.set);
  return (
    <Select
      label={t('regions:newLook')}
      value={tint}
      options={REGION_TINTS.map((id) => ({ id, label: t(`regions:tint.${id}`) }))}
      onChange={(next) => set({ tint: next })}
    />
  );
};

const CellOptions = () => {
  const { t } = useTranslation();
  const { cellWidth, chosen, set } = useBoardRoom();
  return (
    <>
      <Slider
        label={t('regions:cells.width')}
        value={cellWidth}
        min={0.5}
        max={6}
        step={0.25}
        onChange={(width) => set({ cellWidth: width })}
      />
      {chosen === null ? null : (
        <Button icon="plus" onPress={() => set({ chosen: null })}>
          {t('regions:cells.another')}
        </Button>
      )}
    </>
  );
};

const PictureOptions = () => {
  const { t } = useTranslation();
  const { isFraming, set } = useBoardRoom();
  return (
    <>
      <TracePanel hasFields={false} />
      <Checkbox isSelected={isFraming} onChange={(is) => set({ isFraming: is })}>
        {t('regions:picture.frame')}
      </Checkbox>
    </>
  );
};

const Options = () => {
  const tool = useBoardRoom((room) => room.tool);
  switch (tool) {
    case 'draw':
      return <NewLook />;
    case 'cells':
      return (
        <>
          <NewLook />
          <CellOptions />
        </>
      );
    case 'picture':
      return <PictureOptions />;
    default:
      return null;
  }
};

const Layers = () => {
  const { t } = useTranslation();
  const { layers, set } = useBoardRoom();
  return (
    <section>
      <Head title={t('regions:layers.title')} />
      {(['signs', 'links', 'presence'] as const).map((layer) => (
        <Checkbox
          key={layer}
          isSelected={layers[layer]}
          onChange={(is) => set({ layers: { ...layers, [layer]: is } })}
        >
          {t(`regions:layers.${layer}`)}
        </Checkbox>
      ))}
    </section>
  );
};

/** Chooses a region from the list and brings it into sight. */
const choose = (board: RegionBoard, key: string): void => {
  const { camera, extent, set } = useBoardRoom.getState();
  const region = board.regions[key];
  if (region === undefined) return;
  set({
    chosen: key,
    ...(camera === null ? {} : { camera: revealing(camera, extent, region.point) }),
  });
};

const List = ({ board }: { readonly board: RegionBoard }) => {
  const { t } = useTranslation();
  const chosen = useBoardRoom((room) => room.chosen);
  const regions = Object.values(board.regions);
  if (boardBox(board) === undefined) return null;
  return (
    <section className="ww-board-list">
      <Head title={t('regions:list.title')} note={String(regions.length)} />
      <ul>
        {regions.map((region) => (
          <li key={region.key}>
            <AriaButton
              className="ww-board-entry"
              aria-pressed={chosen === region.key}
              onPress={() => choose(board, region.key)}
            >
              <Swatch tint={region.tint} />
              <span>{region.name}</span>
              <span className="ww-quiet ww-figures" aria-hidden="true">
                {neighboursOf(board, region.key).length}
              </span>
            </AriaButton>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** What lies in reach of the hand: tools, their options, what is shown, the regions by name. */
export const Palette = ({ seen }: { readonly seen: SeenBoard }) => {
  const { t } = useTranslation();
  const isReadOnly = useSession((session) => session.readOnly);
  const isResting = seen.looker !== null || isReadOnly;
  const set = useDesk((desk) => desk.set);
  return (
    <aside className="ww-palette ww-board-palette" aria-label={t('map:palette.label')}>
      <h2 className="ww-visually-hidden">{t('map:palette.label')}</h2>
      <Tools isResting={isResting} />
      {isResting ? (
        <div className="ww-resting" role="note">
          <p className="ww-small">{t(isReadOnly ? 'regions:readOnly' : 'regions:resting')}</p>
          {seen.looker === null ? null : (
            <Button variant="text" onPress={() => set({ eyes: { kind: 'truth' } })}>
              {t('map:palette.toTruth')}
            </Button>
          )}
        </div>
      ) : (
        <Options />
      )}
      <Layers />
      <List board={seen.board} />
    </aside>
  );
};
