export { showBackups } from './store';
