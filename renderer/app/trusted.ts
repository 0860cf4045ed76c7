/** What the browser asks before text becomes markup or the address of a script; a value may pass, null may not. */
interface TrustedRules {
  readonly createHTML: (text: string) => string | null;
  readonly createScriptURL: (address: string, type: string, sink: string) => string | null;
}

/** The part of the browser's `trustedTypes` that is needed here; absent where a browser does not know it. */
interface TrustedTypes {
  readonly createPolicy: (name: string, rules: TrustedRules) => unknown;
}

/** True for a script of the build, beside the page. */
const isOwnScript = (address: string, base: string): boolean =>
  new URL(address, base).href.startsWith(new URL('assets/', base).href);

/**
 * What may become markup or a script in this page. Markup: nothing but the empty text with which libraries clear what
 * they drew. Scripts: workers of the build. Text never becomes code.
 * @param base address of the page
 */
export function trustedRules(base: string): TrustedRules {
  return {
    createHTML: (text) => (text === '' ? text : null),
    createScriptURL: (address, _type, sink) =>
      sink === 'Worker constructor' && isOwnScript(address, base) ? address : null,
  };
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
trustedTypes?.createPolicy('default', trustedRules(globalThis.location.href));
