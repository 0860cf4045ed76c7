import type { Language } from '../../../kernel';
import { fields, line, number } from '../../../kernel/form-parts';

/** An amount of halves as it is written: `8,5` in German, `8.5` in English (OS-0-02). */
export function inWords(halves: number, language: Language): string {
  const text = String(halves / 2).replace('-', '−');
  return language === 'de' ? text.replace('.', ',') : text;
}

/** Whose form it is, for which phase. */
export const HEAD = fields('', '', [
  line('organisation', 'Organisation', 'Organisation', 0.5),
  number('phase', 'Phase', 'Phase', 0.15),
  line('seat', 'Sitz', 'Seat', 0.35),
]);
