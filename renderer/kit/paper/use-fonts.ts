import { useEffect, useState } from 'react';
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
