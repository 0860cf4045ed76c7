import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage, useWords } from '../explain/react';
import { Reader, type ReaderEntry, showHeading, useReaderKeys } from '../reader';
import { useDesk } from '../state/desk';
import {
  type Catalogue,
  catalogueOf,
  type Chapter,
  clauseCount,
  searchCatalogue,
} from './catalogue';
import { ChapterPart, headingOf, numbered } from './ChapterPart';
import { RegisterPart } from './RegisterPart';
import './rules.css';

const REGISTER = 'findings';

const countOf = ({ chapters, findings }: Catalogue): number =>
  chapters.reduce((sum, chapter) => sum + clauseCount(chapter), findings.length);

const chapterEntries = (chapter: Chapter): readonly ReaderEntry[] => [
  {
    id: headingOf(chapter.number),
    title: numbered(chapter),
    depth: 0,
    count: clauseCount(chapter),
  },
  ...chapter.sections.map((section) => ({
    id: headingOf(section.number),
    title: numbered(section),
    depth: 1,
    count: section.clauses.length,
  })),
];

/** The rules as the program knows them: clauses by chapter, then everything it can notice in a turn. */
export const RulesRoom = () => {
  const { t } = useTranslation();
  const words = useWords();
  const language = useLanguage();
  const search = useRef<HTMLInputElement>(null);
  const rule = useDesk(({ rule }) => rule);
  // A search holds until somebody wishes to see another rule.
  const [searched, setSearched] = useState({ query: '', rule });
  const query = searched.rule === rule ? searched.query : '';
  // Typing goes on while the long list follows; without query everything is there at once, to be jumped to.
  const following = useDeferredValue(query);
  const sought = query === '' ? query : following;
  const here = rule?.id ?? null;
  useEffect(() => {
    if (rule !== null) showHeading(rule.id);
  }, [rule]);
  useReaderKeys('app:room.rules', search);
  const catalogue = useMemo(() => catalogueOf(language, words), [language, words]);
  const shown = useMemo(() => searchCatalogue(catalogue, sought), [catalogue, sought]);
  const count = countOf(shown);
  const found = count === 0 ? t('help:rules.none') : t('help:rules.found', { count });
  const entries: readonly ReaderEntry[] = [
    ...shown.chapters.flatMap(chapterEntries),
    ...(shown.findings.length === 0
      ? []
      : [
          {
            id: REGISTER,
            title: t('help:rules.register'),
            depth: 0,
            count: shown.findings.length,
          },
        ]),
  ];
  return (
    <Reader
      contents={t('help:rules.contents')}
      search={{ label: t('help:rules.search'), value: query }}
      onSearch={(query) => setSearched({ query, rule })}
      searchRef={search}
      found={sought.trim() === '' ? null : found}
      entries={entries}
    >
      <div className="ww-rules">
        <h2>{t('help:rules.title')}</h2>
        <p className="ww-rules-intro">{t('help:rules.intro')}</p>
        {shown.chapters.map((chapter) => (
          <ChapterPart key={chapter.number} chapter={chapter} here={here} />
        ))}
        {shown.findings.length === 0 ? null : (
          <RegisterPart id={REGISTER} findings={shown.findings} here={here} />
        )}
      </div>
    </Reader>
  );
};
