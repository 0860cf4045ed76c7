import type { Party } from '../../../../engine';
import { REALM_COLOURS } from '../../../kit/cartography';

/** The colour of a party before its name. */
export function PartySign({ row }: { readonly row: Pick<Party, 'colour'> }) {
  return (
    <span
      className="ww-party-sign"
      style={{ background: REALM_COLOURS[row.colour % REALM_COLOURS.length]?.deep }}
    />
  );
}
