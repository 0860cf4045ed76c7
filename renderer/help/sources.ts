import german from '../../docs/handbuch.md?raw';
import english from '../../docs/manual.md?raw';
import type { Language } from '../text/words';

/** The manual as it is written, by language. */
export const MANUALS: Readonly<Record<Language, string>> = { de: german, en: english };
