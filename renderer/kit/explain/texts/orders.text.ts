import type { WordTree } from '../../../../engine';

/** Texts for derivations, questions and events: declarations and warnings. */
export const orders: WordTree = {
  fact: {},
  rule: {},
  table: {},
  question: {
    specialOrder: {
      text: [
        'Sonderbefehl von Einheit {{unit}} ({{party}})$t(explain:specialOrder.{{said}}) Was geschieht?',
        'Special order of unit {{unit}} ({{party}})$t(explain:specialOrder.{{said}}) What happens?',
      ],
      options: {
        open: {
          label: ['Noch offen', 'Still open'],
          hint: ['Standard; nichts ändert sich', 'default; nothing changes'],
        },
        done: {
          label: ['Ausgeführt', 'Carried out'],
          hint: ['trage die Folgen von Hand ein', 'enter the consequences by hand'],
        },
        partly: {
          label: ['Zum Teil ausgeführt', 'Carried out in part'],
          hint: ['trage ein, was davon gelang', 'enter what succeeded'],
        },
        refused: {
          label: ['Abgelehnt', 'Refused'],
          hint: ['die Einheit führt nur ihr Kürzel aus', 'the unit follows its code only'],
        },
      },
    },
  },
  event: {},
  specialOrder: {
    words: [': „{{text}}“', ': “{{text}}”'],
    elsewhere: [
      ': „{{text}}“, doch im Brief steht dazu nichts.',
      ': “{{text}}”, but the letter says nothing about it.',
    ],
    nothing: [' ohne Wortlaut.', ' without any words.'],
  },
};
