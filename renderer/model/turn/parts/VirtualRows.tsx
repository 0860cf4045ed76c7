import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { DRAWN_WHOLE } from '../../../kit/ui/use-row-window';

export interface VirtualRowsProps {
  readonly count: number;
  /** Expected height of a row in px; real heights are measured. */
  readonly height: number;
  readonly scroller: RefObject<HTMLElement | null>;
  /** Row that must be in sight; a change scrolls to it. */
  readonly target: number | null;
  readonly row: (index: number) => ReactNode;
}

const Windowed = ({ count, height, scroller, target, row }: VirtualRowsProps) => {
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 12,
  });
  useEffect(() => {
    if (target !== null) virtual.scrollToIndex(target, { align: 'center' });
  }, [target, virtual]);
  return (
    <div style={{ height: virtual.getTotalSize(), position: 'relative' }}>
      {virtual.getVirtualItems().map((item) => (
        <div
          key={item.key}
          ref={virtual.measureElement}
          data-index={item.index}
          className="ww-virtual-row"
          style={{ transform: `translateY(${String(item.start)}px)` }}
        >
          {row(item.index)}
        </div>
      ))}
    </div>
  );
};

const Whole = ({ count, scroller, target, row }: VirtualRowsProps) => {
  useEffect(() => {
    if (target === null) return;
    const element = scroller.current?.querySelector(`[data-index="${String(target)}"]`);
    element?.scrollIntoView({ block: 'nearest' });
  }, [target, scroller]);
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} data-index={index}>
          {row(index)}
        </div>
      ))}
    </>
  );
};

/** Many rows of unknown height: short lists whole, long ones only as far as they are in sight. */
export function VirtualRows(props: VirtualRowsProps) {
  return props.count <= DRAWN_WHOLE ? <Whole {...props} /> : <Windowed {...props} />;
}
