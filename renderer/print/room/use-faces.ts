import { useEffect, useState } from 'react';
import { type Faces, loadFaces } from '../../paper';

/** The faces of the house, `loading`, or `failed` where they could not be fetched. */
export const useFaces = (): Faces | 'loading' | 'failed' => {
  const [faces, setFaces] = useState<Faces | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let isHere = true;
    loadFaces().then(
      (loaded) => isHere && setFaces(loaded),
      () => isHere && setFaces('failed'),
    );
    return () => {
      isHere = false;
    };
  }, []);
  return faces;
};
