import { useMemo } from 'react';
import type { OrderSubject } from '../../../engine';
import type { Words } from '../../kit/text/words';
import { offersAt, withLine, type Writer } from './writer';

interface Props {
  readonly writer: Writer;
  readonly text: string;
  /** Key of a cell of the board. */
  readonly place: string;
  readonly subject: OrderSubject | null;
  readonly words: Words;
  /** A line to be put into the letter; one that is not whole is written on there. */
  readonly onTake: (line: string, isWhole: boolean) => void;
}

/** Orders about a place, each with the number of objections to it. */
export function Offers({ writer, text, place, subject, words, onTake }: Props) {
  const offers = useMemo(
    () =>
      offersAt(writer, place, subject).map((offer) => ({
        ...offer,
        objections: offer.isWhole ? withLine(writer, text, offer.line).objections.length : 0,
      })),
    [writer, text, place, subject],
  );
  const whole = offers.filter(({ isWhole }) => isWhole);
  const begun = offers.filter(({ isWhole }) => !isWhole);
  if (offers.length === 0) return null;
  const list = (shown: typeof offers) => (
    <ul className="offers">
      {shown.map(({ line, isWhole, objections }) => (
        <li key={line}>
          <button type="button" onClick={() => onTake(line, isWhole)}>
            {isWhole ? line : `${line} …`}
          </button>
          {objections === 0 ? null : (
            <small className="quiet">{words('drawn:step.objections', { count: objections })}</small>
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <section aria-labelledby="offers">
      <h3 id="offers">{words('page:player.order.offers')}</h3>
      {list(whole)}
      {begun.length === 0 ? null : (
        <details open={whole.length === 0}>
          <summary>{words('page:player.order.begin', { count: begun.length })}</summary>
          {list(begun)}
        </details>
      )}
    </section>
  );
}
