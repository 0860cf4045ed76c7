export const turn = {};
