/**
 * Settings of the register that nothing reads yet, by key or by the first part of several keys, and why. An entry
 * that is read meanwhile has to go.
 */
export const settingsNotRead: Readonly<Record<string, string>> = {
  'map.gf_scope': 'numbers of Großfelder are unique in a world, which is one segment',
  'settle.temple_effect': 'temples and laboratories have no effect in this module',
  'terrain.table': 'terrain kinds are those of the rule page (WW-12.2-17)',
  'cal.year_label': 'a word for the printed year; no rule asks for the year',
  'seg.modules': 'modules in use are told of, not computed (WW-12.1-02)',
  'turn.balance_at': 'which list a letter owes; the books are the same',
  'turn.map_output': 'what the printed evaluation shows of the map',
};
