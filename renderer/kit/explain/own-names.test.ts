import { describe, expect, it } from 'vitest';
import {
  type CardBlock,
  forecastSection,
  othersRecords,
  ownNameOf,
  ownRecords,
  systems,
} from '../../../engine';
import { samples } from '../../../engine/testing/samples';
import { createTexts, type Language } from '../text/words';

/** Games with names of their own events, and the least number of names in their samples. */
const GAMES = { organisation: 60, moerderspiel: 60, eroberung: 60, pygma: 60 } as const;

/** The key of a game's own name in a text group; undefined for names all games share. */
const keyIn = (room: string, name: string): readonly string[] => {
  const own = ownNameOf(name);
  return own === undefined ? [] : [`${room}.${own.name}`];
};

/** A game's own names anywhere in some data, with the text group they belong to. */
const namesIn = (data: unknown): readonly string[] => {
  if (typeof data !== 'object' || data === null) return [];
  const { kind, name } = data as { readonly kind?: unknown; readonly name?: unknown };
  const own =
    (kind === 'fact' || kind === 'rule') && typeof name === 'string' ? keyIn(kind, name) : [];
  return [...own, ...Object.values(data).flatMap(namesIn)];
};

/** Keys of the texts of a block on a card. */
const cardKeys = (block: CardBlock): readonly string[] => {
  switch (block.kind) {
    case 'list':
      return block.items.flatMap(({ name }) => keyIn('card', name));
    case 'decision': {
      const { decision } = block;
      return 'input' in decision
        ? keyIn('decision', decision.name).map((key) => `${key}.about`)
        : keyIn('question', decision.name);
    }
    case 'own':
      return [];
    default:
      return keyIn('card', block.name);
  }
};

const namesOf = (id: string): ReadonlySet<string> => {
  const game = systems[id];
  const inputs = (samples[id]?.inputs ?? []).map(({ input }) => input);
  const proposals = inputs.flatMap((input) => game?.adjudicate(input) ?? []);
  const sheets = inputs.flatMap(({ world, settings }) =>
    Object.keys(world.parties).flatMap((party) => [
      ...ownRecords(game?.records ?? [], world, party, settings),
      ...othersRecords(game?.records ?? [], world, party, settings),
      ...forecastSection(game?.parties.forecast?.(world, party, settings), id),
    ]),
  );
  const understood = inputs.flatMap(({ world, orders }) =>
    Object.entries(orders).flatMap(([party, text]) => {
      const sheet = game?.orders.read(text, party, world);
      return sheet === undefined ? [] : (game?.orders.restate(sheet, world) ?? []);
    }),
  );
  return new Set([
    ...namesIn(proposals),
    ...namesIn(sheets),
    ...proposals
      .flatMap(({ balances }) =>
        balances.flatMap(({ sections, summary }) => [
          ...sections.flatMap(({ key, rows }) => [key, ...rows.map((row) => row.key)]),
          ...summary.map(({ key }) => key),
        ]),
      )
      .flatMap((key) => keyIn('balance', key)),
    ...proposals.flatMap(({ postings }) => postings.flatMap(({ name }) => keyIn('cause', name))),
    ...proposals.flatMap(({ events }) => events.flatMap(({ kind }) => keyIn('event', kind))),
    ...proposals.flatMap(({ events }) =>
      events.flatMap(({ blocks = [] }) => blocks.flatMap(cardKeys)),
    ),
    ...proposals.flatMap(({ reports }) =>
      reports.flatMap(({ events }) =>
        events.flatMap(({ kind, blocks = [] }) => [
          ...keyIn('told.neutral', kind),
          ...keyIn('told.inCharacter', kind),
          ...blocks.flatMap(cardKeys),
        ]),
      ),
    ),
    ...proposals.flatMap(({ questions }) =>
      questions.flatMap(({ name }) => keyIn('question', name)),
    ),
    ...understood.flatMap(({ sayings }) =>
      sayings.flatMap(({ name }) => keyIn('understood', name)),
    ),
    ...sheets.flatMap(({ key, columns, rows }) => [
      ...['heading', ...columns].map((column) => `sheet.${key}.${column}`),
      ...rows.flatMap(({ cells }) =>
        Object.values(cells).flatMap((cell) => (cell.kind === 'word' ? [cell.key] : [])),
      ),
    ]),
  ]);
};

describe.each(Object.entries(GAMES))('the results of a turn of %s', (id, least) => {
  const keys = namesOf(id);

  it.each<Language>(['de', 'en'])('has a text in %s', (language) => {
    const texts = createTexts(language);
    expect(keys.size).toBeGreaterThan(least);
    const isThere = (key: string): boolean =>
      texts.exists(`${id}:${key}`, { fallbackLng: [], count: 2 });
    // Some events are reported only to those affected, or who saw them.
    const missing = [...keys].filter(
      (key) => !['', '_lost', '_seen'].some((nearness) => isThere(`${key}${nearness}`)),
    );
    expect(missing).toEqual([]);
  });
});
