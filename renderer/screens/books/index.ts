export { BooksRoom } from './BooksRoom';
