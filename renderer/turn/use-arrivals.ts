import { useEffect } from 'react';

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, [contenteditable="true"], [role$="dialog"]') !== null;

/**
 * Hears what is pasted or dropped anywhere on the page; a file dropped beside the sheet would otherwise take the
 * browser away from the desk. Pass stable functions.
 */
export const useArrivals = (
  onText: (text: string) => void,
  onFile: (bytes: Promise<ArrayBuffer>) => void,
): void => {
  useEffect(() => {
    const paste = (event: ClipboardEvent): void => {
      if (isWriting(event.target)) return;
      event.preventDefault();
      onText(event.clipboardData?.getData('text/plain') ?? '');
    };
    const allow = (event: DragEvent): void => event.preventDefault();
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      const dropped = event.dataTransfer?.files[0];
      if (dropped === undefined) onText(event.dataTransfer?.getData('text/plain') ?? '');
      else onFile(dropped.arrayBuffer());
    };
    document.addEventListener('paste', paste);
    document.addEventListener('dragover', allow);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('paste', paste);
      document.removeEventListener('dragover', allow);
      document.removeEventListener('drop', drop);
    };
  }, [onText, onFile]);
};
