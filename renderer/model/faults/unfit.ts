import type { FileProblem, FileResult } from '../../../engine';

/** Thrown where a campaign holds something that could not be read again from its file. */
export class UnfitCampaign extends Error {
  override readonly name = 'UnfitCampaign';
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(`UnfitCampaign ${problem.code}`);
    this.problem = problem;
  }
}

/** What was written. Throws {@link UnfitCampaign} for a campaign that cannot be. */
export function written<Value>(result: FileResult<Value>): Value {
  if (!result.ok) throw new UnfitCampaign(result.problem);
  return result.value;
}
