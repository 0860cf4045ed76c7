import type { CorrectionConflict } from '../../../../engine';
import type { Words } from '../../../kit/text/words';

/** Details that have a name of their own in `whatif:conflict.what`. */
const NAMED = new Set([
  'place',
  'size',
  'leaders',
  'order',
  'morale',
  'gold',
  'name',
  'owner',
  'terrain',
  'relations',
  'capital',
]);

/** `210/19` for place 18 of Großfeld 210; the Großfeld alone where no field is named. */
const fieldOf = (no: string, index: string | undefined): string => {
  const place = Number(index);
  return index === undefined || !Number.isInteger(place)
    ? no
    : `${no}/${String(place + 1).padStart(2, '0')}`;
};

const thingOf = ({ part, id, path }: CorrectionConflict, words: Words): string => {
  if (part === 'grossfelder') return fieldOf(id, path[1]);
  return words(`whatif:conflict.part.${part}`, part === 'units' ? { unit: id } : { party: id });
};

/** Something that both the correction and, since the month was booked, the GM changed, as a sentence. */
export function conflictSentence(conflict: CorrectionConflict, words: Words): string {
  const thing = thingOf(conflict, words);
  const [detail] = conflict.path;
  if (detail === undefined) return words('whatif:conflict.whole', { thing });
  const what = words(`whatif:conflict.what.${NAMED.has(detail) ? detail : 'rest'}`);
  return words('whatif:conflict.some', { thing, what });
}
