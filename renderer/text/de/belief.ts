/** Words of belief. */
export const belief = {};
