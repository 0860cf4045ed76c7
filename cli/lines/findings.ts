import type { Finding } from '../../engine';
import { findingSentence } from '../../renderer/kit/explain';
import type { Words } from '../../renderer/kit/text/words';

/** True if a finding refuses an order, cuts it, or asks the GM: something is not as the player wrote it. */
export function isObjection({ severity }: Finding): boolean {
  return severity !== 'WARN';
}

/** The line of a text in which an offset lies, counted from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split(/\r\n|\r|\n/).length;
}

const placeOf = (finding: Finding, text: string, words: Words): string =>
  [
    finding.span === undefined
      ? ''
      : words('terminal:line', { line: lineAt(text, finding.span.start) }),
    finding.unit === undefined ? '' : words('terminal:unit', { unit: finding.unit }),
  ]
    .filter((part) => part !== '')
    .join(', ');

const quoted = (finding: Finding, words: Words): string =>
  finding.words === ''
    ? ''
    : words('terminal:quote', { words: finding.words.replace(/\s+/g, ' ') });

/** In the order of the text; what belongs to no words comes last. */
const inTextOrder = (findings: readonly Finding[]): readonly Finding[] =>
  findings.toSorted((a, b) => (a.span?.start ?? Infinity) - (b.span?.start ?? Infinity) || 0);

/** Findings in words: weight and place, the words they belong to, the sentence with code and clause below. */
export function findingLines(
  findings: readonly Finding[],
  text: string,
  words: Words,
): readonly string[] {
  return inTextOrder(findings).flatMap((finding) => [
    [
      words(`app:finding.${finding.severity}`),
      placeOf(finding, text, words),
      quoted(finding, words),
    ]
      .filter((part) => part !== '')
      .join('  '),
    `  ${findingSentence(finding, words)}  [${finding.code}, ${finding.clause}]`,
  ]);
}
