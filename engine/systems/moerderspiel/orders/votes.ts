/** Turns of speech for a vote in which "Stimme" is no verb, and how the grammar says the same. */
const SAYINGS: readonly (readonly [RegExp, string, string])[] = [
  [
    /\b(?:ich|wir)\s+(?:ziehen?|nehmen?)\s+(?:hiermit\s+)?(?:meine|unsere)\s+stimme\s+(?:hiermit\s+|wieder\s+)?zurück(?![\p{L}])/giu,
    'Stimme:',
    'niemand',
  ],
  [
    /\b(?:meine\s+)?stimme\s+(?:ist\s+|hiermit\s+)?zurückgezogen(?![\p{L}])/giu,
    'Stimme:',
    'niemand',
  ],
  [/\b(?:i|we)\s+(?:withdraw|retract)\s+(?:my|our)\s+vote\b/giu, 'Vote:', 'nobody'],
  [
    /\b(?:ich|wir)\s+(?:ändere|ändern|wechsle|wechseln)\s+(?:hiermit\s+)?(?:meine|unsere)\s+stimme\s+(?:jetzt\s+|nun\s+)?(?:auf|zu)(?=\s)/giu,
    'Stimme:',
    '',
  ],
  [
    /\b(?:meine|unsere)\s+stimme\s+(?:geht|gilt)\s+(?:jetzt\s+|nun\s+)?(?:an\s)?(?=[\s\p{L}])/giu,
    'Stimme:',
    '',
  ],
  [/\b(?:i|we)\s+change\s+(?:my|our)\s+vote\s+to(?=\s)/giu, 'Vote:', ''],
  [/\b(?:my|our)\s+vote\s+goes\s+to(?=\s)/giu, 'Vote:', ''],
];

/**
 * A text in which votes that are withdrawn or given to somebody else are said as the grammar says them. It is as long as
 * the text, and everything else stands where it stood (TM-6-03).
 */
export function withPlainVotes(text: string): string {
  return SAYINGS.reduce(
    (now, [said, first, last]) =>
      now.replace(said, (words) => first + last.padStart(words.length - first.length)),
    text,
  );
}
