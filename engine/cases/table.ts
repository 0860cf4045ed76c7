/** A line of a case, with those indented below it. */
interface Block {
  readonly line: number;
  readonly text: string;
}

const cellsOf = (text: string): readonly string[] =>
  text
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

/**
 * Whether a line stands for whole lines of a cell, `<given>` or `=> <expected>`; several of them are separated by ` /
 * `.
 */
const WHOLE = /^(=> )?<[^<>]+>$/;

/** The line of a column: what is given, or expected after `=> `, under its name; whole lines under `given`, `expected`. */
function lineOfColumn(name: string): string {
  if (name === 'given') return '<given>';
  return name === 'expected' ? '=> <expected>' : `${name}: <${name}>`;
}

/** The lines of a case with a table; under a bare `##` those its columns stand for, unless a line names them. */
function linesFor(columns: readonly string[], [head, ...own]: readonly Block[]): readonly Block[] {
  if (head?.text !== '##') return head === undefined ? [] : [head, ...own];
  const { line } = head;
  const named = (name: string): boolean =>
    ['clauses', 'de', 'en'].includes(name) || own.some(({ text }) => text.includes(`<${name}>`));
  const more = columns.filter((name) => !named(name)).map(lineOfColumn);
  const heads = ['## <clauses>', '<de> | <en>'].map((text) => ({ line, text }));
  return [...heads, ...own, ...more.map((text) => ({ line, text }))];
}

/**
 * One case per row of the table at its end: `<name>` is replaced by the cell in the column of that name. A line whose
 * value becomes empty is omitted. Without a table: the case itself. Under a bare `##` the columns are all there is:
 * `clauses`, `de`, `en` of the head, any other a line of its own.
 */
export function rowsOf(
  blocks: readonly Block[],
  faults: { readonly line: number; readonly message: string }[],
): readonly (readonly Block[])[] {
  const [names, ...rows] = blocks.filter(({ text }) => text.startsWith('|'));
  if (names === undefined) return [blocks];
  const columns = cellsOf(names.text);
  const lines = linesFor(
    columns,
    blocks.filter(({ text }) => !text.startsWith('|')),
  );
  return rows.map(({ line, text: row }) => {
    const cells = cellsOf(row);
    if (cells.length !== columns.length)
      faults.push({
        line,
        message: `expected ${columns.length} cells (${columns.join(', ')}), found ${cells.length}`,
      });
    const filled = (text: string): string =>
      columns.reduce((all, name, at) => all.replaceAll(`<${name}>`, cells[at] ?? ''), text);
    const linesOf = (text: string): readonly string[] => {
      const [, mark = ''] = WHOLE.exec(text) ?? [];
      const line = filled(text).trim();
      if (line === mark.trim()) return [];
      if (!WHOLE.test(text)) return line !== text && /^[^:\n]+:$/.test(line) ? [] : [line];
      return line
        .slice(mark.length)
        .split(' / ')
        .map((part) => `${mark}${part}`);
    };
    return lines.flatMap(({ text }) => linesOf(text).map((said) => ({ line, text: said })));
  });
}
