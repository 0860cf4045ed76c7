import type { SameShape } from '../../shape';
import type { orders as german } from '../../de/explain/orders';

/** The same in English. */
export const orders: SameShape<typeof german> = {
  fact: {},
  rule: {},
  table: {},
  question: {
    specialOrder: {
      text: 'Special order of unit {{unit}}$t(explain:specialOrder.{{said}}) What happens?',
      options: {
        open: { label: 'Still open', hint: 'holds until you decide otherwise; nothing changes' },
        done: { label: 'Carried out', hint: 'enter the consequences by hand' },
        partly: { label: 'Carried out in part', hint: 'enter what succeeded' },
        refused: { label: 'Refused', hint: 'the unit follows its code only' },
      },
    },
  },
  event: {},
  specialOrder: {
    words: ': “{{text}}”',
    elsewhere: ': “{{text}}”, but the letter says nothing about it.',
    nothing: ' without any words.',
  },
};
