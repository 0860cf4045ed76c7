/** Everything an audit can find. */
type ProblemCode =
  // There are rows or entries, but no campaign of this id.
  | 'noCampaign'
  // What lists show differs from the document.
  | 'summary'
  // Fewer commits than entries.
  | 'revision'
  // The current entry is not one to which one can go.
  | 'head'
  // An entry is missing: they are not numbered without gaps from 0.
  | 'number'
  // An entry follows from one that does not exist, from a later one, or from one to which one cannot go.
  | 'parent'
  // Redo leads from an entry to one that does not follow from it.
  | 'next'
  // An entry without its changes; changes without an entry; changes that do not fit the state they belong to.
  | 'patchesMissing'
  | 'patchesForeign'
  | 'patchesUnfit'
  // A row that must be there or that the journal put there; so many rows more than were written (-1 = one fewer).
  | 'rowMissing'
  | 'rowCount'
  // A row that no document has, or that the journal has removed.
  | 'rowForeign'
  // A row that differs from what the journal made of it.
  | 'rowStale';

/** Something wrong, and where: an entry's number, or a row's path with dots between. */
export interface Problem {
  readonly code: ProblemCode;
  readonly place: string;
}
