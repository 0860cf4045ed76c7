import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { bridge } from '../../../../kit/bridge';
import { useFonts } from '../../../../kit/paper';
import { type Shortcut, useShortcuts } from '../../../../kit/state/shortcuts';
import { Button, ProgressBar } from '../../../../kit/ui';
import type { FormTask } from '../make';
import { useFormBatch } from './use-form-batch';

/** The form on the desk for every realm, one file each. */
export const AllRealms = ({ task }: { readonly task: FormTask }) => {
  const { t } = useTranslation();
  const loaded = useFonts();
  const fonts = typeof loaded === 'string' ? undefined : loaded;
  const { running, outcome, cancel, start } = useFormBatch(task, fonts);
  const isIdle = running === null && fonts !== undefined;
  const keys = useMemo((): readonly Shortcut[] => {
    const [first] = bridge.outlets;
    if (first === undefined || !isIdle) return [];
    return [
      {
        id: 'print.forms',
        keys: 'Mod+Shift+F',
        text: 'forms:key.all',
        scope: 'app:room.print',
        icon: 'download',
        inText: true,
        run: () => void start(first),
      },
    ];
  }, [isIdle, start]);
  useShortcuts(keys);
  return (
    <section className="ww-print-group ww-stack ww-gap-12" aria-label={t('forms:all')}>
      <h2 className="ww-over">{t('forms:all')}</h2>
      <p className="ww-quiet ww-small">{t('forms:allHint')}</p>
      <div className="ww-print-acts ww-row ww-align-stretch ww-gap-8">
        {bridge.outlets.map((kind, index) => (
          <Button
            key={kind}
            isDisabled={!isIdle}
            onPress={() => void start(kind)}
            {...(index === 0 ? { shortcut: 'Mod+Shift+F' } : {})}
          >
            {t(`forms:outlet.${kind}`)}
          </Button>
        ))}
      </div>
      {running === null ? null : (
        <ProgressBar
          label={t('forms:running', { realm: running.realm })}
          done={running.done}
          total={running.total}
          onCancel={cancel}
        />
      )}
      <p className="ww-small" role="status">
        {outcome}
      </p>
    </section>
  );
};
