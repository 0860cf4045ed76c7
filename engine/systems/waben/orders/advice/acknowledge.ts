import type { Finding, Rulings } from '../../../../kernel';
import { markOfWords } from './hash';

const ADVICE = 'F-ADV-';

/**
 * Key of the ruling by which the GM takes note of a warning: code, party, unit (0 = none) and a mark of its
 * words, so that another order is warned of anew.
 */
export const acknowledgementKey = ({ code, party, unit, words }: Finding): string =>
  `ack/${code}/${party}/${String(unit ?? 0)}/${markOfWords(words)}`;

/** Findings with the note of the GM, `about.acknowledged`, where he took note of a warning. */
export const acknowledged = (findings: readonly Finding[], rulings: Rulings): readonly Finding[] =>
  findings.map((found) => {
    const ruling = found.code.startsWith(ADVICE) ? rulings[acknowledgementKey(found)] : undefined;
    return ruling === undefined
      ? found
      : { ...found, about: { ...found.about, acknowledged: ruling.reason } };
  });
