import type { PartyReport } from '../kernel';

/** The report of a party for whom nothing happened in a turn, but for what is given. */
export function quietReport(
  change: Pick<PartyReport, 'party' | 'turn'> & Partial<PartyReport>,
): PartyReport {
  return {
    marches: [],
    events: [],
    fights: [],
    findings: [],
    gained: [],
    lost: [],
    discovered: [],
    explored: [],
    questions: [],
    news: [],
    ...change,
  };
}
