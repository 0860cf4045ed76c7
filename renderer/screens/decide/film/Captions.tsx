import { useTranslation } from 'react-i18next';
import { useWords } from '../../../kit/explain/react';
import type { Film } from '../../../model/film/film';
import { quietSentence } from '../../../model/film/sentences';
import type { ShownFrame } from './use-film';

/** What happened in the shown turn. */
export function Captions({
  film,
  shown,
}: {
  readonly film: Film;
  readonly shown: ShownFrame | null;
}) {
  const { t } = useTranslation();
  const words = useWords();
  const frame = shown?.frame ?? null;
  return (
    <section className="ww-film-captions ww-grid ww-gap-8" aria-label={t('film:captions')}>
      <h3 className="ww-head" role="status">
        {frame?.label}
      </h3>
      {frame?.captions.length === 0 ? (
        <p className="ww-quiet">{quietSentence(film, words)}</p>
      ) : null}
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
