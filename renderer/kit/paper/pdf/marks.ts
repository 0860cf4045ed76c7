import type { Box, DrawingMark, PageMark, PictureMark, ShapeMark, TextMark } from '../page';
import { lineWidth, shareBefore } from '../line';
import type { Book } from './book';
import { paintList } from './drawing';
import type { FormBook } from './form';
import { figure, type Pen, type Shift, STILL } from './pen';
import { writeLetters } from './text';

/** The sheet that is being drawn. */
export interface Sheet {
  readonly book: Book;
  readonly form: FormBook;
  readonly pen: Pen;
  readonly height: number;
}

const clipTo = (pen: Pen, { x, y, width, height }: Box): void => {
  pen.write(`${figure(x)} ${figure(y)} ${figure(width)} ${figure(height)} re W n`);
};

const paintText = ({ book, pen }: Sheet, mark: TextMark): void => {
  const { size, spacing = 0, wordSpacing = 0, opacity = 1, rotate = 0 } = mark;
  const angle = (rotate * Math.PI) / 180;
  const back = lineWidth(book.fonts, mark) * shareBefore(mark.align);
  writeLetters(book, pen, {
    x: mark.x - Math.cos(angle) * back,
    y: mark.y - Math.sin(angle) * back,
    angle,
    text: mark.text,
    font: mark.font,
    size,
    colour: mark.colour,
    opacity,
    spacing: spacing * size,
    wordSpacing,
    figures: mark.figures,
  });
};

const paintShape = ({ pen }: Sheet, mark: ShapeMark): void => {
  const { path, fill, stroke, width = 0.2, opacity } = mark;
  if (fill === undefined && stroke === undefined) return;
  if (fill !== undefined) pen.fill(fill, opacity);
  if (stroke !== undefined) {
    pen.stroke(stroke, width, opacity);
    pen.ends(mark.cap ?? 'butt', mark.join ?? 'miter');
    pen.dash(mark.dash ?? []);
  }
  pen.trace(path, STILL);
  pen.write(fill === undefined ? 'S' : stroke === undefined ? 'f' : 'B');
};

const paintDrawing = ({ book, pen }: Sheet, { list, x, y, field, window }: DrawingMark): void => {
  pen.save();
  clipTo(pen, window);
  paintList(list, { book, pen, x, y, scale: field });
  pen.restore();
};

/** A picture fills its box; where it cannot be read, the box stays empty with a line around it. */
const paintPicture = ({ book, pen }: Sheet, { box, picture }: PictureMark): void => {
  const image = book.images.imageOf(picture);
  const { x, y, width, height } = box;
  pen.save();
  if (image === undefined) {
    pen.stroke('#877b67', 0.2);
    pen.write(`${figure(x)} ${figure(y)} ${figure(width)} ${figure(height)} re S`);
  } else {
    pen.write(`${figure(width)} 0 0 ${figure(-height)} ${figure(x)} ${figure(y + height)} cm`);
    pen.write(`${image.turned.map(figure).join(' ')} cm /${image.name} Do`);
  }
  pen.restore();
};

const paintMark = (sheet: Sheet, mark: PageMark, shift: Shift): void => {
  const { pen } = sheet;
  switch (mark.kind) {
    case 'text':
      paintText(sheet, mark);
      return;
    case 'shape':
      paintShape(sheet, mark);
      return;
    case 'drawing':
      paintDrawing(sheet, mark);
      return;
    case 'picture':
      paintPicture(sheet, mark);
      return;
    case 'input':
      sheet.form.add(mark, shift, sheet.height);
      return;
    case 'bookmark':
      sheet.book.pdf.bookmark(mark.title, mark.level, shift.y + mark.y * shift.scale);
      return;
    case 'group':
      pen.save();
      if (mark.clip !== undefined) clipTo(pen, mark.clip);
      pen.write(
        `${figure(mark.scale)} 0 0 ${figure(mark.scale)} ${figure(mark.x)} ${figure(mark.y)} cm`,
      );
      paintMarks(sheet, mark.marks, {
        x: shift.x + mark.x * shift.scale,
        y: shift.y + mark.y * shift.scale,
        scale: shift.scale * mark.scale,
      });
      pen.restore();
  }
};

/** Paints marks in order; `shift` leads from their millimetres to those of the sheet. */
export function paintMarks(sheet: Sheet, marks: readonly PageMark[], shift: Shift): void {
  for (const mark of marks) paintMark(sheet, mark, shift);
}
