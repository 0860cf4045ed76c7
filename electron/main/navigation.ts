/** The scheme under which the page is served; it never changes, because campaigns belong to an origin. */
export const SCHEME = 'app';
const HOST = 'wabenwart';
export const ORIGIN = `${SCHEME}://${HOST}`;

/** Address of the start page. */
export const START_PAGE = `${ORIGIN}/index.html`;

const parsed = (address: string): URL | undefined => {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
};

/** True if an address belongs to the program itself: the only place the window may go to. */
export function isOwnAddress(address: string): boolean {
  const url = parsed(address);
  return (
    url?.protocol === `${SCHEME}:` &&
    url.host === HOST &&
    url.username === '' &&
    url.password === ''
  );
}

/** True if the page may load from an address: its own files, and bytes it already holds (`blob:`, `data:`). */
export function isOwnResource(address: string): boolean {
  if (address.startsWith('blob:')) return isOwnAddress(address.slice('blob:'.length));
  return address.startsWith('data:') || isOwnAddress(address);
}
