import type { Choice, RegisterPlace } from '../../../model/records/register';

/** Options with their words: the ids in their order, and the text key of each. */
export function optionsOf(ids: readonly string[], textOf: (id: string) => string) {
  return ({ words }: RegisterPlace): readonly Choice[] =>
    ids.map((id) => ({ id, label: words(textOf(id)) }));
}
