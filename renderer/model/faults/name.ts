/** Classes of errors of the language, the browser, the database and the program: every other one counts as `Error`. */
const KNOWN_NAMES: ReadonlySet<string> = new Set([
  'Error',
  'TypeError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'EvalError',
  'URIError',
  'AggregateError',
  'InternalError',
  'AbortError',
  'ConstraintError',
  'DataCloneError',
  'DataError',
  'EncodingError',
  'HierarchyRequestError',
  'IndexSizeError',
  'NetworkError',
  'InvalidAccessError',
  'InvalidCharacterError',
  'InvalidStateError',
  'NotAllowedError',
  'NotFoundError',
  'NotReadableError',
  'NotSupportedError',
  'OperationError',
  'SecurityError',
  'QuotaExceededError',
  'ReadOnlyError',
  'TimeoutError',
  'TransactionInactiveError',
  'UnknownError',
  'VersionError',
  'BulkError',
  'ModifyError',
  'DatabaseClosedError',
  'MissingAPIError',
  'OpenFailedError',
  'PrematureCommitError',
  'SchemaError',
  'UpgradeError',
  'RevisionConflict',
  'ZodError',
  'NoModificationAllowedError',
  'InvalidNodeTypeError',
]);

/** The name of an error; whatever else is thrown has none. */
const classOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'NoError';
  return KNOWN_NAMES.has(error.name) ? error.name : 'Error';
};

/** A place in a file of the program: `TurnScreen:12:345`. */
const PLACE = /([\w-]+:\/\/[^\s()]+):(\d{1,7}):(\d{1,7})/g;

/** The name of a file without its folder, its hash and its ending. */
const shortName = (address: string): string => {
  const file = address.split('/').at(-1)?.split('?')[0] ?? '';
  return file.replace(/(?:-[\w-]{8})?\.(?:js|mjs|ts|tsx)$/, '');
};

/** The stack without the message at its head: `TypeError: message`, or no head at all in other browsers. */
const framesOf = ({ stack = '', message }: Error): string => {
  const head = stack.indexOf(message);
  const hasHead = message !== '' && /^(?:[\w$.]+: )?$/.test(stack.slice(0, Math.max(0, head)));
  return hasHead && head >= 0 ? stack.slice(head + message.length) : stack;
};

/** Most stack frames of one error that are listed. */
const MOST_PLACES = 8;

/**
 * The stack frames of an error in files of the program, the innermost first. `isOurs` recognises addresses of files
 * that the page really loaded: what only looks like a place in a message is none.
 */
export function placesOf(error: unknown, isOurs: (address: string) => boolean): string[] {
  if (!(error instanceof Error)) return [];
  return [...framesOf(error).matchAll(PLACE)]
    .flatMap(([, address = '', line, column]) =>
      isOurs(address) ? [`${shortName(address)}:${String(line)}:${String(column)}`] : [],
    )
    .slice(0, MOST_PLACES);
}

/**
 * Name of an error as it is counted: `TypeError @ TurnScreen:12:345`. Its message is read only to be cut off: it may
 * hold words of players.
 */
export function faultNameOf(error: unknown, isOurs: (address: string) => boolean): string {
  const [place] = placesOf(error, isOurs);
  return place === undefined ? classOf(error) : `${classOf(error)} @ ${place}`;
}

/** True for addresses of files that this page has loaded from where it came from itself. */
export function isLoaded(address: string): boolean {
  const plain = address.split('?')[0] ?? '';
  const loaded = globalThis.performance
    .getEntriesByType('resource')
    .map(({ name }) => name.split('?')[0]);
  const scripts = [...globalThis.document.scripts].map(({ src }) => src.split('?')[0]);
  return loaded.includes(plain) || scripts.includes(plain);
}
