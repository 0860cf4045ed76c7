import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bridge } from '../../kit/bridge';
import { useLanguage } from '../../kit/explain/react';
import { Reader, type ReaderEntry, showHeading, useReaderKeys } from '../../kit/reader';
import { type Shortcut, useShortcuts } from '../../kit/state/shortcuts';
import { Button } from '../../kit/ui';
import { Blocks } from './Blocks';
import './help.css';
import { readManual } from './manual';
import { searchSections, sectionsOf } from './sections';
import { MANUALS } from './sources';

/** Chapters stand at the edge of the list, their parts are indented. */
const depthOf = (level: number): number => Math.max(0, level - 2);

/** The manual in the chosen language, with its contents and a search. */
export const HelpRoom = () => {
  const { t } = useTranslation();
  const language = useLanguage();
  const search = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const blocks = useMemo(() => readManual(MANUALS[language]), [language]);
  const sections = useMemo(() => sectionsOf(blocks), [blocks]);
  const hits = useMemo(() => searchSections(sections, query), [sections, query]);
  const isSearching = query.trim() !== '';
  const entries: readonly ReaderEntry[] = isSearching
    ? hits.map(({ section: { id, title }, excerpt }) => ({ id, title, depth: 0, detail: excerpt }))
    : sections
        .filter(({ level }) => level > 1)
        .map(({ id, title, level }) => ({ id, title, depth: depthOf(level) }));
  const count = hits.length;
  const found = count === 0 ? t('help:none') : t('help:found', { count });

  const keys = useMemo(
    (): readonly Shortcut[] => [
      {
        id: 'help.print',
        keys: 'Mod+P',
        text: 'help:print',
        scope: 'app:room.help',
        icon: 'print',
        inText: true,
        run: () => void bridge.printPdf({ name: t('help:fileName') }),
      },
    ],
    [t],
  );
  useShortcuts(keys);
  useReaderKeys('app:room.help', search);

  return (
    <Reader
      contents={t('help:contents')}
      search={{ label: t('help:search'), value: query }}
      onSearch={setQuery}
      searchRef={search}
      found={isSearching ? found : null}
      entries={entries}
      foot={
        <Button
          variant="text"
          icon="print"
          shortcut="Mod+P"
          onPress={() => void bridge.printPdf({ name: t('help:fileName') })}
        >
          {t('help:print')}
        </Button>
      }
    >
      <div className="ww-manual" lang={language}>
        <Blocks blocks={blocks} onLink={showHeading} />
      </div>
    </Reader>
  );
};
