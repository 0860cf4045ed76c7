import { allotted, type ClauseId, type Explained, type Stream } from '../../../../kernel';
import type { PartyKey, RegionKey } from '../../../../world';
import { choiceOf } from '../../rules/settings';
import { delegateOf, keepRolls, namesFor, type PhaseTurn, tell } from '../turn';

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
  /** What it did so far. */
  readonly results: {
    readonly key: string;
    readonly about: Readonly<Record<string, string | number>>;
  }[];
}

/** Most repetitions of one event, whatever the campaign says. */
const MOST = 20;

/** How many times an event does what it does. */
export function wholeOf({ value }: Explained): number {
  return Math.min(MOST, Math.max(0, Math.floor(value)));
}

/** Notes something an event did: on its card, and told to the one concerned. */
export function addResult(
  turn: PhaseTurn,
  { party, results }: Strike,
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
  results.push({ key, about: { party, ...plain } });
  tell(turn, {
    kind: `organisation.${key}`,
    clause,
    place: region,
    parties: [party],
    about: plain,
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
  const answer = turn.ask({
    key: `${card}/${party}/target/${String(results.length + 1)}`,
    clause: 'OS-14-14',
    name: 'organisation.eventTarget',
    about: { party, ...namesFor(candidates) },
    // Levels of one advantage are one choice.
    options: [...new Set(candidates.map(({ option }) => option))],
    proposal: lot.candidate?.option ?? '',
    ...(choice === 'owner' ? delegateOf(turn, party) : {}),
  });
  return candidates.find(({ option }) => option === answer) ?? lot.candidate;
}
