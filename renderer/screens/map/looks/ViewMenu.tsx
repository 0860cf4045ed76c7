import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type DisplayList,
  MAP_LOOKS,
  type MapLook,
  mapStyle,
  type MapTheme,
  populationKey,
  realmKey,
  svgNodes,
  swatch,
  type Terrains,
} from '../../../kit/cartography';
import { type Shortcut, useShortcuts } from '../../../kit/state/shortcuts';
import { VIEW_LAYERS } from '../../../model/state/view-choice';
import {
  Button,
  Checkbox,
  DialogTrigger,
  Popover,
  SvgArt,
  ToggleGroup,
  usePageTheme,
} from '../../../kit/ui';
import { useMapScreen } from '../../../model/map/state';
import { Presets } from './Presets';
import './looks.css';
import type { TerrainStyle } from '../../../../engine';
import { useTerrains } from '../../../model/map/use-catalogue';

/** Width of a field of the picture, in pixels. */
const FIELD = 26;

/** Three fields that touch in one corner. */
const PLACES = [
  { x: 0, y: -0.433 },
  { x: -0.5, y: 0.433 },
  { x: 0.5, y: 0.433 },
] as const;

const PARTIES = Object.fromEntries(
  PLACES.map((_, colour) => {
    const key = String(colour);
    return [key, { key, name: key, colour }] as const;
  }),
);

/** Mountains, a forest and water, or what the game has instead. */
const samples = (terrains: Terrains): readonly TerrainStyle[] => {
  const all = Object.values(terrains);
  const [first] = all;
  if (first === undefined) return [];
  return [
    all.find(({ type, height }) => type === 'normal' && height === 4) ?? first,
    all.find(({ type, outer, inner }) => type === 'forest' && outer !== inner) ?? first,
    all.find(({ height }) => height === 0) ?? first,
  ];
};

const fieldsOf = (look: MapLook, theme: MapTheme, terrains: Terrains): readonly DisplayList[] => {
  const style = mapStyle(theme, FIELD, { look });
  if (look === 'politics')
    return PLACES.map((_, colour) => realmKey(style, PARTIES, String(colour)));
  if (look === 'population') {
    const lists = populationKey(style).map(({ list }) => list);
    return [lists[1] ?? [], lists[3] ?? [], lists[0] ?? []];
  }
  return samples(terrains).map((terrain) => swatch(terrain, FIELD, theme, look));
};

/** Three fields as a look draws them. */
const LookPicture = ({ look }: { readonly look: MapLook }) => {
  const theme = usePageTheme();
  const terrains = useTerrains();
  const fields = useMemo(() => fieldsOf(look, theme, terrains), [look, theme, terrains]);
  const [width, height] = [2 * FIELD + 2, 2.05 * FIELD + 2];
  return (
    <svg
      width={width}
      height={height}
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
      aria-hidden="true"
    >
      {fields.map((list, place) => {
        const { x = 0, y = 0 } = PLACES[place] ?? {};
        const to = { x: x * FIELD, y: y * FIELD, field: FIELD, pixel: 1, id: '' };
        return svgNodes(list, to).map((node, index) => (
          <SvgArt key={`${place} ${index}`} node={node} />
        ));
      })}
    </svg>
  );
};

const SCOPE = 'app:screen.map';

const show = (look: MapLook): void => {
  const { layers, set } = useMapScreen.getState();
  set({ layers: { ...layers, look } });
};

/** The look after another one; the first follows the last. */
export function nextLook(look: MapLook): MapLook {
  return MAP_LOOKS[(MAP_LOOKS.indexOf(look) + 1) % MAP_LOOKS.length] ?? look;
}

const lookKeys: readonly Shortcut[] = [
  {
    id: 'map.nextLook',
    keys: 'Shift+C',
    text: 'looks:key.next',
    scope: SCOPE,
    icon: 'eye',
    run: () => show(nextLook(useMapScreen.getState().layers.look)),
  },
  ...MAP_LOOKS.map((look): Shortcut => ({
    id: `map.look.${look}`,
    text: `looks:key.show.${look}`,
    scope: SCOPE,
    icon: 'eye',
    run: () => show(look),
  })),
];

const Looks = () => {
  const { t } = useTranslation();
  const look = useMapScreen((state) => state.layers.look);
  return (
    <section className="ww-view-part ww-stack ww-gap-6 ww-looks">
      <h3 className="ww-over">{t('app:common.look')}</h3>
      <ToggleGroup
        label={t('app:common.look')}
        value={look}
        options={MAP_LOOKS.map((id) => ({
          id,
          name: t(`looks:look.${id}`),
          label: (
            <>
              <LookPicture look={id} />
              <span>{t(`looks:look.${id}`)}</span>
            </>
          ),
        }))}
        onChange={show}
      />
      <p className="ww-quiet ww-small">{t(`looks:about.${look}`)}</p>
    </section>
  );
};

const Layers = () => {
  const { t } = useTranslation();
  const layers = useMapScreen((state) => state.layers);
  const set = useMapScreen((state) => state.set);
  return (
    <section className="ww-view-part ww-stack ww-gap-6">
      <h3 className="ww-over">{t('looks:layers')}</h3>
      <div className="ww-layers ww-grid">
        {VIEW_LAYERS.map((layer) => (
          <Checkbox
            key={layer}
            isSelected={layers[layer]}
            onChange={(isShown) => set({ layers: { ...layers, [layer]: isShown } })}
          >
            {t(`looks:layer.${layer}`)}
          </Checkbox>
        ))}
        <Checkbox isSelected={layers.age} onChange={(age) => set({ layers: { ...layers, age } })}>
          {t('looks:age')}
        </Checkbox>
      </div>
      <p className="ww-quiet ww-small">{t('looks:ageHint')}</p>
    </section>
  );
};

/** How the map is drawn: look, layers, and the GM's named views. */
export function ViewMenu() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const look = useMapScreen((state) => state.layers.look);
  const openKey = useMemo(
    (): readonly Shortcut[] => [
      {
        id: 'map.view',
        keys: 'C',
        text: 'looks:key.open',
        scope: SCOPE,
        icon: 'eye',
        run: () => setOpen(true),
      },
    ],
    [],
  );
  useShortcuts(openKey);
  useShortcuts(lookKeys);
  const label =
    look === 'colours'
      ? t('looks:button')
      : t('looks:buttonLook', { look: t(`looks:look.${look}`) });
  return (
    <>
      <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
        <Button variant="text">{label}</Button>
        <Popover label={t('looks:label')} placement="bottom start">
          <div className="ww-view-menu ww-stack ww-gap-14">
            <Looks />
            <Layers />
            <Presets />
          </div>
        </Popover>
      </DialogTrigger>
      <span className="ww-visually-hidden" role="status">
        {label}
      </span>
    </>
  );
}
