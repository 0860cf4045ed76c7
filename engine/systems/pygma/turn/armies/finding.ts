import { findingOf, type Params, type RegisteredFinding } from '../../../../kernel';
import type { Clock, Mover } from './clock';

/** Weight and clause of what the clock finds; words and letters have the whole register. */
const FOUND = {
  E_TERRAIN: { severity: 'TRUNCATE', clause: 'PI-05-39' },
  E_EMBARK: { severity: 'REJECT', clause: 'PI-05-73' },
  E_CAPACITY: { severity: 'REJECT', clause: 'PI-05-75' },
  E_MIN_SIZE: { severity: 'WARN', clause: 'PI-05-11' },
} as const satisfies Readonly<Record<string, RegisteredFinding>>;

/** Notes what came of an order of a unit on the way, at the words of its line where it has one. */
export function findFor(
  { turn }: Clock,
  { given }: Mover,
  code: keyof typeof FOUND,
  about: Params = {},
): void {
  const line = turn
    .orders?.()
    .find(
      ({ by, content: { order } }) =>
        by === given.realm && order.kind === 'MOVE' && order.unit === given.name,
    );
  if (line !== undefined && turn.refuse !== undefined) return turn.refuse(`pygma.${code}`, line);
  const finding = findingOf(FOUND, code, given.realm, { about: { unit: given.name, ...about } });
  turn.find({ ...finding, code: `pygma.${code}` });
}
