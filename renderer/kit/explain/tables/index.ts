import {
  type Campaign,
  type FileExtras,
  GERMAN_CSV,
  ledgersByParty,
  type ReadableFile,
  systems,
} from '../../../../engine';
import type { Language } from '../../text/words';
import { type TableCell, tableText } from '../table-text';
import { ledgerRows } from './ledger';
import { partyRows, turnRows } from './lists';
import { distinctNames, fileStem } from '../file-names';
import { tableContextOf } from './telling';

/**
 * A file name for each party by its key: `<prefix>-<name>.csv`, made of signs every system accepts, no two alike even
 * where small and great letters are one. The same parties give the same names.
 */
function tableNames(
  parties: readonly { readonly key: string; readonly name: string }[],
  prefix: string,
): ReadonlyMap<string, string> {
  const inOrder = parties.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const stems = distinctNames(
    inOrder.map(({ key, name }) => fileStem(name, fileStem(key))),
    (stem, count) => `${stem}-${String(count)}`,
  );
  return new Map(inOrder.map(({ key }, index) => [key, `${prefix}-${stems[index] ?? key}.csv`]));
}

const file = (name: string, rows: readonly (readonly TableCell[])[]): ReadableFile => ({
  name,
  text: tableText(rows, GERMAN_CSV),
});

/**
 * A table, or none where malformed data keeps it from being made: the campaign itself must always be exportable, most
 * of all when something is wrong with it.
 */
function* ifMade(make: () => Iterable<ReadableFile>): Generator<ReadableFile> {
  try {
    yield* make();
  } catch {
    return;
  }
}

/** The tables of a campaign, made one at a time. */
function* tablesOf(campaign: Campaign, language: Language): Generator<ReadableFile> {
  const context = tableContextOf(campaign, language);
  const { words } = context;
  const ledgers = ledgersByParty(campaign.ledger);
  const known = Object.values(campaign.world.parties);
  // Parties that are gone from the world stay in the books.
  const gone = [...ledgers.keys()].filter((key) => !Object.hasOwn(campaign.world.parties, key));
  const all = [...known, ...gone.map((key) => ({ key, name: key }))];
  const files = tableNames(all, words('readable:file.ledger'));
  yield* ifMade(() => [
    file(`${words('readable:file.parties')}.csv`, partyRows(campaign, files, context)),
  ]);
  yield* ifMade(() => [file(`${words('readable:file.turns')}.csv`, turnRows(campaign, context))]);
  for (const [key, name] of files)
    yield* ifMade(() => [file(name, ledgerRows(campaign, ledgers.get(key) ?? {}, key, context))]);
}

/**
 * What every writer of a campaign file puts beside the campaign: the edition of its rule system, and its books as tables
 * for people. Semicolons, decimal commas, UTF-8 with byte-order mark; no cell is a formula. Equal campaigns and languages
 * give equal tables.
 */
export function fileExtras(campaign: Campaign, language: Language): FileExtras {
  const edition = systems[campaign.system]?.edition;
  return {
    readable: { [Symbol.iterator]: () => ifMade(() => tablesOf(campaign, language)) },
    ...(edition === undefined ? {} : { edition }),
  };
}
