import { type MapView, partiesInOrder } from '../../../../engine';
import {
  ageKey,
  borderKey,
  mapStyle,
  type MapStyle,
  populationKey,
  realmKey,
  terrainOnlyKey,
} from '../../../kit/cartography';
import { figuresOf } from '../../../kit/explain';
import { useWords } from '../../../kit/explain/react';
import type { Words } from '../../../kit/text/words';
import { usePageTheme } from '../../../kit/ui';
import { useMapScreen } from '../../../model/map/state';
import { SmallDrawing } from '../../../kit/board/Drawing';
import { Legend, type LegendGroup } from '../../../kit/board/Legend';
import { ageTurn } from './use-pane-layers';

const population = (style: MapStyle, words: Words): LegendGroup => ({
  title: words('looks:legend.population'),
  entries: [
    ...populationKey(style).map(({ above, upTo, list }) => ({
      key: above,
      list,
      text:
        upTo === null
          ? words('looks:legend.above')
          : words('looks:legend.upTo', { to: figuresOf(words).plain(upTo) }),
    })),
    ...(style.width < 24 ? [] : [{ key: 'figures', text: words('looks:legend.figures') }]),
  ],
});

const ages = (style: MapStyle, words: Words): LegendGroup => ({
  title: words('looks:legend.age'),
  entries: [
    ...ageKey(style).map((list, step) => ({
      key: step,
      list,
      text: words(`looks:legend.ageStep.${step}`),
    })),
    { key: 'terrain', list: terrainOnlyKey(style), text: words('looks:legend.terrainOnly') },
  ],
});

const realms = (style: MapStyle, { parties }: MapView, words: Words): LegendGroup => ({
  title: words('looks:legend.realms'),
  entries: partiesInOrder(parties).map(({ key, name }) => ({
    key,
    text: name,
    list: realmKey(style, parties, key),
    face: <SmallDrawing list={borderKey(style, parties, key)} field={20} width={26} height={8} />,
  })),
});

/** Explains on the map what a look shows beyond terrain: heads, realms, the age of knowledge. Nothing where nothing needs it. */
export function MapLegend({ view }: { readonly view: MapView }) {
  const theme = usePageTheme();
  const words = useWords();
  const { look, age } = useMapScreen((state) => state.layers);
  const scale = useMapScreen(({ window }) => window?.camera.scale ?? 0);
  const style = mapStyle(theme, Math.max(scale, 12), { look });
  return (
    <Legend
      isOpen
      groups={[
        ...(look === 'population' ? [population(style, words)] : []),
        ...(look === 'politics' ? [realms(style, view, words)] : []),
        ...(ageTurn(view, age) === null ? [] : [ages(style, words)]),
      ]}
    />
  );
}
