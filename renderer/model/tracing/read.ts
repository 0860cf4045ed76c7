import type { Underlay } from '../../../engine';
import { bridge } from '../../kit/bridge';
import { useView } from '../state/view';
import { useSession } from '../state/session';
import { storage } from '../storage';
import { hashOf } from '../storage/hash';
import { addUnderlay } from './commands';
import { decodePicture } from './picture/decode';
import { MAX_SIDE, type PictureProblem, recognise } from './picture/recognise';
import { useTracing } from './state';
import { usePictureStore } from './use-pictures';

const refuse = (code: PictureProblem['code'] | 'unstored' | 'other', file: string, about = {}) =>
  useTracing
    .getState()
    .set({ problem: { text: `trace:problem.${code}`, about: { ...about, file } } });

/** A picture of known size, not yet part of the campaign. */
interface Incoming {
  readonly file: string;
  readonly bytes: Uint8Array;
}

/**
 * Unpacks and keeps a picture and gives its hash and size; undefined after a refusal, which has been told, or
 * when the campaign has been left.
 */
const keep = async ({
  file,
  bytes,
}: Incoming): Promise<Pick<Underlay, 'image' | 'width' | 'height'> | undefined> => {
  const campaign = useSession.getState().campaign;
  const known = recognise(bytes);
  if (!known.ok) refuse(known.problem.code, file, { most: MAX_SIDE, ...known.problem.about });
  if (campaign === null || !known.ok || known.value.kind === 'pdf') return undefined;
  const decoded = await decodePicture(bytes);
  if (!decoded.ok) {
    refuse(decoded.problem.code, file);
    return undefined;
  }
  const image = await hashOf(bytes);
  try {
    await storage.keepPicture(campaign.id, image, bytes);
  } catch {
    refuse('unstored', file);
    decoded.value.bitmap.close();
    return undefined;
  }
  if (useSession.getState().campaign?.id !== campaign.id) {
    decoded.value.bitmap.close();
    return undefined;
  }
  usePictureStore.getState().put(image, decoded.value.bitmap);
  return { image, width: known.value.width, height: known.value.height };
};

const freeId = (taken: Readonly<Record<string, unknown>>): string => {
  for (let number = 1; ; number += 1) {
    const id = `u${number}`;
    if (!(id in taken)) return id;
  }
};

const ENDING = /\.[a-z0-9]{1,5}$/i;

const lay = async (incoming: Incoming): Promise<void> => {
  const kept = await keep(incoming);
  const { campaign, execute } = useSession.getState();
  if (kept === undefined || campaign === null) return;
  const underlay: Underlay = {
    ...kept,
    id: freeId(campaign.underlays),
    name: incoming.file.replace(ENDING, ''),
    pins: [],
    opacity: 0.6,
    isLocked: false,
    isShown: true,
  };
  // Not waited for: while the disk refuses to write, the picture lies there all the same.
  void execute(addUnderlay(underlay));
};

/** The reader of PDFs is large and comes only when one is opened. */
const openPages = async ({ file, bytes }: Incoming): Promise<void> => {
  const { openPdf } = await import('./picture/pdf');
  const opened = await openPdf(bytes);
  if (!opened.ok) refuse(opened.problem.code, file);
  else if (opened.value.pages === 1) await layPage(file, opened.value, 1);
  else useTracing.getState().set({ pdf: { file, pdf: opened.value } });
};

type Pages = NonNullable<ReturnType<typeof useTracing.getState>['pdf']>['pdf'];

const layPage = async (file: string, pdf: Pages, page: number): Promise<void> => {
  const picture = await pdf.picture(page);
  await pdf.close();
  if (picture.ok) await lay({ file, bytes: picture.value });
  else refuse(picture.problem.code, file, picture.problem.about);
};

/** Says that a file is being read while it is, and that it cannot be, whatever the reason. */
const whileReading = async (file: string, act: () => Promise<void>): Promise<void> => {
  const { set } = useTracing.getState();
  set({ isReading: true, problem: null });
  try {
    await act();
  } catch {
    refuse('damaged', file);
  } finally {
    set({ isReading: false });
  }
};

/** The file the GM chooses; null if he chose none or it vanished before it was read, which has been told. */
const choosePicture = async (): Promise<Incoming | null> => {
  try {
    const chosen = await bridge.openFile({ kind: 'picture' });
    return chosen === null ? null : { file: chosen.name, bytes: chosen.bytes };
  } catch {
    useTracing.getState().set({ problem: { text: 'trace:problem.gone', about: {} } });
    return null;
  }
};

/** Lets the GM choose a picture or a PDF and lays it under the grid. What comes of it is told in the panel. */
export async function importPicture(): Promise<void> {
  useView.getState().set({ tool: 'calibrate', perspective: { kind: 'truth' } });
  const incoming = await choosePicture();
  if (incoming === null) return;
  await whileReading(incoming.file, async () => {
    const known = recognise(incoming.bytes);
    if (known.ok && known.value.kind === 'pdf') await openPages(incoming);
    else await lay(incoming);
  });
}

/** Takes the chosen page of the PDF at hand. */
export async function takePage(page: number): Promise<void> {
  const { pdf, set } = useTracing.getState();
  if (pdf === null) return;
  set({ pdf: null });
  await whileReading(pdf.file, () => layPage(pdf.file, pdf.pdf, page));
}

/** Closes the PDF without taking a page. */
export function dropPdf(): void {
  const { pdf, set } = useTracing.getState();
  set({ pdf: null });
  void pdf?.pdf.close();
}

/** Lets the GM choose the picture of an underlay again where it is missing; another picture is refused. */
export async function reloadPicture({ image }: Underlay): Promise<void> {
  const incoming = await choosePicture();
  if (incoming === null) return;
  await whileReading(incoming.file, async () => {
    if ((await hashOf(incoming.bytes)) === image) await keep(incoming);
    else refuse('other', incoming.file);
  });
}
