import { useTranslation } from 'react-i18next';
import type { MapTool } from '../../../model/state/desk';
import { ToolBox, ToolButtons } from '../../../model/board/Palette';
import { TOOLS } from '../../../model/map/tools';
import { TOOL_FACES, TOOL_GROUPS } from '../keys';

const shortcutOf = (id: MapTool): { readonly shortcut?: string } => {
  const shortcut = id === 'paste' ? 'Mod+V' : TOOL_FACES[id].keys;
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
            tools={TOOLS.filter(({ id }) => TOOL_FACES[id].group === group).map(
              ({ id, changesWorld }) => ({
                id,
                changesWorld,
                icon: TOOL_FACES[id].icon,
                label: t(`map:tool.${id}`),
                ...shortcutOf(id),
              }),
            )}
            chosen={chosen}
            isResting={isResting}
            onChoose={onChoose}
          />
        </div>
      ))}
    </ToolBox>
  );
};
