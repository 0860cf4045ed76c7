import { allotted, type Explained, type Stream } from '../../../../kernel';
import type { PartyKey, RegionKey } from '../../../../world';
import { choiceOf } from '../../rules/settings';
import { chosen, leaderOf } from '../choice';
import { kept } from '../dice';
import type { PhaseRun } from '../run';

/** What an event does to one organisation. */
export interface Strike {
  readonly run: PhaseRun;
  /** From which its lots are drawn (OS-0-13). */
  readonly stream: Stream;
  readonly party: PartyKey;
  /** Region the effects are bound to; null = none (OS-14-02). */
  readonly region: RegionKey | null;
  /** Key of the card, under which its choices stand: `event/<scope>`. */
  readonly card: string;
  /** How much it brings. */
  readonly amount: Explained;
  /** What it did so far. */
  readonly results: readonly {
    readonly key: string;
    readonly about: Readonly<Record<string, string | number>>;
  }[];
}

/** Something a lot can fall on. */
export interface Candidate {
  /** As an option of a question: `unit:u1`, `level:a2`, `region:wald`. */
  readonly option: string;
  readonly id: string;
  readonly name: string;
}

/** What was hit, and how far the lots have been drawn. */
export interface Hit {
  readonly strike: Strike;
  readonly candidate: Candidate | undefined;
}

/** The options a GM or an owner chooses among: each once, levels of one advantage are one. */
const optionsOf = (candidates: readonly Candidate[]): readonly string[] => [
  ...new Set(candidates.map(({ option }) => option)),
];

/** The choice in the place of the lot, which holds until somebody chooses (`os.event.target`, OS-14-14). */
const chosenInstead = (hit: Hit, candidates: readonly Candidate[], by: 'owner' | 'gm'): Hit => {
  const { strike, candidate } = hit;
  const { run, party, card, results } = strike;
  const leader = by === 'owner' ? leaderOf(run, party) : undefined;
  const names = candidates.map(({ id, name }) => [`name.${id}`, name] as const);
  const { run: asked, answer } = chosen(run, {
    key: `${card}/${party}/target/${String(results.length + 1)}`,
    clause: 'OS-14-14',
    name: 'organisation.eventTarget',
    about: { party, ...Object.fromEntries(names) },
    options: optionsOf(candidates),
    proposal: candidate?.option ?? '',
    ...(leader === undefined ? {} : { delegate: leader }),
  });
  return {
    strike: { ...strike, run: asked },
    candidate: candidates.find(({ option }) => option === answer) ?? candidate,
  };
};

/** What an event hits: one of the candidates by lot, or as owner or GM choose (OS-14-14, OS-0-12). */
export const hitBy = (strike: Strike, candidates: readonly Candidate[]): Hit => {
  const { run, party, stream } = strike;
  const lot = allotted(stream, candidates, run.input.rulings);
  const drawn: Hit = {
    strike: {
      ...strike,
      stream: lot.stream,
      run: kept(run, { party, purpose: 'lot', about: {} }, lot.rolls),
    },
    candidate: lot.candidate,
  };
  const choice = choiceOf(run.input.settings, 'os.event.target');
  return choice === 'owner' || choice === 'gm' ? chosenInstead(drawn, candidates, choice) : drawn;
};
