import type { RecordOption, Words } from '../../../kernel';
import type { Category } from '../state/types';

/** Categories of advantages, as they are called (OS-4-09). */
export const CATEGORY_NAMES: Readonly<Record<Category, Words>> = {
  trade: ['Handel', 'Trade'],
  infrastructure: ['Infrastruktur', 'Infrastructure'],
  research: ['Forschung', 'Research'],
  authority: ['Autorität', 'Authority'],
  military: ['Militär', 'Military'],
  secret_service: ['Geheimdienst', 'Secret service'],
  fortification: ['Befestigung', 'Fortification'],
  natural: ['Natürlicher Vorzug', 'Natural advantage'],
};

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
