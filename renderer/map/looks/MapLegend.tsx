import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MapView } from '../../../engine';
import {
  ageKey,
  borderKey,
  type DisplayList,
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
import { MapDrawing } from './MapDrawing';
import { ageTurn } from './use-pane-layers';
import './looks.css';

/** Width of a field in the legend, in pixels. */
const FIELD = 20;

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section>
    <h3 className="ww-over">{title}</h3>
    <ul>{children}</ul>
  </section>
);

const Entry = ({
  list,
  children,
}: {
  readonly list: DisplayList;
  readonly children: ReactNode;
}) => (
  <li>
    <MapDrawing list={list} field={FIELD} width={FIELD + 2} height={FIELD * 1.16 + 2} />
    {children}
  </li>
);

const Population = ({ style }: { readonly style: MapStyle }) => {
  const { t } = useTranslation();
  const { plain } = figuresOf(useWords());
  return (
    <Group title={t('looks:legend.population')}>
      {populationKey(style).map(({ above, upTo, list }) => (
        <Entry key={above} list={list}>
          {upTo === null ? t('looks:legend.above') : t('looks:legend.upTo', { to: plain(upTo) })}
        </Entry>
      ))}
      {style.width < 24 ? null : <li className="ww-quiet">{t('looks:legend.figures')}</li>}
    </Group>
  );
};

const Age = ({ style }: { readonly style: MapStyle }) => {
  const { t } = useTranslation();
  return (
    <Group title={t('looks:legend.age')}>
      {ageKey(style).map((list, step) => (
        <Entry key={step} list={list}>
          {t(`looks:legend.ageStep.${step}`)}
        </Entry>
      ))}
      <Entry list={terrainOnlyKey(style)}>{t('looks:legend.terrainOnly')}</Entry>
    </Group>
  );
};

const Realms = ({ style, view }: { readonly style: MapStyle; readonly view: MapView }) => {
  const { t } = useTranslation();
  return (
    <Group title={t('looks:legend.realms')}>
      {Object.values(view.parties).map(({ key, name }) => (
        <Entry key={key} list={realmKey(style, view.parties, key)}>
          <MapDrawing
            list={borderKey(style, view.parties, key)}
            field={FIELD}
            width={26}
            height={8}
          />
          {name}
        </Entry>
      ))}
    </Group>
  );
};

/** Explains on the map what a look shows beyond terrain: heads, realms, the age of knowledge. Nothing where nothing needs it. */
export const MapLegend = ({ view }: { readonly view: MapView }) => {
  const { t } = useTranslation();
  const theme = usePageTheme();
  const { look, age } = useMapRoom((state) => state.layers);
  const scale = useMapRoom(({ window }) => window?.camera.scale ?? 0);
  const style = mapStyle(theme, Math.max(scale, 12), { look });
  const hasAge = ageTurn(view, age) !== null;
  if (look !== 'population' && look !== 'politics' && !hasAge) return null;
  return (
    <details className="ww-over-map ww-map-legend" open>
      <summary>{t('looks:legend.label')}</summary>
      {look === 'population' ? <Population style={style} /> : null}
      {look === 'politics' ? <Realms style={style} view={view} /> : null}
      {hasAge ? <Age style={style} /> : null}
    </details>
  );
};
