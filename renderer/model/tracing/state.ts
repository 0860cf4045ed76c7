import type { FieldAddress, TerrainKey, UnderlayPin } from '../../../engine';
import { createStore } from '../../kit/state/create-store';
import { onLeaving } from '../state/leaving';
import type { Survey } from './colours/survey';
import type { PdfFile } from './picture/pdf';

/** A chosen PDF whose page is still to be chosen. */
export interface OpenPdf {
  readonly file: string;
  readonly pdf: PdfFile;
}

/** The colours of one picture, and the terrain the GM gives to each of them. */
export interface Suggestion {
  readonly underlay: string;
  /** The pins the fields were looked at with: with others the colours must be read again. */
  readonly pins: readonly UnderlayPin[];
  /** Addresses surveyed, by their place in the job. */
  readonly looked: readonly FieldAddress[];
  readonly survey: Survey;
  /** Terrain per group; null = not taken over. */
  readonly terrains: readonly (TerrainKey | null)[];
  readonly onlyChosen: boolean;
}

/** State of scanned maps; nothing of it is stored with the campaign. */
export interface TracingState {
  readonly isReading: boolean;
  readonly pdf: OpenPdf | null;
  /** The last refusal: text key and data. */
  readonly problem: {
    readonly text: string;
    readonly about: Readonly<Record<string, string | number>>;
  } | null;
  /** The opacity during the drag of its slider. */
  readonly live: { readonly id: string; readonly opacity: number } | null;
  /** How far the colours of a picture have been read, 0 to 1; null = none are being read. */
  readonly looking: number | null;
  readonly suggestion: Suggestion | null;
  readonly set: (change: Partial<Omit<TracingState, 'set'>>) => void;
}

const NOTHING: Omit<TracingState, 'set'> = {
  isReading: false,
  pdf: null,
  problem: null,
  live: null,
  looking: null,
  suggestion: null,
};

export const useTracing = createStore<TracingState>((set) => ({
  ...NOTHING,
  set: (change) => set(change),
}));

onLeaving(() => {
  void useTracing.getState().pdf?.pdf.close();
  useTracing.setState(NOTHING);
});
