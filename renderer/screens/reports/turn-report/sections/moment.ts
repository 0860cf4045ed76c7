import { type Fraction, toDecimal } from '../../../../../engine';
import type { Speech } from '../speech';

/** Days of the shortest moon: a day told is never one that does not exist. */
const DAYS = 29;

/** Moon of the turn and day of the moon, both from 1; the end of the turn is its last day. */
const dayOf = ({ snapshot }: Speech, time: Fraction) => {
  const moons = Math.max(1, snapshot.month.moons);
  const at = toDecimal(time);
  const moon = Math.min(moons - 1, Math.max(0, Math.floor(at)));
  return { moons, moon: moon + 1, day: Math.min(DAYS, Math.floor((at - moon) * DAYS) + 1) };
};

/** A moment for a table: `9. Tag`. */
export function shortMoment(speech: Speech, time: Fraction): string {
  const { moons, ...when } = dayOf(speech, time);
  return speech.words(
    moons > 1 ? 'turnReport:sightings.when.moonDay' : 'turnReport:sightings.when.day',
    when,
  );
}

/** A moment at the beginning of a sentence: `Am 9. Tag`. */
export function moment(speech: Speech, time: Fraction): string {
  const { moons, ...when } = dayOf(speech, time);
  return speech.words(
    moons > 1 ? 'turnReport:sightings.onMoonDay' : 'turnReport:sightings.onDay',
    when,
  );
}
