import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Campaign,
  grossfelderOf,
  type Party,
  type PartyKey,
  type World,
} from '../../../../engine';
import { figuresOf } from '../../../kit/explain';
import { useWords } from '../../../kit/explain/react';
import type { Command } from '../../../model/state/command';
import { RealmOnTheSpot } from '../places/RealmOnTheSpot';
import { WritingOnly } from '../places/WritingOnly';
import { useView } from '../../../model/state/view';
import { Button } from '../../../kit/ui';
import { Part, Quiet, Rows } from '../../../kit/board/Rows';
import type { FieldSheet } from './sheet';

/** How many fields a party owns. */
export function fieldsOwned(map: World['map'], party: PartyKey): number {
  return grossfelderOf(map).reduce(
    (sum, { owner }) => sum + owner.filter((one) => one === party).length,
    0,
  );
}

const Books = ({ party, world }: { readonly party: Party; readonly world: World }) => {
  const { t } = useTranslation();
  const { plain } = figuresOf(useWords());
  const set = useView((view) => view.set);
  const fields = useMemo(() => fieldsOwned(world.map, party.key), [world.map, party.key]);
  const { capital } = party;
  const relations = Object.entries(party.relations);
  return (
    <>
      <Rows
        rows={[
          { key: 'ruler', label: t('map:realm.ruler'), value: party.ruler },
          {
            key: 'capital',
            label: t('map:realm.capital'),
            value:
              capital === null ? (
                t('map:realm.noCapital')
              ) : (
                <Button variant="text" onPress={() => set({ field: capital, unit: null })}>
                  {capital}
                </Button>
              ),
          },
          { key: 'fields', label: t('app:common.fields'), value: plain(fields) },
          {
            key: 'treasury',
            label: t('map:realm.treasury'),
            value: t('map:figure.gold', { amount: plain(party.treasury) }),
          },
        ].filter(({ value }) => value !== '')}
      />
      <Part title={t('map:realm.relations')}>
        {relations.length === 0 ? (
          <Quiet>{t('map:realm.noRelations')}</Quiet>
        ) : (
          <Rows
            rows={relations.map(([key, relation]) => ({
              key,
              label: world.parties[key]?.name ?? key,
              value: t(`map:realm.relation.${relation}`),
            }))}
          />
        )}
      </Part>
      <Button icon="eye" onPress={() => set({ perspective: { kind: 'realm', party: party.key } })}>
        {t('map:realm.see')}
      </Button>
    </>
  );
};

/** The realm that owns the field. Its books are open to the GM only. */
export function RealmTab({
  sheet,
  campaign,
  onCommand,
}: {
  readonly sheet: FieldSheet;
  readonly campaign: Campaign;
  readonly onCommand: (command: Command) => void;
}) {
  const { t } = useTranslation();
  const { world } = campaign;
  if (sheet.owner === null)
    return sheet.gm === null ? (
      <Quiet>{t('map:realm.none')}</Quiet>
    ) : (
      <WritingOnly>
        <RealmOnTheSpot campaign={campaign} field={sheet.field} onCommand={onCommand} />
      </WritingOnly>
    );
  const party = world.parties[sheet.owner.key];
  return (
    <>
      <h3 className="ww-head">{sheet.owner.name}</h3>
      {sheet.gm === null || party === undefined ? null : <Books party={party} world={world} />}
    </>
  );
}
