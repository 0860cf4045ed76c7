import { useTranslation } from 'react-i18next';
import {
  type FieldAddress,
  grossfeldOf,
  kleinfeldOf,
  type MapView,
  type TerrainKey,
  type TerrainStyle,
} from '../../../engine';
import { useLanguage, useWords } from '../../kit/explain/react';
import { BoardStatus } from '../../model/board/Status';
import { useView } from '../../model/state/view';
import { figuresOf } from '../../kit/explain';
import { useTerrains } from '../../model/map/use-catalogue';
import { useMapScreen } from '../../model/map/state';
import { PAINT_TOOLS } from '../../model/map/tools/paint';
import { type MapPointer, usePreview } from './use-map-pointer';
import { ownerName, terrainName } from './words';

type Terrains = Readonly<Record<TerrainKey, TerrainStyle>>;

const Place = ({
  field,
  view,
  terrains,
}: {
  readonly field: FieldAddress;
  readonly view: MapView;
  readonly terrains: Terrains;
}) => {
  const words = useWords();
  const language = useLanguage();
  const chunk = view.chunks[grossfeldOf(field)];
  const index = kleinfeldOf(field) - 1;
  const terrain = chunk?.terrain[index] ?? null;
  const owner = view.parties[chunk?.owner[index] ?? ''] ?? null;
  const settlement = chunk?.settlements[index];
  return (
    <>
      <span>
        <b>{field}</b> {terrainName(terrains, terrain, language, words)}
      </span>
      {terrain === null ? null : <span>{ownerName(owner, words)}</span>}
      {settlement === undefined ? null : <span>{settlement.name}</span>}
    </>
  );
};

const ToolNote = ({ terrains, reach }: { readonly terrains: Terrains; readonly reach: number }) => {
  const { t } = useTranslation();
  const words = useWords();
  const language = useLanguage();
  const tool = useView((desk) => desk.tool);
  const perspective = useView((desk) => desk.perspective);
  const key = useMapScreen((state) => state.terrain);
  const size = useMapScreen((state) => state.size);
  const kind = useMapScreen(({ paint: ink }) => ink.kind);
  if (perspective.kind === 'realm' || !PAINT_TOOLS.has(tool)) return null;
  const terrain = terrainName(terrains, key, language, words);
  const count = tool === 'brush' ? size : reach;
  if (kind === 'terrain' && (tool === 'brush' || tool === 'fill')) {
    return <span>{t(`map:status.${tool}`, { terrain, count })}</span>;
  }
  const what = kind === 'terrain' ? terrain : t(`paint:ink.${kind}`);
  return <span>{t('paint:status.shape', { tool: t(`map:tool.${tool}`), what, count })}</span>;
};

/** How many fields are chosen, if any are. */
const ChosenNote = () => {
  const words = useWords();
  const { plain } = figuresOf(words);
  const count = useMapScreen(({ chosen }) => chosen.size);
  if (count === 0) return null;
  return <span>{words('paint:status.chosen', { count, amount: plain(count) })}</span>;
};

/** The field under the pointer, or else the chosen one, and what the tool would do. */
export function MapStatus({
  view,
  pointer,
}: {
  readonly view: MapView;
  readonly pointer: MapPointer;
}) {
  const { t } = useTranslation();
  const terrains = useTerrains();
  const { reach, hint } = usePreview(pointer);
  const told = useMapScreen((state) => state.told);
  const hover = useView((desk) => desk.hover);
  const chosen = useView((desk) => desk.field);
  const field = hover ?? chosen;
  return (
    <BoardStatus told={hint ?? told}>
      {field === null ? (
        <span>{t('map:status.none')}</span>
      ) : (
        <Place field={field} view={view} terrains={terrains} />
      )}
      <ToolNote terrains={terrains} reach={reach} />
      <ChosenNote />
    </BoardStatus>
  );
}
