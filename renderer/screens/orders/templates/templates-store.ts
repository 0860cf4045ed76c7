import { createStore } from '../../../kit/state/create-store';
import { onLeaving } from '../../../model/state/leaving';

/** Which dialog about order templates is open: choosing one, or keeping a line as one; null = none. */
interface TemplatesView {
  readonly open: 'choose' | 'keep' | null;
  /** Place in the letter, or in what was begun of it, below whose line a template is put in; null = at the end. */
  readonly below: number | null;
  readonly show: (open: TemplatesView['open'], below?: number | null) => void;
}

export const useTemplates = createStore<TemplatesView>((set) => ({
  open: null,
  below: null,
  show: (open, below = null) => set({ open, below }),
}));

onLeaving(() => useTemplates.getState().show(null));
