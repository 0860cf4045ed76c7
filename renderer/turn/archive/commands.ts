import type { Campaign, Party } from '../../../engine';
import type { Command } from '../../state/command';

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

/** Notes that a realm has the evaluation of an archived turn. `at` is the moment, ISO 8601. */
export const markSent = (turn: number, { key, name }: Addressee, at: string): Command => ({
  name: 'desk:command.sent',
  about: { party: name, turn },
  replace: (campaign) => withSent(campaign, turn, (sent) => ({ ...sent, [key]: at })),
});

/** Notes that some realms have their evaluation of an archived turn; who had it before keeps his date. */
export const markAllSent = (turn: number, parties: readonly Addressee[], at: string): Command => ({
  name: 'desk:command.allSent',
  about: { turn, count: parties.length },
  replace: (campaign) =>
    withSent(campaign, turn, (sent) => ({
      ...Object.fromEntries(parties.map(({ key }) => [key, at])),
      ...sent,
    })),
});

/** Takes that note back. */
export const unmarkSent = (turn: number, { key, name }: Addressee): Command => ({
  name: 'desk:command.unsent',
  about: { party: name, turn },
  replace: (campaign) =>
    withSent(campaign, turn, (sent) =>
      Object.fromEntries(Object.entries(sent).filter(([party]) => party !== key)),
    ),
});
