import type { StationId } from '../../../model/turn/desk-store';

const IN_VARIANT: ReadonlySet<StationId> = new Set(['orders', 'run', 'table', 'decide', 'whatif']);

/** True where a variant can be worked on; mailbox, closing and archive are those of the month alone. */
export const worksInVariant = (station: StationId): boolean => IN_VARIANT.has(station);
