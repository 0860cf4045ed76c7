import { isOwnAddress } from './navigation';

/**
 * Powers of the browser the page has, each for a reason; everything else is refused:
 * to put words into the clipboard and, where the GM pastes a letter by a button, to read it;
 * and that what is stored is not cleared by the system when the disk is short.
 */
export const GRANTED_PERMISSIONS: readonly string[] = [
  'clipboard-sanitized-write',
  'clipboard-read',
  'persistent-storage',
];

/** Who asks for a permission: the address or origin of the frame, and whether it is a window's main frame. */
export interface Applicant {
  readonly address: string;
  readonly isMainFrame: boolean;
}

/** True if a permission is granted: one of the few, to the main frame of our own page. */
export function mayUse(permission: string, { address, isMainFrame }: Applicant): boolean {
  return GRANTED_PERMISSIONS.includes(permission) && isMainFrame && isOwnAddress(address);
}
