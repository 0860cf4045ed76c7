import { I18nextProvider } from 'react-i18next';
import type { ReactNode } from 'react';
import type { UserEvent } from '@testing-library/user-event';
import { seenlandCampaign } from '../../../../assets/examples/seenland';
import type { DecisionSubject, Ruling } from '../../../../engine';
import { openCampaign, openScreen } from '../../../app/testing';
import { createTexts, type Language } from '../../../kit/text/words';

/** Texts of a test game: one decision of every input, one event, its details. */
const WORDS: Readonly<Record<Language, object>> = {
  de: {
    event: { plunder: 'In {region} plündert {party}' },
    question: { way: 'Welcher Weg?', many: 'Wer von vielen?' },
    option: { left: 'Links', right: 'Rechts', a: 'A', b: 'B', c: 'C', d: 'D' },
    card: {
      die: 'Plündern',
      successes: 'Erfolge',
      from: 'Von {{from}} aus',
      spent: 'ausgegeben: {{what}}',
    },
    decision: {
      die: { about: '{{number}}. Würfel', reason: 'am Tisch' },
      shift: { about: 'Chance von {{party}}', reason: 'gutes Spiel' },
      levels: { about: 'Stufen', act: 'Stufen ändern' },
      name: { about: 'Name der Rebellen', act: 'Benennen', reason: 'benannt' },
      letter: { about: 'Brief', act: 'Schreiben' },
      fate: {
        about: 'Ereignis',
        act: 'Ändern',
        value: '{{event}} {{strength}}',
        field: { event: 'Was', strength: 'Wie stark' },
        option: 'Fall {{option}}',
      },
      open: { about: 'Aufstellungen', act: 'Aufdecken', reason: 'offen', value: 'aufgedeckt' },
      peace: { about: 'Frieden', act: 'Frieden schließen', value: 'geschlossen' },
      again: {
        about: 'Neuer Wurf',
        reason: 'mit Forschung',
        value: 'Würfel {{dice}}: {{parties}}',
      },
    },
  },
  en: {
    event: { plunder: 'In {region} plunders {party}' },
    question: { way: 'Which way?' },
    option: { left: 'Left', right: 'Right' },
    card: { die: 'Plunder', successes: 'Successes', from: 'From {{from}}' },
    decision: { shift: { about: 'Chance of {{party}}', reason: 'good play' } },
  },
};

/** Shows parts of a card in the texts of the test game, over an open campaign. */
export async function showCard(
  parts: ReactNode,
  rulings: readonly Ruling[] = [],
  language: Language = 'de',
): Promise<UserEvent> {
  const texts = createTexts(language);
  for (const [tongue, words] of Object.entries(WORDS))
    texts.addResourceBundle(tongue, 'trial', words);
  const campaign = {
    ...seenlandCampaign(),
    rulings: Object.fromEntries(rulings.map((ruling) => [ruling.key, ruling])),
  };
  return openScreen(<I18nextProvider i18n={texts}>{parts}</I18nextProvider>, campaign, language);
}

/** The decision under a key. */
export function decided(key: string): Ruling | undefined {
  return openCampaign().rulings[key];
}

/** What every decision of the trial game has in common; its key is its name. */
export function trialDecision(
  name: string,
  about: DecisionSubject['about'] = {},
): DecisionSubject & { readonly key: string; readonly clause: string } {
  return {
    key: name,
    clause: 'OS-0-01',
    name: `trial.${name}`,
    about,
  };
}
