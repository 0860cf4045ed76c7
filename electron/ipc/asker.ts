/** Who asks: the part of Electron's `IpcMainInvokeEvent` that is needed here. */
export interface Asker {
  readonly sender: { readonly id: number };
  readonly senderFrame: { readonly url: string; readonly parent: unknown } | null;
}

/**
 * True for the main frame of one window as long as it shows our own page: no other window, no frame inside it, no
 * page it may have been led to.
 * @param windowId id of the window's contents
 */
export function isMainFrameOf(windowId: number, isOwnAddress: (address: string) => boolean) {
  return ({ sender, senderFrame }: Asker): boolean =>
    sender.id === windowId && senderFrame?.parent === null && isOwnAddress(senderFrame.url);
}
