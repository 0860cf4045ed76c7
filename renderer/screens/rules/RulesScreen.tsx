import {
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { type RuleSystem, systems, type World } from '../../../engine';
import { clauseIdsOf, clauseText } from '../../kit/explain';
import { useLanguage, useWords } from '../../kit/explain/react';
import { Reader, type ReaderEntry, showHeading, useReaderKeys } from '../../kit/reader';
import { useView } from '../../model/state/view';
import { HOUSE_LABORATORY, HOUSE_RULES, showRule } from '../../model/state/jump';
import { ClauseLink, DataTable, FindingMark, ToggleGroup } from '../../kit/ui';
import {
  type Catalogue,
  catalogueOf,
  type Chapter,
  clauseCount,
  type FindingEntry,
  findingIdsOf,
  gameOfRule,
  searchCatalogue,
  titledSections,
} from './catalogue';
import { useCases } from './cases/use-cases';
import { ChapterPart, headingOf, numbered } from './ChapterPart';
import { useTables } from './RuleTables';
import { HouseScreen } from '../../model/house';
import '../../model/house/rules.css';
import { useSession } from '../../model/state/session';

/** The register of findings: what the program can report, how severe it is, and its clause. */
const RegisterPart = ({
  id,
  findings,
  here,
}: {
  readonly id: string;
  readonly findings: readonly FindingEntry[];
  readonly here: string | null;
}) => {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} tabIndex={-1} data-heading>
        {t('app:common.findings')}
      </h3>
      <p className="ww-rules-intro">{t('help:rules.registerIntro')}</p>
      <DataTable
        className="ww-register"
        rows={findings}
        keyOf={(finding) => finding.id}
        mark={(finding) => ({
          id: finding.id,
          tabIndex: -1,
          'data-here': finding.id === here || undefined,
        })}
        columns={[
          {
            id: 'kind',
            label: t('app:common.kind'),
            cell: ({ severity }) => <FindingMark kind={severity} />,
          },
          {
            id: 'sentence',
            label: t('help:rules.sentence'),
            cell: ({ sentence }) => sentence,
          },
          {
            id: 'code',
            label: t('help:rules.code'),
            className: 'ww-rule-id',
            cell: (finding) => finding.id,
          },
          {
            id: 'clause',
            label: t('help:rules.clause'),
            cell: ({ clause }) =>
              clauseText(clause, language) === '' ? (
                <ClauseLink clause={clause} />
              ) : (
                <ClauseLink clause={clause} onOpen={showRule} />
              ),
          },
        ]}
      />
    </section>
  );
};

/** Whose rules are shown, and whose can be shown instead. */
interface Book {
  readonly game: string;
  /** The games to choose among; empty while the rules of the open world are shown. */
  readonly games: readonly string[];
  readonly choose: (game: string) => void;
}

/**
 * The rules of the game of the requested rule, else those of the open world. Without world every game can be chosen,
 * until a rule is requested or a world opened.
 */
const useBook = (): Book => {
  const rule = useView(({ rule }) => rule);
  const open = useSession(({ campaign }) => campaign?.system);
  const [chosen, setChosen] = useState<{
    readonly game: string;
    readonly rule: typeof rule;
    readonly open: typeof open;
  } | null>(null);
  const games = Object.keys(systems);
  const isChosen = chosen !== null && chosen.rule === rule && chosen.open === open;
  const wished = rule === null ? undefined : gameOfRule(rule.id, open);
  const game = isChosen ? chosen.game : (wished ?? open ?? games[0] ?? '');
  return {
    game,
    games: game === open || games.length < 2 ? [] : games,
    choose: (game) => setChosen({ game, rule, open }),
  };
};

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
  ...titledSections(chapter).map((section) => ({
    id: headingOf(section.number),
    title: numbered(section),
    depth: 1,
    count: section.clauses.length,
  })),
];

interface BookProps {
  readonly system: RuleSystem<World>;
  readonly searchRef: RefObject<HTMLInputElement | null>;
  readonly head: ReactNode;
}

