import type { RecordOption, Words } from '../../../kernel';
import { CATEGORY_NAMES } from '../data/categories';
import type { Category } from '../state/types';

/** Categories as options of a field. */
export function categoryOptions(categories: readonly Category[]): readonly RecordOption[] {
  return categories.map((id) => ({ id, label: CATEGORY_NAMES[id] }));
}

/** Categories by key as they are called within a sentence. */
export function categoryNouns(categories: readonly Category[]): Readonly<Record<string, Words>> {
  return Object.fromEntries(
    categories.map((id) => {
      const [german, english] = CATEGORY_NAMES[id];
      return [id, [german, english.toLowerCase()]];
    }),
  );
}
