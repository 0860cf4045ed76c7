import { describe, expect, it } from 'vitest';
import {
  type CardBlock,
  type CardGroup,
  type Explained,
  fraction,
  type Proposal,
  type Question,
  systems,
  type TurnEvent,
  unitId,
  type World,
} from '../../../../../engine';
import { playMonths } from '../../../../../engine/testing/month';
import { campaignWorld } from '../../../../../engine/testing/monthWorld';
import { tharosCampaign, tharosOrders } from '../../../../../assets/examples/tharos';
import { jobOf } from '../../../../model/adjudicate';
import { besideOf, type Card, cardsOf, groupIds } from './cards';
import {
  cardCounts,
  cardsShown,
  isAsking,
  isSeen,
  nextOpen,
  placeOf,
  seenKey,
  unseenCards,
} from './queue';

const campaign = {
  ...tharosCampaign(),
  sheets: { tha: { turn: 58, party: 'tha', text: tharosOrders, receivedAt: '' } },
};

const proposed = (rulings = campaign.rulings): Proposal<World> => {
  const proposal = systems['waben']?.adjudicate(jobOf({ ...campaign, rulings }).input);
  if (proposal === undefined) throw new Error('no proposal');
  return proposal;
};

const GROUPS = systems['waben']?.words?.judged ?? [];
const IDS = groupIds(GROUPS);
const cards = cardsOf(proposed(), 1, GROUPS);
const named = (group: string): Card => {
  const card = cards.find((one) => one.group === group);
  if (card === undefined) throw new Error(`no card of ${group}`);
  return card;
};

/** An open turn in which cards were accepted as they are. */
const turnWith = (seen: readonly Card[]) => ({
  world: campaign.world,
  rulings: {},
  decisions: Object.fromEntries(
    seen.map((card) => [
      seenKey(card),
      {
        key: seenKey(card),
        party: card.parties[0] ?? '',
        turn: 58,
        kind: 'accepted' as const,
        note: card.mark,
      },
    ]),
  ),
});

describe('the cards of a month', () => {
  it('are in chronological order, questions before the march first', () => {
    const times = cards.map(({ time }) => time.numerator / time.denominator);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    const groups = cards.map(({ group }) => group);
    const first = groups.findIndex((group) => group !== 'question');
    expect(first).toBeGreaterThan(0);
    expect(groups.slice(first)).toEqual(['fight', 'encounter', 'loss']);
  });

  it('hold a question about an encounter on the card of the encounter, once', () => {
    const asked = cards.flatMap((card) =>
      card.group === 'encounter' && card.kind === 'question' ? [card.question.key] : [],
    );
    expect(asked).not.toEqual([]);
    const questions = cards.filter(({ group }) => group === 'question').map(({ key }) => key);
    expect(questions.filter((key) => asked.includes(key))).toEqual([]);
  });

  it('group the losses of a realm in one moon', () => {
    const loss = named('loss');
    expect(loss.kind === 'events' && loss.events.length).toBe(3);
    expect(loss.parties).toEqual(['tha']);
  });

  it('hold what happened beside a question that stands on its card, which is asked once', () => {
    const asked = (key: string): Question => ({
      key,
      clause: 'x',
      name: 'fate',
      about: {},
      options: ['a', 'b'],
      proposal: 'a',
    });
    const event: TurnEvent = {
      kind: 'trial.storm',
      clause: 'x',
      time: fraction(0, 1),
      place: '',
      parties: [],
      about: {},
      blocks: [
        { kind: 'decision', decision: asked('one') },
        { kind: 'decision', decision: asked('two') },
      ],
    };
    const questions = [asked('one'), asked('three')];
    const [first, second] = cardsOf({ events: [event], fights: [], questions, stages: [] }, 1, []);
    expect(first).toMatchObject({
      kind: 'question',
      key: 'one',
      event: { kind: 'trial.storm', blocks: [{ decision: { key: 'two' } }] },
    });
    expect(second).toMatchObject({ kind: 'question', key: 'three' });
    expect(second).not.toHaveProperty('event');
  });

  it('show beside a fight the encounter of two that fight in it, not another of that moment', () => {
    const fight = named('fight');
    const { time, place } = fight;
    const meeting = (a: string, b: string): TurnEvent => ({
      kind: 'encounter',
      clause: 'x',
      parties: [],
      time,
      place,
      about: { a, b, cell: 'A' },
      blocks: [{ kind: 'own', name: 'x.encounter', data: null }],
    });
    const [one = '', other = ''] =
      fight.kind === 'fight'
        ? fight.fight.sides.map(({ units: [unit] }) => unitId(unit?.party ?? '', unit?.unit ?? 0))
        : [];
    const [foreign, own] = [meeting(one, 'tha:999'), meeting(one, other)];
    expect(besideOf(fight, [foreign, own])).toBe(own);
    expect(besideOf(fight, [foreign])).toBeUndefined();
  });

  it('have keys of their own, and the same marks in every run', () => {
    expect(new Set(cards.map(({ key }) => key)).size).toBe(cards.length);
    expect(cardsOf(proposed(), 1, GROUPS).map(({ mark }) => mark)).toEqual(
      cards.map(({ mark }) => mark),
    );
  });

  it('have keys of their own where two events of one kind happen at once in one place', () => {
    const plunder = (unit: string): TurnEvent => ({
      kind: 'plunder',
      clause: 'x',
      time: fraction(0),
      place: '210/19',
      parties: [],
      about: { unit },
    });
    const group: CardGroup = {
      id: 'plunder',
      kinds: ['plunder'],
      by: 'event',
      many: ['Raub', 'Plunder'],
      title: ['Raub', 'Plunder'],
    };
    const events = [plunder('tha:101'), plunder('tha:102')];
    const keys = cardsOf({ events, fights: [], questions: [], stages: [] }, 1, [group]).map(
      ({ key }) => key,
    );
    expect(new Set(keys).size).toBe(2);
  });

  it('have unique keys in months of many realms as well', () => {
    for (const { proposal } of playMonths(campaignWorld(5), 4, 'cards')) {
      const many = cardsOf(proposal, proposal.world.clock.moonsPerTurn, GROUPS);
      expect(new Set(many.map(({ key }) => key)).size).toBe(many.length);
    }
  });
});

