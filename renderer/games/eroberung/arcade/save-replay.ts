import { battleText, type StoredBattle } from '../../../../engine/systems/eroberung/pages';
import { bridge } from '../../../kit/bridge';
import { builtPage, standalonePage } from '../../../kit/pages/standalone';
import type { Language } from '../../../kit/text/words';
import { sayIn } from './words';

/** Data of the page of a recording. */
export interface ReplayData {
  readonly language: Language;
  readonly names: readonly [red: string, blue: string];
  /** The battle by its text, which the page reads and checks like anybody's. */
  readonly battle: string;
}

/** The page of a recording: its name and its data. */
export function replayOf(
  stored: StoredBattle,
  names: readonly [red: string, blue: string],
  language: Language,
) {
  const title = `${sayIn(language, 'title')}: ${names[0]} – ${names[1]}`;
  return { id: 'battle', title, data: { language, names, battle: battleText(stored), texts: {} } };
}

/** Saves a recording as one HTML page that plays in any browser without a network. Returns where it went; null = the GM changed his mind. Rejects where it cannot be written. */
export async function saveReplay(
  stored: StoredBattle,
  names: readonly [red: string, blue: string],
  language: Language,
): Promise<string | null> {
  const { id, title, data } = replayOf(stored, names, language);
  const html = standalonePage({ title, language, ...(await builtPage(id)), data });
  const name = `${language === 'de' ? 'schlacht' : 'battle'}-${String(stored.seed)}.html`;
  const bytes = new TextEncoder().encode(html);
  return (await bridge.saveFile({ kind: 'html', name, bytes }))?.path ?? null;
}
