import { createStore } from '../../../kit/state/create-store';
import { onLeaving } from '../../../model/state/leaving';

/** Which dialog about order templates is open: choosing one, or keeping a line as one; null = none. */
interface TemplatesView {
  readonly open: 'choose' | 'keep' | null;
  readonly show: (open: TemplatesView['open']) => void;
}

export const useTemplates = createStore<TemplatesView>((set) => ({
  open: null,
  show: (open) => set({ open }),
}));

onLeaving(() => useTemplates.getState().show(null));
