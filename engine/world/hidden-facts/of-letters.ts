import type { Ruling } from '../../kernel';
import type { Campaign } from '../campaign';
import type { FindingDecision } from '../open-turn';
import type { PartyKey } from '../grossfeld';
import type { MailItem } from '../sheet';
import { type Candidate, candidate } from './candidate';
import { notePhrases, OF_LETTERS, OF_NOTES, phrasesOf } from './phrases';

const letter = (
  key: string,
  text: string,
  about: string,
  owners: readonly (PartyKey | null)[],
): readonly Candidate[] =>
  candidate('message', key, phrasesOf(text, OF_LETTERS), about, owners).map((one) => ({
    ...one,
    isLetter: true,
  }));

/** A message is its sender's alone until the party snapshot of its addressee shows that it arrived. */
const mailFacts = (mail: Readonly<Record<string, MailItem>> = {}): readonly Candidate[] =>
  Object.values(mail).flatMap(({ id, title, text, from }) =>
    letter(`mail ${id}`, `${title}\n${text}`, title, [from]),
  );

/** Texts of the GM in an answer or a name, and of its subject; single words are ids as well. */
const textsOf = ({ value, subject }: Ruling): readonly string[] =>
  [value, ...Object.values(subject?.about ?? {})].filter((text) => typeof text === 'string');

const rulingFacts = (
  turn: number,
  rulings: Readonly<Record<string, Ruling>>,
): readonly Candidate[] =>
  Object.values(rulings).flatMap((ruling) => {
    const { key, reason } = ruling;
    const words = [
      ...notePhrases(reason),
      ...textsOf(ruling).flatMap((text) => phrasesOf(text, OF_NOTES)),
    ];
    return candidate('note', `ruling ${String(turn)} ${key}`, words, reason);
  });

const decisionFacts = (
  decisions: Readonly<Record<string, FindingDecision>> = {},
): readonly Candidate[] =>
  Object.values(decisions).flatMap(({ key, party, note }) =>
    candidate('note', `decision ${key}`, notePhrases(note), note, [party]),
  );

/** Letters, messages and words about orders: those of the open turn, and of the one applied last. */
const turnFacts = ({
  world,
  archive,
  sheets,
  mail,
  rulings,
  decisions,
}: Campaign): readonly Candidate[] => {
  const { turn } = world.clock;
  const last = archive[Math.max(...Object.keys(archive).map(Number))];
  const letters = [
    ...Object.values(sheets).map(({ party, text }) => ({ turn, party, text })),
    ...Object.entries(last?.sheets ?? {}).map(([party, text]) => ({
      turn: last?.turn ?? 0,
      party,
      text,
    })),
  ];
  return [
    ...letters.flatMap(({ turn: of, party, text }) =>
      letter(`letter ${String(of)} ${party}`, text, world.parties[party]?.name ?? party, [party]),
    ),
    ...mailFacts(mail),
    ...mailFacts(last?.mail),
    ...rulingFacts(turn, rulings),
    ...rulingFacts(last?.turn ?? 0, last?.rulings ?? {}),
    ...decisionFacts(decisions),
    ...decisionFacts(last?.decisions),
  ];
};

/** The GM's trials: mail, rulings and decisions in a variant or correction of a month that is still in force. */
const variantFacts = ({ variants, todayCorrections = {}, world }: Campaign): readonly Candidate[] =>
  [...Object.values(variants), ...Object.values(todayCorrections)]
    .filter(({ turn }) => turn >= world.clock.turn - 1)
    .flatMap(({ turn, mail, rulings, decisions = {} }) => [
      ...mailFacts(mail),
      ...rulingFacts(turn, rulings),
      ...decisionFacts(decisions),
    ]);

/** The GM's words in the turn reports of others. */
const draftFacts = ({ evaluations: turnReports, world }: Campaign): readonly Candidate[] =>
  Object.values(turnReports)
    .filter(({ turn }) => turn >= world.clock.turn - 1)
    .flatMap(({ id, party, opening, closing, edits, answers }) =>
      letter(
        `evaluation ${id}`,
        [
          opening,
          closing,
          ...Object.values(edits).map(({ text }) => text),
          ...answers.flatMap(({ question, answer }) => [question, answer]),
        ].join('\n'),
        world.parties[party]?.name ?? party,
        [party],
      ),
    );

const openDocuments = ({ inbox, world }: Campaign): readonly Candidate[] =>
  Object.values(inbox)
    .filter(({ turn }) => turn >= world.clock.turn - 1)
    .flatMap(({ id, name, text, sender, party }) => [
      ...letter(`document ${id}`, text, name, [party]),
      ...(sender.includes('@')
        ? candidate('contact', `document ${id}`, [sender], sender, [party])
        : []),
    ]);

/** Everything written to the GM, by him, or between parties. */
export function letterFacts(campaign: Campaign): readonly Candidate[] {
  return [
    ...turnFacts(campaign),
    ...openDocuments(campaign),
    ...variantFacts(campaign),
    ...draftFacts(campaign),
    ...Object.values(campaign.outbox)
      .filter(({ turn }) => turn >= campaign.world.clock.turn - 1)
      .flatMap(({ id, text, title, party }) => letter(`outgoing ${id}`, text, title, [party])),
    ...Object.values(campaign.world.treaties).flatMap(({ id, text, parties, copies }) =>
      letter(`treaty ${id}`, text, id, [...parties, ...copies]),
    ),
    ...Object.values(campaign.culture).flatMap(({ id, text, title, party }) =>
      letter(`culture ${id}`, text, title, [party]),
    ),
  ];
}
