import { useTranslation } from 'react-i18next';
import {
  type OwnedRecord,
  type Party,
  recordId,
  type RecordKind,
  type RecordRow,
  settingsInForce,
  shownIn,
  type World,
} from '../../../../engine';
import { useSession } from '../../../model/state/session';
import { Button, IconButton, Menu } from '../../../kit/ui';
import { showNewRecord, showRecord } from '../../../model/records/records-store';
import { cellWords } from '../../../model/records/values';
import {
  type PartProps,
  type RegisterPlace,
  type SheetPart,
} from '../../../model/records/register';
import { actionCommand, recordName, recordPlace } from './commands';
import { registerOf } from './register';

type Owned = OwnedRecord<RecordRow>;

interface RowProps {
  /** Id of the game. */
  readonly game: string;
  readonly kind: RecordKind<World>;
  readonly owned: Owned;
  readonly place: RegisterPlace;
  readonly readOnly: boolean;
}

/** The fields after the first, in one muted line; numbers and long texts with the name of their field. */
const detailsOf = ({ game, kind, owned, place }: RowProps): string =>
  registerOf(game, kind)
    .columns.filter(({ width, id }) => width !== undefined && id !== 'owner')
    .slice(1)
    .flatMap((column) => {
      const field = kind.fields.find(({ id }) => id === column.id);
      const shown = field && shownIn(field, owned.row, recordPlace(owned.owner, place));
      const words = cellWords(column, owned, place);
      const isNothing = shown?.as === 'nothing' || (shown?.as === 'number' && shown.number === 0);
      if (shown === undefined || isNothing || words === '') return [];
      if (shown.as === 'yes') return [place.words(column.text)];
      return [shown.as === 'number' ? `${place.words(column.text)} ${words}` : words];
    })
    .join(' · ');

/** What a record is called in the list; one that has but a short sign, such as `u3`, with what the sign is of. */
const calledIn = ({ game, kind, owned, place }: RowProps): string => {
  const name = recordName(kind, owned, place);
  const [column] = registerOf(game, kind).columns;
  return column?.id === 'id' && name !== '' ? `${place.words(column.text)} ${name}` : name;
};

/** One record of a party: its name opens it in its register, a menu holds what can be done with it at once. */
const Row = (props: RowProps) => {
  const { game, kind, owned, place, readOnly } = props;
  const { t } = useTranslation();
  const execute = useSession((session) => session.execute);
  const name = calledIn(props);
  const details = detailsOf(props);
  const actions = kind.acts ?? [];
  return (
    <li>
      <div>
        <Button variant="text" onPress={() => showRecord(kind.id, recordId(kind, owned))}>
          {name === '' ? t('records:sheet.nameless') : name}
        </Button>
        {details === '' ? null : <p className="ww-small ww-quiet">{details}</p>}
      </div>
      {actions.length === 0 ? null : (
        <Menu
          label={t('records:record.actsOn', { name })}
          trigger={
            <IconButton
              icon="more"
              label={t('records:record.actsOn', { name })}
              isDisabled={readOnly}
            />
          }
          entries={actions.map((action) => ({
            id: action.id,
            label: t(`${game}:record.${kind.id}.act.${action.id}`),
            isDisabled: action.isPossible?.(owned.row) === false,
            onAction: () =>
              void execute(actionCommand(game, kind, action, owned, place.settings, name)),
          }))}
        />
      )}
    </li>
  );
};

/** The records of one kind that a party has, as a part of its sheet. */
export function partyRecords(game: string, kind: RecordKind<World>): SheetPart<Party> {
  const Records = ({ row: { key }, place, readOnly }: PartProps<Party>) => {
    const { t } = useTranslation();
    const { campaign } = place;
    const rows = kind
      .rows(campaign.world, settingsInForce(campaign))
      .filter(({ owner }) => owner === key);
    const canHave =
      kind.isTurnMade !== true &&
      (kind.form !== undefined || kind.blank?.(recordPlace(key, place)) !== undefined);
    return (
      <>
        {rows.length === 0 ? (
          <p className="ww-quiet">{t(`${game}:record.${kind.id}.empty`)}</p>
        ) : (
          <ul className="ww-party-records">
            {rows.map((owned) => (
              <Row
                key={owned.row.id}
                game={game}
                kind={kind}
                owned={owned}
                place={place}
                readOnly={readOnly}
              />
            ))}
          </ul>
        )}
        {canHave ? (
          <div>
            <Button
              variant="text"
              icon="plus"
              isDisabled={readOnly}
              onPress={() => showNewRecord(kind.id, { owner: key })}
            >
              {t(`${game}:record.${kind.id}.fresh`)}
            </Button>
          </div>
        ) : null}
      </>
    );
  };
  return {
    id: `record.${kind.id}`,
    text: `${game}:record.${kind.id}.title`,
    fields: [],
    Part: Records,
  };
}
