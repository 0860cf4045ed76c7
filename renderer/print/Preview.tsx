import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MM_PER_PIXEL } from '../cartography';
import { ToggleGroup } from '../ui';
import type { PaperSize } from './paper';
import { type Print, Sheets } from './Sheets';
import { usePrint } from './state';

/** White space beside, and above and below the sheets on the desk, in pixels. */
const AIR = { x: 64, y: 92 } as const;

/** The largest scale, at most 1.6, at which a whole sheet is in sight. */
export const fitScale = (
  { width, height }: PaperSize,
  desk: { readonly width: number; readonly height: number },
): number =>
  Math.max(
    0.2,
    Math.min(
      1.6,
      (desk.width - AIR.x) / (width / MM_PER_PIXEL),
      (desk.height - AIR.y) / (height / MM_PER_PIXEL),
    ),
  );

/** The sheets as they will come out, laid on the desk. */
export const Preview = ({ plan, words, terrains }: Print) => {
  const { t } = useTranslation();
  const desk = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 1000, height: 700 });
  const { zoom, set } = usePrint();
  useLayoutEffect(() => {
    const element = desk.current;
    if (element === null) return;
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const scale = zoom === 'fit' ? fitScale(plan.layout.paper, size) : 1;
  return (
    <section className="ww-print-desk" aria-label={t('print:preview')}>
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
      <div className="ww-print-scroll" ref={desk} tabIndex={0}>
        <div className="ww-print-sheets" style={{ zoom: scale }}>
          <Sheets plan={plan} words={words} terrains={terrains} id="preview" />
        </div>
      </div>
    </section>
  );
};
