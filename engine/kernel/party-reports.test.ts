import { describe, expect, it } from 'vitest';
import { FULL_CARD, REPORTED_BLOCKS } from '../testing/reported-card';
import type { CardBlock, FigureBlock } from './card';
import type { TurnEvent } from './event';
import { reportsOf } from './party-reports';
import type { PartyReport } from './report';
import { openTurn } from './turn';

const PARTIES = ['gilde', 'kontor', 'orden'];

/** The reports of a turn in which one thing happened. */
function reportedOf(event: TurnEvent): ReadonlyMap<string, PartyReport> {
  const turn = openTurn({
    world: { clock: { turn: 4 } },
    orders: {},
    rulings: {},
    settings: {},
    seed: 'seed',
  });
  turn.tell(event);
  return new Map(reportsOf(turn, PARTIES).map((report) => [report.party, report]));
}

const blocksReported = (event: TurnEvent, party: string): readonly CardBlock[] | undefined =>
  reportedOf(event).get(party)?.events[0]?.blocks;

describe('what a party is told of a card', () => {
  it('is its sentences, lists, dice without their streams, and figures of its own', () => {
    expect(blocksReported(FULL_CARD, 'orden')).toEqual(REPORTED_BLOCKS);
  });

  it('has no figures that name another party, decisions, blocks of a game or anything hidden', () => {
    const isFigure = (block: CardBlock): block is FigureBlock => block.kind === 'figure';
    const card = { ...FULL_CARD, witnesses: ['kontor', 'orden'] };
    const told = blocksReported(card, 'kontor') ?? [];
    expect(told.filter(isFigure).map(({ value }) => value.value)).toEqual([2]);
    expect(told.filter((block) => !isFigure(block))).toEqual(
      REPORTED_BLOCKS.filter((block) => !isFigure(block)),
    );
    for (const word of ['ruling', 'range', 'decision', '"own"', 'isHidden', 'seed'])
      expect(JSON.stringify(told)).not.toContain(word);
  });

  it('is nothing where it does not perceive it, and nothing of a card of the GM alone', () => {
    expect(reportedOf(FULL_CARD).get('gilde')?.events).toEqual([]);
    const hidden = reportedOf({ ...FULL_CARD, witnesses: [] });
    for (const party of PARTIES) expect(hidden.get(party)?.events).toEqual([]);
  });

  it('is the sentence alone of what is public, for everybody', () => {
    const reports = reportedOf({ ...FULL_CARD, isPublic: true });
    const { blocks: _, ...bare } = FULL_CARD;
    for (const party of PARTIES) {
      expect(reports.get(party)?.events).toEqual([]);
      expect(reports.get(party)?.news).toEqual([{ ...bare, isPublic: true }]);
    }
  });

  it('names no blocks where none is for it', () => {
    const blocks = (FULL_CARD.blocks ?? []).filter(({ kind }) => kind === 'decision');
    expect(reportedOf({ ...FULL_CARD, blocks }).get('orden')?.events[0]).not.toHaveProperty(
      'blocks',
    );
  });
});
