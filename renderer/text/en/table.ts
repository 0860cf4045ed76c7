import type { table as de } from '../de/table';
import type { SameShape } from '../shape';

/** Words: the table at which a turn is led step by step, and how things stand after each step. */
export const table: SameShape<typeof de> = {
  steps: 'Steps',
  number: 'Step {{number}}',
  numberOf: '{{group}}, step {{number}}',
  confirmed: 'confirmed',
  isConfirmed: 'Confirmed',
  confirm: 'Confirm step',
  reopen: 'Open again',
  openQuestions_one: '{{count}} open question',
  openQuestions_other: '{{count}} open questions',
  open: 'Open questions',
  done: 'What was done',
  happened: 'What happened',
  refused: 'What could not be done',
  postings: 'To be booked',
  nothing: 'Nothing happens in this step.',
  coveredTitle: 'Something is still covered',
  coveredText:
    'What comes after it would tell how it ended. Reveal it first, at the step “{{step}}”.',
  toCovered: 'To what is covered',
  emptyTitle: 'Not computed yet',
  emptyText:
    'Compute it once: with the letters that are there, else without. Nothing is booked before you apply it.',
  column: { party: 'Who', place: 'Where', cause: 'What for' },
  key: {
    next: 'Next step',
    previous: 'Previous step',
    confirm: 'Confirm the step and go on',
    dice: 'To the dice',
    question: 'To the first open question',
    guide: 'Show the guide or put it aside',
    cover: 'Close the hidden entry',
  },
  command: {
    confirm: 'Step “$t({{game}}:step.{{step}}.title)” confirmed',
    reopen: 'Step “$t({{game}}:step.{{step}}.title)” opened again',
    order: 'Letter of {{party}} continued: {{words}}',
  },
  dice: {
    title: 'Dice',
    all: 'all',
    die: 'Throw',
    text: 'Type a figure on a die or click it: as it fell at the table. Delete takes it back.',
    covered_one: 'One throw is covered until revealed.',
    covered_other: '{{count}} throws are covered until revealed.',
  },
  guide: {
    title: 'Guide',
    begin:
      'Compute once. Then go through what happens here with the players, step by step; nothing is booked before you apply it.',
    look: 'Nothing to do but to look what happened and how things stand after it.',
    confirm: 'Confirm and go on',
    next: 'Go on',
    close: 'To the closing',
    skip: 'Put the guide aside',
    lead: {
      dice: 'To the dice',
      covered: 'To what is covered',
      questions: 'To the open question',
    },
  },
  moment: {
    title: 'State',
    after: 'after “{{step}}”',
    range: 'What of the state is shown',
    ranges: { changed: 'Changes', all: 'All' },
    none: 'What everybody has stands here once it is computed.',
    covered: 'Covered until revealed.',
    waiting: 'Computing …',
    failed: 'This state could not be computed. Compute the run again.',
    before: 'before: {{before}}',
    of: '{{count}} of {{all}} changed',
    new: 'new',
  },
};
