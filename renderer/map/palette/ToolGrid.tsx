import { useTranslation } from 'react-i18next';
import type { MapTool } from '../../state/desk';
import { ToolBox, ToolButtons } from '../../boards/kit/Palette';
import type { IconName } from '../../ui';
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

type Group = 'draw' | 'sides' | 'places' | 'world';

/** What belongs together in the palette. */
const GROUP: Readonly<Record<MapTool, Group>> = {
  select: 'draw',
  brush: 'draw',
  line: 'draw',
  rectangle: 'draw',
  lasso: 'draw',
  fill: 'draw',
  eyedropper: 'draw',
  paste: 'draw',
  river: 'sides',
  road: 'sides',
  bridge: 'sides',
  canal: 'sides',
  wall: 'sides',
  harbour: 'sides',
  spring: 'sides',
  settlement: 'places',
  label: 'places',
  secret: 'places',
  measure: 'world',
  grossfeld: 'world',
  calibrate: 'world',
};

const GROUPS: readonly Group[] = ['draw', 'sides', 'places', 'world'];

const shortcutOf = (id: MapTool): { readonly shortcut?: string } => {
  const shortcut = id === 'paste' ? 'Mod+V' : TOOL_KEYS[id];
  return shortcut === undefined ? {} : { shortcut };
};

/** The tools of the map in their groups. Those that change the world rest while a realm looks. */
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
    <ToolBox>
      {GROUPS.map((group) => (
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
            tools={TOOLS.filter(({ id }) => GROUP[id] === group).map(({ id, changesWorld }) => ({
              id,
              changesWorld,
              icon: ICON[id],
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
