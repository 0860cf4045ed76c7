import type { Block } from '../block';

/** Blocks in so many columns, or a line across the sheet, or the end of a sheet. */
export type Section =
  | { readonly kind: 'columns'; readonly count: 1 | 2 | 3; readonly blocks: readonly Block[] }
  | { readonly kind: 'rule'; readonly isOrnament: boolean }
  | { readonly kind: 'pageBreak' };

/** A document cut where columns begin or end. */
export function sectionsOf(blocks: readonly Block[]): readonly Section[] {
  const sections: Section[] = [];
  let count: 1 | 2 | 3 = 1;
  let open: Block[] = [];
  const end = (): void => {
    if (open.length > 0) sections.push({ kind: 'columns', count, blocks: open });
    open = [];
  };
  for (const block of blocks) {
    switch (block.kind) {
      case 'columns':
        if (block.count !== count) end();
        ({ count } = block);
        break;
      case 'rule':
        end();
        sections.push({ kind: 'rule', isOrnament: block.isOrnament === true });
        break;
      case 'pageBreak':
        end();
        sections.push({ kind: 'pageBreak' });
        break;
      default:
        open.push(block);
    }
  }
  end();
  return sections;
}
