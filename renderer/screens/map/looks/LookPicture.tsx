import { useMemo } from 'react';
import type { TerrainStyle } from '../../../../engine';
import {
  type DisplayList,
  type MapLook,
  mapStyle,
  type MapTheme,
  populationKey,
  realmKey,
  swatch,
  svgNodes,
  type Terrains,
} from '../../../kit/cartography';
import { SvgArt, usePageTheme } from '../../../kit/ui';
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
export const LookPicture = ({ look }: { readonly look: MapLook }) => {
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
