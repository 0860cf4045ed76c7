import type { LetteredField, LetteredSight, ViewParty } from '../../../engine';
import type { Words } from '../../text/words';
import type { Told } from '../kit/tool';

/** A refusal in the words of the room. */
export const refused = (code: string): Told => ({
  text: `lettered:refused.${code}`,
  about: {},
  tone: 'refused',
});

/** What a field is, in words: open, mountain, base or capital of somebody. */
export function fieldInWords(
  { board, capitals, bases }: LetteredSight,
  field: LetteredField,
  parties: Readonly<Record<string, ViewParty>>,
  words: Words,
): string {
  const nameOf = (party: string): string => parties[party]?.name ?? party;
  const capital = capitals.find((one) => one.field === field);
  if (capital !== undefined) {
    const { party, isDestroyed } = capital;
    return words(`lettered:what.${isDestroyed ? 'destroyed' : 'capital'}`, { name: nameOf(party) });
  }
  const base = bases.find((one) => one.field === field);
  if (base !== undefined)
    return base.party === null
      ? words('lettered:what.free')
      : words('lettered:what.base', { name: nameOf(base.party) });
  return words(`lettered:what.${board.mountains.includes(field) ? 'mountain' : 'open'}`);
}
