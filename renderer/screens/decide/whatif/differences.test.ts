import { seenlandCampaign } from '../../../../assets/examples/seenland';
import { describe, expect, it } from 'vitest';
import { achtCampaign, achtLetters } from '../../../../assets/examples/acht';
import {
  type Campaign,
  hexGameOf,
  monthDifferences,
  sheetsOf,
  systems,
  turnInputOf,
} from '../../../../engine';
import { differenceSentence, lexiconOf, moneyOf, namingWords } from '../../../kit/explain';
import { wordsOf } from '../../../kit/text/words';
import { DIFFERENCE_GROUPS, fieldsOf, grouped } from './use-twin-view';

const campaign = achtCampaign();
const system = systems[campaign.system];
if (system === undefined) throw new Error('no such game');

const month = (letters: Readonly<Record<string, string>>) => {
  const { turn } = campaign.world.clock;
  const sheets: Campaign['sheets'] = sheetsOf(letters, turn);
  const proposal = system.adjudicate(turnInputOf({ ...campaign, sheets }));
  if (proposal === undefined) throw new Error('the month was not computed');
  return proposal;
};

const differences = monthDifferences(month({}), month(achtLetters), { ...system, settings: {} });

describe('the differences of a month of eight realms', () => {
  it.each(['de', 'en'] as const)('have texts of their own (%s)', (language) => {
    const words = namingWords(
      wordsOf(language),
      lexiconOf(campaign.world, hexGameOf(system).terrains, language),
    );
    const money = moneyOf(system.currency, words);
    const wordless = differences
      .map((difference) =>
        differenceSentence(difference, words, money, { game: campaign.system, language }),
      )
      .filter((sentence) => /[a-z]+:[a-z]+\.|\b(row|difference)\.[a-z]|\{\{/i.test(sentence));
    expect(differences.length).toBeGreaterThan(50);
    expect([...new Set(wordless)]).toEqual([]);
  });

  it('are listed group by group, none left out, and lead to fields', () => {
    const listed = grouped(differences);
    expect(listed.flatMap(({ items }) => items)).toHaveLength(differences.length);
    expect(listed.map(({ group }) => group)).toEqual(
      DIFFERENCE_GROUPS.filter((group) => listed.some((one) => one.group === group)),
    );
    const places = differences.filter(({ kind }) => kind === 'fight' || kind === 'field');
    expect(places.filter((one) => fieldsOf(one).length === 0)).toEqual([]);
  });
});

describe('the differences of a phase of organisations', () => {
  it.each(['de', 'en'] as const)('state how each differs (%s)', (language) => {
    const game = systems['organisation'];
    const phase = seenlandCampaign();
    const [without, withLetters] = [{ ...phase, sheets: {} }, phase].map((one) =>
      game?.adjudicate(turnInputOf(one)),
    );
    if (game === undefined || without === undefined || withLetters === undefined)
      throw new Error('the phase was not computed');
    const words = namingWords(
      wordsOf(language, 'organisation'),
      lexiconOf(phase.world, {}, language),
    );
    const money = moneyOf(game.currency, words);
    const sentences = monthDifferences(without, withLetters, { ...game, settings: {} })
      .filter(({ kind }) => kind === 'record')
      .map((one) => differenceSentence(one, words, money, { game: 'organisation', language }));
    expect(sentences.length).toBeGreaterThan(5);
    expect(sentences.filter((one) => /record\.|\{\{|undefined|orden\b/.test(one))).toEqual([]);
    expect(sentences.join('\n')).toMatch(/(?:Regionen des Ordens|Regions of Orden) der Hochwacht/);
  });
});
