import type { forms as german } from '../de/forms';
import type { SameShape } from '../shape';

/** Words of forms. */
export const forms: SameShape<typeof german> = {
  title: 'Forms',
  intro:
    'Sheets to fill in, on screen or by hand. When a player sends the PDF back filled in, the inbox reads its fields like a letter.',
  form: 'Form',
  filledFor: 'Filled in for',
  nobody: 'Nobody: empty',
  language: 'Language',
  languageName: { de: 'German', en: 'English' },
  paper: 'Paper',
  returned: 'Comes back filled in; the line at its foot tells the inbox what it is.',
  kept: 'For you: on this sheet you write an evaluation by hand.',
  sheets_one: '1 sheet of {{paper}}',
  sheets_other: '{{count}} sheets of {{paper}}',
  page: 'Sheet {{number}} of {{count}}',
  fileName: '{{form}}, {{realm}}, $t(noun:turn) {{turn}}',
  emptyName: '{{form}}, empty',
  all: 'For all $t(noun:realms)',
  allHint: 'One PDF for $t(noun:everyRealm), filled in with what it knows itself.',
  allName: '{{form}}, $t(noun:turn) {{turn}}',
  outlet: { folder: 'Into a folder …', zip: 'As an archive …' },
  running: 'Writing {{realm}}',
  written_one: '1 form written to {{place}}.',
  written_other: '{{count}} forms written to {{place}}.',
  cancelled: 'Cancelled. Forms written until then are in {{place}}.',
  held: 'Held back because they would give something away: {{realms}}. Save them one by one to see what.',
  failed:
    'Not all forms were written. Your world is unchanged; choose another folder and try again.',
  none: {
    title: 'This game has no forms',
    text: 'Use a free letter for the orders; the inbox reads it just as well.',
  },
  key: { all: 'Form for all $t(noun:realms)' },
};
