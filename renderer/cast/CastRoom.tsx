/** The room of the cast: everybody and everything the GM keeps a sheet of. */
export const CastRoom = () => <div className="ww-cast" />;
