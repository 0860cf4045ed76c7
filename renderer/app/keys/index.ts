export { ShortcutSheet } from './ShortcutSheet';
