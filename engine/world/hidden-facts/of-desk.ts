import type { Settings } from '../../kernel';
import type { Campaign, ShelfItem } from '../campaign';
import { secretsIn } from '../records';
import { type Candidate, candidate } from './candidate';
import {
  ownSecretFacts,
  type HidingGame,
  partyFacts,
  personFacts,
  treasureFacts,
  unitFacts,
} from './of-world';
import { notePhrases, OF_LETTERS, phrasesOf } from './phrases';

const shelfFacts = (
  item: ShelfItem,
  { world }: Campaign,
  settings: Settings,
  game: HidingGame,
): readonly Candidate[] => {
  switch (item.kind) {
    case 'person':
      return personFacts(item.value, settings);
    case 'party':
      return [...partyFacts(item.value), ...treasureFacts(item.value, game.currency)];
    case 'unit':
      return unitFacts(item.value, undefined);
    case 'treaty':
      return candidate(
        'message',
        `shelf ${item.id}`,
        phrasesOf(item.value.text, OF_LETTERS),
        item.value.id,
        [...item.value.parties, ...item.value.copies],
      );
    case 'culture':
      return candidate(
        'message',
        `shelf ${item.id}`,
        phrasesOf(item.value.text, OF_LETTERS),
        item.value.title,
        [item.value.party],
      );
    case 'record':
      return game.records
        .filter(({ id }) => id === item.record)
        .flatMap((kind) => secretsIn(kind, { owner: item.owner, row: item.value }, world, settings))
        .flatMap((affair) => ownSecretFacts({ ...affair, key: `shelf ${item.id}` }));
    case 'settlement':
      return candidate('settlement', `shelf ${item.id}`, [item.value.name], item.value.name, [
        item.value.owner,
      ]);
  }
};

/** Least letters by which a seed is recognised. */
const LEAST_SEED = 4;

/** Facts for the GM alone: the archive of records, marks on the map, the secret of the dice and the settings. */
export function openTurnFacts(
  campaign: Campaign,
  settings: Settings,
  game: HidingGame,
): readonly Candidate[] {
  const seeds = [campaign.seed, ...Object.values(campaign.archive).map(({ seed }) => seed)];
  return [
    ...Object.values(campaign.shelf).flatMap((item) => shelfFacts(item, campaign, settings, game)),
    ...[...Object.values(campaign.bookmarks), ...Object.values(campaign.underlays)].flatMap(
      ({ id, name }) => candidate('note', id, notePhrases(name), name),
    ),
    ...Object.values(campaign.variants).flatMap(({ id, name }) =>
      candidate('note', `variant ${id}`, notePhrases(name), name),
    ),
    ...Object.values(campaign.todayCorrections ?? {}).flatMap(({ turn, reason }) =>
      candidate('note', `today ${String(turn)}`, notePhrases(reason), reason),
    ),
    ...candidate(
      'seed',
      'dice',
      seeds.filter((seed) => seed.length >= LEAST_SEED),
      campaign.seed,
    ),
    ...candidate(
      'seed',
      'settings',
      Object.keys(settings).filter((key) => key.includes('.')),
      '',
    ),
  ];
}
