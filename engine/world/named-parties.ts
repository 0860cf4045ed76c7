import type { PartyKey } from './grossfeld';
import type { Party, World } from './world';

const folded = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** What a realm calls itself before its own name. */
const KIND =
  /^(?:(?:das|der|die|the|freie[rs]?|vereinigtes?|grosse[rs]?|heilige[rs]?|reich|koenigreich|kaiserreich|fuerstentum|grossfuerstentum|herzogtum|grafschaft|republik|orden|haus|bund|stadt|stadtstaat|horde|stamm|kingdom|empire|realm|duchy|order|house|city|von|vom|zu|der|des|of) )+/;

/** The names by which people mean a party: its own, the same without its kind, and that of its ruler; small letters. */
export function namesOf({ name, ruler }: Party): readonly string[] {
  const whole = folded(name);
  const names = [whole, whole.replace(KIND, ''), folded(ruler)];
  return [...new Set(names)].filter((one) => one.length >= 3);
}

const occursIn = (name: string, words: string): boolean =>
  words.includes(` ${name} `) || words.includes(` ${name}s `);

/**
 * The parties a text names, by name or ruler, in the order of their keys; spelling of case and umlauts does not
 * count, a genitive does. A name that two parties bear names neither.
 */
export function partiesNamedIn(text: string, world: Pick<World, 'parties'>): readonly PartyKey[] {
  const words = ` ${folded(text)} `;
  const parties = Object.values(world.parties);
  const bearers = new Map<string, number>();
  for (const name of parties.flatMap(namesOf)) bearers.set(name, (bearers.get(name) ?? 0) + 1);
  return parties
    .filter((party) =>
      namesOf(party).some((name) => bearers.get(name) === 1 && occursIn(name, words)),
    )
    .map(({ key }) => key)
    .toSorted();
}
