import { waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { tharosCampaign, tharosOrders } from '../../../assets/examples/tharos';
import type { Campaign } from '../../../engine';
import { useTrial } from '../../model/adjudicate';
import { openScreen } from '../../app/testing';
import { FRESH_QUEUE, useDecide } from './decide/decide-store';
import { type TurnStepId, type TurnViewState, useTurnView } from '../../model/turn/turn-view';
import { TurnScreen } from '../../app/turn/TurnScreen';
import { FRESH_RUN, useRun } from './run/run-store';

/** The sample campaign with the sample letter on the desk. */
export function withLetter(): Campaign {
  return {
    ...tharosCampaign(),
    sheets: {
      tha: { turn: 58, party: 'tha', text: tharosOrders, receivedAt: '2026-01-01T12:00:00Z' },
    },
  };
}

/** Opens the turn screen with nothing chosen but what is given. */
export function openTurn(
  chosen: Partial<TurnViewState>,
  campaign: Campaign = tharosCampaign(),
): Promise<UserEvent> {
  useTrial.getState().clear();
  useDecide.setState(FRESH_QUEUE);
  useRun.setState(FRESH_RUN);
  useTurnView.setState({ hasEntered: true, ...chosen });
  return openScreen(<TurnScreen />, campaign);
}

/** Ends when the month is computed. */
export function computed(): Promise<void> {
  return waitFor(() => {
    if (useTrial.getState().state.kind !== 'ready') throw new Error('still computing');
  });
}

/** Opens the turn screen at a station; with letters, the month is computed when this returns. */
export async function sitDownAt(
  turnStep: TurnStepId,
  campaign: Campaign = withLetter(),
): Promise<UserEvent> {
  const user = await openTurn({ turnStep }, campaign);
  if (Object.keys(campaign.sheets).length > 0) await computed();
  return user;
}
