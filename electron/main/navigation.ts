/** The scheme under which the page is served; it never changes, because campaigns belong to an origin. */
export const SCHEME = 'app';
export const ORIGIN = `${SCHEME}://wabenwart`;

/** Address of the start page. */
export const START_PAGE = `${ORIGIN}/index.html`;

/** True if an address belongs to the program itself: the only place the window may go to. */
export const isOwnAddress = (address: string): boolean => {
  try {
    const { protocol, host } = new URL(address);
    return protocol === `${SCHEME}:` && host === 'wabenwart';
  } catch {
    return false;
  }
};
