import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Party, PartyKey } from '../../../engine';
import { useView } from '../state/view';
import { IconButton, Menu, ToggleGroup } from '../../kit/ui';

/** Whose eyes were chosen at the desk: a party, or null for the truth; a hook. */
export function useViewer(): PartyKey | null {
  const perspective = useView((desk) => desk.perspective);
  return perspective.kind === 'truth' ? null : perspective.party;
}

/** Chooses whose eyes the map is drawn for: the truth, or what one realm knows. */
export function PerspectiveSwitch({
  parties,
  first,
}: {
  readonly parties: readonly Party[];
  /** The realm offered as long as none was chosen. */
  readonly first: PartyKey | undefined;
}) {
  const { t } = useTranslation();
  const perspective = useView((desk) => desk.perspective);
  const set = useView((desk) => desk.set);
  const [lastViewer, setLastViewer] = useState<PartyKey | null>(null);
  const wanted = perspective.kind === 'realm' ? perspective.party : (lastViewer ?? first);
  const realm = parties.find(({ key }) => key === wanted) ?? parties[0];
  const lookAs = (party: PartyKey): void => {
    setLastViewer(party);
    set({ perspective: { kind: 'realm', party } });
  };
  if (realm === undefined) return null;
  return (
    <div className="ww-perspective ww-row ww-align-stretch">
      <ToggleGroup<'truth' | 'realm'>
        variant="line"
        label={t('map:eyes.group')}
        value={perspective.kind}
        options={[
          { id: 'truth', label: t('map:eyes.truth') },
          { id: 'realm', label: t('map:eyes.realm', { name: realm.name }) },
        ]}
        onChange={(kind) =>
          kind === 'truth' ? set({ perspective: { kind: 'truth' } }) : lookAs(realm.key)
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
}
