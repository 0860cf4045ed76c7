/** Words of forms. */
export const forms = {};
