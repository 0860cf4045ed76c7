import type { Dossier, EvaluationDraft } from '../../../../engine';
import { type DatedTurn, dateOf } from '../../../kit/explain';
import type { Words } from '../../../kit/text/words';
import { cleanName, cleanText } from '../../../kit/text/clean';
import { issued } from './edits';
import {
  type Evaluation,
  EVALUATION_SECTIONS,
  type EvaluationBlock,
  type EvaluationFrame,
  type EvaluationSection,
} from './evaluation';
import { account } from './sections/account';
import { answers } from './sections/answers';
import { inTone } from './sections/block';
import { building } from './sections/building';
import { deviations } from './sections/deviations';
import { diplomacy } from './sections/diplomacy';
import { fights } from './sections/fights';
import { happenings } from './sections/happenings';
import { messages } from './sections/messages';
import { questions } from './sections/questions';
import { others, sheet } from './sections/sheets';
import { sightings } from './sections/sightings';
import { summary } from './sections/summary';
import { territory } from './sections/territory';
import { treasury } from './sections/treasury';
import { view } from './sections/view';
import { type Speech, speechOf } from './speech';

type Section = (speech: Speech, draft: EvaluationDraft) => readonly EvaluationBlock[];

const SECTIONS: Readonly<Record<EvaluationSection, Section>> = {
  summary,
  happenings,
  territory,
  deviations,
  fights,
  sightings,
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

/** Keys are unique: a second block of the same key gets a number. */
const withUniqueKeys = (blocks: readonly EvaluationBlock[]): readonly EvaluationBlock[] => {
  const counts = new Map<string, number>();
  return blocks.map((block) => {
    const count = (counts.get(block.key) ?? 0) + 1;
    counts.set(block.key, count);
    return count === 1 ? block : { ...block, key: `${block.key}#${String(count)}` };
  });
};

const monthIn = (words: Words, { system }: Dossier, clock: DatedTurn['clock']): string =>
  dateOf({ system, clock }, words);

/** The day on which letters are due, as people write it; the moment counts in its own zone. */
const dateIn = (words: Words, deadline: string): string => {
  const date = new Date(`${deadline.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(date.getTime())
    ? deadline
    : new Intl.DateTimeFormat(words('explain:locale'), {
        day: 'numeric',
        month: 'long',
        timeZone: 'UTC',
      }).format(date);
};

const frameOf = (speech: Speech): EvaluationFrame => {
  const { dossier, words } = speech;
  const { month, next, party } = dossier;
  const ruler = cleanName(party.ruler);
  const about = { month: monthIn(words, dossier, next) };
  return {
    aside: [words('evaluation:turn', { turn: month.turn }), ...(ruler === '' ? [] : [ruler])],
    next:
      next.deadline === null
        ? words('evaluation:next', about)
        : words('evaluation:nextDeadline', { ...about, date: dateIn(words, next.deadline) }),
    state: words('evaluation:state', {
      ...inTone(speech),
      month: monthIn(words, dossier, month),
    }),
    contents: words('evaluation:contents'),
    enclosures: words('evaluation:enclosures'),
    page: words('evaluation:page', { page: '{page}', pages: '{pages}' }),
  };
};

const headingsOf = (speech: Speech): Evaluation['headings'] => {
  const heading = (section: EvaluationSection): string =>
    speech.words(`evaluation:heading.${section}`, inTone(speech));
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
 * What a realm is told of a month: sections in the order of the rules, empty ones left out, the GM's words where he
 * wrote his own. Made of the dossier alone; the words must be those of the draft's language
 * (WW-1.1-03, WW-8.2-40, WW-10.1-12, WW-10.2-02).
 */
export const composeEvaluation = (
  dossier: Dossier,
  draft: EvaluationDraft,
  words: Words,
): Evaluation => {
  const speech = speechOf(dossier, draft, words);
  const blocks = withUniqueKeys(
    EVALUATION_SECTIONS.flatMap((section) => SECTIONS[section](speech, draft)),
  );
  const month = monthIn(speech.words, dossier, dossier.month);
  return {
    language: draft.language,
    title: speech.words('evaluation:title', { month }),
    realm: cleanName(dossier.party.name),
    headings: headingsOf(speech),
    frame: frameOf(speech),
    month,
    opening: cleanText(draft.opening).trim(),
    closing: cleanText(draft.closing).trim(),
    ...issued(blocks, draft),
  };
};
