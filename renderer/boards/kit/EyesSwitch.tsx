import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Party, PartyKey } from '../../../engine';
import { useDesk } from '../../state/desk';
import { IconButton, Menu, ToggleGroup } from '../../ui';

/** Whose eyes were chosen at the desk: a party, or null for the truth; a hook. */
export function useLooker(): PartyKey | null {
  const eyes = useDesk((desk) => desk.eyes);
  return eyes.kind === 'truth' ? null : eyes.party;
}

/** Chooses whose eyes the map is drawn for: the truth, or what one realm knows. */
export const EyesSwitch = ({
  parties,
  first,
}: {
  readonly parties: readonly Party[];
  /** The realm offered as long as none was chosen. */
  readonly first: PartyKey | undefined;
}) => {
  const { t } = useTranslation();
  const eyes = useDesk((desk) => desk.eyes);
  const set = useDesk((desk) => desk.set);
  const [lastLooker, setLastLooker] = useState<PartyKey | null>(null);
  const wanted = eyes.kind === 'realm' ? eyes.party : (lastLooker ?? first);
  const realm = parties.find(({ key }) => key === wanted) ?? parties[0];
  const lookAs = (party: PartyKey): void => {
    setLastLooker(party);
    set({ eyes: { kind: 'realm', party } });
  };
  if (realm === undefined) return null;
  return (
    <div className="ww-eyes">
      <ToggleGroup<'truth' | 'realm'>
        variant="line"
        label={t('map:eyes.group')}
        value={eyes.kind}
        options={[
          { id: 'truth', label: t('map:eyes.truth') },
          { id: 'realm', label: t('map:eyes.realm', { name: realm.name }) },
        ]}
        onChange={(kind) =>
          kind === 'truth' ? set({ eyes: { kind: 'truth' } }) : lookAs(realm.key)
        }
      />
      {parties.length < 2 ? null : (
        <Menu
          trigger={<IconButton icon="down" label={t('map:eyes.choose')} />}
          label={t('map:eyes.choose')}
          entries={parties.map(({ key, name }) => ({
            id: key,
            label: t('map:eyes.realm', { name }),
            onAction: () => lookAs(key),
          }))}
        />
      )}
    </div>
  );
};
