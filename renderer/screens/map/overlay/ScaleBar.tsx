import { useTranslation } from 'react-i18next';
import { figuresOf } from '../../../kit/explain';
import { useWords } from '../../../kit/explain/react';
import { useMapScreen } from '../../../model/map/state';
import { useHexGame } from '../../../model/map/use-catalogue';
import { scaleBar } from './scale';

/** How large a field is on the screen, and how far that is in the world; nothing where the game does not say. */
export function ScaleBar() {
  const { t } = useTranslation();
  const { plain } = figuresOf(useWords());
  const scale = useMapScreen(({ window }) => window?.camera.scale);
  const { rules } = useHexGame();
  if (scale === undefined || rules?.fieldArea === undefined) return null;
  const { parts, partPx, km } = scaleBar(scale);
  const ticks = Array.from({ length: parts + 1 }, (_, index) => 1 + index * partPx);
  const path = `M1 10H${String(1 + parts * partPx)}${ticks
    .map(
      (x, index) => `M${String(x)} ${index % parts === 0 ? 6 : 7}v${index % parts === 0 ? 8 : 6}`,
    )
    .join('')}`;
  const width = Math.ceil(parts * partPx + 2);
  const px = plain(scale < 10 ? Math.round(scale * 10) / 10 : Math.round(scale));
  return (
    <div
      className="ww-scale ww-row ww-gap-10 ww-figures ww-small ww-quiet"
      role="img"
      aria-label={`${t('map:scale.label')}: ${t('map:scale.km', { km: plain(km) })}`}
    >
      <span>{t('map:scale.width', { px })}</span>
      <svg width={width} height={16} viewBox={`0 0 ${String(width)} 16`} aria-hidden="true">
        <path d={path} fill="none" stroke="currentColor" />
      </svg>
      <span>{t('map:scale.km', { km: plain(km) })}</span>
    </div>
  );
}
