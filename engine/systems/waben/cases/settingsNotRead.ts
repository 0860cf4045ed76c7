/**
 * Settings of the register that nothing reads yet, by key or by the first part of several keys, and why. An entry
 * that is read meanwhile has to go.
 */
export const settingsNotRead: Readonly<Record<string, string>> = {
  'cal.year_label': 'a word for the printed year; no rule asks for the year',
  'seg.modules': 'modules in use are told of, not computed (WW-12.1-02)',
};
