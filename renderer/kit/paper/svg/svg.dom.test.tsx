import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OP, svgText } from '../../cartography';
import type { Page, PageMark } from '../page';
import { PageView } from '../PageView';
import { fontsForTests } from '../testing';
import { svgFile } from './png';
import { svgOfPage } from './page';

const fonts = fontsForTests();

const page = (marks: readonly PageMark[]): Page => ({
  width: 210,
  height: 297,
  label: 'Blatt <1>',
  marks,
});

const text = (words: string, rest: object = {}): PageMark => ({
  kind: 'text',
  x: 20,
  y: 30,
  text: words,
  font: { family: 'serif', weight: 600 },
  size: 4,
  colour: '#1B1916',
  ...rest,
});

const markup = (marks: readonly PageMark[]): string => svgText(svgOfPage(page(marks), 'a'));

describe('a sheet as SVG', () => {
  it('has its size in millimetres', () => {
    expect(markup([])).toContain('width="210mm" height="297mm" viewBox="0 0 210 297"');
  });

  it.each([
    ['words with their place, face and size', text('Größe'), 'x="20" y="30" font-family="Alegreya'],
    [
      'figures of equal width',
      text('1', { figures: 'tabular' }),
      'font-variant="lining-nums tabular-nums"',
    ],
    [
      'the last letter at the end in spite of spacing',
      text('AB', { align: 'right', spacing: 0.1 }),
      'x="20.4"',
    ],
    ['turned words', text('A', { rotate: 90 }), 'transform="rotate(90 20 30)"'],
    [
      'areas and lines',
      {
        kind: 'shape',
        path: [OP.move, 1, 2, OP.line, 3, 4],
        stroke: '#000',
        width: 0.2,
        dash: [1, 2],
      },
      'd="M1 2L3 4" fill="none" stroke="#000" stroke-width="0.2" stroke-dasharray="1 2"',
    ],
    [
      'drawings in their window',
      {
        kind: 'drawing',
        x: 10,
        y: 10,
        field: 8,
        window: { x: 5, y: 5, width: 50, height: 40 },
        list: [{ kind: 'area', path: [OP.move, 1, 1, OP.close], colour: '#123456' }],
      },
      '<rect x="5" y="5" width="50" height="40"/></clipPath><path d="M18 18z" fill="#123456"/>',
    ],
    [
      'groups with their clip around them',
      {
        kind: 'group',
        x: 3,
        y: 4,
        scale: 0.5,
        clip: { x: 0, y: 0, width: 9, height: 9 },
        marks: [text('x')],
      },
      '<g transform="translate(3 4) scale(0.5)"><text',
    ],
    [
      'fields as boxes with their value',
      {
        kind: 'input',
        box: { x: 1, y: 1, width: 20, height: 6 },
        name: 'a',
        label: '',
        value: 'drin',
        size: 3,
      },
      '>drin</text>',
    ],
  ] as const)('shows %s', (_what, mark, expected) => {
    expect(markup([mark])).toContain(expected);
  });

  it('renders hostile text as text', () => {
    const file = svgFile(page([text('<script>alert(1)</script>\u202E\u0000')]), fonts);
    expect(file).not.toContain('<script');
    expect(file).toContain('&lt;script&gt;alert(1)&lt;/script&gt;<');
    expect(file).toContain('<title>Blatt &lt;1&gt;</title>');
  });

  it('shows a picture without the texts in it', () => {
    const bytes = new Uint8Array([
      0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 1, 0x74, 0x45, 0x58, 0x74, 65, 0, 0,
      0, 0, 0, 0, 0, 1, 0x49, 0x44, 0x41, 0x54, 66, 0, 0, 0, 0,
    ]);
    const picture = { bytes, type: 'image/png', width: 1, height: 1 } as const;
    const mark: PageMark = {
      kind: 'picture',
      box: { x: 0, y: 0, width: 9, height: 9 },
      picture: 'a',
      alt: 'Burg',
    };
    const node = svgText(svgOfPage(page([mark]), 'a', { a: picture }));
    const data = /base64,([^"]*)"/.exec(node)?.[1] ?? '';
    expect(atob(data)).toContain('IDAT');
    expect(atob(data)).not.toContain('tEXt');
    expect(node).toContain('preserveAspectRatio="none"');
  });
});

describe('an SVG file', () => {
  const embedded = (marks: readonly PageMark[]): number =>
    svgFile(page(marks), fonts).split('@font-face').length - 1;

  it('holds the fonts it uses and no others', () => {
    expect(embedded([text('Wald'), text('Feld')])).toBe(1);
    expect(embedded([text('Łódź')])).toBe(2);
    expect(embedded([])).toBe(0);
  });

  it('contains no external address', () => {
    const file = svgFile(page([text('Wald')]), fonts);
    expect(file.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:/);
  });
});

describe('a sheet on the screen', () => {
  it('is as wide as wanted and called by its name', () => {
    const { container, getByRole } = render(<PageView page={page([text('Wald')])} width={300} />);
    expect(getByRole('img', { name: 'Blatt <1>' }).getAttribute('width')).toBe('300');
    expect(container.querySelector('text')?.textContent).toBe('Wald');
  });

  it('has ids of its own, so that two can be shown at once', () => {
    const mark: PageMark = {
      kind: 'group',
      x: 0,
      y: 0,
      scale: 1,
      clip: { x: 0, y: 0, width: 1, height: 1 },
      marks: [],
    };
    const { container } = render(
      <>
        <PageView page={page([mark])} />
        <PageView page={page([mark])} />
      </>,
    );
    const ids = Array.from(container.querySelectorAll('clipPath'), ({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });
});
