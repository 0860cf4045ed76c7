import { type Campaign, type Party, withIssued } from '../../../../engine';
import { type Command, replacing } from '../../state/command';
import { isTurnReportHeldBack } from '../../letters/held-back';

type Addressee = Pick<Party, 'key' | 'name'>;

const withSent = (
  campaign: Campaign,
  turn: number,
  change: (sent: Readonly<Record<string, string>>) => Readonly<Record<string, string>>,
): Campaign => {
  const archived = campaign.archive[turn];
  if (archived === undefined) return campaign;
  const sent = change(archived.sent ?? {});
  return { ...campaign, archive: { ...campaign.archive, [turn]: { ...archived, sent } } };
};

/** Parties whose turn reports may be sent now: one whose account is not paid waits (WW-1.4-07). */
const sendable = (
  campaign: Campaign,
  turn: number,
  parties: readonly Addressee[],
): readonly Addressee[] => parties.filter(({ key }) => !isTurnReportHeldBack(campaign, turn, key));

/**
 * Records that a realm has its report of an archived turn; nothing happens while it is held back. `at` is the moment,
 * ISO 8601.
 */
export function markSent(turn: number, party: Addressee, at: string): Command {
  return replacing('openTurn:command.sent', { party: party.name, turn }, (campaign) =>
    sendable(campaign, turn, [party]).reduce(
      (now, { key }) => withSent(now, turn, (sent) => ({ ...sent, [key]: at })),
      campaign,
    ),
  );
}

/** Texts of turn reports as they were sent, by party. */
export type IssuedTexts = ReadonlyMap<string, string>;

const withTexts = (
  campaign: Campaign,
  turn: number,
  parties: readonly Addressee[],
  texts: IssuedTexts,
  at: string,
): Campaign => {
  const archived = campaign.archive[turn];
  if (archived === undefined) return campaign;
  const issued = parties.reduce((now, { key }) => {
    const text = texts.get(key);
    return text === undefined ? now : withIssued(now, key, text, at);
  }, archived);
  return { ...campaign, archive: { ...campaign.archive, [turn]: issued } };
};

/**
 * Records that some realms have their report of an archived turn, with the text sent; one sent before keeps its date,
 * and one held back is left out.
 */
export function markAllSent(
  turn: number,
  parties: readonly Addressee[],
  at: string,
  texts: IssuedTexts = new Map(),
): Command {
  return replacing('openTurn:command.allSent', { turn, count: parties.length }, (campaign) => {
    const going = sendable(campaign, turn, parties);
    if (going.length === 0) return campaign;
    const sent = withSent(campaign, turn, (before) => ({
      ...Object.fromEntries(going.map(({ key }) => [key, at])),
      ...before,
    }));
    return withTexts(sent, turn, going, texts, at);
  });
}

/** Reverts that record. */
export function unmarkSent(turn: number, { key, name }: Addressee): Command {
  return replacing('openTurn:command.unsent', { party: name, turn }, (campaign) =>
    withSent(campaign, turn, (sent) =>
      Object.fromEntries(Object.entries(sent).filter(([party]) => party !== key)),
    ),
  );
}
