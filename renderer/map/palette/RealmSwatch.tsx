import { useMemo } from 'react';
import type { PartyKey, ViewParty } from '../../../engine';
import { mapStyle, realmKey, svgNodes } from '../../cartography';
import { SvgArt, usePageTheme } from '../../ui';

const HEIGHT = 1.16;

/** A field of a realm in small: its colour, and the pattern that needs none. */
export const RealmSwatch = ({
  parties,
  party,
  size,
}: {
  readonly parties: Readonly<Record<PartyKey, ViewParty>>;
  readonly party: PartyKey;
  /** Width in pixels. */
  readonly size: number;
}) => {
  const theme = usePageTheme();
  const nodes = useMemo(() => {
    const list = realmKey(mapStyle(theme, size, { look: 'politics' }), parties, party);
    return svgNodes(list, { x: 0, y: 0, field: size, pixel: 1, id: '' });
  }, [theme, size, parties, party]);
  const [width, height] = [size + 2, Math.ceil(size * HEIGHT) + 2];
  return (
    <svg
      className="ww-swatch"
      width={width}
      height={height}
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
      aria-hidden="true"
    >
      {nodes.map((node, index) => (
        <SvgArt key={index} node={node} />
      ))}
    </svg>
  );
};
