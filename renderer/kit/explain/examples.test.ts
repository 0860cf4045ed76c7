import { describe, expect, it } from 'vitest';
import { caseFilesOf } from '../../../engine/testing/case-files';
import { samples } from '../../../engine/testing/samples';
import { type Language, wordsOf } from '../text/words';
import { explainLines } from './index';

/** The least number of lines the figures of a game give, where it has fewer than others. */
const LEAST: Readonly<Record<string, number>> = { eroberung: 250, moerderspiel: 300 };

describe.each(Object.entries(samples))(
  'the figures of every worked example of %s',
  (game, sample) => {
    const figures = [
      ...sample.figures(),
      ...caseFilesOf(game).flatMap(({ cases }) =>
        cases.flatMap((one) => sample.checked(one).figures),
      ),
    ];

    it.each<Language>(['de', 'en'])('are rendered in words in %s, line by line', (language) => {
      const words = wordsOf(language);
      const lines = [...new Set(figures.flatMap((figure) => explainLines(figure, words)))];
      expect(lines.length).toBeGreaterThan(LEAST[game] ?? 500);
      expect(lines.filter((line) => /\{\{|\}\}|explain:|(?:rule|fact|table)\./.test(line))).toEqual(
        [],
      );
    });
  },
);
