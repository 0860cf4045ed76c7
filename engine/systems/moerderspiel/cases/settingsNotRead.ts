/** Rulings without a switch of their own that the rules read by their number. */
const BY_NUMBER = [12, 16, 17, 18, 24, 30, 32, 33, 34, 39, 45, 48, 52, 55, 56, 57, 59];

/** Settings of the register that no rule reads, by key, and why. An entry that is read meanwhile has to go. */
export const settingsNotRead: Readonly<Record<string, string>> = Object.fromEntries(
  BY_NUMBER.map((no) => [`tm.ruling.r${String(no)}`, 'read by the number of the ruling (TM-0-10)']),
);
