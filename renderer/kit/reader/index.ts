export { showHeading } from './heading';
export { Reader, type ReaderEntry, type ReaderProps } from './Reader';
export { useReaderKeys } from './heading';
