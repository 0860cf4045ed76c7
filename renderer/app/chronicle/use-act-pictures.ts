import { useEffect, useState } from 'react';
import { createStore } from '../../kit/state/create-store';
import { storage, type Touched } from '../../model/storage';
import { type Campaign, inOwnNet, type Lattice } from '../../../engine';
import { type Session, useSession } from '../../model/state/session';

/** An entry whose picture is still to be drawn, with the state of the campaign right after it. */
interface Pending {
  readonly campaign: Campaign;
  readonly lattice: Lattice;
  readonly seq: number;
  readonly touched: Touched;
}

/** Most states held in memory; of entries that came too fast the older ones get no picture. */
const MOST = 24;

/** Milliseconds without input before pictures are drawn. */
const QUIET = 1500;

const TYPE = 'image/webp';
const QUALITY = 0.85;

const pendingOf = ({
  campaign,
  lattice,
  journal,
  head,
  readOnly,
}: Session): Pending | undefined => {
  const touched = journal[head]?.touched;
  if (campaign === null || lattice === null || touched === undefined || readOnly) return undefined;
  return { campaign, lattice: inOwnNet(lattice), seq: head, touched };
};

const drawAndKeep = async ({ campaign, lattice, seq, touched }: Pending): Promise<void> => {
  const [known] = await storage.thumbnails.acts(campaign.id, [seq]);
  if (known !== undefined) return;
  const { drawEntry } = await import('./draw-entry');
  const canvas = drawEntry(campaign, lattice, touched);
  if (canvas === undefined) return;
  const file = await canvas.convertToBlob({ type: TYPE, quality: QUALITY });
  const bytes = new Uint8Array(await file.arrayBuffer());
  await storage.thumbnails.keepAct({ campaign: campaign.id, seq, type: file.type, bytes });
};

/** Called when an entry's picture has been stored. */
type Listener = (campaign: string, seq: number) => void;

/**
 * Draws a small picture of every entry that changed the map, once input pauses. A picture that cannot be drawn or
 * stored is left out. Returns how to stop.
 */
const drawEntryPictures = (onKept: Listener = () => undefined): (() => void) => {
  if (typeof OffscreenCanvas === 'undefined') return () => undefined;
  const waiting = new Map<string, Pending>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const work = async (): Promise<void> => {
    const [next] = waiting;
    if (next === undefined) return;
    const [key, pending] = next;
    waiting.delete(key);
    await drawAndKeep(pending).then(
      () => onKept(pending.campaign.id, pending.seq),
      () => undefined,
    );
    timer = setTimeout(() => void work(), 0);
  };

  const take = (session: Session): void => {
    const pending = pendingOf(session);
    if (pending === undefined) return;
    waiting.set(`${pending.campaign.id} ${String(pending.seq)}`, pending);
    const [oldest] = waiting.keys();
    if (waiting.size > MOST && oldest !== undefined) waiting.delete(oldest);
    clearTimeout(timer);
    timer = setTimeout(() => void work(), QUIET);
  };

  take(useSession.getState());
  const stop = useSession.subscribe((session, before) => {
    if (session.head !== before.head || session.campaign?.id !== before.campaign?.id) take(session);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
};

/** The picture stored last, so that components showing it look again. */
const useNewest = createStore<{ readonly newest: string }>(() => ({ newest: '' }));

const keyOf = (campaign: string, seq: number): string => `${campaign} ${String(seq)}`;

/** Draws pictures of journal entries as long as a campaign is open. */
export function useEntryPictures(): void {
  useEffect(
    () =>
      drawEntryPictures((campaign, seq) => useNewest.setState({ newest: keyOf(campaign, seq) })),
    [],
  );
}

/** Address of the picture of a journal entry; null while there is none. */
export function useEntryPicture(campaign: string, seq: number): string | null {
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
}
