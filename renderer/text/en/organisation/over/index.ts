export const over = {};
