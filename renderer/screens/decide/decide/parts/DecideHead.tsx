import { useTranslation } from 'react-i18next';
import { partiesInOrder } from '../../../../../engine';
import { useSession } from '../../../../model/state/session';
import { Button, Checkbox, Select, ToggleGroup } from '../../../../kit/ui';
import type { TurnModel } from '../../../../model/turn/use-turn-model';
import { useDecide } from '../decide-store';
import { groupIds } from '../model/cards';
import { cardCounts, isSeen } from '../model/queue';
import type { Queue } from '../use-cards';

/** Represents all realms in the list; no realm has an empty key. */
const ALL = '';

/** Which groups there are, each with how many are open. */
const useGroups = ({ campaign, system }: TurnModel, queue: Queue) => {
  const { t } = useTranslation();
  const counts = cardCounts(queue.all, campaign, groupIds(system.words?.judged ?? []));
  return [
    { id: 'all', label: t('decide:queue.allKinds') },
    ...counts.map(({ group, all, open }) => {
      const kind = t([`${system.id}:judged.${group}.many`, `decide:kind.${group}`]);
      return { id: group, label: t('decide:queue.kindCounted', { kind, all, open }) };
    }),
  ];
};

/** What of the queue is shown, how much is open, and accepting all of it at once. */
export function DecideHead({ model, queue }: { readonly model: TurnModel; readonly queue: Queue }) {
  const { t } = useTranslation();
  const { group, party, onlyOpen, tab, set } = useDecide();
  const readOnly = useSession((session) => session.readOnly);
  const { all, shown } = queue;
  const { campaign } = model;
  const open = all.filter((card) => !isSeen(card, campaign)).length;
  const toAccept = shown.filter((card) => !isSeen(card, campaign)).length;
  const involved = new Set(all.flatMap(({ parties }) => parties));
  const realms = partiesInOrder(campaign.world.parties)
    .filter(({ key }) => involved.has(key))
    .map(({ key, name }) => ({ id: key, label: name }));
  const groups = useGroups(model, queue);
  const rulings = Object.keys(campaign.rulings).length;
  return (
    <header className="ww-decide-head ww-row ww-wrapping ww-fill">
      <ToggleGroup
        label={t('decide:queue.leaf')}
        variant="line"
        value={tab}
        onChange={(next) => set({ tab: next })}
        options={[
          { id: 'cards', label: t('decide:queue.cards') },
          { id: 'rulings', label: t('decide:queue.rulings', { count: rulings }) },
        ]}
      />
      <span className="ww-small ww-quiet">
        {t('decide:queue.count', { count: all.length, open })}
      </span>
      {tab === 'cards' ? (
        <>
          <Select
            label={t('decide:queue.which')}
            isLabelHidden
            value={group}
            onChange={(next) => set({ group: next })}
            options={groups}
          />
          <Select
            label={t('noun:Realm')}
            isLabelHidden
            value={party ?? ALL}
            onChange={(next) => set({ party: next === ALL ? null : next })}
            options={[{ id: ALL, label: t('decide:queue.allRealms') }, ...realms]}
          />
          <Checkbox isSelected={onlyOpen} onChange={(next) => set({ onlyOpen: next })}>
            {t('decide:queue.onlyOpen')}
          </Checkbox>
          {toAccept === 0 ? null : (
            <Button variant="text" isDisabled={readOnly} onPress={queue.acceptShown}>
              {t('decide:queue.acceptAll', { count: toAccept })}
            </Button>
          )}
        </>
      ) : null}
    </header>
  );
}
