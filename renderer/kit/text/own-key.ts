import { ownNameOf } from '../../../engine';

/**
 * The text key of a name: of a game's own name `<game>.<name>` it is `<game>:<room>.<name>`, of a name all games
 * share it is the shared key. Every lookup of a name that comes from the rules goes through here.
 */
export function ownKey(screen: string, name: string, shared: string): string {
  const own = ownNameOf(name);
  return own === undefined ? shared : `${own.game}:${screen}.${own.name}`;
}

/** Names that have a label and a quieter note among the shared texts; a game's own name has one text and no note. */
export function ownLabel(
  screen: string,
  name: string,
  shared: string,
): { readonly label: string; readonly note: string | null } {
  return ownNameOf(name) === undefined
    ? { label: `${shared}.label`, note: `${shared}.note` }
    : { label: ownKey(screen, name, shared), note: null };
}
