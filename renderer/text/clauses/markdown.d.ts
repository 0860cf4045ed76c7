/** A document of the project as it is written. */
declare module '*.md?raw' {
  const text: string;
  export default text;
}
