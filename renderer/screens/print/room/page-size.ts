/**
 * Tells the printer the size of its paper, such as `210mm 297mm`, until the returned function is called. It is a
 * sheet of its own, because the page's policy allows no style that is written into the page.
 */
export const adoptPageSize = (size: string): (() => void) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@page { size: ${size}; margin: 0; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
};
