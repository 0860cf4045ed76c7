/**
 * Sections of the rule page that are finished: each of their clauses is cited by a case or test, or stands
 * here with the reason why it needs none.
 */
export const settledSections: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '2.1': {
    'WW-2.1-03': 'the icosahedron; worlds are sheets or cylinders so far, behind the same lattice',
    'WW-2.1-26': 'what players receive; colours are those of section 2.2',
    'WW-2.1-27': 'a figure missing in the booklet',
  },
  '2.2': {},
  '3.4': {},
  '5.3': {},
  '6.3': {},
  '14.1': {},
};
