import { type ReactNode, useRef } from 'react';
import { VirtualRows } from '../../../model/turn/parts/VirtualRows';

export interface PastListProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  /** Said where there is nothing. */
  readonly none: string;
  readonly row: (item: Item) => ReactNode;
}

/** Lines of an archived month, drawn as far as they are in sight. Each line is a `listitem`. */
export function PastList<Item>({ label, items, none, row }: PastListProps<Item>) {
  const scroller = useRef<HTMLDivElement>(null);
  if (items.length === 0) return <p className="ww-past-leaf ww-quiet">{none}</p>;
  return (
    <div ref={scroller} className="ww-past-leaf" role="list" tabIndex={0} aria-label={label}>
      <VirtualRows
        count={items.length}
        height={28}
        scroller={scroller}
        target={null}
        row={(index) => {
          const item = items[index];
          return item === undefined ? null : row(item);
        }}
      />
    </div>
  );
}
