export { BooksScreen } from './BooksScreen';
