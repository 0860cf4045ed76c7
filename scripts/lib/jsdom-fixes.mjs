// Runs before every file of tests with a page: what jsdom's page lacks, and what of it would break our code or make tests
// slow. After every test what it showed is taken away.
import { configure, getConfig } from '@testing-library/dom';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(() => cleanup());

const nothing = () => undefined;
Object.assign(globalThis, {
  ResizeObserver: class {
    observe = nothing;
    disconnect = nothing;
    unobserve = nothing;
  },
  CSS: { escape: (text) => text.replace(/[^\w-]/g, '\\$&') },
  matchMedia: () => ({
    matches: false,
    addEventListener: nothing,
    removeEventListener: nothing,
  }),
});
globalThis.Element.prototype.scrollIntoView = nothing;

// The page brings kinds of bytes of its own, which those of Node and of packages are no instances of: PDFs and archives
// would be broken. A clone is of Node's kind.
const KINDS = [
  'ArrayBuffer',
  'Float32Array',
  'Float64Array',
  'Int16Array',
  'Int32Array',
  'Int8Array',
  'Uint16Array',
  'Uint32Array',
  'Uint8Array',
  'Uint8ClampedArray',
];
for (const kind of KINDS) globalThis[kind] = structuredClone(new globalThis[kind](0)).constructor;

// While a test waits for something, every look that finds nothing would print the whole page.
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) =>
    getConfig()._disableExpensiveErrorDiagnostics
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

// jsdom works out a style by trying every rule of a browser's own style sheet on every element and its ancestors, at each
// look for a role. Where a page has no style sheets, as in our tests, an element looks like any other of its kind, but for
// what is written at it and what it inherits.
const { document } = globalThis;
const workOut = globalThis.getComputedStyle.bind(globalThis);

/** Default display of an element without style attributes, by its kind. */
const displays = new Map();

/** Attributes on which the style sheet of browsers makes a difference. */
const kindOf = (element) =>
  [element.namespaceURI, element.localName, element.hidden, element.type, element.open].join();

const displayOf = (element) => {
  const kind = kindOf(element);
  if (!displays.has(kind)) {
    const plain = element.cloneNode(false);
    plain.removeAttribute('style');
    displays.set(kind, workOut(plain).display);
  }
  return displays.get(kind);
};

/** Value at an element or at its nearest ancestor. */
const inherited = (element, name) => {
  for (let at = element; at !== null; at = at.parentElement) {
    const written = at.style?.getPropertyValue(name);
    if (written && written !== 'inherit') return written;
  }
  return '';
};

const valueOf = (element, name) => {
  if (name === 'display') return element.style.getPropertyValue(name) || displayOf(element);
  if (name === 'visibility') return inherited(element, name) || 'visible';
  if (name === 'pointer-events') return inherited(element, name) || 'auto';
  return element.style.getPropertyValue(name);
};

const NAMES = { display: 'display', visibility: 'visibility', pointerEvents: 'pointer-events' };

globalThis.getComputedStyle = (element, pseudo) => {
  if (pseudo || document.styleSheets.length > 0 || element.style === undefined)
    return workOut(element, pseudo);
  return new Proxy(element.style, {
    get: (style, name) => {
      if (name === 'getPropertyValue') return (property) => valueOf(element, property);
      if (Object.hasOwn(NAMES, name)) return valueOf(element, NAMES[name]);
      const value = Reflect.get(style, name);
      return typeof value === 'function' ? value.bind(style) : value;
    },
  });
};
