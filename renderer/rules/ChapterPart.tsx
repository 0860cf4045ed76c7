import { useTranslation } from 'react-i18next';
import type { Chapter } from './catalogue';

/** The clauses of one chapter. `here` is the one somebody asked for. */
export const ChapterPart = ({
  id,
  chapter: { number, clauses },
  here,
}: {
  readonly id: string;
  readonly chapter: Chapter;
  readonly here: string | null;
}) => {
  const { t } = useTranslation();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} tabIndex={-1} data-heading>
        {number} {t(`help:rules.chapter.${String(number)}`)}
      </h3>
      <dl>
        {clauses.map((clause) => (
          <div
            key={clause.id}
            id={clause.id}
            tabIndex={-1}
            {...(clause.id === here ? { 'data-here': true } : {})}
          >
            <dt>
              <span>{clause.title}</span>
              <span className="ww-rule-id">{clause.id}</span>
            </dt>
            <dd>{clause.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
