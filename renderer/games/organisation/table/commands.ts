import { type Campaign, correctedText, type Json, withCorrection } from '../../../../engine';
import type { Command } from '../../../state/command';
import {
  type Division,
  gmShiftRuling,
  rerollRuling,
  STEPS,
  type Step,
} from '../../../../engine/systems/organisation';
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

const ruling = (
  name: string,
  about: Command['about'],
  key: string,
  value: Json,
  reason: string,
): Command => ({
  name,
  about,
  replace: (campaign) => ({
    ...campaign,
    rulings: { ...campaign.rulings, [key]: { key, value, reason } },
  }),
});

/** Enters how a party of a war divides its forces; the figures stay out of the list of acts (OS-13-04). */
export const divideForces = (
  key: string,
  party: string,
  division: Division,
  reason: string,
): Command => ruling('organisation:command.divide', { party }, key, { ...division }, reason);

/** Lays both divisions of a war open (OS-13-05). */
export const revealWar = (key: string, region: string, reason: string): Command =>
  ruling('organisation:command.reveal', { region }, key, true, reason);

/** Puts the GM's word in the place of what the dice of an event said (OS-14-01). */
export const ruleEvent = (
  key: string,
  party: string,
  fate: { readonly event: string; readonly intensity: 'low' | 'strong' },
  reason: string,
): Command =>
  ruling('organisation:command.event', { party, event: fate.event }, key, { ...fate }, reason);

/** A die as it fell at the table. */
export const typeDie = (key: string, label: string, value: number, reason: string): Command => ({
  name: 'organisation:command.die',
  about: { label, value },
  change: (draft) => {
    draft.rulings[key] = { key, value, reason };
  },
});

/** Rolls one die of a throw again with research of its owner, after those rolled again before (OS-5.3-01). */
export const rerollDie = (stream: string, by: string, die: number, reason: string): Command => ({
  name: 'organisation:command.reroll',
  about: { party: by, die },
  replace: (campaign) => {
    const key = rerollRuling(stream);
    const before = campaign.rulings[key]?.value;
    const earlier: readonly Json[] = Array.isArray(before) ? before : [];
    const wishes = [...earlier, { by, die }];
    return { ...campaign, rulings: { ...campaign.rulings, [key]: { key, value: wishes, reason } } };
  },
});

/** Shifts a chance by the GM's word; nothing takes his word back (OS-14-06). */
export const shiftChance = (scope: string, points: number, reason: string): Command => ({
  name: 'organisation:command.shift',
  about: { party: scope, points },
  replace: (campaign) => {
    const key = gmShiftRuling(scope);
    const others = Object.fromEntries(
      Object.entries(campaign.rulings).filter(([other]) => other !== key),
    );
    const said = points === 0 ? {} : { [key]: { key, value: points, reason } };
    return { ...campaign, rulings: { ...others, ...said } };
  },
});

/** Names the organisation that population in unrest founds (OS-8.7-07). */
export const nameRebels = (key: string, party: string, name: string, reason: string): Command =>
  ruling('organisation:command.nameRebels', { party, name }, key, name, reason);

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
