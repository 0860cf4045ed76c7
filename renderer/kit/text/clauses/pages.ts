import eroberung from '../../../../docs/rules/eroberung.md?raw';
import moerderspiel from '../../../../docs/rules/moerderspiel.md?raw';
import organisation from '../../../../docs/rules/organisation.md?raw';
import pygma from '../../../../docs/rules/pygma.md?raw';
import waben from '../../../../docs/rules/waben.md?raw';

/** The rule pages as they are written, by game: one line per game, as in the registry. */
export const RULE_PAGES: Readonly<Record<string, string>> = {
  waben,
  organisation,
  moerderspiel,
  eroberung,
  pygma,
};
