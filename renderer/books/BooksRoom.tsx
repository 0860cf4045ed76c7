/** The room of the books: balance sheets, ledger, comparison of realms. */
export const BooksRoom = () => <div className="ww-books-room" />;
