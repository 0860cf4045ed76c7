import { gzipSync } from 'fflate';
import { type Axial, type Point, sideEnds, sideMiddle, centreOf, type Direction } from '../../hex';
import type { TerrainStyle } from '../../kernel';
import { type EntryChange, SIDE, type World } from '../../world';
import { encodeUtf16 } from '../bytes';
import { writeCarried } from '../carried';
import { SETTLEMENT_SYMBOLS, TERRAIN_NAMES, TYPE_NAMES } from '../data/worldographer';
import { droppedOf, type Extract, extract, mergeDropped, partyDrops, valuesOf } from '../extract';
import type { ExchangeOptions, ReadOptions, WrittenBytes } from '../model';
import { fieldOfEntry, PARTS } from '../schema';
import { escapeXml } from '../xml';
import { MOST_TILES, pointFromPlane, tileOfField } from './grid';

type Terrains = Readonly<Record<string, TerrainStyle>>;

const BLANK = 'Blank';
const OPEN_LAND = 'Classic/Flat Grassland';

/** How a terrain kind is painted in Worldographer: its terrain, and whether ice lies on it. */
export function paintOf(style: Pick<TerrainStyle, 'height' | 'type'> | undefined): {
  readonly name: string;
  readonly isIcy: boolean;
} {
  if (style === undefined) return { name: OPEN_LAND, isIcy: false };
  const { height, type } = style;
  const own = TERRAIN_NAMES[`${height} ${type}`] ?? TYPE_NAMES[type];
  const name = own ?? TERRAIN_NAMES[`${height} normal`] ?? OPEN_LAND;
  return { name, isIcy: own === undefined && type === 'ice' };
}

/** The grid of rows that covers some fields; its first row is even, so that the rows are staggered as ours. */
interface Grid {
  readonly origin: Axial;
  readonly columns: number;
  readonly rows: number;
}

const extent = (values: readonly number[]): readonly [number, number] =>
  values.reduce<readonly [number, number]>(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
    [values[0] ?? 0, values[0] ?? 0],
  );

const gridOver = (fields: readonly Axial[]): Grid => {
  const [first, lastRow] = extent(fields.map(({ r }) => r));
  const firstRow = first - (first & 1);
  const columnOf = (field: Axial) => tileOfField({ q: field.q, r: field.r }).column;
  const [firstColumn, lastColumn] = extent(fields.map(columnOf));
  return {
    origin: { q: firstColumn - firstRow / 2, r: firstRow },
    columns: lastColumn - firstColumn + 1,
    rows: lastRow - firstRow + 1,
  };
};

const decimal = (value: number): string => {
  const text = String(Math.round(value * 100) / 100 + 0);
  return text.includes('.') ? text : `${text}.0`;
};

interface Drawing {
  readonly content: Extract;
  readonly grid: Grid;
  readonly terrains: Terrains;
}

const relative = (axial: Axial, { origin }: Grid): Axial => ({
  q: axial.q - origin.q,
  r: axial.r - origin.r,
});

const axialOf = ({ content, grid }: Drawing, entry: EntryChange): Axial =>
  relative(content.lattice.axialOf(content.lattice.cellOf(fieldOfEntry(entry)) ?? 0), grid);

