import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bridge } from '../../kit/bridge';
import { useLanguage } from '../../kit/explain/react';
import { Reader, type ReaderEntry, showHeading, useReaderKeys } from '../../kit/reader';
import { type Shortcut, useShortcuts } from '../../kit/state/shortcuts';
import { Button, DataTable } from '../../kit/ui';
import './help.css';
import { type Block, type Inline, type Line, readManual, wordsOfLine } from './manual';
import { MANUALS, pictureAt } from './sources';
import { hasAll, hasOne, queryWords } from '../../kit/reader/search';

interface BlocksProps {
  readonly blocks: readonly Block[];
  /** Follows a link to a heading. */
  readonly onLink: (id: string) => void;
}

const Piece = ({ part, onLink }: { readonly part: Inline } & Pick<BlocksProps, 'onLink'>) => {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'code':
      return <code>{part.text}</code>;
    case 'strong':
      return (
        <strong>
          <Pieces line={part.parts} onLink={onLink} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <Pieces line={part.parts} onLink={onLink} />
        </em>
      );
    case 'link':
      return (
        <a
          href={`#${part.to}`}
          onClick={(event) => {
            event.preventDefault();
            onLink(part.to);
          }}
        >
          <Pieces line={part.parts} onLink={onLink} />
        </a>
      );
  }
};

const Pieces = ({ line, onLink }: { readonly line: Line } & Pick<BlocksProps, 'onLink'>) =>
  line.map((part, index) => <Piece key={index} part={part} onLink={onLink} />);

const Heading = ({
  level,
  id,
  children,
}: {
  readonly level: number;
  readonly id: string;
  readonly children: ReactNode;
}) => {
  const about = { id, tabIndex: -1, 'data-heading': true };
  if (level === 1) return <h2 {...about}>{children}</h2>;
  return level === 2 ? <h3 {...about}>{children}</h3> : <h4 {...about}>{children}</h4>;
};

const Part = ({ block, onLink }: { readonly block: Block } & Pick<BlocksProps, 'onLink'>) => {
  switch (block.kind) {
    case 'heading':
      return (
        <Heading level={block.level} id={block.id}>
          <Pieces line={block.line} onLink={onLink} />
        </Heading>
      );
    case 'paragraph':
      return (
        <p>
          <Pieces line={block.line} onLink={onLink} />
        </p>
      );
    case 'list': {
      const items = block.items.map((item, index) => (
        <li key={index}>
          <Blocks blocks={item} onLink={onLink} />
        </li>
      ));
      return block.isOrdered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case 'table':
      return (
        <DataTable
          rows={block.rows}
          keyOf={(_, index) => index}
          columns={block.head.map((head, index) => ({
            id: String(index),
            label: <Pieces line={head} onLink={onLink} />,
            cell: (row: readonly Line[]) => <Pieces line={row[index] ?? []} onLink={onLink} />,
          }))}
        />
      );
    case 'picture': {
      const address = pictureAt(block.source);
      return address === undefined ? (
        <p>{block.text}</p>
      ) : (
        <img src={address} alt={block.text} loading="lazy" />
      );
    }
    case 'code':
      return (
        <pre tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      );
  }
};

/** A manual as elements. Only what the reader of manuals knows is ever shown. */
export function Blocks({ blocks, onLink }: BlocksProps) {
  return blocks.map((block, index) => <Part key={index} block={block} onLink={onLink} />);
}

/** What stands between one heading and the next. */
interface Section {
  readonly id: string;
  readonly level: number;
  readonly title: string;
  /** Its sentences, cells and lines of examples. */
  readonly texts: readonly string[];
}

const sentencesOf = (line: Line): readonly string[] => wordsOfLine(line).split(/(?<=[.!?]) /);

const textsOf = (block: Block): readonly string[] => {
  switch (block.kind) {
    case 'heading':
      return [];
    case 'paragraph':
      return sentencesOf(block.line);
    case 'list':
      return block.items.flat().flatMap(textsOf);
    case 'table':
      return block.rows.map((row) => row.map(wordsOfLine).join(' · '));
    case 'picture':
      return [block.text];
    case 'code':
      return block.text.split('\n').filter((line) => line !== '');
  }
};

/** The sections of a manual in order; what stands before the first heading belongs to none. */
export function sectionsOf(blocks: readonly Block[]): readonly Section[] {
  const starts = blocks.flatMap((block, at) => (block.kind === 'heading' ? [{ block, at }] : []));
  return starts.map(({ block, at }, index) => ({
    id: block.id,
    level: block.level,
    title: wordsOfLine(block.line),
    texts: blocks.slice(at + 1, starts[index + 1]?.at).flatMap(textsOf),
  }));
}

/** A section in which all words of a query stand, with the place where the first of them does. */
interface Hit {
  readonly section: Section;
  /** Empty if the words stand in the title. */
  readonly excerpt: string;
}

/** Searches sections for all words of a query, in the order of the manual. An empty query finds nothing. */
export function searchSections(sections: readonly Section[], query: string): readonly Hit[] {
  const words = queryWords(query);
  if (words.length === 0) return [];
  return sections.flatMap((section) => {
    const { title, texts } = section;
    if (hasAll(title, words)) return [{ section, excerpt: '' }];
    if (!hasAll([title, ...texts].join(' '), words)) return [];
    return [{ section, excerpt: texts.find((text) => hasOne(text, words)) ?? '' }];
  });
}

/** Chapters stand at the edge of the list, their parts are indented. */
const depthOf = (level: number): number => Math.max(0, level - 2);

/** The manual in the chosen language, with its contents and a search. */
export function HelpScreen() {
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
        scope: 'app:screen.help',
        icon: 'print',
        inText: true,
        run: () => void bridge.printPdf({ name: t('help:fileName') }),
      },
    ],
    [t],
  );
  useShortcuts(keys);
  useReaderKeys('app:screen.help', search);

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
}
