import { Button } from 'react-aria-components';

/** The handle by which a row is dragged, with the mouse or from the keyboard; `label` says what it moves. */
export function Grip({ label }: { readonly label: string }) {
  return (
    <Button slot="drag" className="ww-news-grip" aria-label={label}>
      <svg width={10} height={16} viewBox="0 0 10 16" aria-hidden="true">
        <path d="M2.500 3h.01M7.500 3h.01M2.500 8h.01M7.500 8h.01M2.500 13h.01M7.500 13h.01" />
      </svg>
    </Button>
  );
}