const tilesOf = ({ content, grid, terrains }: Drawing): readonly string[] => {
  const terrain = valuesOf(content.entries, 'terrain');
  const paints = new Map<string, { readonly name: string; readonly line: string }>();
  const numbers = new Map([[BLANK, 0]]);
  const lineOf = (key: string): string => {
    const known = paints.get(key);
    if (known !== undefined) return known.line;
    const style = Object.hasOwn(terrains, key) ? terrains[key] : undefined;
    const { name, isIcy } = paintOf(style);
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    const elevation = style?.height === 0 ? -100 : 500 * (style?.height ?? 1);
    const line = [number, elevation, isIcy ? 1 : 0, 0, 0, 'Z'].join('\t');
    paints.set(key, { name, line });
    return line;
  };
  const empty = [0, 0, 0, 0, 0, 'Z'].join('\t');
  const tiles = Array.from({ length: grid.columns }, () =>
    Array.from({ length: grid.rows }, () => empty),
  );
  for (const field of content.fields) {
    const axial = content.lattice.axialOf(content.lattice.cellOf(field) ?? 0);
    const { column, row } = tileOfField(relative(axial, grid));
    const line = tiles[column];
    if (line !== undefined) line[row] = lineOf(terrain.get(field) ?? '');
  }
  const map = [...numbers].map(([name, number]) => `${name}\t${number}`).join('\t');
  return [
    `<terrainmap>${escapeXml(map).replaceAll('&#9;', '\t')}</terrainmap>`,
    ...LAYERS.map((name) => `<maplayer name="${name}" isVisible="true"/>`),
    `<tiles viewLevel="WORLD" tilesWide="${grid.columns}" tilesHigh="${grid.rows}">`,
    ...tiles.map((column) => `<tilerow>\n${column.join('\n')}\n</tilerow>`),
    '</tiles>',
  ];
};

const LAYERS = [
  'Labels',
  'Grid',
  'Features',
  'Above Terrain',
  'Terrain Land',
  'Above Water',
  'Terrain Water',
  'Below All',
] as const;

const LEVELS = 'isWorld="true" isContinent="true" isKingdom="true" isProvince="true"';

const location = ({ x, y }: Point, scale = ''): string =>
  `<location viewLevel="WORLD" x="${decimal(x)}" y="${decimal(y)}" ${scale}/>`;

const labelXml = (text: string, point: Point, size: number, rotation = 0): string =>
  `<label mapLayer="Labels" style="null" fontFace="null" color="0.0,0.0,0.0,1.0" outlineColor="1.0,1.0,1.0,1.0" outlineSize="0.0" rotate="${decimal(rotation)}" isBold="false" isItalic="false" ${LEVELS} isGMOnly="false" tags="">${location(point, `scale="${decimal(size)}" `)}${escapeXml(text)}</label>`;

