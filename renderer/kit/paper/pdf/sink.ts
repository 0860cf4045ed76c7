import PDFDocument from 'pdfkit';

/** An object of a PDF whose content is still to come. */
export type Reference = PDFKit.PDFKitReference;

/** A text as a PDF writes it; a bare string would be a name. */
export function literal(text: string): object {
  return new TextObject(text);
}

/** pdfkit takes objects of this kind for texts. */
const TextObject = String;

/** Points of a millimetre. */
export const POINTS = 72 / 25.4;

const HOUSE = 'Wabenwart';

/** A file without time: the same sheets yield the same bytes on every day. */
const BEGINNING = 0;

/** What a sheet refers to, by the names it uses. */
export interface SheetObjects {
  readonly fonts: Record<string, Reference>;
  readonly xobjects: Record<string, Reference>;
  readonly ext_gstates: Record<string, Reference>;
  readonly annotations: Reference[];
}

interface Sheet {
  readonly width: number;
  readonly height: number;
}

/** A PDF under construction that passes on its bytes as soon as they are final. */
export class PdfSink extends PDFDocument {
  declare private certain: Uint8Array[] | undefined;
  declare private readonly _root: { readonly data: Record<string, unknown> };

  constructor(title: string, language: string) {
    super({
      autoFirstPage: false,
      // No font is set until a text needs one.
      font: '',
      lang: language,
      displayTitle: true,
      info: { Title: title, Producer: HOUSE, Creator: HOUSE, CreationDate: new Date(BEGINNING) },
    });
    delete this.info.CreationDate;
    // Opacity came with version 1.4; the head of the file stays that of pdfkit.
    this.enter('Version', '1.7');
  }

  /** Takes what pdfkit would put into its stream. */
  override push(chunk: Uint8Array | null): boolean {
    if (chunk !== null) (this.certain ??= []).push(chunk);
    return true;
  }

  /** No metadata of a second kind beside title and language: they would repeat the day. */
  override endMetadata(): void {
    this.certain ??= [];
  }

  /** Fields are written by the form itself. */
  override endAcroForm(): this {
    return this;
  }

  /** An entry in the catalog of the file. */
  enter(name: string, value: unknown): void {
    this._root.data[name] = value;
  }

  sheet({ width, height }: Sheet): void {
    this.addPage({ size: [width * POINTS, height * POINTS], margin: 0 });
  }

  /** An entry of the outline that leads to a height, in millimetres from the top, of the sheet that is being drawn. */
  bookmark(title: string, level: 1 | 2, y: number): void {
    const parent = level === 1 ? this.outline : (this.outline.children.at(-1) ?? this.outline);
    // pdfkit counts `left` from the right.
    const place = { top: y * POINTS, left: this.page.width, fit: false, expanded: false };
    parent.addItem(title, place);
  }

  /** What the sheet that is being drawn refers to. */
  objects(): SheetObjects {
    return this.page;
  }

  /** The bytes that are certain since the last call. */
  taken(): readonly Uint8Array[] {
    const chunks = this.certain ?? [];
    this.certain = [];
    return chunks;
  }
}
