import type { PageProgram } from '../../renderer/kit/pages/standalone';

export const pageProgram: (
  page: Pick<PageProgram, 'style' | 'loader'> & { readonly script: string },
) => PageProgram;
