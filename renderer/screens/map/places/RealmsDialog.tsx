import { useTranslation } from 'react-i18next';
import { type Campaign, partiesInOrder, type Party } from '../../../../engine';
import { REALM_COLOURS } from '../../../kit/cartography';
import { useSession } from '../../../model/state/session';
import { Button, Dialog } from '../../../kit/ui';
import { NewRealmForm, RealmForm } from './RealmForm';
import { type OpenRealm, useRealmsDialog } from './realms-dialog';
import { WritingOnly } from './WritingOnly';
import './places.css';
import '../../../model/records/realms.css';

const Choice = ({
  party,
  isOpen,
  onOpen,
}: {
  readonly party: Party;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}) => (
  <li>
    <button
      type="button"
      className="ww-realm-choice ww-row ww-gap-8"
      aria-current={isOpen ? 'true' : undefined}
      onClick={onOpen}
    >
      <span
        className="ww-realm-dot"
        style={{ background: REALM_COLOURS[party.colour % REALM_COLOURS.length]?.deep }}
      />
      {party.name}
    </button>
  </li>
);

const Sheet = ({ campaign, open }: { readonly campaign: Campaign; readonly open: OpenRealm }) => {
  const { t } = useTranslation();
  const execute = useSession((session) => session.execute);
  const show = useRealmsDialog((dialog) => dialog.show);
  const onCommand = (command: Parameters<typeof execute>[0]) => void execute(command);
  if (open === 'new') {
    return (
      <NewRealmForm campaign={campaign} onCommand={onCommand} onAdded={(key) => show({ key })} />
    );
  }
  const party = open === 'none' ? undefined : campaign.world.parties[open.key];
  return party === undefined ? (
    <p className="ww-quiet">
      {Object.keys(campaign.world.parties).length === 0 ? t('places:realm.none') : null}
    </p>
  ) : (
    <RealmForm key={party.key} campaign={campaign} party={party} onCommand={onCommand} />
  );
};

/** The realms of the world: list, form of the chosen one, new ones. */
export function RealmsDialog() {
  const { t } = useTranslation();
  const campaign = useSession((session) => session.campaign);
  const isReadOnly = useSession((session) => session.readOnly);
  const { open, show } = useRealmsDialog();
  if (open === null || campaign === null) return null;
  const parties = partiesInOrder(campaign.world.parties);
  const first = parties[0];
  const shown: OpenRealm = open === 'none' && first !== undefined ? { key: first.key } : open;
  const isShown = ({ key }: Party): boolean => typeof shown === 'object' && shown.key === key;
  return (
    <Dialog
      title={t('places:realm.title')}
      isOpen
      width="wide"
      onOpenChange={(isOpen) => {
        if (!isOpen) show(null);
      }}
      footer={<Button onPress={() => show(null)}>{t('places:realm.close')}</Button>}
    >
      <div className="ww-realm-book ww-grid ww-gap-24">
        <div className="ww-realm-book-side ww-stack ww-align-start ww-gap-8">
          <ul aria-label={t('places:realm.list')}>
            {parties.map((party) => (
              <Choice
                key={party.key}
                party={party}
                isOpen={isShown(party)}
                onOpen={() => show({ key: party.key })}
              />
            ))}
          </ul>
          <Button variant="text" icon="plus" isDisabled={isReadOnly} onPress={() => show('new')}>
            {t('places:realm.add')}
          </Button>
        </div>
        <WritingOnly>
          <Sheet campaign={campaign} open={shown} />
        </WritingOnly>
      </div>
    </Dialog>
  );
}
