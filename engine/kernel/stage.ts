/** A stretch of a list of a proposal: from an index to another one, which is exclusive. */
export type Stretch = readonly [from: number, to: number];

/** Results added by one phase of a run. */
export interface Stage {
  readonly phase: string;
  readonly events: Stretch;
  readonly fights: Stretch;
  readonly findings: Stretch;
  readonly questions: Stretch;
  readonly postings: Stretch;
  /** Of `Proposal.rolls`; absent where those are. */
  readonly rolls?: Stretch;
}
