import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../model/state/session';

/**
 * A form that changes the world. In a window that only reads it shows what there is, says why nothing of it can be
 * changed, and every box, switch and button in it is disabled.
 */
export function WritingOnly({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const isReadOnly = useSession(({ readOnly }) => readOnly);
  return (
    <div className="ww-place-form">
      {isReadOnly ? <p className="ww-small ww-quiet">{t('windows:reading.form')}</p> : null}
      <fieldset className="ww-writing-only ww-place-form" disabled={isReadOnly}>
        {children}
      </fieldset>
    </div>
  );
}
