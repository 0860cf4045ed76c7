import type { Party } from '../../../../engine';
import { REALM_COLOURS } from '../../../kit/cartography';

/** The colour of a party before its name. */
export const PartySign = ({ row }: { readonly row: Pick<Party, 'colour'> }) => (
  <span
    className="ww-party-sign"
    style={{ background: REALM_COLOURS[row.colour % REALM_COLOURS.length]?.deep }}
  />
);
