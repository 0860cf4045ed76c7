import type { Treaty } from '../../../engine';

/** Treaties that explain the relations of the example. */
export const treaties: readonly Treaty[] = [
  {
    id: 'seebund',
    parties: ['lyr', 'tha'],
    kinds: ['alliance', 'passage'],
    from: 31,
    until: null,
    copies: ['lyr', 'tha'],
    text: 'Tharos und Lyranth stehen einander bei. Ihre Häfen sind den Schiffen des anderen offen.',
  },
  {
    id: 'markfriede',
    parties: ['dor', 'tha'],
    kinds: ['peace'],
    from: 52,
    until: 64,
    copies: ['dor'],
    text: 'Friede an der Mark bis zum vierundsechzigsten Zug; danach wird neu verhandelt.',
  },
  {
    id: 'brunnenfriede',
    parties: ['nah', 'val'],
    kinds: ['peace', 'roadBuilding'],
    from: 44,
    until: null,
    copies: ['nah', 'val'],
    text: 'Valdrun darf bis Brunnhort bauen, Nahrim das Wasser behalten.',
  },
];
