import type { Grammar, Heading } from '../../../../orders';
import { REAL_WORDS } from '../../data/real-words';
import type { SentenceBook } from './book';
import { REALM_FORMS } from './realm';
import type { Said } from './said';
import { UNIT_FORMS } from './units';

type Step = 'muster' | 'build' | 'orders';

const HEADINGS: readonly (readonly [Step, RegExp])[] = [
  ['muster', /^\W*(?:(?:neu|auf)?rüst(?:en|ung|ungen)|raise|raising|muster(?:ing)?)\s*:\s*/iu],
  ['build', /^\W*(?:bau(?:en|ten|werke)?|neubau(?:ten)?|build(?:ings?)?|new structures)\s*:\s*/iu],
  [
    'orders',
    /^\W*(?:(?:meine |hier meine |my )?(?:befehle|marschbefehle|züge|zugbefehle|orders|moves)(?: für \S+)?|(?:ich )?trage nach|nachtrag|nachzutragen)\s*:\s*/iu,
  ],
];

/** `Rüsten:`, `Bau: Burg in 210/22`, `Trage nach:` at the beginning of a line. */
function headingOf(line: string): Heading<Step> | undefined {
  for (const [step, look] of HEADINGS) {
    const [head] = look.exec(line) ?? [];
    if (head !== undefined) return { step, end: head.length };
  }
  return undefined;
}

/** Code of a finding with its reason. */
const unparsed = (reason: string): string => `F-ORD-UNPARSED ${reason}`;

/** Sentences in a letter, in German and English. */
export const SENTENCES: Grammar<Said, SentenceBook, Step> = {
  forms: [...UNIT_FORMS, ...REALM_FORMS],
  writers: 'party',
  writerOf: ({ writer }) => writer,
  subjects: 'unit',
  pronouns: ['er', 'es', 'sie', 'it'],
  headingOf,
  codes: {
    line: unparsed('line'),
    prose: unparsed('prose'),
    rest: unparsed('rest'),
    held: unparsed('held'),
    quoted: unparsed('quoted'),
    empty: unparsed('line'),
    number: unparsed('unclear'),
  },
  slips: { code: unparsed('slip'), realWords: REAL_WORDS, proposesNames: true },
};
