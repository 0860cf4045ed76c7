/** Settings of the register that no rule reads, by key, and why. An entry that is read meanwhile has to go. */
export const settingsNotRead: Readonly<Record<string, string>> = {};
