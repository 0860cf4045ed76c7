import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnedRecord, RecordKind, RecordRow, World } from '../../../../engine';
import { useSession } from '../../../model/state/session';
import { Button } from '../../../kit/ui';
import type { PartProps } from '../../../model/records/register';
import { actCommand, recordName } from './commands';

/** What the GM does to a record in one step, as buttons beneath its fields. */
export const ActsPart = (
  kind: RecordKind<World>,
  game: string,
): ComponentType<PartProps<OwnedRecord<RecordRow>>> => {
  const Acts = ({ row: owned, place, readOnly }: PartProps<OwnedRecord<RecordRow>>) => {
    const { t } = useTranslation();
    const execute = useSession((session) => session.execute);
    return (
      <div className="ww-register-buttons">
        {(kind.acts ?? []).map((act) => (
          <Button
            key={act.id}
            variant="text"
            isDisabled={readOnly || act.isPossible?.(owned.row) === false}
            onPress={() =>
              void execute(
                actCommand(game, kind, act, owned, place.settings, recordName(kind, owned, place)),
              )
            }
          >
            {t(`${game}:record.${kind.id}.act.${act.id}`)}
          </Button>
        ))}
      </div>
    );
  };
  return Acts;
};
