import {
  allotted,
  type CardBlock,
  type ClauseId,
  type Explained,
  type Stream,
} from '../../../../kernel';
import type { PartyKey, RegionKey } from '../../../../world';
import { choiceOf } from '../../rules/settings';
import { decisionBlocks, delegateOf, keepRolls, namesFor, type PhaseTurn, tell } from '../turn';

/** What an event does to one organisation. */
export interface Strike {
  readonly party: PartyKey;
  /** Region the effects are bound to; null = none (OS-14-02). */
  readonly region: RegionKey | null;
  /** Key of the card, under which its choices stand: `event/<scope>`. */
  readonly card: string;
  /** How much it brings. */
  readonly amount: Explained;
  /** From which its lots are drawn (OS-0-13). */
  stream: Stream;
  /** How many things it did so far. */
  results: number;
  /** What the GM can decide of the next thing it does. */
  readonly open: CardBlock[];
}

/** Most repetitions of one event, whatever the campaign says. */
const MOST = 20;

/** How many times an event does what it does. */
export function wholeOf({ value }: Explained): number {
  return Math.min(MOST, Math.max(0, Math.floor(value)));
}

/** Tells something an event did, with what the GM was asked about it. */
export function addResult(
  turn: PhaseTurn,
  strike: Strike,
  key: string,
  clause: ClauseId,
  region: RegionKey,
  about: Readonly<Record<string, unknown>> = {},
  figures: Readonly<Record<string, Explained>> = {},
): void {
  const plain = Object.fromEntries(
    Object.entries({ region, ...about }).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [],
    ),
  );
  strike.results += 1;
  const blocks = strike.open.splice(0);
  tell(turn, {
    kind: `organisation.${key}`,
    clause,
    place: region,
    parties: [strike.party],
    about: plain,
    ...(blocks.length === 0 ? {} : { blocks }),
    ...(Object.keys(figures).length === 0 ? {} : { figures }),
  });
}

/** Something a lot can fall on. */
export interface Candidate {
  /** As an option of a question: `unit:u1`, `level:a2`, `region:wald`. */
  readonly option: string;
  readonly id: string;
  readonly name: string;
}

/** What an event hits: one of the candidates by lot, or as owner or GM choose (`os.event.target`, OS-14-14, OS-0-12). */
export function hitBy(
  turn: PhaseTurn,
  strike: Strike,
  candidates: readonly Candidate[],
): Candidate | undefined {
  const { party, card, results } = strike;
  const lot = allotted(strike.stream, candidates, turn.input.rulings);
  strike.stream = lot.stream;
  keepRolls(turn, { party, purpose: 'lot', about: {} }, lot.rolls);
  const choice = choiceOf(turn.input.settings, 'os.event.target');
  if (choice !== 'owner' && choice !== 'gm') return lot.candidate;
  const key = `${card}/${party}/target/${String(results + 1)}`;
  const answer = turn.ask({
    key,
    clause: 'OS-14-14',
    name: 'organisation.eventTarget',
    about: { party, ...namesFor(candidates) },
    // Levels of one advantage are one choice.
    options: [...new Set(candidates.map(({ option }) => option))],
    proposal: lot.candidate?.option ?? '',
    ...(choice === 'owner' ? delegateOf(turn, party) : {}),
  });
  strike.open.push(...decisionBlocks(turn, [key]));
  return candidates.find(({ option }) => option === answer) ?? lot.candidate;
}
