import { achtCampaign } from '../../assets/examples/acht';
import { achtvoelkerCampaign } from '../../assets/examples/achtvoelker';
import { kalterSommerCampaign } from '../../assets/examples/kaltersommer';
import { rabensundCampaign } from '../../assets/examples/rabensund';
import { seenlandCampaign } from '../../assets/examples/seenland';
import type { Campaign } from '../world/campaign';
import { start } from './handover';

/** The example campaigns of all games by their names. */
export const examples: readonly (readonly [name: string, campaign: Campaign])[] = [
  ['Tharos', start],
  ['Die Acht', achtCampaign()],
  ['Acht Völker', achtvoelkerCampaign()],
  ['Kalter Sommer', kalterSommerCampaign()],
  ['Rabensund', rabensundCampaign()],
  ['Seenland', seenlandCampaign()],
];
