import type { Explained } from '../../../../kernel';
import { ARMY_FIGURES } from './armies';
import { askedIn, type Figures, type Situation } from './asked';
import { ECONOMY_FIGURES } from './economy';
import { LAND_FIGURES } from './land';

/** Every figure a case can ask for, by its name; each part of the rules brings its own. */
const FIGURES: Figures = { ...ARMY_FIGURES, ...ECONOMY_FIGURES, ...LAND_FIGURES };

/** The figure of a line, `tradeCities size 26`; undefined where there is none of that name. */
export function figureOf(line: string, situation: Situation): Explained | undefined {
  const [name = '', ...words] = line.split(/\s+/);
  return FIGURES[name]?.(askedIn(words, situation));
}
