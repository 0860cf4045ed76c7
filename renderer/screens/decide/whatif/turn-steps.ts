import type { TurnStepId } from '../../../model/turn/turn-view';

const IN_VARIANT: ReadonlySet<TurnStepId> = new Set(['orders', 'run', 'table', 'decide', 'whatif']);

/** True where a variant can be worked on; mailbox, closing and archive are those of the month alone. */
export function worksInVariant(turnStep: TurnStepId): boolean {
  return IN_VARIANT.has(turnStep);
}
