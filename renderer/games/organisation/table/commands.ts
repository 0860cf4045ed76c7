import { type Campaign, correctedText, withCorrection } from '../../../../engine';
import type { Command } from '../../../state/command';
import { STEPS, type Step } from '../../../../engine/systems/organisation';
import { confirmationKey } from './model/steps';

/** Confirms a step and all before it: the table has come that far. */
export const confirmStep = (step: Step, turn: number): Command => ({
  name: 'organisation:command.confirm',
  about: { step },
  change: (draft) => {
    for (const one of STEPS.slice(0, STEPS.indexOf(step) + 1)) {
      const key = confirmationKey(one);
      draft.decisions[key] = { key, party: '', turn, kind: 'accepted', note: '' };
    }
  },
});

/** Goes back to a step: it and all after it are open again (OS-7-03). */
export const reopenStep = (step: Step): Command => ({
  name: 'organisation:command.reopen',
  about: { step },
  change: (draft) => {
    const reopened = STEPS.slice(STEPS.indexOf(step)).map(confirmationKey);
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

/** Adds to the letter of an organisation what its player says at the table; `now` = the moment, ISO 8601. */
export const orderAtTable = (party: string, line: string, now: string): Command => ({
  name: 'organisation:command.order',
  about: { party, words: line.trim().replaceAll(/\s*\n\s*/g, ': ') },
  replace: (campaign) => withLine(campaign, party, line, now),
});
