import {
  type Campaign,
  decisionKey,
  type Finding,
  type FindingDecision,
  type OutgoingLetter,
  type Party,
  type RealmStatus,
} from '../../../../engine';
import { type Command, replacing } from '../../../model/state/command';
import { fingerprintOfSheet } from '../../../model/turn/model/realms';

type Addressee = Pick<Party, 'key' | 'name'>;

const without = <T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([other]) => other !== key));

const decided = (
  campaign: Campaign,
  findings: readonly Finding[],
  kind: FindingDecision['kind'],
  note: string,
): Campaign => {
  const { turn } = campaign.world.clock;
  const decisions = findings.map((finding): readonly [string, FindingDecision] => {
    const key = decisionKey(finding);
    return [key, { key, party: finding.party, turn, kind, note }];
  });
  return {
    ...campaign,
    decisions: { ...campaign.decisions, ...Object.fromEntries(decisions) },
  };
};

/** The GM's decision on a finding. */
export function decideFinding(
  finding: Finding,
  party: Addressee,
  kind: FindingDecision['kind'],
  note = '',
): Command {
  return replacing(`check:command.${kind}`, { party: party.name, code: finding.code }, (campaign) =>
    decided(campaign, [finding], kind, note),
  );
}

/** Accepts several warnings of a realm at once. */
export function acceptWarnings(findings: readonly Finding[], party: Addressee): Command {
  return replacing(
    'check:command.warnings',
    { party: party.name, count: findings.length },
    (campaign) => decided(campaign, findings, 'accepted', ''),
  );
}

/** Reverts the GM's decision on a finding. */
export function withdrawDecision(finding: Finding, party: Addressee): Command {
  return replacing(
    'check:command.withdraw',
    { party: party.name, code: finding.code },
    (campaign) => ({
      ...campaign,
      decisions: without(campaign.decisions, decisionKey(finding)),
    }),
  );
}

const marked = (campaign: Campaign, mark: RealmStatus): Campaign => ({
  ...campaign,
  marks: { ...campaign.marks, [mark.party]: mark },
});

/** The GM's confirmation that the orders of a realm are ready as they are read now; without letter nothing happens. */
export function markReady(party: Addressee): Command {
  return replacing('check:command.ready', { party: party.name }, (campaign) => {
    const sheet = campaign.sheets[party.key];
    return sheet === undefined
      ? campaign
      : marked(campaign, { party: party.key, kind: 'ready', of: fingerprintOfSheet(sheet) });
  });
}

/** Lets a realm without letter go on as it stands: its units stay (WW-8.1-07). */
export function markDefaults(party: Addressee): Command {
  return replacing('check:command.defaults', { party: party.name }, (campaign) =>
    marked(campaign, { party: party.key, kind: 'defaults', of: '' }),
  );
}

/** Reverts the GM's confirmation of a realm. */
export function unmark(party: Addressee): Command {
  return replacing('check:command.unmark', { party: party.name }, (campaign) => ({
    ...campaign,
    marks: without(campaign.marks, party.key),
  }));
}

/** Stores a letter of the GM as it is now; one with the same id is replaced. */
export function keepLetter(letter: OutgoingLetter, party: Addressee): Command {
  return replacing(`check:command.letter.${letter.kind}`, { party: party.name }, (campaign) => ({
    ...campaign,
    outbox: { ...campaign.outbox, [letter.id]: letter },
  }));
}

/** Removes a letter of the GM from the outbox. */
export function dropLetter(letter: OutgoingLetter, party: Addressee): Command {
  return replacing('check:command.dropLetter', { party: party.name }, (campaign) => ({
    ...campaign,
    outbox: without(campaign.outbox, letter.id),
  }));
}
