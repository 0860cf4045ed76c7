/** Which way the page is lit: a picture is kept for each. */
export type PictureTheme = 'light' | 'dark';

/** A small picture of a whole world, kept so that the map is there at once when the campaign is opened. */
export interface StoredWorldPicture {
  readonly campaign: string;
  readonly theme: PictureTheme;
  /** The revision of the campaign that it shows: proof that it still fits. */
  readonly revision: number;
  /** Everything else it depends on, in one text. */
  readonly styleKey: string;
  /** Place of its upper left corner in pixels from the origin of the plane, size, and width of a field. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly field: number;
  /** The file: its media type and its bytes. */
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A small picture of the area that an act touched, as it was right after the act. */
export interface StoredActPicture {
  readonly campaign: string;
  readonly seq: number;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}
