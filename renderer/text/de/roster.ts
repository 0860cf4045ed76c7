/** Worte: Figuren, Ansiedlungen, Bauwerke, Einheiten. */
export const roster = {};
