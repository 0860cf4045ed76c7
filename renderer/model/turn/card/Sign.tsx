import { REALM_COLOURS } from '../../../kit/cartography';
import { useSession } from '../../state/session';

/** The shield of a realm beside its name. */
export function Shield({ colour }: { readonly colour: string }) {
  return (
    <svg className="ww-shield" width={13} height={16} viewBox="-6 -6 12 15" aria-hidden="true">
      <path d="M-5 -5h10v5.500q0 4.500-5 6.800q-5-2.300-5-6.800z" fill={colour} />
    </svg>
  );
}

/** The shield of a party in its colour. */
export function Sign({ party }: { readonly party: string }) {
  const colour = useSession(({ campaign }) => campaign?.world.parties[party]?.colour ?? 0);
  return <Shield colour={REALM_COLOURS[colour % REALM_COLOURS.length]?.deep ?? 'currentColor'} />;
}
