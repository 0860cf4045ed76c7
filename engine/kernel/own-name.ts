/** A name of a game's own, `<game>.<name>`: its words are in the namespace of the game. */
export interface OwnName {
  readonly game: string;
  readonly name: string;
}

/**
 * What a game's own name of an event, a fact, a rule, a cause, a finding, a question or a table is made of; undefined
 * for names all games share, which have no dot.
 */
export function ownNameOf(name: string): OwnName | undefined {
  const dot = name.indexOf('.');
  return dot <= 0 ? undefined : { game: name.slice(0, dot), name: name.slice(dot + 1) };
}
