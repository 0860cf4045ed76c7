import { useMemo, useState } from 'react';
import { hexGameOf, type RuleSystem, type World } from '../../../engine';
import { lexiconOf, namingWords } from '../../kit/explain';
import type { Words } from '../../kit/text/words';
import { BLANK, type Draft, draftKey, keepDraft, keptDraft } from './draft';
import { OrdersPart } from './OrdersPart';
import type { PlayerData, PageBlock, PageReport } from './page-data';
import { writerOf } from './writer';
import type { TableBlock } from '../../kit/paper/block';

const Paragraphs = ({ of }: { readonly of: readonly string[] }) =>
  of.map((paragraph, index) => <p key={index}>{paragraph}</p>);

function Table({ table: { columns, rows, isBare = false } }: { readonly table: TableBlock }) {
  const lookOf = (index: number): { readonly className?: string } =>
    columns[index]?.align === 'right' ? { className: 'figures' } : {};
  return (
    <div className="list" role="group" tabIndex={0} aria-label={columns[0]?.title ?? ''}>
      <table>
        {isBare ? null : (
          <thead>
            <tr>
              {columns.map(({ title }, index) => (
                <th key={index} scope="col" {...lookOf(index)}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(({ cells, isTotal }, row) => (
            <tr key={row} {...(isTotal === true ? { className: 'total' } : {})}>
              {columns.map((_, index) => (
                <td key={index} {...lookOf(index)}>
                  {cells[index] ?? ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Block({ block }: { readonly block: PageBlock }) {
  const { title, paragraphs, table, signature, isDetail } = block;
  return (
    <>
      {title === '' ? null : <h3>{title}</h3>}
      {table === undefined ? null : <Table table={table} />}
      {signature !== undefined ? (
        <blockquote>
          <Paragraphs of={paragraphs} />
          <p className="quiet">{signature}</p>
        </blockquote>
      ) : isDetail === true ? (
        <p className="details">{paragraphs.join('\n')}</p>
      ) : (
        <Paragraphs of={paragraphs} />
      )}
    </>
  );
}

/** The turn report, or its books alone. */
function ReportPart({
  report,
  isBooks,
}: {
  readonly report: PageReport;
  readonly isBooks: boolean;
}) {
  return (
    <article className="report">
      {isBooks ? null : <Paragraphs of={report.opening} />}
      {report.sections
        .filter((section) => section.isBooks === isBooks)
        .map(({ heading, blocks }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            {blocks.map((block, index) => (
              <Block key={index} block={block} />
            ))}
          </section>
        ))}
      {isBooks ? null : <Paragraphs of={report.closing} />}
    </article>
  );
}

const PARTS = ['orders', 'report', 'books'] as const;
type Part = (typeof PARTS)[number];

interface Props {
  readonly data: PlayerData;
  readonly system: RuleSystem<World>;
  readonly words: Words;
}

/** The draft of a page, and whether the browser keeps it; it is kept with every change. */
function useDraft(key: string) {
  const kept = (draft: Draft) => ({ draft, isKept: keepDraft(key, draft) });
  const [state, setState] = useState(() => kept(keptDraft(key) ?? BLANK));
  return { ...state, setDraft: (draft: Draft) => setState(kept(draft)) };
}

/** The page of a player: his orders, his report, his books. */
export function PlayerPage({ data, system, words: plainWords }: Props) {
  const { snapshot, report, language } = data;
  const [part, setPart] = useState<Part>('orders');
  const key = draftKey(data);
  const kept = useDraft(key);
  const writer = useMemo(() => writerOf(snapshot, system), [snapshot, system]);
  const words = useMemo(
    () =>
      namingWords(
        plainWords,
        lexiconOf(
          { parties: writer.world.parties, ...(snapshot.board && { board: writer.world.board }) },
          hexGameOf(system).terrains,
          language,
        ),
      ),
    [plainWords, writer, system, language, snapshot],
  );
  const name = snapshot.party.name;
  return (
    <>
      <header className="head">
        <div>
          <h1>{report.realm}</h1>
          <p className="quiet">
            {[report.title, ...report.aside.filter((one) => !report.title.includes(one))].join(
              ' · ',
            )}
          </p>
        </div>
        <nav aria-label={words('page:player.parts')}>
          {PARTS.map((one) => (
            <button
              key={one}
              type="button"
              aria-current={one === part ? 'page' : undefined}
              onClick={() => setPart(one)}
            >
              {words(`page:player.part.${one}`)}
            </button>
          ))}
        </nav>
      </header>
      {part === 'orders' ? (
        <OrdersPart data={data} writer={writer} words={words} pageKey={key} {...kept} />
      ) : (
        <ReportPart report={report} isBooks={part === 'books'} />
      )}
      <footer className="quiet">
        {report.foot.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p>{words('page:player.known', { party: name })}</p>
      </footer>
    </>
  );
}
