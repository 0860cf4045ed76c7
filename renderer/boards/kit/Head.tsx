/** The small head of a part of the palette, with a quiet word at its right. */
export const Head = ({ title, note }: { readonly title: string; readonly note?: string }) => (
  <div className="ww-palette-head">
    <h3 className="ww-over">{title}</h3>
    {note === undefined ? null : <span className="ww-small ww-quiet">{note}</span>}
  </div>
);
