/** Settings of the register that no rule reads, by key, and why. An entry that is read meanwhile has to go. */
export const settingsNotRead: Readonly<Record<string, string>> = {
  'ew.practice.wins': 'read by the screen of the practice game (EW-25-02)',
};
