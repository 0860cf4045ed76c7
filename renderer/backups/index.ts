export { BackupBanner } from './room/BackupBanner';
export { BackupSheet } from './room/BackupSheet';
export { BackupStatus } from './room/BackupStatus';
export { type BackupNow, useBackupNow } from './room/use-backup-now';
export { showBackups } from './store';
