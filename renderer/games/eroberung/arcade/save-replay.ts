import { battleText, type StoredBattle } from '../../../../engine/systems/eroberung/pages';
import { bridge } from '../../../bridge';
import { builtPage, standalonePage } from '../../../pages/standalone';
import type { Language } from '../../../text/words';
import { sayIn } from './words';

/** What the page of a recording is told. */
export interface ReplayData {
  readonly language: Language;
  readonly names: readonly [red: string, blue: string];
  /** The battle by its text, which the page reads and checks like anybody's. */
  readonly battle: string;
}

/** A recording as one HTML page that plays in any browser without a network. */
export async function replayPage(
  stored: StoredBattle,
  names: readonly [red: string, blue: string],
  language: Language,
): Promise<string> {
  const title = `${sayIn(language, 'title')}: ${names[0]} – ${names[1]}`;
  const data = { language, names, battle: battleText(stored), texts: {} };
  return standalonePage({ title, language, ...(await builtPage('battle')), data });
}

/** Saves the page of a recording. Returns where it went; null = the GM changed his mind. Rejects where it cannot be written. */
export async function saveReplay(
  stored: StoredBattle,
  names: readonly [red: string, blue: string],
  language: Language,
): Promise<string | null> {
  const html = await replayPage(stored, names, language);
  const name = `${language === 'de' ? 'schlacht' : 'battle'}-${String(stored.seed)}.html`;
  const bytes = new TextEncoder().encode(html);
  return (await bridge.saveFile({ kind: 'html', name, bytes }))?.path ?? null;
}
