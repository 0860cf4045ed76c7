/** Libraries that are part of the program, with their licences. */
export const PARTS: readonly string[] = [
  'React (MIT)',
  'React Aria (Apache 2.0)',
  'Konva (MIT)',
  'Zustand (MIT)',
  'Immer (MIT)',
  'Dexie (Apache 2.0)',
  'i18next (MIT)',
  'Zod (MIT)',
  'Chevrotain (Apache 2.0)',
  'markdown-it (MIT)',
  'fflate (MIT)',
  'noble-hashes (MIT)',
];
