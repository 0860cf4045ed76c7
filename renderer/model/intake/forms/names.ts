/** The name of the field that tells what a form of the house is. */
export const CODE_FIELD = 'formCode';

/** The name of a field of a form in a PDF, where a dot would make parts of it. */
export const inputName = (field: string): string => field.replaceAll('.', '_');

/** The name of the field of a form that has this name in a PDF. */
export const fieldName = (input: string): string => input.replaceAll('_', '.');
