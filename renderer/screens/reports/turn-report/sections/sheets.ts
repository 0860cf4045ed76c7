import {
  inLanguage,
  type ReportPart,
  type SheetCell,
  type SheetSection,
  systems,
} from '../../../../../engine';
import { rendered, displayValue } from '../../../../kit/explain';
import type { TableColumn } from '../../../../kit/paper/block';
import { cleanName, cleanText } from '../../../../kit/text/clean';
import type { TurnReportSection, FactsBlock } from '../evaluation';
import type { Speech } from '../speech';
import { tableBlock } from './block';

/** The text of a cell: names as they are, words of the game, figures as displayed. */
const cellText = (speech: Speech, cell: SheetCell | undefined): string => {
  if (cell === undefined) return '';
  if (cell.kind === 'name') {
    const text = cell.words ? inLanguage(cell.words, speech.grammar.language) : cell.text;
    return cleanText(text).replace(/\s+/g, ' ').trim();
  }
  if (cell.kind === 'number') return speech.figure(cell.number);
  if (cell.kind === 'figure') return speech.figure(displayValue(cell.value));
  return cleanName(
    speech.words(`${speech.snapshot.system}:${cell.key}`, rendered(cell.about, speech.words)),
  );
};

const isFigures = ({ rows }: SheetSection, column: string): boolean =>
  rows.some(({ cells }) => cells[column] !== undefined) &&
  rows.every(({ cells }) => ['figure', 'number'].includes(cells[column]?.kind ?? 'figure'));

/** A longer text wraps instead of pressing the other columns together. */
const LONGEST = 60;

/** Columns with anything in them; those of words share the width the figures leave, each by its longest text. */
const columnsOf = (
  speech: Speech,
  section: SheetSection,
): readonly (readonly [key: string, column: TableColumn])[] => {
  const filled = section.columns.filter((column) =>
    section.rows.some(({ cells }) => cells[column] !== undefined),
  );
  return filled.map((column) => {
    const title = speech.words(`${speech.snapshot.system}:sheet.${section.key}.${column}`);
    const texts = section.rows.map(({ cells }) => cellText(speech, cells[column]));
    const share = Math.min(LONGEST, Math.max(...[title, ...texts].map(({ length }) => length)));
    return [
      column,
      isFigures(section, column) ? { title, align: 'right' } : { title, align: 'left', share },
    ];
  });
};

const sectionTable = (
  speech: Speech,
  of: TurnReportSection,
  section: SheetSection,
): readonly FactsBlock[] => {
  if (section.rows.length === 0) return [];
  const { key, about, rows } = section;
  const columns = columnsOf(speech, section);
  const cells = rows.map((row) => columns.map(([column]) => cellText(speech, row.cells[column])));
  return [
    tableBlock(
      {
        section: of,
        key: `${of}/${key}/${Object.values(about).join(' ')}`,
        source: { kind: 'books' },
        facts: cells,
        title: cleanName(
          speech.words(
            `${speech.snapshot.system}:sheet.${key}.heading`,
            rendered(about, speech.words),
          ),
        ),
      },
      {
        kind: 'table',
        columns: columns.map(([, column]) => column),
        rows: rows.map((row, index) => {
          const byHand = columns.flatMap(([column], at) => {
            const cell = row.cells[column];
            return cell?.kind === 'figure' && cell.value.kind === 'override' ? [at] : [];
          });
          return { cells: cells[index] ?? [], ...(byHand.length === 0 ? {} : { byHand }) };
        }),
      },
    ),
  ];
};

const partsOf = ({ snapshot }: Speech) => systems[snapshot.system]?.words?.reported ?? [];

/** Lists of the party that stand in a part of its report. */
export function listsIn(speech: Speech, part: ReportPart): readonly FactsBlock[] {
  const lists = partsOf(speech).find((one) => one.part === part)?.lists ?? [];
  return (speech.snapshot.sheet?.sections ?? [])
    .filter(({ key }) => lists.includes(key))
    .flatMap((section) => sectionTable(speech, part, section));
}

/** What the party has, in the lists of its game, but for those that stand elsewhere. */
export function sheet(speech: Speech): readonly FactsBlock[] {
  const elsewhere = partsOf(speech).flatMap(({ lists = [] }) => lists);
  return (speech.snapshot.sheet?.sections ?? [])
    .filter(({ key }) => !elsewhere.includes(key))
    .flatMap((section) => sectionTable(speech, 'sheet', section));
}

/** What the party may know of the others, in such lists. */
export function others(speech: Speech): readonly FactsBlock[] {
  return (speech.snapshot.others?.sections ?? []).flatMap((section) =>
    sectionTable(speech, 'others', section),
  );
}
