import { type Campaign, correctedText, withCorrection } from '../../../engine';
import type { Command } from '../../state/command';

/** Key of the decision that a step is confirmed. */
export const confirmationKey = (phase: string): string => `step ${phase}`;

/** True if the GM confirmed the step in the open turn. */
export const isConfirmed = ({ decisions }: Pick<Campaign, 'decisions'>, phase: string): boolean =>
  decisions[confirmationKey(phase)] !== undefined;

/** Confirms steps: the table has come to the last of them. */
export const confirmSteps = (
  phases: readonly string[],
  { system, world }: Pick<Campaign, 'system' | 'world'>,
): Command => ({
  name: 'table:command.confirm',
  about: { game: system, step: phases.at(-1) ?? '' },
  change: (draft) => {
    for (const phase of phases) {
      const key = confirmationKey(phase);
      draft.decisions[key] = {
        ...{ key, party: '', note: '' },
        ...{ turn: world.clock.turn, kind: 'accepted' },
      };
    }
  },
});

/** Goes back to the first of some steps: all of them are open again. */
export const reopenSteps = (
  phases: readonly string[],
  { system }: Pick<Campaign, 'system'>,
): Command => ({
  name: 'table:command.reopen',
  about: { game: system, step: phases[0] ?? '' },
  change: (draft) => {
    const reopened = phases.map(confirmationKey);
    draft.decisions = Object.fromEntries(
      Object.entries(draft.decisions).filter(([key]) => !reopened.includes(key)),
    );
  },
});

/** A letter with a line more, laid over it as a correction; a letter of the line alone where there was none. */
const withLine = (campaign: Campaign, party: string, line: string, now: string): Campaign => {
  const sheet = campaign.sheets[party];
  const { turn } = campaign.world.clock;
  if (sheet === undefined) {
    const written = { turn, party, text: line.trimStart(), receivedAt: now };
    return { ...campaign, sheets: { ...campaign.sheets, [party]: written } };
  }
  const end = correctedText(sheet).length;
  const corrections = withCorrection(sheet, { start: end, end }, line);
  return { ...campaign, sheets: { ...campaign.sheets, [party]: { ...sheet, corrections } } };
};

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Adds to the letter of a party what its player says at the table; `now` = the moment, ISO 8601. */
export const orderAtTable = (party: string, line: string, now: string): Command => ({
  name: 'table:command.order',
  about: { party, words: linesOf(line).join(': ') },
  replace: (campaign) => withLine(campaign, party, line, now),
});
