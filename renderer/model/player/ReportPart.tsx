import type { TableBlock } from '../../kit/paper/block';
import type { PageBlock, PageReport } from './page-data';

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
export function ReportPart({
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
