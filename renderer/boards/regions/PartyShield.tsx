import type { ViewParty } from '../../../engine';
import { svgNodes } from '../../cartography';
import { SvgArt, usePageTheme } from '../../ui';
import { shieldMarks } from './drawing/plaques';

/** The shield of a party as it stands on the board. */
export const PartyShield = ({
  party,
  size = 18,
}: {
  readonly party: ViewParty;
  readonly size?: number;
}) => {
  const theme = usePageTheme();
  const marks = shieldMarks({ [party.key]: party }, theme, party.key, { x: 0, y: -0.2 }, 1);
  const field = size / 2.3;
  return (
    <svg
      width={size}
      height={size * 1.2}
      viewBox={`0 0 ${String(size)} ${String(size * 1.2)}`}
      aria-hidden="true"
    >
      {svgNodes(marks, {
        x: size / 2,
        y: size * 0.6,
        field,
        pixel: 1,
        id: `shield-${party.key.replaceAll(/[^a-z0-9]/gi, '')}-`,
      }).map((node, index) => (
        <SvgArt key={index} node={node} />
      ))}
    </svg>
  );
};
