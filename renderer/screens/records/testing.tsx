import type { UserEvent } from '@testing-library/user-event';
import type { Campaign } from '../../../engine';
import { openRoom } from '../../app/testing';
import { CastRoom } from './CastRoom';
import { useCast } from '../../model/records/cast-store';

/** The room of the cast with one of its registers open, in German. */
export const openCast = (campaign: Campaign, register: string): Promise<UserEvent> => {
  useCast.setState({ register, registers: {} });
  return openRoom(<CastRoom />, campaign);
};
