/** A block of a map may hold so many lines. */
const BLOCK = 100;

const units = (text: string): string =>
  Array.from({ length: text.length }, (_, index) =>
    text.charCodeAt(index).toString(16).padStart(4, '0'),
  ).join('');

const HEAD = `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange`;

const FOOT = `endcmap
CMapName currentdict /CMap defineresource pop
end
end`;

/** What the glyphs of a font say, so that text can be searched, copied and read aloud. */
export const unicodeMap = (says: ReadonlyMap<number, string>): string => {
  const lines = [...says]
    .filter(([, text]) => text !== '')
    .sort(([left], [right]) => left - right)
    .map(([glyph, text]) => `<${glyph.toString(16).padStart(4, '0')}> <${units(text)}>`);
  const blocks: string[] = [];
  for (let at = 0; at < lines.length; at += BLOCK) {
    const block = lines.slice(at, at + BLOCK);
    blocks.push([`${String(block.length)} beginbfchar`, ...block, 'endbfchar'].join('\n'));
  }
  return [HEAD, ...blocks, FOOT].join('\n');
};
