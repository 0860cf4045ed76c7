import { type PartySnapshot, type TurnReportDraft, eventKey, systems } from '../../../../engine';
import { type DatedTurn, dateOf, dayIn } from '../../../kit/explain';
import type { Words } from '../../../kit/text/words';
import { cleanName, cleanText } from '../../../kit/text/clean';
import {
  type TurnReport,
  TURN_REPORT_SECTIONS,
  type TurnReportBlock,
  type TurnReportFrame,
  type TurnReportSection,
  type IssuedBlock,
  type TextBlock,
} from './evaluation';
import { account } from './sections/account';
import { inTone, letterBlock, textBlock } from './sections/block';
import { deviations } from './sections/deviations';
import { diplomacy } from './sections/diplomacy';
import { fights } from './sections/fights';
import { happenings, ownHappenings } from './sections/happenings';
import { summary } from './sections/summary';
import { questions } from './sections/questions';
import { listsIn, others, sheet } from './sections/sheets';
import { sightings } from './sections/sightings';
import { territory } from './sections/territory';
import { treasury } from './sections/treasury';
import { type Speech, speechOf } from './speech';
import { fieldList, MOST_FIELDS } from './things';
import { eventSentences } from './event-sentences';

/**
 * Letters of others that arrived, word for word; those that got lost are in no report and in no sentence
 * (WW-8.2-31, WW-9.5-07). Of one's own reports of culture a line.
 */
const messages = (speech: Speech): readonly TurnReportBlock[] => {
  const { events } = speech.snapshot.report;
  const letters = events
    .filter(({ kind }) => kind === 'message')
    .map((event) => {
      const { about, parties } = event;
      const [title, text] = [about['title'], about['text']].map((value) => String(value ?? ''));
      return letterBlock(
        {
          section: 'messages',
          key: `message/${String(about['id'] ?? '')}`,
          source: { kind: 'event', key: eventKey(event) },
          facts: [parties, about],
          title: cleanName(title ?? ''),
        },
        cleanText(text ?? '').trim(),
        speech.partyName(parties[0] ?? ''),
      );
    });
  const shelf = events.filter(({ kind }) => kind === 'announcement' || kind === 'culture');
  return [...letters, ...eventSentences(speech, 'messages', shelf)];
};

const wordsOf = (block: TurnReportBlock): string => (block.kind === 'table' ? '' : block.text);

const issuedBlock = (block: TurnReportBlock, draft: TurnReportDraft): IssuedBlock => {
  const edit = block.kind === 'table' ? undefined : draft.edits[block.key];
  return {
    block,
    text: edit === undefined ? wordsOf(block) : cleanText(edit.text).trim(),
    isEdited: edit !== undefined,
    isStale: edit !== undefined && edit.facts !== block.facts,
    isLeftOut: draft.leftOut.includes(block.key),
  };
};

/**
 * Blocks as they are sent, and the GM's texts whose block is gone. His texts stay where the facts are the same, and are
 * flagged where they are not.
 */
const issued = (
  blocks: readonly TurnReportBlock[],
  draft: TurnReportDraft,
): Pick<TurnReport, 'blocks' | 'orphans'> => {
  const keys = new Set(blocks.map(({ key }) => key));
  return {
    blocks: blocks.map((block) => issuedBlock(block, draft)),
    orphans: Object.entries(draft.edits)
      .filter(([key]) => !keys.has(key))
      .map(([key, { text }]) => ({ key, text })),
  };
};

/** The GM's answers to questions of the player, in his own words. */
const answers = (
  speech: Speech,
  { answers: given }: Pick<TurnReportDraft, 'answers'>,
): readonly TextBlock[] =>
  given
    .filter(({ answer }) => answer.trim() !== '')
    .map(({ question, answer }, index) =>
      textBlock(
        {
          section: 'answers',
          key: `answer/${String(index + 1)}`,
          source: { kind: 'gm' },
          facts: [question, answer],
          ...(question.trim() === ''
            ? {}
            : {
                title: speech.say('turnReport:answer.question', {
                  ...inTone(speech),
                  question: cleanText(question).replace(/\s+/g, ' ').trim(),
                }),
              }),
        },
        cleanText(answer).trim(),
      ),
    );

const KINDS: ReadonlySet<string> = new Set([
  'workDone',
  'structureBuilt',
  'siegeDamage',
  'breach',
  'repaired',
  'demolished',
]);

/** Progress of building, and what sieges did (WW-10.1-12). */
const building = (speech: Speech): readonly TextBlock[] =>
  eventSentences(
    speech,
    'building',
    speech.snapshot.report.events.filter(({ kind }) => KINDS.has(kind)),
  );

