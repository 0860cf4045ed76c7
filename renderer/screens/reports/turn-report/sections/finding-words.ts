import type { Finding, Params } from '../../../../../engine';
import { playerSentence, rendered } from '../../../../kit/explain';
import { ownKey } from '../../../../kit/text/own-key';
import type { Words } from '../../../../kit/text/words';
import { cleanName } from '../../../../kit/text/clean';
import type { Speech } from '../speech';

/** A text, or undefined where there is none under this very key. */
const textAt = (
  words: Words,
  key: string,
  about: Readonly<Record<string, unknown>>,
): string | undefined => {
  const text = words(key, about);
  return text === key.slice(key.indexOf(':') + 1) || text === key ? undefined : text;
};

/** Parameters of a finding's text, without invisible characters. */
const gapsOf = (finding: Finding, speech: Speech): Readonly<Record<string, unknown>> => {
  const about: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(rendered(finding.about, speech.words)))
    about[name] = typeof value === 'string' ? cleanName(value) : value;
  const unit = finding.unit ?? String(finding.about['unit'] ?? '').replace(/^.*:/, '');
  return { ...about, words: cleanName(finding.words), party: finding.party, unit };
};

/** A finding without invisible characters in the words it quotes. */
const cleanFinding = (finding: Finding): Finding => ({
  ...finding,
  words: cleanName(finding.words),
  about: Object.fromEntries(
    Object.entries(finding.about).map(([name, value]): [string, Params[string]] => {
      if (typeof value === 'string') return [name, cleanName(value)];
      return [name, typeof value === 'number' ? value : value.map(cleanName)];
    }),
  ),
});

type WordingGroup = 'reason' | 'correction';

/**
 * A finding as its player reads it: the texts of the turn report, the closer ones for its reason first; where it has
 * none those of the finding, without what is meant for the GM.
 */
export function findingWords(finding: Finding, group: WordingGroup, speech: Speech): string {
  const { words } = speech;
  const gaps = gapsOf(finding, speech);
  const at = (code: string): string | undefined =>
    group === 'reason'
      ? textAt(words, ownKey('reason', code, `turnReport:reason.${code}`), gaps)
      : textAt(words, `turnReport:correction.${code}`, gaps);
  const { code, about } = finding;
  const reason = typeof about['reason'] === 'string' ? about['reason'] : '';
  if (reason !== '') {
    const closer = at(`${code}_${reason}`);
    if (closer !== undefined) return closer;
    const general = textAt(words, `findings:${code}_${reason}`, gaps);
    if (general !== undefined) return playerSentence(cleanFinding(finding), words);
  }
  return at(code) ?? playerSentence(cleanFinding(finding), words);
}

/** Findings that are the GM's own affair: advice before the month, flaws of his data, his decisions. */
const GM_OWN =
  /^F-(?:ADV|WORLD|SET|EVT|JOIN|ACCT|PARTY)-|^F-TURN-(?:MISSING3|DUPLICATE|NOTPLAYER)$|^F-UNIT-(?:TYPE|LIMIT)$/;

/** Findings about the player's books. */
const BOOKS = /^F-(?:BAL|MUSTER)-/;

/** Findings that explain why a unit acted otherwise than ordered. */
const DEEDS =
  /^F-(?:PATH|MOVE|LOAD|BOARD|CARGO|DISBAND)-|^F-UNIT-(?:NOLEADER|LEADERS|SPLIT|MERGE|SCOUTS)|^F-ORD-(?!FORM|REMARK)|^F-ROW-MISSING/;

/** Where a finding is printed: with the books, with the units, among the remarks, or not at all. */
export function placeOfFinding({ code, unit, about }: Finding): 'books' | 'units' | 'notes' | null {
  if (GM_OWN.test(code)) return null;
  if (BOOKS.test(code)) return 'books';
  const isDeed = DEEDS.test(code) || about['reason'] === 'dropped';
  return unit !== undefined && isDeed ? 'units' : 'notes';
}
