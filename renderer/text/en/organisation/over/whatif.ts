/** Words of shared rooms in the tongue of the Organisationsspiel: whatif. */
export const whatif = {
  command: {
    correct: 'Late correction of phase {{turn}} booked: {{reason}}',
    erratum: 'Erratum to phase {{turn}} for {{realm}} written',
    erratumSent: 'Erratum to phase {{turn}} for {{realm}} sent',
    erratumBack: 'Erratum to phase {{turn}} for {{realm}} not sent after all',
    late: 'Late correction of phase {{turn}} begun',
  },
  banner: {
    whatIf: {
      text: 'Phase {{turn}} stays as it is. Keep or drop this before applying.',
    },
    late: {
      label: 'Late correction of phase {{turn}}',
      text: 'On the desk lies phase {{turn}} as it was applied. Nothing is booked yet.',
    },
  },
  monthOnly: {
    title: 'This belongs to the phase itself',
    text: 'The desk shows “{{variant}}”. Mailbox, closing and archive exist for the open phase only: leave “{{variant}}” to go there.',
  },
  list: {
    changes_zero: 'still like the phase',
    late: 'the phase applied last',
    past: 'Phase {{turn}} is too long ago to be computed again',
  },
  empty: {
    text: 'Lay the phase on the desk a second time, change an order or a ruling and see here what comes of it. The phase itself stays as it is.',
  },
  new: {
    hint: 'For example: The Order stays at home',
  },
  none: {
    text: 'Then the phase and the trial stand here side by side: the differences in words and the figures of the organisations.',
  },
  compare: {
    month: 'Phase',
  },
  group: {
    report: 'What the organisations are told',
  },
  difference: {
    treasury: '{{party}} has {{after}} money instead of {{before}} money ({{change}}).',
    ledger: '{{party}}, {{cause}}: {{after}} money instead of {{before}} money ({{change}}).',
  },
  figures: {
    caption: 'The figures of the organisations',
    realm: 'Organisation',
  },
  late: {
    name: 'Late correction of phase {{turn}}',
    begin: 'Correct phase {{turn}}',
    text: 'Change an order or a ruling of phase {{turn}} and compute it again.',
    none: 'No applied phase can be computed again yet.',
    older: 'The beginnings of older phases are not kept; they can only be looked at.',
  },
  summary: {
    learned: 'Organisations that know too much',
  },
  repeats: {
    differs:
      'Computed again, the phase differs from what was booked even without a change: the program is newer, or you have changed something since that reaches into the phase. The comparison is with the new computation; its result is booked.',
    unknown:
      'No results of this phase were kept; whether the new computation equals the old one cannot be checked.',
  },
  reports: {
    none: 'No organisation is told anything different.',
    sentLearned_one:
      'The evaluation went out on {{date}}: this organisation has learned {{count}} thing that it should not know.',
    sentLearned_other:
      'The evaluation went out on {{date}}: this organisation has learned {{count}} things that it should not know.',
  },
  errata: {
    none: 'No organisation needs an erratum.',
    intro:
      'Every draft is made of the two evaluations of its organisation only; it tells nothing the organisation may not know.',
  },
  erratum: {
    title: 'Erratum to phase {{turn}}',
    opening:
      'To {{party}}: something in the evaluation of phase {{turn}} was wrong. Please read it with these changes.',
  },
  outbox: {
    letter: '{{realm}}, phase {{turn}}',
  },
  book: {
    text: 'Booked in one act: the world after the corrected phase {{turn}}, its entry in the archive and its postings. What you changed since stays where the correction does not touch it; the letters of the open phase stay.',
    now: 'Book the correction of phase {{turn}}',
  },
  conflict: {
    what: {
      gold: 'money',
    },
  },
};
