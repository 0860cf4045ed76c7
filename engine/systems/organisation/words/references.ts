/** The category a text is about, by its name. */
export const CATEGORY = '$t(organisation:category.{{category}})';

/** The random event a text is about, by its name. */
export const EVENT = '$t(organisation:fate.name.{{event}})';
