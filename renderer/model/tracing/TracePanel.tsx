import { useTranslation } from 'react-i18next';
import { useSession } from '../state/session';
import { Button } from '../../kit/ui';
import { Problem } from './Problem';
import { importPicture } from './read';
import { useTracing } from './state';
import { SuggestPanel } from './SuggestPanel';
import './tracing.css';
import { UnderlaySheet } from './UnderlaySheet';

/** Scanned maps under the board: lay, fit, show and, where there are fields, take their colours. */
export const TracePanel = ({ hasFields = true }: { readonly hasFields?: boolean }) => {
  const { t } = useTranslation();
  const underlays = useSession(({ campaign }) => campaign?.underlays ?? {});
  const isReadOnly = useSession((session) => session.readOnly);
  const isReading = useTracing((state) => state.isReading);
  const suggestion = useTracing((state) => state.suggestion);
  if (suggestion !== null) return <SuggestPanel suggestion={suggestion} />;
  const all = Object.values(underlays);
  return (
    <section className="ww-stack ww-gap-8" aria-label={t('trace:panel.title')}>
      <h3 className="ww-over">{t('trace:panel.title')}</h3>
      {all.length === 0 ? (
        <p className="ww-small ww-quiet">
          {t(hasFields ? 'trace:panel.empty' : 'trace:panel.emptyBoard')}
        </p>
      ) : null}
      {all.map((underlay) => (
        <UnderlaySheet key={underlay.id} underlay={underlay} hasFields={hasFields} />
      ))}
      <Button
        icon="upload"
        isDisabled={isReading || isReadOnly}
        onPress={() => void importPicture()}
      >
        {t('trace:panel.import')}
      </Button>
      <p role="status" className="ww-small ww-quiet">
        {isReading ? t('trace:reading') : ''}
      </p>
      <Problem />
    </section>
  );
};
