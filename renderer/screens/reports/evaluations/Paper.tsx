import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Page, PageView } from '../../../kit/paper';
import { IconButton } from '../../../kit/ui';

/** CSS pixels per millimetre at the widths offered; null = as wide as there is room. */
const ZOOMS = [null, 3, 4, 5.5] as const;

/** The sheets as they will be printed, under each other. */
export const Paper = ({
  pages,
  realm,
}: {
  readonly pages: readonly Page[];
  readonly realm: string;
}) => {
  const { t } = useTranslation();
  const [zoom, setZoom] = useState(0);
  const scale = ZOOMS[zoom] ?? null;
  return (
    <section className="ww-evaluation-paper ww-stack" aria-label={t('dispatch:paper.label')}>
      <header>
        <span className="ww-small ww-quiet">
          {t('dispatch:paper.sheets', { count: pages.length })}
        </span>
        <IconButton
          icon="minus"
          label={t('dispatch:paper.smaller')}
          isDisabled={zoom <= 1}
          onPress={() => setZoom(zoom - 1)}
        />
        <IconButton
          icon="plus"
          label={t('dispatch:paper.larger')}
          isDisabled={zoom === ZOOMS.length - 1}
          onPress={() => setZoom(zoom + 1)}
        />
        <IconButton
          icon="fit"
          label={t('dispatch:paper.fit')}
          isDisabled={zoom === 0}
          onPress={() => setZoom(0)}
        />
      </header>
      <div
        className="ww-evaluation-sheets ww-stack ww-gap-18 ww-scroll"
        tabIndex={0}
        role="group"
        aria-label={realm}
      >
        {pages.map((page, index) => (
          <div
            key={index}
            className="ww-evaluation-sheet"
            style={{
              aspectRatio: `${page.width} / ${page.height}`,
              width: scale === null ? '100%' : page.width * scale,
            }}
          >
            <PageView page={page} />
          </div>
        ))}
      </div>
    </section>
  );
};
