import { describe, expect, it } from 'vitest';
import type { TurnReportDraft } from '../../../../engine';
import { composedOf, snapshotWith, happened } from './testing';

const losing = (lost: number) =>
  snapshotWith({
    events: [happened('terrainLoss', { unit: 'tha:101', lost, left: 100 }, ['tha'])],
  });

const KEY = 'event/terrainLoss';

const factsOf = (lost: number): string =>
  composedOf(losing(lost)).blocks.find(({ block }) => block.key === KEY)?.block.facts ?? '';

const issued = (lost: number, change: Partial<TurnReportDraft>) =>
  composedOf(losing(lost), change).blocks.find(({ block }) => block.key === KEY);

describe('the words of the GM in an evaluation', () => {
  const edits = { [KEY]: { text: 'Der Sumpf war gnädig.', facts: factsOf(6) } };

  it('stand in the place of a block while the facts are the same', () => {
    expect(issued(6, { edits })).toMatchObject({
      text: 'Der Sumpf war gnädig.',
      isEdited: true,
      isStale: false,
    });
  });

  it('are kept and flagged where the facts are others', () => {
    expect(issued(7, { edits })).toMatchObject({
      text: 'Der Sumpf war gnädig.',
      isEdited: true,
      isStale: true,
    });
  });

  it('stay the same in the other tone and language: the facts are', () => {
    expect(issued(6, { edits, tone: 'inCharacter', language: 'en' })).toMatchObject({
      isStale: false,
    });
  });

  it('are kept aside where the block is gone', () => {
    const { blocks, orphans } = composedOf(snapshotWith({}), { edits });
    expect(blocks.some(({ isEdited }) => isEdited)).toBe(false);
    expect(orphans).toEqual([{ key: KEY, text: 'Der Sumpf war gnädig.' }]);
  });

  it('without them a block says its own', () => {
    expect(issued(6, {})).toMatchObject({
      text: 'Das Heer 101 verlor durch das Gelände sechs Krieger und zählt noch 100.',
      isEdited: false,
      isLeftOut: false,
    });
  });

  it('he leaves blocks out', () => {
    expect(issued(6, { leftOut: [KEY] })).toMatchObject({ isLeftOut: true });
  });

  it('answer questions of the player', () => {
    const answers = [
      { question: 'Darf ich bauen?', answer: 'Ja.' },
      { question: 'Und wo?', answer: ' ' },
    ];
    const blocks = composedOf(snapshotWith({}), { answers }).blocks.filter(
      ({ block }) => block.section === 'answers',
    );
    expect(blocks.map(({ block, text }) => [block.title, text])).toEqual([
      ['Ihre Frage: Darf ich bauen?', 'Ja.'],
    ]);
  });

  it('stand first and last', () => {
    expect(
      composedOf(snapshotWith({}), { opening: ' Liebe Ysolde,\n', closing: 'Bis bald' }),
    ).toMatchObject({
      opening: 'Liebe Ysolde,',
      closing: 'Bis bald',
    });
  });
});
