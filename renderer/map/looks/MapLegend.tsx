import { useTranslation } from 'react-i18next';
import type { MapView } from '../../../engine';
import {
  ageKey,
  borderKey,
  mapStyle,
  type MapStyle,
  populationKey,
  realmKey,
  terrainOnlyKey,
} from '../../cartography';
import { figuresOf } from '../../explain';
import { useWords } from '../../explain/react';
import { usePageTheme } from '../../ui';
import { useMapRoom } from '../state';
import { SmallDrawing } from '../../boards/kit/Drawing';
import { Legend, LegendEntry, LegendGroup } from '../../boards/kit/Legend';
import { ageTurn } from './use-pane-layers';

/** Width of a field in the legend, in pixels. */
const FIELD = 20;

const Population = ({ style }: { readonly style: MapStyle }) => {
  const { t } = useTranslation();
  const { plain } = figuresOf(useWords());
  return (
    <LegendGroup title={t('looks:legend.population')}>
      {populationKey(style).map(({ above, upTo, list }) => (
        <LegendEntry field={FIELD} key={above} list={list}>
          {upTo === null ? t('looks:legend.above') : t('looks:legend.upTo', { to: plain(upTo) })}
        </LegendEntry>
      ))}
      {style.width < 24 ? null : <li className="ww-quiet">{t('looks:legend.figures')}</li>}
    </LegendGroup>
  );
};

const Age = ({ style }: { readonly style: MapStyle }) => {
  const { t } = useTranslation();
  return (
    <LegendGroup title={t('looks:legend.age')}>
      {ageKey(style).map((list, step) => (
        <LegendEntry field={FIELD} key={step} list={list}>
          {t(`looks:legend.ageStep.${step}`)}
        </LegendEntry>
      ))}
      <LegendEntry field={FIELD} list={terrainOnlyKey(style)}>
        {t('looks:legend.terrainOnly')}
      </LegendEntry>
    </LegendGroup>
  );
};

const Realms = ({ style, view }: { readonly style: MapStyle; readonly view: MapView }) => {
  const { t } = useTranslation();
  return (
    <LegendGroup title={t('looks:legend.realms')}>
      {Object.values(view.parties).map(({ key, name }) => (
        <LegendEntry field={FIELD} key={key} list={realmKey(style, view.parties, key)}>
          <SmallDrawing
            list={borderKey(style, view.parties, key)}
            field={FIELD}
            width={26}
            height={8}
          />
          {name}
        </LegendEntry>
      ))}
    </LegendGroup>
  );
};

/** Explains on the map what a look shows beyond terrain: heads, realms, the age of knowledge. Nothing where nothing needs it. */
export const MapLegend = ({ view }: { readonly view: MapView }) => {
  const theme = usePageTheme();
  const { look, age } = useMapRoom((state) => state.layers);
  const scale = useMapRoom(({ window }) => window?.camera.scale ?? 0);
  const style = mapStyle(theme, Math.max(scale, 12), { look });
  const hasAge = ageTurn(view, age) !== null;
  if (look !== 'population' && look !== 'politics' && !hasAge) return null;
  return (
    <Legend isOpen>
      {look === 'population' ? <Population style={style} /> : null}
      {look === 'politics' ? <Realms style={style} view={view} /> : null}
      {hasAge ? <Age style={style} /> : null}
    </Legend>
  );
};
