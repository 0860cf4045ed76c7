import { blankDraft } from '../../../engine';
import type { Language } from '../../../renderer/kit/text/words';
import { PLAYED } from '../../../renderer/model/player/testing';
import { playerPage } from '../../../renderer/screens/reports/press/player-page';

/** A page to be made: the game of the example, a party of it, the language. */
export interface WantedPage {
  readonly game: string;
  readonly party: string;
  readonly language: Language;
}

const playedOf = (game: string) => {
  const found = PLAYED.find((one) => one.game === game);
  if (found === undefined) throw new Error(`no example of ${game}`);
  return found;
};

/** The program of a page is fetched from the server of the program, as the GM's page does. */
async function fetchingFrom<T>(server: string, make: () => Promise<T>): Promise<T> {
  const plain = globalThis.fetch;
  globalThis.fetch = (address) =>
    plain(new URL(address instanceof Request ? address.url : address, server));
  try {
    return await make();
  } finally {
    globalThis.fetch = plain;
  }
}

/** The page of a party of an example after a turn, with the built program, as a file. */
export function pageOf({ game, party, language }: WantedPage, server: string) {
  const { campaign, snapshots } = playedOf(game);
  const snapshot = snapshots.find((one) => one.party.key === party);
  if (snapshot === undefined) throw new Error(`${game} has no ${party}`);
  const draft = blankDraft(snapshot.month.turn, party, language);
  return fetchingFrom(server, () => playerPage({ campaign, snapshot, draft }));
}

/** What the GM's reader finds in a letter of a party: its orders, and his questions. */
export function readByGm({ game, party }: WantedPage, text: string) {
  const { system, campaign } = playedOf(game);
  const { rows, findings } = system.orders.read(text, party, campaign.world, campaign.settings);
  return { orders: rows.length, questions: findings.map(({ code, words }) => `${code}: ${words}`) };
}
