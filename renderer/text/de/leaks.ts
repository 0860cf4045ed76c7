/** Words of leaks. */
export const leaks = {};
