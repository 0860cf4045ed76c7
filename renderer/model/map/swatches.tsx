import { useMemo } from 'react';
import type { PartyKey, TerrainStyle, ViewParty } from '../../../engine';
import { type DisplayList, mapStyle, realmKey, swatch } from '../../kit/cartography';
import { SmallDrawing } from '../../kit/board/Drawing';
import { usePageTheme } from '../../kit/ui';

/** Height of a field to its width. */
const HEIGHT = 1.16;

const Swatch = ({
  list,
  size,
  rim,
}: {
  readonly list: DisplayList;
  readonly size: number;
  /** Pixels for its outline. */
  readonly rim: number;
}) => (
  <SmallDrawing
    className="ww-swatch"
    list={list}
    field={size}
    width={size + rim}
    height={Math.ceil(size * HEIGHT) + rim}
  />
);

/** A field in small, drawn as on the map: ring in the colour of its height, disc and symbol of its nature (WW-2.2-04). */
export function TerrainSwatch({
  terrain,
  size,
}: {
  readonly terrain: TerrainStyle;
  /** Width in pixels. */
  readonly size: number;
}) {
  const theme = usePageTheme();
  const list = useMemo(() => swatch(terrain, size, theme), [terrain, size, theme]);
  return <Swatch list={list} size={size} rim={1} />;
}

/** A field of a realm in small: its colour, and the pattern that needs none. */
export function RealmSwatch({
  parties,
  party,
  size,
}: {
  readonly parties: Readonly<Record<PartyKey, ViewParty>>;
  readonly party: PartyKey;
  /** Width in pixels. */
  readonly size: number;
}) {
  const theme = usePageTheme();
  const list = useMemo(
    () => realmKey(mapStyle(theme, size, { look: 'politics' }), parties, party),
    [theme, size, parties, party],
  );
  return <Swatch list={list} size={size} rim={2} />;
}
