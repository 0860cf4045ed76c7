import { describe, expect, it } from 'vitest';
import { samples } from '../../engine/testing/samples';
import { type Language, wordsOf } from '../text/words';
import { explainLines } from './index';

describe.each(Object.entries(samples))('the figures of every worked example of %s', (_, sample) => {
  const figures = sample.figures();

  it.each<Language>(['de', 'en'])('are told in words in %s, line by line', (language) => {
    const words = wordsOf(language);
    const lines = [...new Set(figures.flatMap((figure) => explainLines(figure, words)))];
    expect(lines.length).toBeGreaterThan(300);
    expect(lines.filter((line) => /\{\{|\}\}|explain:|(?:rule|fact|table)\./.test(line))).toEqual(
      [],
    );
  });
});
