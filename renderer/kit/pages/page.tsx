import i18next, { type Resource } from 'i18next';
import { type ReactNode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { addCases } from '../text/cases';
import type { Language, Words } from '../text/words';
import { DATA_ID, NOTE_ID, TEXTS_ID } from './standalone';
import './page.css';

/** The data of every page that is given away. */
export interface PageData {
  readonly language: Language;
}

const jsonIn = (id: string): unknown =>
  JSON.parse(document.getElementById(id)?.textContent ?? '{}');

/** True while the reader's computer prefers dark mode. */
export function useIsDark(): boolean {
  const [isDark, setDark] = useState(false);
  useEffect(() => {
    const query = matchMedia('(prefers-color-scheme: dark)');
    const tell = (): void => setDark(query.matches);
    tell();
    query.addEventListener('change', tell);
    return () => query.removeEventListener('change', tell);
  }, []);
  return isDark;
}

/** What a page shows, in the place of its note; the note is back if the page fails and is emptied. */
function Shown({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    const note = document.getElementById(NOTE_ID);
    note?.setAttribute('hidden', '');
    return () => note?.removeAttribute('hidden');
  }, []);
  return children;
}

/** Renders a page from its data; called once, by the script of the page. */
export function showPage(content: (data: PageData, words: Words) => ReactNode): void {
  const place = document.querySelector('#page');
  if (place === null) return;
  const data = jsonIn(DATA_ID) as PageData;
  const instance = i18next.createInstance();
  void instance.init({
    lng: data.language,
    resources: jsonIn(TEXTS_ID) as Resource,
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  addCases(instance);
  const words: Words = (key, about) => instance.t(key, { ...about });
  createRoot(place).render(<Shown>{content(data, words)}</Shown>);
}
