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
import { tableNames } from './names';
import { tableContextOf } from './telling';

const file = (name: string, rows: readonly (readonly TableCell[])[]): ReadableFile => ({
  name,
  text: tableText(rows, GERMAN_CSV),
});

/**
 * A table, or none where bent data keeps it from being made: the campaign itself must always find its way into a file,
 * and most of all when something is wrong with it.
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
