import {
  type Campaign,
  type FormDefinition,
  type PartyKey,
  type RuleSystem,
  settingsInForce,
  type World,
} from '../../../../engine';
import { safeName } from '../../../kit/explain';
import type { Fonts, InputMark, Page, PageMark } from '../../../kit/paper';
import { type Language, wordsOf } from '../../../kit/text/words';
import { composeForm } from './compose';
import type { FormPaper } from './order';
import { INK, words } from './style';

/** A form that is to be made: of which game and campaign, for whom, in which language, on which paper. */
export interface FormTask {
  readonly campaign: Campaign;
  readonly system: RuleSystem<World>;
  readonly form: FormDefinition;
  readonly party: PartyKey | null;
  readonly language: Language;
  readonly paper: FormPaper;
}

/** The sheets of a form, filled in for its party. */
export function formPages(
  { campaign, system, form, party, language, paper }: FormTask,
  fonts: Fonts,
): readonly Page[] {
  const say = wordsOf(language, system.id, campaign.address);
  const { world } = campaign;
  // A sheet with the rules is the same for everybody, and filled for nobody, too.
  const settings = settingsInForce(campaign);
  const values = system.forms?.values(form.id, world, party ?? '', settings, language) ?? {};
  const turn = party === null ? null : world.clock.turn;
  return composeForm(
    {
      form,
      values,
      code: { system: system.id, edition: system.edition, form: form.id, party, turn, language },
      paper,
      game: system.title,
    },
    { fonts, pageOf: (number, count) => say('forms:page', { number, count }) },
  );
}

/** The value of a field, as text at its place; nothing of an empty one. */
const typedWords = ({ box, value, size, align, isMultiline }: InputMark): readonly PageMark[] =>
  value.split('\n').flatMap((line, index): readonly PageMark[] => {
    const first = isMultiline === true ? size + 0.7 : (box.height + 0.66 * size) / 2;
    const x = align === 'right' ? box.x + box.width - 0.7 : box.x + 0.7;
    const type = { font: { family: 'sans', weight: 400 }, size, colour: INK } as const;
    return line === '' ? [] : [words(line, x, box.y + first + index * size * 1.25, type, align)];
  });

/** The sheets for a printer: fields are boxes to write in, without a tint of their own. */
export function onPaper(pages: readonly Page[]): readonly Page[] {
  return pages.map((page) => ({
    ...page,
    marks: page.marks.flatMap((mark) => (mark.kind === 'input' ? typedWords(mark) : [mark])),
  }));
}

/** The name of its file, without ending: form, realm and turn. */
export function formName({ campaign, form, party, language }: FormTask): string {
  const say = wordsOf(language, campaign.system, campaign.address);
  const title = form.title[language];
  if (party === null) return safeName(say('forms:emptyName', { form: title }), form.id);
  const { parties, clock } = campaign.world;
  const realm = safeName(parties[party]?.name ?? party, party);
  return safeName(say('forms:fileName', { form: title, realm, turn: clock.turn }), form.id);
}
