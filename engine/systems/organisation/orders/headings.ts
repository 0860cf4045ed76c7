import { STEPS, type Step } from '../state/types';
import { folded, foldedWords } from './fold';

/** Names of the steps as headings, German and English (OS-7-04). */
const NAMES: Readonly<Record<Step, readonly string[]>> = {
  event: ['Zufallsereignis', 'Ereignis', 'Random event', 'Event'],
  build_begin: [
    'Bauvorhaben, Reparatur beginnen',
    'Bauvorhaben',
    'Bauen',
    'Bauen und Reparieren',
    'Building',
    'Build',
    'Begin building and repair',
  ],
  move_begin: [
    'Bewegungen beginnen',
    'Bewegungen',
    'Bewegung',
    'Bewegen',
    'Movement',
    'Movements',
    'Begin movements',
    'Move',
  ],
  act: ['Agieren', 'Handeln', 'Aktionen', 'Act', 'Acting', 'Actions'],
  move_end: ['Bewegungen abschließen', 'Complete movements'],
  build_end: [
    'Bauvorhaben, Reparaturen abschließen',
    'Bauvorhaben abschließen',
    'Complete building and repairs',
  ],
  population: ['Bevölkerung neu bestimmen', 'Bevölkerung', 'Population', 'Determine population'],
  income: ['Einkommen berechnen', 'Einkommen', 'Income'],
  upkeep: ['Unterhalt berechnen', 'Unterhalt', 'Upkeep'],
  unpaid: ['Nicht unterhaltene Stufen', 'Unpaid levels'],
  unrest: ['Aufruhr beenden', 'Aufruhr', 'End unrest', 'Unrest'],
};

const BY_FOLD = new Map(
  STEPS.flatMap((step) => NAMES[step].map((name): [string, Step] => [folded(name), step])),
);

/** Words that stand in a heading beside its number. */
const TITLE_WORDS = new Set([
  ...STEPS.flatMap((step) => NAMES[step].flatMap(foldedWords)),
  ...['phase', 'schritt', 'step', 'der', 'und', 'and', 'the'],
]);

const NUMBERED =
  /^\W*(?:(?:schritt|step)\s+)?(start|beginn|abschluss|abschließen|close|closing)(?:\s+(?:schritt|step))?\s*([1-7])(?!\d)[\s:.)–—-]*/iu;

/** How many steps a phase begins with (OS-7-01). */
const START_STEPS = 4;

/** A heading, and how much of the line is behind it. */
export interface Heading {
  readonly step: Step;
  /** Where what stands behind it begins in the line; the length of the line = nothing does. */
  readonly end: number;
}

const isTitle = (text: string): boolean => foldedWords(text).every((word) => TITLE_WORDS.has(word));

/** The heading a line is or begins with: `Start 2`, `Abschluss 7: Aufruhr beenden`, `Agieren`, `CLOSE 4`. */
export const headingOf = (line: string): Heading | undefined => {
  const named = BY_FOLD.get(folded(line));
  if (named !== undefined) return { step: named, end: line.length };
  const [all, word = '', no = ''] = NUMBERED.exec(line) ?? [];
  if (all === undefined) return undefined;
  const isStart = /^(start|beginn)$/iu.test(word);
  if (isStart && Number(no) > START_STEPS) return undefined;
  const step = STEPS[Number(no) - 1 + (isStart ? 0 : START_STEPS)];
  if (step === undefined) return undefined;
  return { step, end: isTitle(line.slice(all.length)) ? line.length : all.length };
};

const LABEL =
  /^\W*(?:(?:organisation|organization|phase|spieler(?:in)?|player|name|datum|date)\s*(?:(?:nr\.?|no\.?)\s*)?[:\d]|(?:befehle?|befehlsblatt|orders?|order sheet)\b(?!.*\p{L}{3}.*\p{L}{3}.*\p{L}{3}))/iu;

/** True for lines at the head of a letter that order nothing: who writes, for which phase. */
export const isLabel = (line: string): boolean => LABEL.test(line);
