import { useEffect, useState } from 'react';
import { createStore } from '../../kit/state/create-store';
import { storage } from '../../model/storage';
import { drawActPictures } from './act-pictures';

/** The picture kept last, so that whoever shows it looks again. */
const useNewest = createStore<{ readonly newest: string }>(() => ({ newest: '' }));

const keyOf = (campaign: string, seq: number): string => `${campaign} ${String(seq)}`;

/** Keeps drawing pictures of acts as long as a campaign is open. */
export const useActPictures = (): void =>
  useEffect(
    () => drawActPictures((campaign, seq) => useNewest.setState({ newest: keyOf(campaign, seq) })),
    [],
  );

/** Address of the picture of an act; null while there is none. */
export const useActPicture = (campaign: string, seq: number): string | null => {
  const [url, setUrl] = useState<string | null>(null);
  const isNewest = useNewest(({ newest }) => newest === keyOf(campaign, seq));
  useEffect(() => {
    let made: string | null = null;
    let isHere = true;
    const show = async (): Promise<void> => {
      const [found] = await storage.thumbnails.acts(campaign, [seq]);
      if (!isHere || found === undefined) return;
      made = URL.createObjectURL(new Blob([found.bytes], { type: found.type }));
      setUrl(made);
    };
    show().catch(() => undefined);
    return () => {
      isHere = false;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [campaign, seq, isNewest]);
  return url;
};
