import type { ReactNode } from 'react';
import { DataTable } from '../../kit/ui';
import type { Block, Inline, Line } from './manual';
import { pictureAt } from './sources';

export interface BlocksProps {
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
export const Blocks = ({ blocks, onLink }: BlocksProps) =>
  blocks.map((block, index) => <Part key={index} block={block} onLink={onLink} />);
