/** Worte für Rechenwege. Regeln und Tatsachen heißen, wie die Regelsysteme sie nennen. */
export const explain = {
  /** Sprache der Zahlen. */
  locale: 'de-DE',
  operation: {
    sum: 'Summe',
    difference: 'Unterschied',
    product: 'Produkt',
    quotient: 'Quotient',
    minimum: 'das Kleinere',
    maximum: 'das Größere',
  },
  rounding: { down: 'abgerundet', up: 'aufgerundet', halfUp: 'kaufmännisch gerundet' },
  limit: { minimum: 'höchstens {{limit}}', maximum: 'mindestens {{limit}}' },
  roll: {
    d6: 'Wurf {{index}}, sechsseitig',
    d100: 'Wurf {{index}}, hundertseitig',
    typed: 'von Hand gewürfelt, berechnet war {{computed}}',
  },
  override: { note: '{{value}} statt {{old}}: {{reason}}' },
  popover: {
    override: 'Von Hand ändern',
    restore: 'Rechnung gelten lassen',
    showRules: 'Regeltext zeigen',
    hideRules: 'Regeltext verbergen',
  },
  ruling: {
    title: 'Von Hand ändern',
    value: 'Neuer Wert: {{label}}',
    reason: 'Grund',
    reasonHint: 'Steht überall dort, wo der Wert wirkt.',
    reasonMissing: 'Ohne Grund gilt kein Eingriff: Bitte schreibe ein paar Worte dazu.',
    submit: 'So soll es gelten',
    cancel: 'Abbrechen',
  },
};
