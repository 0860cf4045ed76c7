import { useTranslation } from 'react-i18next';
import { Button as AriaButton } from 'react-aria-components';
import { boardBox, neighboursOf, REGION_TINTS, type RegionBoard } from '../../../../engine';
import { Head } from '../../board/Palette';
import { TracePanel } from '../../tracing';
import { Button, Checkbox, Select, Slider } from '../../../kit/ui';
import type { PartProps } from '../../board/board';
import { revealing } from '../../../kit/board/camera';
import { useRegionsView } from './state';
import type { SeenBoard } from './seen';
import { Swatch } from './Swatch';

const NewLook = () => {
  const { t } = useTranslation();
  const tint = useRegionsView((screen) => screen.tint);
  const set = useRegionsView((screen) => screen.set);
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
  const { cellWidth, chosen, set } = useRegionsView();
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
  const { isFraming, set } = useRegionsView();
  return (
    <>
      <TracePanel hasFields={false} />
      <Checkbox isSelected={isFraming} onChange={(is) => set({ isFraming: is })}>
        {t('regions:picture.frame')}
      </Checkbox>
    </>
  );
};

/** What the tool in the hand can be set to. */
export function Options() {
  const tool = useRegionsView((screen) => screen.tool);
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
}

/** Chooses a region from the list and brings it into sight. */
const choose = (board: RegionBoard, key: string): void => {
  const { camera, extent, set } = useRegionsView.getState();
  const region = board.regions[key];
  if (region === undefined) return;
  set({
    chosen: key,
    ...(camera === null ? {} : { camera: revealing(camera, extent, region.point) }),
  });
};

/** The regions by name. */
export function List({ seen: { board } }: PartProps<SeenBoard>) {
  const { t } = useTranslation();
  const chosen = useRegionsView((screen) => screen.chosen);
  const regions = Object.values(board.regions);
  if (boardBox(board) === undefined) return null;
  return (
    <section className="ww-board-list">
      <Head title={t('regions:list.title')} note={String(regions.length)} />
      <ul>
        {regions.map((region) => (
          <li key={region.key}>
            <AriaButton
              className="ww-board-entry ww-grid ww-align-center"
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
}
