import { describe, expect, it } from 'vitest';
import { achtvoelkerCampaign } from '../../../assets/examples/achtvoelker';
import {
  applyTurn,
  type Campaign,
  sheetsOf,
  systems,
  turnInputOf,
  unpackResults,
} from '../../../engine';
import { findingSentence } from '../../kit/explain';
import { chronicleOf } from '../../model/film/testing';
import { wordsOf } from '../../kit/text/words';
import { moerderspielView } from '.';

const game = systems['moerderspiel'];

/** A campaign with its open round applied. */
const applied = (campaign: Campaign): Campaign => {
  const proposal = game?.adjudicate(turnInputOf(campaign));
  if (proposal === undefined) throw new Error('the round was not computed');
  return applyTurn(campaign, proposal, '');
};

const example = achtvoelkerCampaign();
const campaign = applied(applied(example));

describe('the text of a message', () => {
  it.each([
    ['de', '„Türkis“ ist keine Nation dieses Spiels. Der Befehl entfällt. Prüfe den Namen.'],
    ['en', '“Türkis” is no nation of this game. The order is dropped. Check the name.'],
  ] as const)(
    'a vote for a nation there is none of: what, and what to do (TM-6-04, %s)',
    (language, sentence) => {
      const sheet = game?.orders.read('Wir stimmen für Türkis', 'gelb', example.world);
      const words = wordsOf(language, 'moerderspiel');
      expect(sheet?.findings.map((found) => findingSentence(found, words))).toEqual([sentence]);
    },
  );
});

describe('stored records of Total Mörderspiel that are given away', () => {
  it('at the end the chronicle reveals sides, abilities and secret orders (TM-7-09, TM-15-05)', () => {
    const [beginning] = game?.parties.founding?.beginnings ?? [];
    if (beginning === undefined) throw new Error('no beginning');
    const letters = { orange: 'Fähigkeiten: Demoralisieren, Unter fremder Flagge' };
    const founded = { ...example, world: beginning.make({}), sheets: sheetsOf(letters, 0, '') };
    const renderedOf = (one: Campaign): string => JSON.stringify(chronicleOf(one, 'de').frames);
    expect(renderedOf(applied(founded))).toMatch(/Orange beginnt[^"]*Böse[^"]*/);
    expect(renderedOf(applied(founded))).toContain('Unter fremder Flagge');
    expect(renderedOf(campaign)).toContain('Ein falscher Befehl');
  });

  it('every round stays in the archive with its letters and board (TM-16-01, TM-16-02)', () => {
    expect(Object.keys(campaign.archive)).toEqual(['8', '9']);
    const [first, second] = Object.values(campaign.archive).map(({ results }) =>
      unpackResults(results ?? ''),
    );
    expect(Object.keys(campaign.archive[8]?.sheets ?? {})).not.toEqual([]);
    expect(first?.board).toBeDefined();
    expect(first?.board).not.toEqual(second?.board);
    expect(game?.records.map(({ id }) => id)).toEqual([
      'nation',
      'army',
      'horde',
      'base',
      'blockade',
      'trap',
      'sanction',
    ]);
  });

  it('players get a calculator with the house rules and nothing of the game (TM-17-02)', () => {
    const [calculator] = moerderspielView.pages ?? [];
    expect(calculator?.id).toBe('calculator');
    expect(Object.keys(calculator?.data(campaign) ?? {})).toEqual(['settings']);
  });
});
