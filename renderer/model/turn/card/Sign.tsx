import { REALM_COLOURS } from '../../../kit/cartography';
import { useSession } from '../../state/session';
import { Shield } from '../parts/Shield';

/** The shield of a party in its colour. */
export function Sign({ party }: { readonly party: string }) {
  const colour = useSession(({ campaign }) => campaign?.world.parties[party]?.colour ?? 0);
  return <Shield colour={REALM_COLOURS[colour % REALM_COLOURS.length]?.deep ?? 'currentColor'} />;
}
