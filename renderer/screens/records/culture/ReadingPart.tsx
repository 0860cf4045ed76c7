import type { CultureText } from '../../../../engine';
import type { PartProps } from '../../../model/records/register';

/** A text as one reads it: paragraph by paragraph. */
export function ReadingPart({ row }: Pick<PartProps<CultureText>, 'row'>) {
  return (
    <article className="ww-culture-text">
      {row.text.split(/\n\s*\n/).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </article>
  );
}
