import { STEPS, type Step } from '../state/types';
import { folded, type Heading } from '../../../orders';

/** Names of the steps as headings, German and English, between strokes (OS-7-04). */
const NAMES: Readonly<Record<Step, string>> = {
  event: 'Zufallsereignis | Ereignis | Random event | Event',
  build_begin:
    'Bauvorhaben, Reparatur beginnen | Bau | Bauvorhaben | Bauten | Bauen | Bauen und Reparieren | Baumaßnahmen | Baubefehle | Building | Build | Begin building and repair',
  move_begin:
    'Bewegungen beginnen | Bew | Bewegungsbefehle | Umzüge | Bewegungen | Bewegung | Bewegen | Movement | Movements | Begin movements | Move',
  act: 'Agieren | Akt | Agierbefehle | Aktion | Agierphase | Handeln | Aktionen | Act | Acting | Actions',
  move_end: 'Bewegungen abschließen | Complete movements',
  build_end:
    'Bauvorhaben, Reparaturen abschließen | Bauvorhaben abschließen | Complete building and repairs',
  population:
    'Bevölkerung neu bestimmen | Überbevölkerung | Overpopulation | Bevölkerung | Population | Determine population',
  income: 'Einkommen berechnen | Handel | Trade | Einkommen | Income',
  upkeep: 'Unterhalt berechnen | Unterhalt | Upkeep',
  unpaid: 'Nicht unterhaltene Stufen | Unpaid levels',
  unrest: 'Aufruhr beenden | Beruhigen | Aufruhr | End unrest | Unrest',
};

const namesOf = (step: Step): readonly string[] => NAMES[step].split(' | ');

/** Headings over a part of a step, or over several: what words without a verb mean under them. */
const PARTS = new Map<string, Omit<Heading<Step>, 'end'>>([
  ...'Reparatur | Reparaturen | Reparieren | Repair | Repairs'
    .split(' | ')
    .map((name) => [folded(name), { step: 'build_begin', means: 'REPAIR' }] as const),
  ...'Abschluss | Abschlussphase | Closing | Close | Schäden | Damage | Neuwurf | Neuwürfe | Rerolls | Sonstiges'
    .split(' | ')
    .map((name) => [folded(name), { step: null }] as const),
]);

const BY_FOLD = new Map(
  STEPS.flatMap((step) => namesOf(step).map((name): [string, Step] => [folded(name), step])),
);

/** The words of a name, each folded. */
const foldedWords = (name: string): readonly string[] =>
  name
    .split(/[\s\-–,.()]+/)
    .map(folded)
    .filter((word) => word !== '');

/** Words that stand in a heading beside its number. */
const TITLE_WORDS = new Set([
  ...STEPS.flatMap((step) => namesOf(step).flatMap(foldedWords)),
  'phase',
  'schritt',
  'step',
  'der',
  'und',
  'and',
  'the',
]);

const NUMBERED =
  /^\W*(?:(?:schritt|step)\s+)?(start|beginn|abschluss|abschluß|abschließen|close|closing|schritt|step)(?:\s+(?:schritt|step))?\s*([1-7])(?!\d)[\s:.)–—-]*/iu;

/** How many steps a phase begins with (OS-7-01). */
const START_STEPS = 4;

const isTitle = (text: string): boolean => foldedWords(text).every((word) => TITLE_WORDS.has(word));

/** The heading a line is or begins with: `Start 2`, `Abschluss 7: Aufruhr beenden`, `Agieren`, `CLOSE 4`. */
export function headingOf(line: string): Heading<Step> | undefined {
  const named = BY_FOLD.get(folded(line));
  if (named !== undefined) return { step: named, end: line.length };
  const part = PARTS.get(folded(line));
  if (part !== undefined) return { ...part, end: line.length };
  const [all, word = '', no = ''] = NUMBERED.exec(line) ?? [];
  if (all === undefined) return undefined;
  const isStart = /^(start|beginn|schritt|step)$/iu.test(word);
  if (isStart && Number(no) > START_STEPS) return undefined;
  const step = STEPS[Number(no) - 1 + (isStart ? 0 : START_STEPS)];
  if (step === undefined) return undefined;
  return { step, end: isTitle(line.slice(all.length)) ? line.length : all.length };
}