describe('what the GM has accepted', () => {
  it('stays seen as long as the card has the same content', () => {
    const fight = named('fight');
    const desk = turnWith([fight]);
    expect(isSeen(fight, desk)).toBe(true);
    expect(isSeen({ ...fight, mark: 'other' }, desk)).toBe(false);
    const next = { ...desk, world: { ...desk.world, clock: { ...desk.world.clock, turn: 59 } } };
    expect(isSeen(fight, next)).toBe(false);
  });

  it('is open again when a ruling changes the fight, and only the fight', () => {
    const fight = named('fight');
    const key = fight.kind === 'fight' ? fight.fight.sides[0].specialRuling : undefined;
    const ruled = proposed({ [key ?? '']: { key: key ?? '', value: 200, reason: 'Sturmflut' } });
    const desk = turnWith(cards);
    const open = cardsOf(ruled, 1, GROUPS).filter((card) => !isSeen(card, desk));
    expect(open.map(({ group }) => group)).toContain('fight');
    expect(open.map(({ group }) => group)).not.toContain('question');
  });

  it('is a question, too, that was answered anywhere', () => {
    const card = named('question');
    if (card.kind !== 'question') throw new Error('no question');
    const { key, proposal } = card.question;
    const desk = turnWith([]);
    const rulings = { [key]: { key, value: proposal, reason: 'at the table' } };
    expect([isSeen(card, desk), isSeen(card, { ...desk, rulings })]).toEqual([false, true]);
    const [before, after] = [desk, { ...desk, rulings }].map(
      (one) => cardCounts(cards, one, IDS).find(({ group }) => group === 'question')?.open ?? 0,
    );
    expect(after).toBe((before ?? 0) - 1);
  });

  it('leaves the cards of every group but those that ask, whose questions are counted as such', () => {
    const groups = new Set(unseenCards(cards, turnWith([])).map(({ group }) => group));
    expect([...groups].filter((group) => group !== 'fight')).not.toEqual([]);
    expect(unseenCards(cards, turnWith([])).length).toBe(
      cards.length - cards.filter(isAsking).length,
    );
    expect(unseenCards(cards, turnWith(cards))).toEqual([]);
  });

  it('is counted by kind', () => {
    expect(cardCounts(cards, turnWith([named('fight')]), IDS)).toContainEqual({
      group: 'fight',
      all: 1,
      open: 0,
    });
    expect(cardCounts([], turnWith([]), IDS)).toEqual([]);
    expect(IDS).toEqual(['question', 'encounter', 'fight', 'siege', 'loss', 'fate']);
  });
});

