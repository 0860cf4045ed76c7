import type { dispatch as german } from '../de/dispatch';
import type { SameShape } from '../shape';

export const dispatch: SameShape<typeof german> = {
  leaves: 'What goes out',
  leaf: { evaluations: 'Evaluations', news: 'Newsletter', outbox: 'Outbox' },
  nothing: {
    evaluations: {
      title: 'No turn closed yet',
      text: 'Close the first turn of {{name}} under Turn, and the evaluations will be made here.',
    },
    outbox: {
      title: 'The outbox is empty',
      text: 'Questions, reminders and evaluations of {{name}} are gathered here.',
    },
  },
};
