import { useTranslation } from 'react-i18next';
import type { MapTool } from '../../state/desk';
import { IconButton, type IconName } from '../../ui';
import { TOOLS } from '../tools';
import { TOOL_KEYS } from '../keys';

const ICON: Readonly<Record<MapTool, IconName>> = {
  select: 'pointer',
  brush: 'brush',
  line: 'line',
  rectangle: 'rectangle',
  lasso: 'lasso',
  fill: 'fill',
  eyedropper: 'eyedropper',
  paste: 'paste',
  river: 'river',
  road: 'road',
  bridge: 'bridge',
  canal: 'canal',
  wall: 'wall',
  harbour: 'harbour',
  spring: 'spring',
  settlement: 'place',
  label: 'lettering',
  secret: 'secret',
  measure: 'measure',
  grossfeld: 'grossfeld',
  calibrate: 'pin',
};

const shortcutOf = (id: MapTool): { readonly shortcut?: string } => {
  const shortcut = TOOL_KEYS[id];
  return shortcut === undefined ? {} : { shortcut };
};

/** The tools of the map. Those that change the world rest while a realm looks. */
export const ToolGrid = ({
  chosen,
  isResting,
  onChoose,
}: {
  readonly chosen: MapTool;
  readonly isResting: boolean;
  readonly onChoose: (tool: MapTool) => void;
}) => {
  const { t } = useTranslation();
  return (
    <div className="ww-tools" role="toolbar" aria-label={t('map:tool.group')}>
      {TOOLS.map(({ id, changesWorld }) => (
        <IconButton
          key={id}
          icon={ICON[id]}
          label={t(`map:tool.${id}`)}
          {...shortcutOf(id)}
          size="tool"
          isOn={chosen === id}
          isDisabled={isResting && changesWorld}
          onPress={() => onChoose(id)}
        />
      ))}
    </div>
  );
};
