import { achtvoelkerCampaign } from '../../../assets/examples/achtvoelker';
import { spielthread } from '../../../assets/examples/achtvoelker/thread';
import { writeCampaignFile } from '../../../engine';

/** A campaign file in whose open turn a public thread is to be filed, with nobody's orders yet. */
export const threadFile = (): Uint8Array => {
  const file = writeCampaignFile({ ...achtvoelkerCampaign(), sheets: {} });
  if (!file.ok) throw new Error('the campaign cannot be written');
  return file.value;
};

export { spielthread };
