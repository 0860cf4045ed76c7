import { useEffect, useState } from 'react';
import { type Faces, loadFaces } from '../../paper';

/** The faces of the house as soon as they are here; null before. */
export const useFaces = (): Faces | null => {
  const [faces, setFaces] = useState<Faces | null>(null);
  useEffect(() => {
    const state = { isGone: false };
    void loadFaces().then((loaded) => {
      if (!state.isGone) setFaces(loaded);
    });
    return () => {
      state.isGone = true;
    };
  }, []);
  return faces;
};
