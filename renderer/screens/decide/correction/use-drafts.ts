import { useMemo, useState } from 'react';
import { type Campaign, type RuleSystem, type World } from '../../../../engine';
import { useLanguage } from '../../../kit/explain/react';
import type { Language } from '../../../kit/text/words';
import { letterWords } from '../../../model/letters/letter-words';
import { type Erratum, erratumId } from './commands';
import { erratumText, type RenderedRealm } from './reported';

/** The errata of a correction while the GM works on them. */
export interface Drafts {
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
  /** The erratum of a realm: as edited, else as stored among the letters, else as drafted. */
  readonly of: (realm: RenderedRealm) => Erratum;
  readonly edit: (realm: RenderedRealm, text: string) => void;
  /** Takes the draft of the program again. */
  readonly redraft: (realm: RenderedRealm) => void;
  readonly isEdited: (realm: RenderedRealm) => boolean;
}

/** Drafts errata in the language chosen and holds the GM's edits while the page is open. */
export function useDrafts(campaign: Campaign, system: RuleSystem<World>, turn: number): Drafts {
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [edited, setEdited] = useState<Readonly<Record<string, string>>>({});
  const words = useMemo(
    () => letterWords(language, campaign, system),
    [language, campaign, system],
  );
  const keptOf = ({ party }: RenderedRealm): string | undefined =>
    campaign.outbox[erratumId(campaign, turn, party.key)]?.text;
  return {
    language,
    setLanguage,
    of: (realm) => ({
      turn,
      party: realm.party.key,
      title: words('whatif:erratum.title', { turn }),
      text: edited[realm.party.key] ?? keptOf(realm) ?? erratumText(realm, words),
    }),
    edit: (realm, text) => setEdited({ ...edited, [realm.party.key]: text }),
    redraft: (realm) => setEdited({ ...edited, [realm.party.key]: erratumText(realm, words) }),
    isEdited: (realm) => edited[realm.party.key] !== undefined || keptOf(realm) !== undefined,
  };
}
