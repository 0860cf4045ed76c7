import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnedRecord, RecordKind, RecordRow, World } from '../../../../engine';
import { useSession } from '../../../model/state/session';
import { Button } from '../../../kit/ui';
import type { PartProps } from '../../../model/records/register';
import { actionCommand, recordName } from './commands';

/** What the GM does to a record in one step, as buttons beneath its fields. */
export function ActionsPart(
  kind: RecordKind<World>,
  game: string,
): ComponentType<PartProps<OwnedRecord<RecordRow>>> {
  const Actions = ({ row: owned, place, readOnly }: PartProps<OwnedRecord<RecordRow>>) => {
    const { t } = useTranslation();
    const execute = useSession((session) => session.execute);
    return (
      <div className="ww-register-buttons ww-row ww-align-stretch ww-wrapping ww-gap-8">
        {(kind.acts ?? []).map((action) => (
          <Button
            key={action.id}
            variant="text"
            isDisabled={readOnly || action.isPossible?.(owned.row) === false}
            onPress={() =>
              void execute(
                actionCommand(
                  game,
                  kind,
                  action,
                  owned,
                  place.settings,
                  recordName(kind, owned, place),
                ),
              )
            }
          >
            {t(`${game}:record.${kind.id}.act.${action.id}`)}
          </Button>
        ))}
      </div>
    );
  };
  return Actions;
}
