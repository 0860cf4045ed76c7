import type { PartyKey, World } from '../../../../world';
import { folded } from '../words';

/** Finds parties by key or name, exact but for case and spelling of umlauts; undefined = no such party. */
export type PartyFinder = (written: string) => PartyKey | undefined;

const unquoted = (text: string): string => text.replace(/^["„“”»«]|["“”»«]$/g, '').trim();

/** A finder for the parties of a world. A name that two parties bear finds neither. */
export const partyFinder = ({ parties }: World): PartyFinder => {
  const keys = new Map<string, PartyKey>();
  const names = new Map<string, PartyKey | undefined>();
  for (const { key, name } of Object.values(parties)) {
    keys.set(folded(key), key);
    names.set(folded(name), names.has(folded(name)) ? undefined : key);
  }
  return (written) => {
    const wanted = folded(unquoted(written));
    return keys.get(wanted) ?? names.get(wanted);
  };
};
