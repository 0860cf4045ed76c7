import { bridge } from '../../kit/bridge';
import { csvStyleOf, fileStem, type TableCell, tableText } from '../../kit/explain';
import type { Language } from '../../kit/text/words';

/** Writes a table to a file of the GM's choice; null if he chose none. */
export async function saveTable(
  name: string,
  rows: readonly (readonly TableCell[])[],
  language: Language,
): Promise<string | null> {
  const bytes = new TextEncoder().encode(tableText(rows, csvStyleOf(language)));
  const saved = await bridge.saveFile({ kind: 'csv', name: `${fileStem(name)}.csv`, bytes });
  return saved?.path ?? null;
}
