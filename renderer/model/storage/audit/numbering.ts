import { canVisit, type Journal, type JournalEntry } from '../journal';
import type { Problem } from './problem';

const isAct = (journal: Journal, seq: number | null): seq is number =>
  seq !== null && journal[seq] !== undefined && canVisit(journal[seq]);

const parentProblems = (journal: Journal, entry: JournalEntry): readonly Problem[] => {
  const { seq, parent } = entry;
  const isOrigin = seq === 0 && parent === null;
  const isLater = parent !== null && parent >= 0 && parent < seq;
  const isReached = !canVisit(entry) || isOrigin || isAct(journal, parent);
  return (isOrigin || isLater) && isReached ? [] : [{ code: 'parent', place: String(seq) }];
};

const nextProblems = (journal: Journal, { seq, next }: JournalEntry): readonly Problem[] =>
  next === null || (isAct(journal, next) && journal[next]?.parent === seq)
    ? []
    : [{ code: 'next', place: String(seq) }];

/** Where acts are not numbered without gaps from 0; everything else about a journal rests on that. */
const numberProblems = (journal: Journal): readonly Problem[] => {
  const wrong = journal.findIndex(({ seq }, index) => seq !== index);
  if (journal.length === 0) return [{ code: 'number', place: '0' }];
  return wrong < 0 ? [] : [{ code: 'number', place: String(wrong) }];
};

/** What is wrong with the tree of acts: gaps, ways that lead nowhere or in a circle, an act in force that is none. */
export function treeProblems(journal: Journal, head: number): readonly Problem[] {
  const numbers = numberProblems(journal);
  if (numbers.length > 0) return numbers;
  return [
    ...journal.flatMap((entry) => parentProblems(journal, entry)),
    ...journal.flatMap((entry) => nextProblems(journal, entry)),
    ...(isAct(journal, head) ? [] : [{ code: 'head', place: String(head) } as const]),
  ];
}
