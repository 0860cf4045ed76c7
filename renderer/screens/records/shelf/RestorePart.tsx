import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShelfItem } from '../../../../engine';
import { RemarkLink } from '../../../model/explain/RemarkLink';
import { useWords } from '../../../kit/explain/react';
import { showRule } from '../../../model/state/jump';
import { useSession } from '../../../model/state/session';
import { type Shortcut, useShortcuts } from '../../../kit/state/shortcuts';
import { Button } from '../../../kit/ui';
import { type PartProps } from '../../../model/records/register';
import { refusalSentence } from '../register';
import { shelfName } from './name';
import { restoring } from './restore';

/** Puts the thing back, or says what stands in its place. */
export const RestorePart = ({ row, place, readOnly }: PartProps<ShelfItem>) => {
  const { t } = useTranslation();
  const words = useWords();
  const execute = useSession((session) => session.execute);
  const result = useMemo(() => restoring(place.campaign, row), [place.campaign, row]);
  const name = shelfName(row, place);
  const restore = useMemo(
    () =>
      result.kind === 'refused' || readOnly
        ? undefined
        : () =>
            void execute({
              name: 'cast:command.restore',
              about: { name },
              change: result.change,
            }),
    [result, readOnly, execute, name],
  );
  const keys = useMemo(
    (): readonly Shortcut[] =>
      restore === undefined
        ? []
        : [
            {
              id: 'cast.restore',
              keys: 'R',
              text: 'cast:key.restore',
              scope: 'app:room.cast',
              run: restore,
            },
          ],
    [restore],
  );
  useShortcuts(keys);
  return (
    <>
      {result.kind === 'refused' ? (
        <p className="ww-field-error">
          {refusalSentence(result, words)} <RemarkLink remark={result.text} onOpen={showRule} />
        </p>
      ) : null}
      <div>
        <Button
          variant="filled"
          icon="undo"
          shortcut="R"
          isDisabled={restore === undefined}
          onPress={() => restore?.()}
        >
          {t('cast:act.restore')}
        </Button>
      </div>
    </>
  );
};
