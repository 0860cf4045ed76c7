import type { DropItem } from 'react-aria-components';

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
