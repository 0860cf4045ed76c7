import { openDraft, settleDraft } from './draft';

/**
 * Writes a file so that its name always holds either the old or the whole new content: into a new file beside
 * it, flushed to the disk, then renamed. If anything fails the old file is untouched and the new one removed.
 * @throws the error of the file system
 */
export async function writeAtomically(path: string, bytes: Uint8Array): Promise<void> {
  const draft = await openDraft(path);
  try {
    await draft.handle.writeFile(bytes);
  } catch (error) {
    await settleDraft(draft, false);
    throw error;
  }
  await settleDraft(draft, true);
}
