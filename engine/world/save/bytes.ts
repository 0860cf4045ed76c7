/** Where the bytes of a file are read from, by range, so that nobody has to hold all of them. */
export interface ByteSource {
  /** Bytes. */
  readonly size: number;
  /** The bytes from `from` up to but not including `to`; fewer only at the end. Rejects if the file cannot be read. */
  readonly read: (from: number, to: number) => Promise<Uint8Array>;
}

/** Where the bytes of a file go, in order. Resolves once there is room for more; rejects if they could not be kept. */
export interface ByteSink {
  readonly write: (chunk: Uint8Array) => Promise<void>;
}

/** The bytes of a file beside a campaign by their hash; undefined = not there. */
export type EnclosureOf = (hash: string) => Promise<Uint8Array | undefined>;

/** Keeps a file beside a campaign under its hash. */
export type KeepEnclosure = (hash: string, bytes: Uint8Array) => Promise<void>;

/**
 * Asked between two pieces of work on a file, some tens of kilobytes each. A promise lets others have their turn first; one
 * that rejects ends the work.
 */
export type Pause = () => Promise<void> | undefined;

/** A file as a source of its own bytes. */
export function sourceOf(bytes: Uint8Array): ByteSource {
  return {
    size: bytes.length,
    read: (from, to) => Promise.resolve(bytes.subarray(from, to)),
  };
}
