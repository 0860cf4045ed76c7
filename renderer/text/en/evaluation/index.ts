import type { evaluation as german } from '../../de/evaluation';
import type { SameShape } from '../../shape';
import { corrections } from './corrections';
import { inCharacter } from './inCharacter';
import { letter } from './letter';
import { neutral } from './neutral';
import { reasons } from './reasons';

/** Words of the evaluation. */
export const evaluation: SameShape<typeof german> = {
  ...letter,
  neutral,
  inCharacter,
  reason: reasons,
  correction: corrections,
};
