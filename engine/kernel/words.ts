/** Words in both languages of the program, German first. */
export type Words = readonly [de: string, en: string];
