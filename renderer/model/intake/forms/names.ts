/** The name of the field that tells what a form of the house is. */
export const CODE_FIELD = 'formCode';

/** The name of a field of a form in a PDF, where a dot would make parts of it. */
export function inputName(field: string): string {
  return field.replaceAll('.', '_');
}

/** The name of the field of a form that has this name in a PDF. */
export function fieldName(input: string): string {
  return input.replaceAll('_', '.');
}
