/** Words of evaluation. */
export const evaluation = {};
