import { useMemo } from 'react';
import { hexGameOf, type SettlementStyle, systems } from '../../../../engine';
import { useLanguage } from '../../../kit/explain/react';
import { useSession } from '../../../model/state/session';
import type { SelectOption } from '../../../kit/ui';

/** The kinds of settlements of the open campaign's game, by key; none for a game without settlements. */
export function useSettlementStyles(): Readonly<Record<string, SettlementStyle>> {
  const system = useSession(({ campaign }) => campaign?.system ?? '');
  return hexGameOf(systems[system]).settlements;
}

/** The kinds of settlements as choices, smallest first. */
export function useSettlementChoices(): readonly SelectOption<string>[] {
  const styles = useSettlementStyles();
  const language = useLanguage();
  return useMemo(
    () => Object.values(styles).map(({ key, name }) => ({ id: key, label: name[language] })),
    [styles, language],
  );
}

/** All parties of the open campaign as choices, by name. */
export function usePartyChoices(): readonly SelectOption<string>[] {
  const parties = useSession(({ campaign }) => campaign?.world.parties);
  return useMemo(
    () =>
      Object.values(parties ?? {})
        .map(({ key, name }) => ({ id: key, label: name }))
        .sort((a, b) => (a.label < b.label ? -1 : 1)),
    [parties],
  );
}
