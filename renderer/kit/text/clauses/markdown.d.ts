/** A document of the project as it is written. */
declare module '*.md?raw' {
  const text: string;
  export default text;
}

/** A text of the project as it is written. */
declare module '*.txt?raw' {
  const text: string;
  export default text;
}
