import { byTextOf, type Saying } from '../../../kernel';

/** Sayings in an order that tells nothing beside what they say. */
export function sortSayings(sayings: readonly Saying[]): readonly Saying[] {
  return [...sayings].sort(byTextOf(({ name, about }) => `${name} ${JSON.stringify(about)}`));
}
