export { BackupBanner } from './room/BackupBanner';
export { BackupSheet } from './room/BackupSheet';
export { BackupStatus } from './room/BackupStatus';
export { showBackups } from './store';
