export const closing = {};
