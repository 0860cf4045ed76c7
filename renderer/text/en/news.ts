import type { news as german } from '../de/news';
import type { SameShape } from '../shape';

export const news: SameShape<typeof german> = {
  nothing: {
    title: 'No issue yet',
    text: 'Close a turn of {{name}}, and the newsletter gathers what happened in public.',
  },
};
