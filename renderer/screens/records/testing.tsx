import type { UserEvent } from '@testing-library/user-event';
import type { Campaign } from '../../../engine';
import { openScreen } from '../../app/testing';
import { RecordsScreen } from './RecordsScreen';
import { useRecordsView } from '../../model/records/records-store';

/** The room of the cast with one of its registers open, in German. */
export function openRecords(campaign: Campaign, register: string): Promise<UserEvent> {
  useRecordsView.setState({ register, registers: {} });
  return openScreen(<RecordsScreen />, campaign);
}
