/** The one function of mammoth that is used here. Its published types bring the globals of Node with them. */
declare module 'mammoth/mammoth.browser.js' {
  interface ImageConverter {
    readonly __mammothBrand: 'ImageConverter';
  }

  const mammoth: {
    readonly convertToHtml: (
      input: { readonly arrayBuffer: ArrayBuffer },
      options: {
        readonly convertImage: ImageConverter;
        readonly externalFileAccess: false;
        readonly ignoreEmptyParagraphs: boolean;
      },
    ) => Promise<{ readonly value: string }>;
    readonly images: {
      readonly imgElement: (attributes: () => Promise<{ readonly src: string }>) => ImageConverter;
    };
  };
  export default mammoth;
}
