import {
  type Campaign,
  type GrossfeldNo,
  type SegmentLeftOut,
  segmentOf,
  systems,
} from '../../../../engine';
import { bridge } from '../../../kit/bridge';
import { exportCampaign } from '../../../model/files/actions';
import { type Notice, useNotice } from '../../../model/files/notice';
import { asJob } from '../../../model/files/transfer';
import { randomSeed } from '../../../model/genesis/seed';
import { usePreferences } from '../../../model/state/preferences';
import { storage } from '../../../model/storage';

const REFUSED: Notice = {
  kind: 'failed',
  title: 'world:segment.title',
  text: 'world:segment.refused',
  about: {},
};

/** Kinds of records of the game of a campaign. */
export function kindsOf({ system }: Campaign) {
  return systems[system]?.records ?? [];
}

/**
 * Writes a segment as a campaign of its own to a file, and says what became of it; true if there is a file now. The open
 * campaign stays as it is.
 */
export async function writeSegment(
  campaign: Campaign,
  nos: readonly GrossfeldNo[],
  name: string,
  leftOut: readonly SegmentLeftOut[],
): Promise<boolean> {
  const { language } = usePreferences.getState();
  const id = crypto.randomUUID();
  const plan = { id, name, seed: randomSeed(), kinds: kindsOf(campaign), leftOut };
  const cut = segmentOf(campaign, nos, plan);
  const notice = cut.ok
    ? await asJob((job) => exportCampaign(storage, bridge, cut.value, null, language, job))
    : REFUSED;
  if (notice !== null) useNotice.getState().say(notice);
  return notice?.kind === 'done';
}
