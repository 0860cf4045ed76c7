import { memo, useId, useMemo, useEffect, useState } from 'react';
import { SvgArt } from '../ui';
import type { Page } from './page';
import type { Pictures } from './svg/marks';
import { svgOfPage } from './svg/page';
import type { Fonts } from './fonts';
import { loadFonts } from './fonts/load';

/** The fonts of the program, `loading`, or `failed` where they could not be fetched. */
export function useFonts(): Fonts | 'loading' | 'failed' {
  const [fonts, setFonts] = useState<Fonts | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let isHere = true;
    loadFonts().then(
      (loaded) => isHere && setFonts(loaded),
      () => isHere && setFonts('failed'),
    );
    return () => {
      isHere = false;
    };
  }, []);
  return fonts;
}

/** A sheet on the screen, `width` CSS pixels or another CSS length wide; it is drawn from the marks the PDF is made of. */
export const PageView = memo(function PageView({
  page,
  pictures,
  width = '100%',
}: {
  readonly page: Page;
  readonly pictures?: Pictures;
  readonly width?: number | string;
}) {
  const id = useId().replaceAll(/[^A-Za-z0-9]/g, '');
  const node = useMemo(() => {
    const drawing = svgOfPage(page, `p${id}-`, pictures);
    // Without a height the sheet has its proportions, whatever the width is measured in.
    const attributes = Object.entries(drawing.attributes).filter(([name]) => name !== 'height');
    return { ...drawing, attributes: { ...Object.fromEntries(attributes), width } };
  }, [page, pictures, width, id]);
  return <SvgArt node={node} />;
});
