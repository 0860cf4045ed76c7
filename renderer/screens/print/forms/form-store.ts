import type { PartyKey } from '../../../../engine';
import { createStore } from '../../../kit/state/create-store';
import type { Language } from '../../../kit/text/words';
import type { FormPaper } from './order';

/** Which form is on the desk. */
export interface FormChoice {
  /** Id of the form; null = the first one of the game. */
  readonly form: string | null;
  /** Whose books fill it in; null = it stays empty. */
  readonly party: PartyKey | null;
  /** Null = that of the screen. */
  readonly language: Language | null;
  readonly paper: FormPaper;
}

interface FormStore {
  readonly choice: FormChoice;
  readonly choose: (change: Partial<FormChoice>) => void;
}

/** Kept while the program runs, never stored with the campaign. */
export const useForms = createStore<FormStore>((set) => ({
  choice: { form: null, party: null, language: null, paper: 'A4' },
  choose: (change) => set(({ choice }) => ({ choice: { ...choice, ...change } })),
}));
