import { describe, expect, it } from 'vitest';
import { type CardBlock, forecastSection, othersRecords, ownRecords, systems } from '../../engine';
import { organisationSamples } from '../../engine/testing/organisationSamples';
import { createTexts, type Language } from '../text/words';

const game = systems['organisation'];
const proposals = organisationSamples.flatMap(({ input }) => game?.adjudicate(input) ?? []);
const sheets = organisationSamples.flatMap(({ input: { world, settings } }) =>
  Object.keys(world.parties).flatMap((party) => [
    ...ownRecords(game?.records ?? [], world, party, settings),
    ...othersRecords(game?.records ?? [], world, party, settings),
    ...forecastSection(game?.parties.forecast?.(world, party, settings), 'organisation'),
  ]),
);

/** Names of a game's own anywhere in some data, with the room in which their words are. */
const namesIn = (data: unknown): readonly string[] => {
  if (typeof data !== 'object' || data === null) return [];
  const { kind, name } = data as { readonly kind?: unknown; readonly name?: unknown };
  const own =
    (kind === 'fact' || kind === 'rule') && typeof name === 'string'
      ? [`${kind}.${name.replace('organisation.', '')}`]
      : [];
  return [...own, ...Object.values(data).flatMap(namesIn)];
};

/** Keys of the words of a block on a card. */
const cardKeys = (block: CardBlock): readonly string[] => {
  switch (block.kind) {
    case 'list':
      return block.items.map(({ name }) => `card.${name.slice(13)}`);
    case 'decision': {
      const { decision } = block;
      const room = 'input' in decision ? 'decision' : 'question';
      const key = `${room}.${decision.name.slice(13)}`;
      return room === 'question' ? [key] : [`${key}.about`];
    }
    case 'own':
      return [];
    default:
      return [`card.${block.name.slice(13)}`];
  }
};

const keys = new Set([
  ...namesIn(proposals),
  ...namesIn(sheets),
  ...proposals
    .flatMap(({ balances }) =>
      balances.flatMap(({ sections, summary }) => [
        ...sections.flatMap(({ key, rows }) => [key, ...rows.map((row) => row.key)]),
        ...summary.map(({ key }) => key).filter((key) => key.startsWith('organisation.')),
      ]),
    )
    .map((key) => `balance.${key.replace('organisation.', '')}`),
  ...proposals.flatMap(({ postings }) => postings.map(({ name }) => `cause.${name.slice(13)}`)),
  ...proposals.flatMap(({ events }) => events.map(({ kind }) => `event.${kind.slice(13)}`)),
  ...proposals.flatMap(({ events }) =>
    events.flatMap(({ blocks = [] }) => blocks.flatMap(cardKeys)),
  ),
  ...proposals.flatMap(({ questions }) =>
    questions.map(({ name }) => `question.${name.slice(13)}`),
  ),
  ...sheets.flatMap(({ key, columns, rows }) => [
    ...['heading', ...columns].map((column) => `sheet.${key}.${column}`),
    ...rows.flatMap(({ cells }) =>
      Object.values(cells).flatMap((cell) => (cell.kind === 'word' ? [cell.key] : [])),
    ),
  ]),
]);

describe('what a phase of organisations comes to', () => {
  it.each<Language>(['de', 'en'])('has words in %s', (language) => {
    const texts = createTexts(language);
    expect(keys.size).toBeGreaterThan(60);
    const missing = [...keys].filter(
      (key) => !texts.exists(`organisation:${key}`, { fallbackLng: [], count: 2 }),
    );
    expect(missing).toEqual([]);
  });
});
