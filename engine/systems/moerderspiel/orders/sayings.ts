/** Turns of speech of players, and how the grammar says the same: votes in which "Stimme" is no verb, the step of a blockade. */
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
  [
    /\sund\s(?:zieht|ziehe|ziehen|geht|marschiert)\snach(?=\s)(?<=\b(?:blockier|sperr)\p{L}*\s[^.;:!?\n]{1,80})/giu,
    ', weiter',
    'nach',
  ],
  [
    /\sand\s(?:moves?|goes|go|marches)\sto(?=\s)(?<=\bblock\p{L}*\s[^.;:!?\n]{1,80})/giu,
    ', step',
    'to',
  ],
];

/**
 * A text in which turns of speech are said as the grammar says them: votes withdrawn or given to somebody else (TM-6-03),
 * a blockade and the step beside it (TM-8.2-03). It is as long as the text, and everything else stands where it stood.
 */
export function inPlainWords(text: string): string {
  return SAYINGS.reduce(
    (now, [said, first, last]) =>
      now.replace(said, (words) => first + last.padStart(words.length - first.length)),
    text,
  );
}
