import { type Campaign, correctedText, withCorrection } from '../../../../engine';
import { withWords } from '../../letters/corrections';
import { changing, type Command, replacing } from '../../state/command';

/** Key of the decision that a step is confirmed. */
export function confirmationKey(phase: string): string {
  return `step ${phase}`;
}

/** True if the GM confirmed the step in the open turn. */
export function isConfirmed({ decisions }: Pick<Campaign, 'decisions'>, phase: string): boolean {
  return decisions[confirmationKey(phase)] !== undefined;
}

/** Confirms steps, up to the current one of the table. */
export function confirmSteps(
  phases: readonly string[],
  { system, world }: Pick<Campaign, 'system' | 'world'>,
): Command {
  return changing('table:command.confirm', { game: system, step: phases.at(-1) ?? '' }, (draft) => {
    for (const phase of phases) {
      const key = confirmationKey(phase);
      draft.decisions[key] = {
        key,
        party: '',
        note: '',
        turn: world.clock.turn,
        kind: 'accepted',
      };
    }
  });
}

/** Goes back to the first of some steps: all of them are open again. */
export function reopenSteps(
  phases: readonly string[],
  { system }: Pick<Campaign, 'system'>,
): Command {
  return changing('table:command.reopen', { game: system, step: phases[0] ?? '' }, (draft) => {
    const reopened = phases.map(confirmationKey);
    draft.decisions = Object.fromEntries(
      Object.entries(draft.decisions).filter(([key]) => !reopened.includes(key)),
    );
  });
}

/** A letter with a line more at its end. */
const withLine = (campaign: Campaign, party: string, line: string, now: string): Campaign => {
  const sheet = campaign.sheets[party];
  const end = sheet === undefined ? 0 : correctedText(sheet).length;
  return withWords(campaign, party, { start: end, end }, line, now);
};

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The lines of the letter of a party as they are read now. */
export function orderLines({ sheets }: Pick<Campaign, 'sheets'>, party: string): readonly string[] {
  const sheet = sheets[party];
  return sheet === undefined ? [] : linesOf(correctedText(sheet));
}

/** A letter without the lines that are struck, as corrections of it. */
const withoutLines = (
  campaign: Campaign,
  party: string,
  isStruck: (line: string) => boolean,
): Campaign => {
  const sheet = campaign.sheets[party];
  if (sheet === undefined) return campaign;
  let at = 0;
  const spans = correctedText(sheet)
    .split('\n')
    .map((line) => {
      const span = { line: line.trim(), start: at, end: at + line.length };
      at += line.length + 1;
      return span;
    })
    .filter(({ line }) => line !== '' && isStruck(line));
  const struck = spans.reduceRight(
    (now, { start, end }) => ({ ...now, corrections: withCorrection(now, { start, end }, '') }),
    sheet,
  );
  return { ...campaign, sheets: { ...campaign.sheets, [party]: struck } };
};

/**
 * Writes an order into the letter of a party in place of the lines that are struck; an empty `line` only strikes.
 * `now` = the moment, ISO 8601.
 */
export function rewriteOrders(
  party: string,
  isStruck: (line: string) => boolean,
  line: string,
  now: string,
): Command {
  return replacing(
    line === '' ? 'table:command.strike' : 'table:command.order',
    { party, words: line },
    (campaign) => {
      const struck = withoutLines(campaign, party, isStruck);
      return line === '' ? struck : withLine(struck, party, `\n${line}\n`, now);
    },
  );
}

/** Adds a player's spoken order to the letter of a party; `now` = the moment, ISO 8601. */
export function orderAtTable(party: string, line: string, now: string): Command {
  return replacing('table:command.order', { party, words: linesOf(line).join(': ') }, (campaign) =>
    withLine(campaign, party, line, now),
  );
}
