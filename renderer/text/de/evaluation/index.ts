import { corrections } from './corrections';
import { inCharacter } from './inCharacter';
import { letter } from './letter';
import { neutral } from './neutral';
import { reasons } from './reasons';

/** Worte der Auswertung. */
export const evaluation = {
  ...letter,
  neutral,
  inCharacter,
  reason: reasons,
  correction: corrections,
} as const;
