import { useTranslation } from 'react-i18next';
import type { ShownFrame } from './use-film';

/** What happened in the shown turn. */
export function Captions({ shown }: { readonly shown: ShownFrame | null }) {
  const { t } = useTranslation();
  const frame = shown?.frame ?? null;
  return (
    <section className="ww-film-captions" aria-label={t('film:captions')}>
      <h3 className="ww-head" role="status">
        {frame?.label}
      </h3>
      {frame?.captions.length === 0 ? <p className="ww-quiet">{t('film:quiet')}</p> : null}
      <ol tabIndex={0} aria-label={t('film:captions')}>
        {frame?.captions.map(({ text, details }, index) => (
          <li key={index}>
            {text}
            {details.length === 0 ? null : <small className="ww-quiet">{details.join('\n')}</small>}
          </li>
        ))}
      </ol>
    </section>
  );
}
