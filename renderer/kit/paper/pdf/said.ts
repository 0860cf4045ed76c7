import { printable } from '../fonts/printable';

/** Begins a part of a sheet whose letters say this text, whatever their places; `EMC` ends it. */
export const said = (text: string): string => {
  const units = Array.from(printable(text), (sign) =>
    Array.from({ length: sign.length }, (_, index) =>
      sign.charCodeAt(index).toString(16).padStart(4, '0'),
    ).join(''),
  ).join('');
  return `/Span <</ActualText <feff${units}>>> BDC`;
};
