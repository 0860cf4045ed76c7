import type { AnyStation } from '../desk-store';

const IN_VARIANT: ReadonlySet<AnyStation> = new Set(['orders', 'run', 'decide', 'whatif']);

/** True where a variant can be worked on; mailbox, closing and archive are those of the month alone. */
export const worksInVariant = (station: AnyStation): boolean =>
  IN_VARIANT.has(station) || station.includes('.');
