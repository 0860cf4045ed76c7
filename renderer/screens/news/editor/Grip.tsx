import { Button, type DropItem } from 'react-aria-components';

/** What is dragged: a piece of the issue by its id, or a source by its key. */
export const DRAG = { item: 'wabenwart/news-item', source: 'wabenwart/news-source' } as const;

/** The dragged things of one type, in the order in which they were taken. */
export async function draggedOf(
  items: readonly DropItem[],
  type: (typeof DRAG)[keyof typeof DRAG],
): Promise<readonly string[]> {
  const texts = await Promise.all(
    items.map((item) =>
      item.kind === 'text' && item.types.has(type) ? item.getText(type) : Promise.resolve(''),
    ),
  );
  return texts.filter((text) => text !== '');
}

/** The handle by which a row is dragged, with the mouse or from the keyboard; `label` names what it moves. */
export function Grip({ label }: { readonly label: string }) {
  return (
    <Button slot="drag" className="ww-news-grip ww-grid" aria-label={label}>
      <svg width={10} height={16} viewBox="0 0 10 16" aria-hidden="true">
        <path d="M2.500 3h.01M7.500 3h.01M2.500 8h.01M7.500 8h.01M2.500 13h.01M7.500 13h.01" />
      </svg>
    </Button>
  );
}