/** Clauses by chapter, then everything the program can report in a turn. */
const BookScreen = ({ system, searchRef, head }: BookProps) => {
  const { id: game } = system;
  const { t } = useTranslation();
  const words = useWords();
  const language = useLanguage();
  const rule = useView(({ rule }) => rule);
  // A search holds until another rule is requested.
  const [searched, setSearched] = useState({ query: '', rule });
  const query = searched.rule === rule ? searched.query : '';
  // Typing stays responsive while the long list follows; without query everything is there at once, to be jumped to.
  const following = useDeferredValue(query);
  const sought = query === '' ? query : following;
  const here = rule?.id ?? null;
  useEffect(() => {
    if (rule !== null) showHeading(rule.id);
  }, [rule, game]);
  const catalogue = useMemo(() => catalogueOf(game, language, words), [game, language, words]);
  const shown = useMemo(() => searchCatalogue(catalogue, sought), [catalogue, sought]);
  const cases = useCases(game);
  const tables = useTables(system);
  const count = countOf(shown);
  const found =
    count === 0
      ? t('help:rules.none', {
          clause: clauseIdsOf(game)[0] ?? '',
          finding: findingIdsOf(game)[0] ?? '',
        })
      : t('help:rules.found', { count });
  const entries: readonly ReaderEntry[] = [
    ...shown.chapters.flatMap(chapterEntries),
    ...(shown.findings.length === 0
      ? []
      : [
          {
            id: REGISTER,
            title: t('app:common.findings'),
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
      searchRef={searchRef}
      found={sought.trim() === '' ? null : found}
      entries={entries}
      head={head}
    >
      <div className="ww-rules">
        <h2>{t('help:rules.title')}</h2>
        <p className="ww-rules-intro">{t('help:rules.intro', { game: system.title[language] })}</p>
        {shown.chapters.map((chapter) => (
          <ChapterPart
            key={chapter.number}
            chapter={chapter}
            here={here}
            cases={cases}
            tables={tables}
          />
        ))}
        {shown.findings.length === 0 ? null : (
          <RegisterPart id={REGISTER} findings={shown.findings} here={here} />
        )}
      </div>
    </Reader>
  );
};

type Part = 'book' | 'house';

/** The part that shows a requested rule. */
const partOf = (rule: { readonly id: string } | null): Part =>
  rule?.id === HOUSE_RULES || rule?.id === HOUSE_LABORATORY ? 'house' : 'book';

/** The rules as the program has them, and the house rules of the open world. */
export function RulesScreen() {
  const { t } = useTranslation();
  const search = useRef<HTMLInputElement>(null);
  const rule = useView(({ rule }) => rule);
  // House rules stay open until somebody wishes to see a rule.
  const [opened, setOpened] = useState<{ readonly part: Part; readonly rule: typeof rule }>({
    part: partOf(rule),
    rule,
  });
  const part = opened.rule === rule ? opened.part : partOf(rule);
  const language = useLanguage();
  const { game, games, choose } = useBook();
  useReaderKeys('app:screen.rules', search);
  const head = (
    <ToggleGroup
      label={t('house:part.label')}
      value={part}
      onChange={(next) => setOpened({ part: next, rule })}
      options={[
        { id: 'book', label: t('house:part.book') },
        { id: 'house', label: t('house:part.house') },
      ]}
    />
  );
  const bookHead = (
    <>
      {head}
      {games.length === 0 ? null : (
        <ToggleGroup
          label={t('app:common.game')}
          value={game}
          onChange={choose}
          options={games.map((id) => ({ id, label: systems[id]?.title[language] ?? id }))}
        />
      )}
    </>
  );
  const system = systems[game];
  return part === 'book' && system !== undefined ? (
    <BookScreen system={system} searchRef={search} head={bookHead} />
  ) : (
    <HouseScreen searchRef={search} head={head} />
  );
}
