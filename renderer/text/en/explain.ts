import type { explain as german } from '../de/explain';
import type { SameShape } from '../shape';

/** Words for derivations. */
export const explain: SameShape<typeof german> = {
  locale: 'en-GB',
  operation: {
    sum: 'sum',
    difference: 'difference',
    product: 'product',
    quotient: 'quotient',
    minimum: 'the smaller',
    maximum: 'the greater',
  },
  rounding: { down: 'rounded down', up: 'rounded up', halfUp: 'halves rounded up' },
  limit: { minimum: 'at most {{limit}}', maximum: 'at least {{limit}}' },
  roll: {
    d6: 'roll {{index}}, six-sided',
    d100: 'roll {{index}}, hundred-sided',
    typed: 'rolled by hand, computed was {{computed}}',
  },
  override: { note: '{{value}} instead of {{old}}: {{reason}}' },
  popover: {
    override: 'Change by hand',
    restore: 'Let the computed figure stand',
    showRules: 'Show rule text',
    hideRules: 'Hide rule text',
  },
  ruling: {
    title: 'Change by hand',
    value: 'New value: {{label}}',
    reason: 'Reason',
    reasonHint: 'Shown wherever the value has an effect.',
    reasonMissing: 'A change needs a reason: please write a few words.',
    submit: 'Let it stand so',
    cancel: 'Cancel',
  },
};
