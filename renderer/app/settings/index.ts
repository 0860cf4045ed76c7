export { SettingsRoom } from './SettingsRoom';
