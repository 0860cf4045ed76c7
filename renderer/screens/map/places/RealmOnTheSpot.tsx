import { useTranslation } from 'react-i18next';
import {
  type Campaign,
  type FieldAddress,
  hexGameOf,
  playingParties,
  settlementAt,
  systems,
} from '../../../../engine';
import { suggestedRealm } from '../../../model/genesis/suggest-name';
import { foundRealm, freePartyKey } from '../../../model/map/commands/parties';
import { takeField } from '../../../model/map/commands/places';
import { leastWorn } from '../../../model/records/realm-change';
import { changing, type Command } from '../../../model/state/command';
import { Button, Select } from '../../../kit/ui';

/**
 * Land or a settlement nobody rules: given to a realm there is, or to a new one. A settlement becomes the capital of a
 * realm that has none.
 */
export function RealmOnTheSpot({
  campaign,
  field,
  onCommand,
}: {
  readonly campaign: Campaign;
  readonly field: FieldAddress;
  readonly onCommand: (command: Command) => void;
}) {
  const { t } = useTranslation();
  const realms = playingParties(campaign.world).filter(({ kind }) => kind !== 'single');
  const owns = hexGameOf(systems[campaign.system]).settlementsFollowLand !== true;
  const isSettled = settlementAt(campaign.world.map, field) !== undefined;
  const found = (): void => {
    const name = suggestedRealm(campaign, 0);
    const key = freePartyKey(campaign, name);
    const made = foundRealm(key, { name, ruler: '', colour: leastWorn(campaign) });
    onCommand({
      ...made,
      change: (draft) => {
        made.change(draft);
        takeField(draft, field, key, owns);
      },
    });
  };
  const give = (key: string): void =>
    onCommand(
      changing(
        'places:command.give',
        { name: campaign.world.parties[key]?.name ?? key, field },
        (draft) => takeField(draft, field, key, owns),
      ),
    );
  return (
    <div className="ww-place-form" role="group" aria-label={t('places:spot.label')}>
      <p className="ww-small ww-quiet">
        {t(isSettled ? 'places:spot.nobody' : 'places:spot.noOwner')}
      </p>
      <div className="ww-place-pair ww-grid ww-gap-10">
        {realms.length === 0 ? null : (
          <Select
            label={t('places:spot.give')}
            placeholder={t('places:spot.choose')}
            options={realms.map(({ key, name }) => ({ id: key, label: name }))}
            value={null}
            onChange={give}
          />
        )}
        <Button icon="plus" onPress={found}>
          {t('places:spot.found')}
        </Button>
      </div>
    </div>
  );
}
