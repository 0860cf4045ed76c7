import type { FormField } from '../../../../engine';
import { inputName } from '../../../model/intake/forms/names';
import type { Box, InputMark } from '../../../kit/paper';
import type { FormOrder } from './order';

/** A field to type into; `about` says to those who hear it what to fill in. */
export const inputOf = (
  { values }: Pick<FormOrder, 'values'>,
  field: Pick<FormField, 'kind'> & { readonly name: string },
  about: readonly string[],
  box: Box,
  size: number,
): InputMark => ({
  kind: 'input',
  box,
  name: inputName(field.name),
  label: about.filter((word) => word !== '').join(', '),
  value: Object.hasOwn(values, field.name) ? (values[field.name] ?? '') : '',
  size,
  ...(field.kind === 'text' ? { isMultiline: true } : {}),
  ...(field.kind === 'number' ? { align: 'right' as const } : {}),
});
