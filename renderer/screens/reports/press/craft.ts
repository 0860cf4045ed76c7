import { hexGameOf, systems } from '../../../../engine';
import { boardFigure } from '../../../model/print/board-figure';
import {
  composeEvaluation,
  type Evaluation,
  evaluationDocument,
  evaluationHtml,
  evaluationText,
  frontFigure,
  htmlFigure,
} from '../evaluation';
import type { Fonts, Page } from '../../../kit/paper';
import type { FigureBlock } from '../../../kit/paper/block';
import { layOut } from '../../../kit/paper/flow';
import { sourceOfDossier } from '../../../model/print/source';
import { type Words, wordsOf } from '../../../kit/text/words';
import { mapOf } from '../model/draft';
import { excerptPages } from './excerpt';
import type { Composed, EvaluationOrder } from './protocol';

/** An evaluation in all its forms; web page and text are made when they are asked for. */
export interface Craft extends Composed {
  readonly html: () => string;
  readonly text: () => string;
}

/** The words of an evaluation: cheap, without any sheet. */
export const evaluationOf = ({ dossier, draft }: EvaluationOrder): Evaluation =>
  composeEvaluation(dossier, draft, wordsOf(draft.language, dossier.system));

const enclosures = (hasMap: boolean, words: Words): readonly string[] =>
  hasMap ? [words('dispatch:edit.map')] : [];

/** Words whose sheets are numbered behind so many others. */
const numberedBehind =
  (words: Words, before: number): Words =>
  (key, about = {}) => {
    const behind = ['number', 'count'].flatMap((name) => {
      const number = about[name];
      return typeof number === 'number' ? [[name, number + before] as const] : [];
    });
    const isSheet = key.startsWith('print:sheet');
    return words(key, isSheet ? { ...about, ...Object.fromEntries(behind) } : about);
  };

/** The map or the board on the first sheet, and the excerpt that goes behind a letter of so many sheets, if there is a map. */
const picturesOf = (
  { dossier, draft }: EvaluationOrder,
  words: Words,
  fonts: Fonts,
): {
  readonly figure: FigureBlock | undefined;
  readonly excerpt: (before: number) => readonly Page[];
} => {
  if (dossier.board !== undefined)
    return { figure: boardFigure(dossier, words), excerpt: () => [] };
  const source = sourceOfDossier(dossier, hexGameOf(systems[dossier.system]).terrains);
  return {
    figure: frontFigure(dossier, source, words),
    excerpt: (before) => {
      const say = numberedBehind(words, before);
      return excerptPages(source, mapOf(draft), { say, language: draft.language, fonts });
    },
  };
};

/** Makes an evaluation: its words, the sheets of the letter, and after them those of the map, counted as one mailing. */
export const craftOf = (order: EvaluationOrder, fonts: Fonts): Craft => {
  const { dossier, draft } = order;
  const words = wordsOf(draft.language, dossier.system);
  const evaluation = evaluationOf(order);
  const { figure, excerpt } = picturesOf(order, words, fonts);
  const sheets = excerpt(0).length;
  const letter = layOut(
    evaluationDocument(evaluation, {
      ...(figure === undefined ? {} : { figure }),
      enclosures: enclosures(sheets > 0, words),
      sheets,
    }),
    fonts,
  );
  return {
    evaluation,
    pages: sheets === 0 ? letter : [...letter, ...excerpt(letter.length)],
    html: () => evaluationHtml(evaluation, figure === undefined ? undefined : htmlFigure(figure)),
    text: () => evaluationText(evaluation),
  };
};

/** What the desk shows of it. */
export const composed = (order: EvaluationOrder, fonts: Fonts): Composed => {
  const { evaluation, pages } = craftOf(order, fonts);
  return { evaluation, pages };
};
