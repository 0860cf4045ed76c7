import { tharosCampaign, tharosOrders, tharosTurn } from '../assets/examples/tharos';
import { seenlandCampaign } from '../assets/examples/seenland';
import type { Language, Words } from '../renderer/kit/text/words';
import { fileOf, type Files } from './files';
import { type Attempt, done, type Outcome } from './outcome';

/** Where the examples go, and in which language their tables are. */
interface ExampleRequest {
  readonly folder: string;
  readonly language: Language;
}

/** The example on a board of regions with its letters: what was written, as lines to try. */
const writeBoard = (
  folder: string,
  files: Files,
  language: Language,
): Attempt<readonly string[]> => {
  const seenland = seenlandCampaign();
  const bytes = fileOf(seenland, {}, language);
  if (!bytes.ok) return bytes;
  const campaign = files.write(folder, 'seenland.wabenwart', bytes.value);
  if (!campaign.ok) return campaign;
  const letters = `${folder}/seenland`;
  const tries: string[] = [];
  for (const { party, text } of Object.values(seenland.sheets)) {
    const letter = files.write(letters, `${party}.txt`, new TextEncoder().encode(text));
    if (!letter.ok) return letter;
    tries.push(`  wabenwart check ${campaign.value} ${letter.value} --party ${party}`);
  }
  const [party = ''] = Object.keys(seenland.world.parties);
  return done([
    ...tries,
    `  wabenwart balance ${campaign.value} ${party}`,
    `  wabenwart adjudicate ${campaign.value} ${letters} --out ${folder}/seenland-1`,
  ]);
};

/** Writes the example campaign, its order sheet and the whole turn of the sample into a folder, and those on a board of regions. */
export function writeExample(
  { folder, language }: ExampleRequest,
  files: Files,
  words: Words,
): Attempt<Outcome> {
  const bytes = fileOf(tharosCampaign(), {}, language);
  if (!bytes.ok) return bytes;
  const campaign = files.write(folder, 'tharos.wabenwart', bytes.value);
  if (!campaign.ok) return campaign;
  const orders = files.write(folder, 'orders-8.3.txt', new TextEncoder().encode(tharosOrders));
  if (!orders.ok) return orders;
  const turn = files.write(folder, 'turn-8.3.txt', new TextEncoder().encode(tharosTurn));
  if (!turn.ok) return turn;
  const board = writeBoard(folder, files, language);
  if (!board.ok) return board;
  return done({
    out: [
      words('terminal:written', {
        campaign: campaign.value,
        orders: orders.value,
        turn: turn.value,
      }),
      `  wabenwart move ${campaign.value} ${orders.value}`,
      `  wabenwart balance ${campaign.value} tha --compare ${turn.value}`,
      ...board.value,
    ],
    err: [],
    exit: 0,
  });
}
