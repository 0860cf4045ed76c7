import i18next, { type Resource } from 'i18next';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Language, Words } from '../text/words';
import { DATA_ID } from './standalone';
import './page.css';

/** The data of every page that is given away: its language, and the texts it may ask for. */
export interface PageTexts {
  readonly language: Language;
  readonly texts: Resource;
}

/** Renders a page from its data; called once, by the script of the page. */
export function showPage(content: (data: PageTexts, words: Words) => ReactNode): void {
  const place = document.querySelector('#page');
  if (place === null) return;
  const data = JSON.parse(document.getElementById(DATA_ID)?.textContent ?? '{}') as PageTexts;
  const instance = i18next.createInstance();
  void instance.init({
    lng: data.language,
    resources: data.texts,
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  const words: Words = (key, about) => instance.t(key, { ...about });
  createRoot(place).render(content(data, words));
}
