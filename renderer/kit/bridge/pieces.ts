/** Most bytes that go through the shell's door at once. */
const PIECE = 1024 * 1024;

/** Hands bytes on piece by piece, one after the other. */
export async function sendPieces(
  bytes: Uint8Array,
  send: (piece: Uint8Array) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < bytes.length; from += PIECE)
    await send(bytes.slice(from, from + PIECE));
}

/** Reads a range piece by piece; shorter where the file ends. */
export async function readPieces(
  read: (from: number, to: number) => Promise<Uint8Array>,
  from: number,
  to: number,
): Promise<Uint8Array> {
  const bytes = new Uint8Array(Math.max(0, to - from));
  for (let at = 0; at < bytes.length;) {
    const piece = await read(from + at, Math.min(to, from + at + PIECE));
    if (piece.length === 0) return bytes.subarray(0, at);
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}
