import type { BalanceSheet } from './balance';
import type { CardBlock } from './card';
import { nodesOf } from './evaluate';
import type { TurnEvent } from './event';
import type { Explained } from './explained';
import type { PartyReport } from './report';
import type { Turn } from './turn';

/** True if a figure is made of what is the party's own alone: facts that name another party stay hidden. */
export function isOwnFigure(figure: Explained, party: string): boolean {
  return nodesOf(figure).every((node) => {
    const owner = 'about' in node ? node.about['party'] : undefined;
    return owner === undefined || owner === party;
  });
}

/** What an event is, without the GM's choices about it and what stands behind it. */
function bare(event: TurnEvent): TurnEvent {
  const { kind, clause, time, place, parties, about, isPublic, coveredUntil } = event;
  return {
    kind,
    clause,
    time,
    place,
    parties,
    about,
    ...(isPublic === true ? { isPublic } : {}),
    ...(coveredUntil === undefined ? {} : { coveredUntil }),
  };
}

/** The blocks of a card a party may read; of dice what they count, as streams are named after the seed. */
function reportedBlocks({ blocks = [] }: TurnEvent, party: string): readonly CardBlock[] {
  return blocks.flatMap((block): readonly CardBlock[] => {
    if ('isHidden' in block) return [];
    switch (block.kind) {
      case 'sentence':
      case 'list':
        return [block];
      case 'dice':
        return [{ ...block, rolls: [] }];
      case 'figure': {
        const { kind, name, about, value } = block;
        return isOwnFigure(value, party) ? [{ kind, name, about, value }] : [];
      }
      default:
        return [];
    }
  });
}

/**
 * What each party is told of a turn: the events it perceives (their witnesses, or the parties they name), what was
 * found of its letter, its books, and what is public. Of the figures of an event a party sees those made of its own things
 * alone; the news tell that something happened, and to whom.
 * @param parties Keys of those who are told, in the order of the reports.
 * @param balances The books of the turn as each party may read them.
 */
export function reportsOf(
  { events, findings, input }: Turn<{ readonly clock: { readonly turn: number } }>,
  parties: readonly string[],
  balances: readonly BalanceSheet[] = [],
): readonly PartyReport[] {
  const news = events.filter(({ isPublic }) => isPublic === true).map(bare);
  const told = (event: TurnEvent, party: string): TurnEvent => {
    const blocks = reportedBlocks(event, party);
    return { ...bare(event), ...(blocks.length === 0 ? {} : { blocks }) };
  };
  return parties.map((party) => {
    const balance = balances.find((sheet) => sheet.party === party);
    return {
      party,
      turn: input.world.clock.turn,
      marches: [],
      events: events
        .filter((event) => event.isPublic !== true)
        .filter(({ witnesses, parties: named }) => (witnesses ?? named).includes(party))
        .map((event) => told(event, party)),
      fights: [],
      findings: findings.filter((found) => found.party === party),
      ...(balance === undefined ? {} : { balance }),
      gained: [],
      lost: [],
      discovered: [],
      explored: [],
      questions: [],
      news,
    };
  });
}
