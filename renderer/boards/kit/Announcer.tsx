/** Speaks what is chosen on a board to those who do not see it. */
export const Announcer = ({ text }: { readonly text: string }) => (
  <p className="ww-visually-hidden" aria-live="polite">
    {text}
  </p>
);
