import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inLanguage, type TextCase } from '../../../engine';
import { DataTable, Icon } from '../../kit/ui';
import './cases/cases.css';
import { type CaseContext, partsOfCase } from './cases/case-text';
import type { ClauseCases } from './cases/use-cases';
import type { Chapter, RuleSection } from './catalogue';
import { type ClauseTables, TableList } from './RuleTables';

const CasePage = ({ one, telling }: { readonly one: TextCase; readonly telling: CaseContext }) => {
  const { t } = useTranslation();
  // Keys of settings are for those who write cases.
  const title = inLanguage(one.title, telling.language).replace(/ \(`[^`]+`\)/, '');
  return (
    <article>
      <h5>{title.charAt(0).toUpperCase() + title.slice(1)}</h5>
      <DataTable
        isBare
        rows={partsOfCase(one, telling)}
        keyOf={(_, index) => index}
        mark={({ kind }) => ({ 'data-kind': kind })}
        columns={[
          {
            id: 'kind',
            label: '',
            isHead: true,
            cell: ({ kind, party, turn }) =>
              turn === undefined
                ? t(`help:cases.${kind}`, { party })
                : t('help:cases.laterLetter', { party, turn }),
          },
          {
            id: 'lines',
            label: '',
            cell: ({ lines }) => lines.map((line, at) => <p key={at}>{line}</p>),
          },
        ]}
      />
    </article>
  );
};

/** The cases of a clause, folded until they are opened. */
function CaseList({
  cases,
  telling,
}: {
  readonly cases: readonly TextCase[];
  readonly telling: CaseContext;
}) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="ww-cases" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <Icon name="right" size={14} />
        {t('help:cases.title', { number: cases.length })}
      </summary>
      {isOpen
        ? cases.map((one) => (
            <CasePage key={`${one.line} ${one.title[1]}`} one={one} telling={telling} />
          ))
        : null}
    </details>
  );
}

/** Id of the heading of a chapter or section. */
export function headingOf(number: string): string {
  return `chapter-${number}`;
}

/** The title of a chapter or section with its number. */
export function numbered({ number, title }: Pick<RuleSection, 'number' | 'title'>): string {
  return `${number} ${title}`;
}

interface SectionProps {
  readonly section: RuleSection;
  readonly here: string | null;
  readonly cases: ClauseCases | undefined;
  readonly tables: ClauseTables;
}

const CasesOf = ({ clause, cases }: { readonly clause: string } & Pick<SectionProps, 'cases'>) => {
  const own = cases?.of.get(clause);
  return cases === undefined || own === undefined ? null : (
    <dd>
      <CaseList cases={own} telling={cases.telling} />
    </dd>
  );
};

const ClauseList = ({ section, here, cases, tables }: SectionProps) => (
  <dl>
    {section.clauses.map((clause) => (
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
        <TableList clause={clause.id} tables={tables} />
        <CasesOf clause={clause.id} cases={cases} />
      </div>
    ))}
  </dl>
);

const SectionPart = ({ section, here, cases, tables }: SectionProps) => (
  <section aria-labelledby={headingOf(section.number)}>
    <h4 id={headingOf(section.number)} tabIndex={-1} data-heading>
      {numbered(section)}
    </h4>
    <ClauseList section={section} here={here} cases={cases} tables={tables} />
  </section>
);

/** The clauses of one chapter by section, if it has any. `here` is the requested one. */
export function ChapterPart({
  chapter,
  here,
  cases,
  tables,
}: { readonly chapter: Chapter } & Omit<SectionProps, 'section'>) {
  return (
    <section aria-labelledby={headingOf(chapter.number)}>
      <h3 id={headingOf(chapter.number)} tabIndex={-1} data-heading>
        {numbered(chapter)}
      </h3>
      {chapter.sections.map((section) =>
        section.number === chapter.number ? (
          <ClauseList
            key={section.number}
            section={section}
            here={here}
            cases={cases}
            tables={tables}
          />
        ) : (
          <SectionPart
            key={section.number}
            section={section}
            here={here}
            cases={cases}
            tables={tables}
          />
        ),
      )}
    </section>
  );
}