/** The new range of view: fields seen for the first time, and those seen in detail (WW-8.2-40). */
const view = (speech: Speech): readonly TextBlock[] =>
  (['discovered', 'explored'] as const).flatMap((how) => {
    const fields = speech.snapshot.report[how];
    if (fields.length === 0) return [];
    const isLong = fields.length > MOST_FIELDS;
    const grossfelder = [...new Set(fields.map((field) => field.slice(0, 3)))];
    const text = speech.say(`turnReport:view.${how}${isLong ? 'Many' : ''}`, {
      fieldCount: speech.grammar.count('field', fields.length),
      fields: isLong ? speech.grammar.list(grossfelder) : fieldList(speech, fields),
    });
    const source = { kind: 'knowledge' } as const;
    return [textBlock({ section: 'view', key: `view/${how}`, source, facts: [fields] }, text)];
  });

type Section = (speech: Speech, draft: TurnReportDraft) => readonly TurnReportBlock[];

const SECTIONS: Readonly<Record<TurnReportSection, Section>> = {
  summary,
  happenings,
  territory: (speech) => [...ownHappenings(speech, 'territory'), ...territory(speech)],
  deviations: (speech) => [...ownHappenings(speech, 'deviations'), ...deviations(speech)],
  fights,
  sightings: (speech) => [
    ...ownHappenings(speech, 'sightings'),
    ...listsIn(speech, 'sightings'),
    ...sightings(speech),
  ],
  view,
  building,
  treasury,
  sheet,
  others,
  messages,
  diplomacy,
  answers,
  questions,
  account,
};

/** The sections of a report in their order: the parts of the game first. */
const orderOf = ({ system }: PartySnapshot): readonly TurnReportSection[] => {
  const parts = systems[system]?.words?.reported?.map(({ part }) => part) ?? [];
  const [first, ...rest] = TURN_REPORT_SECTIONS;
  return [...new Set<TurnReportSection>([first, ...parts, ...rest])];
};

/** Keys are unique: a second block of the same key gets a number. */
const withUniqueKeys = (blocks: readonly TurnReportBlock[]): readonly TurnReportBlock[] => {
  const counts = new Map<string, number>();
  return blocks.map((block) => {
    const count = (counts.get(block.key) ?? 0) + 1;
    counts.set(block.key, count);
    return count === 1 ? block : { ...block, key: `${block.key}#${String(count)}` };
  });
};

const monthIn = (words: Words, { system }: PartySnapshot, clock: DatedTurn['clock']): string =>
  dateOf({ system, clock }, words);

const frameOf = (speech: Speech): TurnReportFrame => {
  const { snapshot, words } = speech;
  const { month, next, party } = snapshot;
  const ruler = cleanName(party.ruler);
  const about = { month: monthIn(words, snapshot, next) };
  return {
    aside: [words('turnReport:turn', { turn: month.turn }), ...(ruler === '' ? [] : [ruler])],
    next:
      next.deadline === null
        ? words('turnReport:next', about)
        : words('turnReport:nextDeadline', {
            ...about,
            date: dayIn(next.deadline.slice(0, 10), words),
          }),
    state: words('turnReport:state', {
      ...inTone(speech),
      month: monthIn(words, snapshot, month),
    }),
    contents: words('turnReport:contents'),
    enclosures: words('turnReport:enclosures'),
    page: words('turnReport:page', { page: '{page}', pages: '{pages}' }),
  };
};

const headingsOf = (speech: Speech): TurnReport['headings'] => {
  const heading = (section: TurnReportSection): string =>
    speech.words(`turnReport:heading.${section}`, inTone(speech));
  return {
    summary: heading('summary'),
    happenings: heading('happenings'),
    territory: heading('territory'),
    deviations: heading('deviations'),
    fights: heading('fights'),
    sightings: heading('sightings'),
    view: heading('view'),
    building: heading('building'),
    treasury: heading('treasury'),
    sheet: heading('sheet'),
    others: heading('others'),
    messages: heading('messages'),
    diplomacy: heading('diplomacy'),
    answers: heading('answers'),
    questions: heading('questions'),
    account: heading('account'),
  };
};

/**
 * A realm's report of a month: sections in the order of the rules, empty ones left out, the GM's text where he wrote
 * his own. Made of the party snapshot alone; the texts must be those of the draft's language (WW-1.1-03, WW-8.2-40,
 * WW-10.1-12, WW-10.2-02).
 */
export function composeTurnReport(
  snapshot: PartySnapshot,
  draft: TurnReportDraft,
  words: Words,
): TurnReport {
  const speech = speechOf(snapshot, draft, words);
  const blocks = withUniqueKeys(
    orderOf(snapshot).flatMap((section) => SECTIONS[section](speech, draft)),
  );
  const month = monthIn(speech.words, snapshot, snapshot.month);
  return {
    language: draft.language,
    title: speech.words('turnReport:title', { month }),
    realm: cleanName(snapshot.party.name),
    headings: headingsOf(speech),
    frame: frameOf(speech),
    month,
    opening: cleanText(draft.opening).trim(),
    closing: cleanText(draft.closing).trim(),
    ...issued(blocks, draft),
  };
}
