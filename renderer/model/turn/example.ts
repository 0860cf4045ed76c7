import type { Campaign, Party } from '../../../engine';
import type { ExamplePost } from '../../games/game-view';
import { gameViews } from '../../games/registry';
import type { IncomingFile } from '../letters/gather';
import { tharosOrders } from '../../../assets/examples/tharos';

/** The realm and the turn the example letter was written for. */
const WRITTEN = { campaign: 'tharos', party: 'tha', turn: 58 };

/** Post that lies ready for an example campaign. */
interface ReadyPost extends ExamplePost {
  readonly campaign: string;
}

/** The letters of the larger example, one file for each party, and the post the examples of games bring. */
const POSTS: readonly ReadyPost[] = [
  {
    campaign: 'acht',
    turn: 58,
    load: async () => {
      const { achtLetters } = await import('../../../assets/examples/acht');
      return Object.fromEntries(
        Object.entries(achtLetters).map(([party, text]) => [`${party}.txt`, text]),
      );
    },
  },
  ...Object.values(gameViews)
    .flatMap(({ examples = [] }) => examples)
    .flatMap(({ id, post }) => (post === undefined ? [] : [{ ...post, campaign: id }])),
];

/** The post that lies ready for a campaign in its open turn: an example, or a further copy of it (`acht-2`). */
const postOf = ({ id, world }: Pick<Campaign, 'id' | 'world'>): ReadyPost | undefined =>
  POSTS.find(
    ({ campaign, turn }) =>
      (id === campaign || id.startsWith(`${campaign}-`)) && world.clock.turn === turn,
  );

/** True for the campaign and the turn for which a whole post of letters lies ready. */
export function hasExamplePost(campaign: Pick<Campaign, 'id' | 'world'>): boolean {
  return postOf(campaign) !== undefined;
}

/** The post that lies ready for a campaign, as files; none where there is none. */
export async function examplePost(
  campaign: Pick<Campaign, 'id' | 'world'>,
): Promise<readonly IncomingFile[]> {
  return Object.entries((await postOf(campaign)?.load()) ?? {}).map(([name, text]) => ({
    name,
    bytes: new TextEncoder().encode(text),
  }));
}

/** The order sheet that comes with the example campaign, for the realm and the turn it belongs to. */
export function exampleOrders({ id, world }: Campaign, party: Party): string | undefined {
  return id.startsWith(WRITTEN.campaign) &&
    party.key === WRITTEN.party &&
    world.clock.turn === WRITTEN.turn
    ? tharosOrders
    : undefined;
}
