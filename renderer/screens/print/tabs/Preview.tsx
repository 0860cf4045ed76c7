import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MM_PER_PIXEL } from '../../../kit/cartography';
import { type Page, PageView } from '../../../kit/paper';
import { ToggleGroup } from '../../../kit/ui';
import { usePrint } from '../print-store';

/** White space beside, and above and below the sheets on the desk, in pixels. */
const AIR = { x: 64, y: 92 } as const;
const LARGEST_SCALE = 1.6;
const LEAST_SCALE = 0.2;

/** The largest scale, within bounds, at which a whole sheet is in sight. */
export function fitScale(
  { width, height }: Pick<Page, 'width' | 'height'>,
  desk: { readonly width: number; readonly height: number },
): number {
  return Math.max(
    LEAST_SCALE,
    Math.min(
      LARGEST_SCALE,
      (desk.width - AIR.x) / (width / MM_PER_PIXEL),
      (desk.height - AIR.y) / (height / MM_PER_PIXEL),
    ),
  );
}

const ZoomSwitch = () => {
  const { t } = useTranslation();
  const zoom = usePrint((state) => state.zoom);
  const set = usePrint((state) => state.set);
  return (
    <div className="ww-print-zoom">
      <ToggleGroup
        variant="line"
        label={t('print:zoom')}
        value={zoom}
        options={[
          { id: 'fit', label: t('print:zoomFit') },
          { id: 'real', label: t('print:zoomReal') },
        ]}
        onChange={(next) => set({ zoom: next })}
      />
    </div>
  );
};

/** The sheets as they will come out, laid on the desk. They are drawn from the very marks the files are made of. */
export function Preview({ pages }: { readonly pages: readonly Page[] }) {
  const { t } = useTranslation();
  const desk = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 1000, height: 700 });
  const zoom = usePrint((state) => state.zoom);
  useLayoutEffect(() => {
    const element = desk.current;
    if (element === null) return;
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <section className="ww-print-desk" aria-label={t('print:preview')}>
      <ZoomSwitch />
      <div className="ww-print-scroll" ref={desk} tabIndex={0}>
        <div className="ww-print-sheets ww-stack ww-align-center">
          {pages.map((page, index) => {
            const scale = (zoom === 'fit' ? fitScale(page, size) : 1) / MM_PER_PIXEL;
            const [width, height] = [page.width * scale, page.height * scale];
            const intrinsic = `${Math.round(width)}px ${Math.round(height)}px`;
            return (
              <div
                key={index}
                className="ww-print-sheet"
                role="img"
                aria-label={page.label}
                style={{ width, height, containIntrinsicSize: intrinsic }}
              >
                <PageView page={page} width={width} />
              </div>
            );
          })}
        </div>
      </div>
    </section>
  );
}
