import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Advantage,
  damageLevel,
  destroyLevel,
  exhaust,
  type Organisation,
  raiseLevel,
  repairLevel,
} from '../../../../engine/systems/organisation';
import { useSession } from '../../../state/session';
import { Button, IconButton, Menu } from '../../../ui';
import { AdvantageForm, type AdvantageDraft } from './AdvantageForm';
import { withAdvantage } from './changes';
import { changeOrganisation } from './commands';
import { PartFrame, type PartProps } from './PartFrame';
import { regionName } from './regions';

/** Levels as a row of pips: intact full, damaged struck, exhausted empty; the figures for the ear. */
const Levels = ({ advantage }: { readonly advantage: Advantage }) => {
  const { t } = useTranslation();
  const { intact, damaged, exhausted } = advantage;
  const words = t('organisation:own.levels', { intact, damaged, exhausted });
  const pips = [
    ...Array.from({ length: intact }, () => 'intact'),
    ...Array.from({ length: damaged }, () => 'damaged'),
    ...Array.from({ length: exhausted }, () => 'exhausted'),
  ];
  return (
    <span className="ww-org-levels" role="img" aria-label={words} title={words}>
      {pips.map((state, index) => (
        <i key={index} data-level={state} />
      ))}
    </span>
  );
};

type Act = (organisation: Organisation, id: string) => Organisation;

/** What can be done with one advantage, and when. */
const ACTS: readonly {
  readonly id: 'raise' | 'damage' | 'repair' | 'destroy' | 'exhaust';
  readonly act: Act;
  readonly isPossible: (advantage: Advantage) => boolean;
}[] = [
  { id: 'raise', act: raiseLevel, isPossible: () => true },
  { id: 'damage', act: damageLevel, isPossible: ({ intact }) => intact > 0 },
  { id: 'repair', act: repairLevel, isPossible: ({ damaged }) => damaged > 0 },
  { id: 'destroy', act: destroyLevel, isPossible: ({ damaged }) => damaged > 0 },
  {
    id: 'exhaust',
    act: exhaust,
    isPossible: ({ category, intact, damaged }) => category === 'natural' && intact + damaged > 0,
  },
];

/** One advantage, and the acts on it behind a button. */
const Row = ({
  advantage,
  props,
  onEdit,
}: {
  readonly advantage: Advantage;
  readonly props: PartProps;
  readonly onEdit: () => void;
}) => {
  const { t } = useTranslation();
  const execute = useSession((session) => session.execute);
  const { campaign, party, isReadOnly } = props;
  const { id, name, category, actsAs, region } = advantage;
  const change = (how: (organisation: Organisation) => Organisation): void =>
    void execute(changeOrganisation('organisation:command.advantage', { name }, party, how));
  return (
    <tr>
      <th scope="row">
        {name}
        <small className="ww-quiet ww-org-kind">
          {[
            t(`organisation:category.${category}`),
            ...(actsAs === null
              ? []
              : [t('organisation:own.as', { category: t(`organisation:category.${actsAs}`) })]),
            regionName(campaign, region),
          ].join(', ')}
        </small>
      </th>
      <td>
        <Levels advantage={advantage} />
      </td>
      <td className="ww-right">
        <Menu
          label={t('organisation:own.actsOn', { name })}
          trigger={
            <IconButton
              icon="more"
              label={t('organisation:own.actsOn', { name })}
              isDisabled={isReadOnly}
            />
          }
          entries={[
            ...ACTS.map((one) => ({
              id: one.id,
              label: t(`organisation:own.advantage.${one.id}`),
              isDisabled: !one.isPossible(advantage),
              onAction: () => change((organisation) => one.act(organisation, id)),
            })),
            { id: 'edit', label: t('organisation:own.advantage.edit'), onAction: onEdit },
            {
              id: 'remove',
              label: t('organisation:own.advantage.remove'),
              isDanger: true,
              onAction: () => change((organisation) => withAdvantage(organisation, id, null)),
            },
          ]}
        />
      </td>
    </tr>
  );
};

const COLUMNS = ['name', 'level'] as const;

const inOrder = (advantages: readonly Advantage[]): readonly Advantage[] =>
  advantages.toSorted((a, b) => (a.region + a.name < b.region + b.name ? -1 : 1));

/** A new advantage as it is written first. */
const blank = ({ seat }: Organisation): AdvantageDraft => ({
  name: '',
  category: 'trade',
  actsAs: null,
  region: seat,
  intact: 1,
  damaged: 0,
});

const withDraft = (organisation: Organisation, id: string, draft: AdvantageDraft): Organisation => {
  if (id !== '') return withAdvantage(organisation, id, (one) => ({ ...one, ...draft }));
  const lastAdvantage = organisation.lastAdvantage + 1;
  const advantage = { ...draft, id: `a${String(lastAdvantage)}`, exhausted: 0 };
  return { ...organisation, lastAdvantage, advantages: [...organisation.advantages, advantage] };
};

/** Every advantage with its levels; each act on one is a step of undo. */
export const AdvantagesPart = (props: PartProps) => {
  const { campaign, party, isReadOnly } = props;
  const { t } = useTranslation();
  const execute = useSession((session) => session.execute);
  /** Id of the advantage that is being written; empty = a new one. */
  const [editing, setEditing] = useState<string | null>(null);
  const save = (draft: AdvantageDraft): void => {
    const id = editing ?? '';
    setEditing(null);
    const name = id === '' ? 'organisation:command.addAdvantage' : 'organisation:command.advantage';
    void execute(
      changeOrganisation(name, { name: draft.name }, party, (one) => withDraft(one, id, draft)),
    );
  };
  return (
    <PartFrame {...props}>
      {(organisation) => {
        const { advantages } = organisation;
        const edited = advantages.find(({ id }) => id === editing);
        return (
          <>
            {advantages.length === 0 ? (
              <p className="ww-quiet">{t('organisation:own.noAdvantages')}</p>
            ) : (
              <table className="ww-table">
                <thead>
                  <tr>
                    {COLUMNS.map((column) => (
                      <th key={column} scope="col">
                        {t(`organisation:own.column.${column}`)}
                      </th>
                    ))}
                    <td />
                  </tr>
                </thead>
                <tbody>
                  {inOrder(advantages).map((advantage) => (
                    <Row
                      key={advantage.id}
                      advantage={advantage}
                      props={props}
                      onEdit={() => setEditing(advantage.id)}
                    />
                  ))}
                </tbody>
              </table>
            )}
            {editing === null ? (
              <div>
                <Button
                  variant="text"
                  icon="plus"
                  isDisabled={isReadOnly}
                  onPress={() => setEditing('')}
                >
                  {t('organisation:own.addAdvantage')}
                </Button>
              </div>
            ) : (
              <AdvantageForm
                key={editing}
                campaign={campaign}
                initial={edited ?? blank(organisation)}
                taken={advantages.filter(({ id }) => id !== editing).map(({ name }) => name)}
                title={t('organisation:own.addAdvantage')}
                onDone={save}
                onCancel={() => setEditing(null)}
              />
            )}
          </>
        );
      }}
    </PartFrame>
  );
};
