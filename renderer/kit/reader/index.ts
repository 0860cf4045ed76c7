export { showHeading } from './heading';
export { Reader, type ReaderEntry } from './Reader';
export { useReaderKeys } from './heading';
