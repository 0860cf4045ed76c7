import { writeCampaignFile } from '../engine';
import { tharosCampaign, tharosOrders, tharosTurn } from '../assets/examples/tharos';
import type { Words } from '../renderer/text/words';
import type { Files } from './files';
import { type Attempt, done, type Outcome } from './outcome';

/** Writes the example campaign, its order sheet and the whole turn of the sample into a folder. */
export const writeExample = (folder: string, files: Files, words: Words): Attempt<Outcome> => {
  const campaign = files.write(folder, 'tharos.wabenwart', writeCampaignFile(tharosCampaign()));
  if (!campaign.ok) return campaign;
  const orders = files.write(folder, 'orders-8.3.txt', new TextEncoder().encode(tharosOrders));
  if (!orders.ok) return orders;
  const turn = files.write(folder, 'turn-8.3.txt', new TextEncoder().encode(tharosTurn));
  if (!turn.ok) return turn;
  return done({
    out: [
      words('terminal:written', {
        campaign: campaign.value,
        orders: orders.value,
        turn: turn.value,
      }),
      `  wabenwart move ${campaign.value} ${orders.value}`,
      `  wabenwart balance ${campaign.value} tha --compare ${turn.value}`,
    ],
    err: [],
    exit: 0,
  });
};
