import { useEffect } from 'react';
import type { PaneModel } from './model';

/** Faces the map is lettered with; they are asked for before the first word is drawn. */
const FACES = [
  '500 16px Alegreya',
  'italic 500 16px Alegreya',
  '600 16px Alegreya',
  'italic 600 16px Alegreya',
  '700 16px Alegreya',
  "500 12px 'Source Sans 3'",
  "600 12px 'Source Sans 3'",
  "700 12px 'Source Sans 3'",
];

/** The faces of the page; undefined where the browser does not tell. */
const faces = (): FontFaceSet | undefined => (document as { readonly fonts?: FontFaceSet }).fonts;

/** Letters the map anew once its faces have arrived, if they were not there already. */
export const useFaces = (model: PaneModel): void => {
  useEffect(() => {
    const fonts = faces();
    if (fonts === undefined || FACES.every((face) => fonts.check(face))) return;
    let isHere = true;
    void Promise.allSettled(FACES.map((face) => fonts.load(face))).then(() => {
      if (isHere) model.fontsArrived();
    });
    return () => {
      isHere = false;
    };
  }, [model]);
};
