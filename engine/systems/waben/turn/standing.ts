import type { TurnEvent } from '../../../kernel';
import { DAMAGE_PER_POINT, type Work, WORK_PER_POINT, type World } from '../../../world';
import type { WabenTurn } from './turn';

/** Kinds of events that tell of a siege. */
const SIEGE: ReadonlySet<string> = new Set(['siegeDamage', 'breach', 'repaired', 'demolished']);

/** What of a structure stands, in building value points to two places; never compared. */
function standingOf({ value, damage, progress }: Work): { left: number; whole: number } {
  const lost = Object.values(damage).reduce((sum, parts) => sum + parts, 0);
  const left =
    progress === null ? Math.max(value - lost / DAMAGE_PER_POINT, 0) : progress / WORK_PER_POINT;
  return { left: Math.round(100 * left) / 100, whole: value };
}

/** The books of the structure an event is about; undefined if it keeps none: it is whole, or it is gone. */
function workOf({ place, about }: TurnEvent, { works }: Pick<World, 'works'>): Work | undefined {
  return Object.values(works).find(
    ({ kind, field, side }) =>
      kind === about['structure'] && field === place && (side ?? 0) === about['side'],
  );
}

/** Says on the last card of each besieged structure what of it stands at the end of the turn (WW-7.3-08). */
export function tellStandings({ events, world }: Pick<WabenTurn, 'events' | 'world'>): void {
  const last = new Map<Work, number>();
  for (const [index, event] of events.entries()) {
    const work = SIEGE.has(event.kind) ? workOf(event, world) : undefined;
    if (work !== undefined) last.set(work, index);
  }
  for (const [work, index] of last) {
    const event = events[index];
    if (event === undefined) continue;
    const about = standingOf(work);
    const said = { kind: 'sentence', name: 'waben.standing', about, isHidden: true } as const;
    events[index] = { ...event, blocks: [...(event.blocks ?? []), said] };
  }
}
