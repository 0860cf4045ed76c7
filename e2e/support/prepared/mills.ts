import { writeCampaignFile } from '../../../engine';
import { millCampaign } from '../../../engine/testing/mills/campaign';

/** The campaign file of the fixture game. */
export function millFile(): Uint8Array {
  const file = writeCampaignFile(millCampaign());
  if (!file.ok) throw new Error('the campaign cannot be written');
  return file.value;
}
