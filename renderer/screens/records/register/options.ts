import type { Choice, RegisterPlace } from '../../../model/records/register';

/** Options with their words: the ids in their order, and the text key of each. */
export const optionsOf =
  (ids: readonly string[], textOf: (id: string) => string) =>
  ({ words }: RegisterPlace): readonly Choice[] =>
    ids.map((id) => ({ id, label: words(textOf(id)) }));
