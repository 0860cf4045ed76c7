import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Input, SearchField } from 'react-aria-components';
import { Icon, KeyCap } from '../ui';
import './reader.css';
import { showHeading } from './heading';

/** A heading counts as read from this distance to the top of the text on, in pixels. */
const READING_LINE = 96;

const headingAt = (text: HTMLElement): string | null => {
  const line = text.getBoundingClientRect().top + READING_LINE;
  const headings = [...text.querySelectorAll<HTMLElement>('[data-heading]')];
  const passed = headings.filter((heading) => heading.getBoundingClientRect().top <= line);
  return passed.at(-1)?.id ?? headings[0]?.id ?? null;
};

/** Id of the heading under which the reader is, followed while the text scrolls. */
const useCurrentHeading = (text: RefObject<HTMLElement | null>): string | null => {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const element = text.current;
    if (element === null) return undefined;
    const follow = (): void => setCurrent(headingAt(element));
    follow();
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [text]);
  return current;
};

/** A line of the list beside the text. */
export interface ReaderEntry {
  /** Id of the heading in the text. */
  readonly id: string;
  readonly title: string;
  /** Indentation, from 0. */
  readonly depth: number;
  /** Muted text under the title. */
  readonly detail?: string;
  /** A muted figure at the right. */
  readonly count?: number;
}

export interface ReaderProps {
  /** Accessible name of the list. */
  readonly contents: string;
  readonly search: { readonly label: string; readonly value: string };
  readonly onSearch: (query: string) => void;
  readonly searchRef: RefObject<HTMLInputElement | null>;
  /** How many were found; null while nothing is searched. */
  readonly found: string | null;
  readonly entries: readonly ReaderEntry[];
  /** Stands over the search. */
  readonly head?: ReactNode;
  /** Stands under the list. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

const Entries = ({
  label,
  entries,
  current,
}: {
  readonly label: string;
  readonly entries: readonly ReaderEntry[];
  readonly current: string | null;
}) => {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <nav ref={list} aria-label={label} className="ww-reader-entries ww-scroll">
      <ul>
        {entries.map(({ id, title, depth, detail, count }) => (
          <li key={id} data-depth={depth}>
            <a
              href={`#${id}`}
              {...(id === current ? { 'aria-current': 'location' as const } : {})}
              onClick={(event) => {
                event.preventDefault();
                showHeading(id);
              }}
            >
              <span>{title}</span>
              {detail === undefined || detail === '' ? null : <small>{detail}</small>}
              {count === undefined ? null : <small className="ww-figures">{count}</small>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** A long text with its list of headings and a search beside it. Enter in the search goes to the first hit. */
export function Reader({
  contents,
  search,
  onSearch,
  searchRef,
  found,
  entries,
  head,
  foot,
  children,
}: ReaderProps) {
  const text = useRef<HTMLElement>(null);
  const current = useCurrentHeading(text);
  const [first] = entries;
  return (
    <div className="ww-reader ww-grid">
      <aside className="ww-reader-side ww-stack">
        {head === undefined ? null : <div className="ww-reader-head">{head}</div>}
        <SearchField
          className="ww-reader-search"
          aria-label={search.label}
          value={search.value}
          onChange={onSearch}
          onSubmit={() => {
            if (first !== undefined) showHeading(first.id);
          }}
        >
          <Icon name="search" size={16} />
          <Input ref={searchRef} className="ww-input" placeholder={search.label} />
          <KeyCap keys="/" />
        </SearchField>
        <p className="ww-reader-found ww-small ww-quiet" role="status">
          {found}
        </p>
        <Entries label={contents} entries={entries} current={current} />
        {foot}
      </aside>
      <article ref={text} className="ww-reader-text">
        {children}
      </article>
    </div>
  );
}
