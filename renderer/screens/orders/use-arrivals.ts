import { useEffect } from 'react';
import type { Incoming } from '../../model/letters/gather';

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, [contenteditable="true"], [role$="dialog"]') !== null;

const incomingOf = (data: DataTransfer | null): Incoming => {
  const files = [...(data?.files ?? [])];
  return files.length === 0
    ? { text: data?.getData('text/plain') ?? '' }
    : { files: files.map((file) => ({ name: file.name, bytes: file.arrayBuffer() })) };
};

/**
 * Hears what is pasted or dropped anywhere on the page; a file dropped beside the sheet would otherwise take the
 * browser away from the desk. Pass a stable function.
 */
export function useArrivals(onArrival: (incoming: Incoming) => void): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent): void => {
      if (isWriting(event.target)) return;
      event.preventDefault();
      onArrival(incomingOf(event.clipboardData));
    };
    const allow = (event: DragEvent): void => event.preventDefault();
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      onArrival(incomingOf(event.dataTransfer));
    };
    document.addEventListener('paste', paste);
    document.addEventListener('dragover', allow);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('paste', paste);
      document.removeEventListener('dragover', allow);
      document.removeEventListener('drop', drop);
    };
  }, [onArrival]);
}
