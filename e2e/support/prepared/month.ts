import { achtCampaign, achtLetters } from '../../../assets/examples/acht';
import {
  applyTurn,
  bookingOf,
  type Campaign,
  snapshotMaker,
  hiddenFactsOf,
  type MailItem,
  systems,
  turnInputOf,
} from '../../../engine';
import { campaignFile } from '../../../engine/testing/files';

/** Question of Valdrun's player in the letter. */
const QUESTION = 'Gilt der Weg über die alte Brücke auch im Winter als Straße?';

/** Mail of the realms of the example besides their orders: to one, to all, and about themselves. */
const MAIL: readonly Omit<MailItem, 'id' | 'turn'>[] = [
  {
    from: 'val',
    to: 'nah',
    kind: 'message',
    title: 'Die Brunnen',
    isPublic: false,
    text: 'Der Friede gilt, solange die Brunnen von Brunnhort offen bleiben.',
  },
  {
    from: 'lyr',
    to: null,
    kind: 'announcement',
    title: 'Der Markt von Lyr',
    isPublic: true,
    text: 'Der Markt von Lyr ist wieder eröffnet. Wer Bernstein bringt, zahlt in diesem Jahr keinen Zoll; wer Fragen hat, frage die Zöllner am Großen Tor.',
  },
  {
    from: 'okh',
    to: null,
    kind: 'culture',
    title: 'Das Fest der Brücken',
    isPublic: true,
    text: 'Einmal im Jahr trägt jede Sippe einen Stein zur alten Brücke von Brückenhort. Die Jüngsten legen ihn, die Ältesten nennen den Namen dessen, für den er liegt.\n\nDanach wird drei Nächte lang gesungen, und wer in dieser Zeit streitet, zahlt das nächste Fass.',
  },
];

/** The example of eight realms after its month: letters and messages in, adjudicated, applied as proposed. */
const appliedMonth = (): Campaign => {
  const acht = achtCampaign();
  const { turn } = acht.world.clock;
  const sheets = Object.entries(achtLetters).map(
    ([party, text]) =>
      [
        party,
        {
          turn,
          party,
          receivedAt: '2026-01-10T10:00:00Z',
          text: party === 'val' ? text.replace('Zug 58.\n', `Zug 58.\n\n${QUESTION}\n`) : text,
        },
      ] as const,
  );
  const mail = MAIL.map((item, index) => ({ ...item, turn, id: `m${String(index + 1)}` }));
  const campaign: Campaign = {
    ...acht,
    sheets: Object.fromEntries(sheets),
    mail: Object.fromEntries(mail.map((item) => [item.id, item])),
  };
  const system = systems[campaign.system];
  const proposal = system?.adjudicate(turnInputOf(campaign));
  if (system === undefined || proposal === undefined) throw new Error('cancelled by nobody');
  const booking = bookingOf(system, campaign, proposal);
  return applyTurn(campaign, proposal, '2026-01-20T10:00:00Z', booking);
};

/** A campaign to begin a journey with, as a file, and facts of it the journey uses. */
export interface PreparedMonth {
  readonly bytes: Uint8Array;
  readonly question: string;
  /** Names of settlements that a realm does not know, by its key, longest first. */
  readonly unheard: Readonly<Record<string, readonly string[]>>;
}

const unheardBy = (campaign: Campaign): PreparedMonth['unheard'] => {
  const system = systems[campaign.system];
  if (system === undefined) return {};
  const facts = snapshotMaker(campaign, system);
  if (facts === undefined) return {};
  return Object.fromEntries(
    facts.parties.flatMap((party) => {
      const snapshot = facts.of(party);
      if (snapshot === undefined) return [];
      const names = hiddenFactsOf(campaign, snapshot, system)
        .filter(({ kind }) => kind === 'settlement')
        .flatMap(({ words }) => words);
      return [[party, names.toSorted((a, b) => b.length - a.length)]];
    }),
  );
};

/** The example of eight realms with its month applied and a question asked. */
export function preparedMonth(): PreparedMonth {
  const campaign = appliedMonth();
  return { bytes: campaignFile(campaign), question: QUESTION, unheard: unheardBy(campaign) };
}
