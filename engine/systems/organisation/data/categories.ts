import type { Words } from '../../../kernel';
import type { Category } from '../state/types';

/** Categories of advantages, as they are called: German terms name what a newcomer has (OS-1-13, OS-4-09). */
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
