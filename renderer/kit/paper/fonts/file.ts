import type { Font as FontFile } from 'fontkit';
import { close, curveTo, lineTo, moveTo, type Path, type Trail } from '../../cartography';
import type { FontData } from '../fonts';

/** The outline of a TrueType glyph, which knows straight lines and quadratic curves only. */
const outline = (font: FontFile, glyph: number): Path => {
  const trail: Trail = [];
  for (const { command, args } of font.getGlyph(glyph).path.commands) {
    const [a = 0, b = 0, c = 0, d = 0] = args;
    if (command === 'moveTo') moveTo(trail, a, b);
    else if (command === 'lineTo') lineTo(trail, a, b);
    else if (command === 'quadraticCurveTo') curveTo(trail, a, b, c, d);
    else if (command === 'closePath') close(trail);
  }
  return trail;
};

/** Widths of all glyphs; the last one in the table holds for all after it. */
const widthsOf = (
  tables: ReadonlyMap<string, Uint8Array>,
  unitsPerEm: number,
): readonly number[] => {
  const view = (tag: string): DataView => {
    const bytes = tables.get(tag) ?? new Uint8Array(64);
    return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  };
  const glyphs = view('maxp').getUint16(4);
  const measured = view('hhea').getUint16(34);
  const metrics = view('hmtx');
  return Array.from(
    { length: glyphs },
    (_, glyph) => (metrics.getUint16(4 * Math.min(glyph, measured - 1)) * 1000) / unitsPerEm,
  );
};

/** What a PDF needs to know of a font. `read` opens it anew, for outlines. */
export const fontData = (
  tables: ReadonlyMap<string, Uint8Array>,
  font: FontFile,
  read: () => FontFile,
): FontData => {
  let drawing: FontFile | undefined;
  const { minX, minY, maxX, maxY } = font.bbox;
  return {
    tables,
    name: font.postscriptName.replaceAll(/[^A-Za-z0-9-]/g, ''),
    unitsPerEm: font.unitsPerEm,
    ascent: font.ascent,
    descent: font.descent,
    capHeight: font.capHeight,
    xHeight: font.xHeight,
    italicAngle: font.italicAngle,
    bounds: [minX, minY, maxX, maxY],
    widths: widthsOf(tables, font.unitsPerEm),
    outlineOf: (glyph) => {
      // A font remembers what its glyphs said when they were first asked for: the one that sets words stays apart.
      drawing ??= read();
      return outline(drawing, glyph);
    },
    glyphOf: (codePoint) =>
      font.hasGlyphForCodePoint(codePoint) ? font.glyphForCodePoint(codePoint).id : 0,
  };
};
