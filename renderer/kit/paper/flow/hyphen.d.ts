/** The one function of hyphen that is used here; it comes without types. */
declare module 'hyphen/de' {
  export const hyphenateSync: (text: string, options?: { readonly hyphenChar?: string }) => string;
}
declare module 'hyphen/en' {
  export const hyphenateSync: (text: string, options?: { readonly hyphenChar?: string }) => string;
}