/** An identity that depends on nothing but the number of the thing in the file. */
const uuidOf = (number: number): string =>
  `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;

const featuresOf = (drawing: Drawing): readonly string[] =>
  drawing.content.entries
    .filter((entry) => entry.part === 'settlements')
    .map((entry, index) => {
      const symbol =
        SETTLEMENT_SYMBOLS.find(([type]) => type === entry.value?.type) ?? SETTLEMENT_SYMBOLS[0];
      const point = pointFromPlane(centreOf(axialOf(drawing, entry)));
      const below = { x: point.x, y: point.y + 75 };
      return `<feature type="${symbol?.[1] ?? ''}" rotate="0.0" uuid="${uuidOf(index + 1)}" mapLayer="Features" isFlipHorizontal="false" isFlipVertical="false" scale="35.0" scaleHt="-1.0" tags="" color="0.0,0.0,0.0,1.0" ringcolor="null" isGMOnly="false" isPlaceFreely="false" labelPosition="6:00" labelDistance="0" ${LEVELS} isFillHexBottom="false" isHideTerrainIcon="false">${location(point)}${labelXml(entry.value?.name ?? '', below, 25)}</feature>`;
    });

/** Tag by which our own lines are known again, so that they are not read as a foreigner's. */
export const OWN_TAG = 'wabenwart';

const LINES = [
  { name: 'river', bit: SIDE.river, color: '0.16,0.38,0.62,1.0', width: '0.06' },
  { name: 'canal', bit: SIDE.canal, color: '0.35,0.55,0.75,1.0', width: '0.06' },
  { name: 'road', bit: SIDE.road, color: '0.45,0.33,0.2,1.0', width: '0.04' },
  { name: 'bridge', bit: SIDE.bridge, color: '0.2,0.2,0.2,1.0', width: '0.08' },
] as const;

const shapeXml = (name: string, color: string, width: string, points: readonly Point[]): string => {
  const path = points
    .map(pointFromPlane)
    .map(
      ({ x, y }, index) =>
        `<p ${index === 0 ? 'type="m" ' : ''}x="${decimal(x)}" y="${decimal(y)}"/>`,
    );
  return `<shape type="Path" isCurve="false" isGMOnly="false" isSnapVertices="false" isMatchTileBorders="false" tags="${name} ${OWN_TAG}" creationType="BASIC" isDropShadow="false" isInnerShadow="false" isBoxBlur="false" ${LEVELS} dsSpread="0.2" dsRadius="50.0" dsOffsetX="0.0" dsOffsetY="0.0" insChoke="0.2" insRadius="50.0" insOffsetX="0.0" insOffsetY="0.0" bbWidth="10.0" bbHeight="10.0" bbIterations="3" mapLayer="Above Terrain" fillTexture="" strokeTexture="" strokeType="SIMPLE" highestViewLevel="WORLD" currentShapeViewLevel="WORLD" lineCap="ROUND" lineJoin="ROUND" opacity="1.0" fillRule="NON_ZERO" strokeColor="${color}" strokeWidth="${width}" dsColor="1.0,0.894,0.769,1.0" insColor="1.0,0.894,0.769,1.0">${path.join('')}</shape>`;
};

/** Rivers and canals along their sides, roads from centre to centre, bridges across the side, walls inside it. */
const shapesOf = (drawing: Drawing): readonly string[] =>
  drawing.content.entries.flatMap((entry) => {
    if (entry.part !== 'sides' && entry.part !== 'walls') return [];
    const axial = axialOf(drawing, entry);
    const side = ((entry.index % 6) + 1) as Direction;
    const centre = centreOf(axial);
    const inward = (point: Point, part: number): Point => ({
      x: point.x + (centre.x - point.x) * part,
      y: point.y + (centre.y - point.y) * part,
    });
    if (entry.part === 'walls') {
      const ends = sideEnds(axial, side).map((end) => inward(end, 0.1));
      return [shapeXml('wall', '0.1,0.1,0.1,1.0', '0.07', ends)];
    }
    const middle = sideMiddle(axial, side);
    return LINES.filter(({ bit }) => ((entry.value ?? 0) & bit) !== 0).map(
      ({ name, color, width }) =>
        shapeXml(
          name,
          color,
          width,
          name === 'river' || name === 'canal'
            ? sideEnds(axial, side)
            : [
                inward(middle, name === 'road' ? 1 : 0.2),
                inward(middle, name === 'road' ? -1 : -0.2),
              ],
        ),
    );
  });

const labelsOf = ({ content, grid }: Drawing): readonly string[] => {
  const shift = centreOf(grid.origin);
  return content.labels
    .filter(({ points }) => points.length > 1)
    .map(({ text, points, size, rotation }) => {
      const at = 2 * Math.floor(points.length / 4);
      const point = { x: (points[at] ?? 0) - shift.x, y: (points[at + 1] ?? 0) - shift.y };
      return labelXml(text, pointFromPlane(point), 2.5 * size, rotation);
    });
};

const noteXml = (text: string): string =>
  `<note key="WORLD,150.0,150.0" viewLevel="WORLD" x="150.0" y="150.0" filename="" parent="${uuidOf(0)}" color="1.0,1.0,0.0,1.0" title="Wabenwart"><notetext><![CDATA[<html dir="ltr"><head></head><body contenteditable="true">${text}</body></html>]]></notetext></note>`;

const HEADING = `<?xml version='1.0' encoding='utf-16'?>
<map type="WORLD" version="1.74" lastViewLevel="WORLD" continentFactor="0" kingdomFactor="0" provinceFactor="0" worldToContinentHOffset="0.0" continentToKingdomHOffset="0.0" kingdomToProvinceHOffset="0.0" worldToContinentVOffset="0.0" continentToKingdomVOffset="0.0" kingdomToProvinceVOffset="0.0" hexWidth="40.0" hexHeight="46.18" hexOrientation="ROWS" mapProjection="FLAT" showNotes="true" showGMOnly="false" showGMOnlyGlow="false" showFeatureLabels="true" showGrid="true" showGridNumbers="false" showShadows="true" triangleSize="12">
<gridandnumbering color0="0x00000040" color1="0x00000040" color2="0x00000040" color3="0x00000040" color4="0x00000040" width0="1.0" width1="2.0" width2="3.0" width3="4.0" width4="1.0" gridOffsetContinentKingdomX="0.0" gridOffsetContinentKingdomY="0.0" gridOffsetWorldContinentX="0.0" gridOffsetWorldContinentY="0.0" gridOffsetWorldKingdomX="0.0" gridOffsetWorldKingdomY="0.0" gridSquare="0" gridSquareHeight="-1.0" gridSquareWidth="-1.0" gridOffsetX="0.0" gridOffsetY="0.0" numberFont="Arial" numberColor="0x000000ff" numberSize="20" numberStyle="PLAIN" numberFirstCol="0" numberFirstRow="0" numberOrder="COL_ROW" numberPosition="BOTTOM" numberPrePad="DOUBLE_ZERO" numberSeparator="."/>`;

const MAP_KEY = `<mapkey positionx="0.0" positiony="0.0" viewlevel="WORLD" height="-1" backgroundcolor="0.98,0.92,0.84,1.0" backgroundopacity="50" titleText="Map Key" titleFontFace="Arial" titleFontColor="0.0,0.0,0.0,1.0" titleFontBold="true" titleFontItalic="false" titleScale="80" scaleText="1 Hex = 100 km" scaleFontFace="Arial" scaleFontColor="0.0,0.0,0.0,1.0" scaleFontBold="true" scaleFontItalic="false" scaleScale="65" entryFontFace="Arial" entryFontColor="0.0,0.0,0.0,1.0" entryFontBold="true" entryFontItalic="false" entryScale="55">
</mapkey>`;

const SETTINGS = ['terrain', 'feature', 'texture', 'text', 'shape'].flatMap((name) => [
  `<${name}-config>`,
  `</${name}-config>`,
]);

const section = (name: string, lines: readonly string[]): readonly string[] => [
  `<${name}>`,
  ...lines,
  `</${name}>`,
];

/**
 * A world (or a part of it) as a map for Worldographer, classic generation: rows of pointed hexes, settlements
 * as symbols, features of sides as lines. What Worldographer has no place for travels in a note, from which
 * {@link readWorldographer} takes it again; of parties only key, kind, name and colour go out. A world scattered
 * too widely for one grid goes out as its note alone.
 */
export function writeWorldographer(
  world: World,
  options: ExchangeOptions,
  { terrains }: Pick<ReadOptions, 'terrains' | 'settlements'>,
): WrittenBytes {
  const content = extract(world, options);
  const axials = content.fields.map((field) =>
    content.lattice.axialOf(content.lattice.cellOf(field) ?? 0),
  );
  const cover = gridOver(axials);
  const isTooWide = cover.columns * cover.rows > MOST_TILES;
  const grid = isTooWide ? { ...cover, columns: 1, rows: 1 } : cover;
  const drawing = { content, grid, terrains };
  const carries = PARTS.filter(
    (part) => (part !== 'notes' && part !== 'secrets') || options[part] === true,
  );
  const xml = [
    HEADING,
    ...tilesOf(drawing),
    MAP_KEY,
    ...section('features', featuresOf(drawing)),
    ...section('labels', labelsOf(drawing)),
    ...section('shapes', shapesOf(drawing)),
    ...section('notes', [noteXml(writeCarried(content, carries, drawing.grid.origin))]),
    ...section('informations', []),
    ...section('configuration', SETTINGS),
    '</map>',
    '',
  ].join('\n');
  return {
    bytes: gzipSync(encodeUtf16(xml), { mtime: 0, level: 6 }),
    dropped: mergeDropped(
      content.dropped,
      partyDrops(content.parties),
      droppedOf({ fields: isTooWide ? content.fields.length : 0 }),
    ),
  };
}
