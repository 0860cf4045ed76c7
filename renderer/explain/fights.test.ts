import { describe, expect, it } from 'vitest';
import { figuresOfFights } from '../../engine/systems/waben/cases/fightFigures';
import { type Language, wordsOf } from '../text/words';
import { explainLines } from './index';

const figures = figuresOfFights();

describe('the figures of a fight', () => {
  it.each<Language>(['de', 'en'])('are told in words in %s, line by line', (language) => {
    const words = wordsOf(language);
    const lines = [...new Set(figures.flatMap((figure) => explainLines(figure, words)))];
    expect(lines.length).toBeGreaterThan(100);
    expect(lines.filter((line) => /\{\{|\}\}|explain:|(?:rule|fact|table)\./.test(line))).toEqual(
      [],
    );
  });
});
