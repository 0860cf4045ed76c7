import type { Question } from '../../../kernel';
import type { PartyKey, RegionKey } from '../../../world';
import { isDecidedByGm } from '../rules/settings';
import { answerOf, asking } from './doing';
import type { PhaseRun } from './run';
import { entryOf } from '../state/entry';

/** What was chosen, and the run with the question if there was one to put. */
export interface Chosen {
  readonly run: PhaseRun;
  readonly answer: string;
}

/** The answer to a question; it is put only where there is something to choose. */
export const chosen = (run: PhaseRun, question: Question): Chosen => ({
  run: question.options.length > 1 ? asking(run, question) : run,
  answer: answerOf(run, question),
});

/**
 * A case the rules leave to a reading: the default, or the one the GM takes for this case where he decides case by
 * case (OS-0-10). `no` = number of the ruling; the first reading is the default.
 */
export const reading = (
  run: PhaseRun,
  no: number,
  question: Pick<Question, 'key' | 'clause' | 'about' | 'options'>,
): Chosen => {
  const proposal = question.options[0] ?? '';
  if (!isDecidedByGm(run.input.settings, no)) return { run, answer: proposal };
  return chosen(run, { ...question, name: `organisation.q${String(no)}`, proposal });
};

/** True if the organisation ordered that no fortification there takes damage in the place of others (OS-5.7-01). */
export const hasDeclined = (run: PhaseRun, party: PartyKey, region: RegionKey): boolean =>
  (entryOf(run.sheets, party)?.rows ?? []).some(
    ({ content: { order } }) => order.kind === 'DECLINE' && order.region === region,
  );

/** Person who leads an organisation, to whom the GM can leave a choice; undefined where the GM leads it (OS-1-04). */
export const leaderOf = ({ input: { world } }: PhaseRun, party: PartyKey): string | undefined =>
  Object.values(world.people).find(({ roles }) => roles.some((role) => role.party === party))?.id;
