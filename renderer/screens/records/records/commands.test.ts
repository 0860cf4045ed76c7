import { expect, it } from 'vitest';
import { rabensundCampaign } from '../../../../assets/examples/rabensund';
import { settingsInForce, systems } from '../../../../engine';
import { wordsOf } from '../../../kit/text/words';
import { recordName } from './commands';

const campaign = rabensundCampaign();
const game = systems['pygma'];

/** Names of the records of a kind that a realm has. */
const namesOf = (id: string, owner: string, language: 'de' | 'en'): readonly string[] => {
  const kind = game?.records.find((one) => one.id === id);
  if (kind === undefined) throw new Error(`no kind ${id}`);
  const settings = settingsInForce(campaign);
  const place = { campaign, settings, system: game, words: wordsOf(language, 'pygma'), language };
  return kind
    .rows(campaign.world, settings)
    .filter((one) => one.owner === owner)
    .map((one) => recordName(kind, one, place));
};

it.each([
  ['supply', 'kar', 'de', 'Getreide, Obst, Gemüse'],
  ['supply', 'kar', 'en', 'grain, fruit, vegetables'],
  ['sighting', 'kar', 'de', 'Kriegerheer in 032/48'],
  ['sighting', 'kar', 'en', 'warrior army in 032/48'],
  ['army', 'kar', 'en', 'KH 1'],
] as const)(
  'a %s of %s is called in %s what a person would call it',
  (id, owner, language, name) => {
    expect(namesOf(id, owner, language)).toContain(name);
  },
);
