import { ownNameOf } from '../../../engine';

/**
 * The text key of a name: of a game's own name `<game>.<name>` it is `<game>:<group>.<name>`, of a name all games share
 * it is the shared key. Every lookup of a name that comes from the rules goes through here.
 */
export function ownKey(group: string, name: string, shared: string): string {
  const own = ownNameOf(name);
  return own === undefined ? shared : `${own.game}:${group}.${own.name}`;
}

/** Names that have a label and a muted note among the shared texts; a game's own name has one text and no note. */
export function ownLabel(
  group: string,
  name: string,
  shared: string,
): { readonly label: string; readonly note: string | null } {
  return ownNameOf(name) === undefined
    ? { label: `${shared}.label`, note: `${shared}.note` }
    : { label: ownKey(group, name, shared), note: null };
}
