import type { FileWriter } from './bridge';

/**
 * A file that grows in parts of a blob, which the browser keeps wherever it has room, and is saved whole at its end.
 * `save` answers where it went.
 */
export const blobWriter = (
  type: string,
  save: (file: Blob) => Promise<{ readonly path: string }>,
): FileWriter => {
  const parts: Blob[] = [];
  return {
    write: (chunk) => {
      parts.push(new Blob([new Uint8Array(chunk)]));
      return Promise.resolve();
    },
    close: (isKept) => (isKept ? save(new Blob(parts, { type })) : Promise.resolve({ path: '' })),
  };
};

/** The bytes of a blob, read by ranges. */
export const blobSource = (blob: Blob) => ({
  size: blob.size,
  read: async (from: number, to: number) =>
    new Uint8Array(await blob.slice(from, to).arrayBuffer()),
});
