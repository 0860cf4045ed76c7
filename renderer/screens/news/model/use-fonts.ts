import { useEffect, useState } from 'react';
import { type Fonts, loadFonts } from '../../../kit/paper';

/** The fonts of the program as soon as they are here; null before. */
export const useFonts = (): Fonts | null => {
  const [fonts, setFonts] = useState<Fonts | null>(null);
  useEffect(() => {
    const state = { isGone: false };
    void loadFonts().then((loaded) => {
      if (!state.isGone) setFonts(loaded);
    });
    return () => {
      state.isGone = true;
    };
  }, []);
  return fonts;
};
