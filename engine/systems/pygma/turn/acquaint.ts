import type { PygmaTurn } from './turn';

/** True if a realm knows another one by name (PI-05-114). */
export function isNamed({ state }: PygmaTurn, by: string, of: string): boolean {
  return state.contacts.some(({ owner, other }) => owner === by && other === of);
}

/** Whoever is given or sent something learns from which realm it comes. */
export function introduce(turn: PygmaTurn, by: string, to: string): void {
  if (isNamed(turn, to, by)) return;
  const since = turn.input.world.clock.turn;
  const contact = { id: by, owner: to, other: by, knows: 'realm', turn: since } as const;
  turn.state = { ...turn.state, contacts: [...turn.state.contacts, contact] };
}
