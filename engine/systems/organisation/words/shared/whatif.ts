import type { WordTree } from '../../../../kernel';

/** Trials and late corrections. */
export const SHARED_TRIALS: WordTree = {
  whatif: {
    'monthOnly.title': ['Das gehört zur Phase selbst', 'This belongs to the phase itself'],
    'list.late': ['die zuletzt beendete Phase', 'the phase ended last'],
    'new.hint': ['Zum Beispiel: Der Orden bleibt zu Hause', 'For example: The Order stays at home'],
    'none.text': [
      'Hier stehen dann die Phase und die Variante nebeneinander: die Unterschiede in Worten und die Zahlen der Organisationen.',
      'Then phase and variant appear here side by side: the differences in words and the figures of the organisations.',
    ],
    'figures.caption': ['Die Zahlen der Organisationen', 'The figures of the organisations'],
  },
};
