import { findingOf, type Params, type RegisteredFinding } from '../../../../kernel';
import { isTold } from '../turn';
import type { Clock, Mover } from './clock';

/** Weight and clause of what the clock finds; words and letters have the whole register. */
const FOUND = {
  E_TERRAIN: { severity: 'TRUNCATE', clause: 'PI-05-39' },
  E_EMBARK: { severity: 'REJECT', clause: 'PI-05-73' },
  E_CAPACITY: { severity: 'REJECT', clause: 'PI-05-75' },
  E_MIN_SIZE: { severity: 'WARN', clause: 'PI-05-11' },
} as const satisfies Readonly<Record<string, RegisteredFinding>>;

/** Notes what came of an order of a unit on the way, at the words of its line, unless its letter was told so already. */
export function findFor(
  { turn }: Clock,
  { given }: Mover,
  code: keyof typeof FOUND,
  about: Params = {},
): void {
  const { realm, name, concern = {} } = given;
  const named = `pygma.${code}`;
  if (isTold(turn.findings, named, { by: realm, concern })) return;
  const finding = findingOf(FOUND, code, realm, { ...concern, about: { unit: name, ...about } });
  turn.find({ ...finding, code: named });
}