describe('a card of events of which the GM decides', () => {
  const thaw: Question = {
    key: 'thaw/tha:102',
    clause: 'x',
    name: 'thaw',
    about: { unit: 'tha:102' },
    options: ['saved', 'lost', 'stays'],
    proposal: 'saved',
  };
  const told = (
    kind: string,
    about: TurnEvent['about'],
    blocks: readonly CardBlock[],
  ): TurnEvent => ({
    kind,
    clause: 'x',
    time: fraction(0),
    place: '210/19',
    parties: ['tha'],
    about,
    blocks,
  });
  const drowned = (kind: string, decision: Question): TurnEvent =>
    told(kind, { unit: 'tha:102', kind }, [{ kind: 'decision', decision }]);
  const losing = (computed: number, word?: number): TurnEvent => {
    const original: Explained = { kind: 'fact', name: 'size', about: {}, value: computed };
    const [ruling, reason] = ['loss/tha:101/3', 'Sturm'];
    const value: Explained =
      word === undefined ? original : { kind: 'override', value: word, ruling, reason, original };
    const figure = { kind: 'figure', name: 'waben.lost', about: {}, value, ruling } as const;
    return told('terrainLoss', { unit: 'tha:101', lost: value.value }, [figure]);
  };
  const lossesOf = (events: readonly TurnEvent[], questions: readonly Question[] = []) =>
    cardsOf({ events, questions, fights: [], stages: [] }, 1, GROUPS).find(
      ({ group }) => group === 'loss',
    );

  it('does not ask what is asked on a card of its own', () => {
    const events = [drowned('thawEscape', thaw), losing(600)];
    const all = cardsOf({ events, questions: [thaw], fights: [], stages: [] }, 1, GROUPS);
    const decisions = all.flatMap((card) => [
      ...(card.kind === 'question' ? [card.question] : []),
      ...(card.kind === 'events' ? card.events : []).flatMap(({ blocks = [] }) =>
        blocks.flatMap((block) => (block.kind === 'decision' ? [block.decision] : [])),
      ),
    ]);
    expect(decisions).toEqual([thaw]);
    expect(lossesOf(events, [thaw])).toMatchObject({ events: [{ kind: 'thawEscape' }, {}] });
  });

  const offered: Question = { ...thaw, isOffered: true };

  it.each<[string, TurnEvent, TurnEvent, readonly Question[]]>([
    ['an answer', drowned('thawEscape', thaw), drowned('thawLoss', thaw), [thaw]],
    ['a choice nobody asked for', drowned('thawEscape', offered), drowned('thawLoss', offered), []],
    ['a figure of his own', losing(600), losing(600, 7), []],
  ])('stays accepted after %s', (_, before, after, questions) => {
    const [one, other] = [before, after].map((event) => lossesOf([event], questions)?.mark);
    expect(one).toBeDefined();
    expect(other).toBe(one);
  });

  it('is open again when another figure is computed', () => {
    expect(lossesOf([losing(601, 7)])?.mark).not.toBe(lossesOf([losing(600, 7)])?.mark);
  });
});

describe('the queue', () => {
  const all = { onlyOpen: false, group: 'all', party: null } as const;

  it('shows what the filter selects, and the open card in any case', () => {
    const fight = named('fight');
    const desk = turnWith([fight]);
    const shown = (filter: object, current: string | null = null) =>
      cardsShown(cards, { ...all, ...filter }, desk, current);
    expect(shown({})).toHaveLength(cards.length);
    expect(shown({ onlyOpen: true })).not.toContain(fight);
    expect(shown({ onlyOpen: true }, fight.key)).toContain(fight);
    expect(shown({ group: 'loss' }).map(({ group }) => group)).toEqual(['loss']);
    expect(shown({ party: 'nobody' })).toEqual([]);
  });

  it('preserves its place by the key, else by the time', () => {
    const [, second] = cards;
    if (second === undefined) throw new Error('too few cards');
    expect(placeOf(cards, null)).toBe(0);
    expect(placeOf(cards, second)).toBe(1);
    expect(placeOf(cards, { key: 'gone', time: named('encounter').time })).toBe(
      cards.indexOf(named('encounter')),
    );
    expect(placeOf(cards, { key: 'gone', time: { numerator: 9, denominator: 1 } })).toBe(
      cards.length - 1,
    );
    expect(placeOf([], second)).toBe(-1);
  });

  it('goes on to the next open card, around the end', () => {
    const last = cards.length - 1;
    expect(nextOpen(cards, last, turnWith([]))).toBe(cards[0]);
    expect(nextOpen(cards, 0, turnWith(cards.slice(0, -1)))).toBe(cards[last]);
    expect(nextOpen(cards, 0, turnWith(cards))).toBeUndefined();
  });
});
