import { inLanguage, type OrderSubject } from '../../../engine';
import type { Language, Words } from '../../kit/text/words';
import { DrawnOrderPart } from './DrawnOrder';
import type { Chosen } from './use-chosen';
import { type Writer, offersAt, withLine } from './writer';
import { useMemo, useEffect, useRef } from 'react';

interface SubjectsProps {
  readonly heading: string;
  readonly subjects: readonly OrderSubject[];
  readonly ordered: ReadonlySet<string>;
  readonly chosen: string | null;
  readonly language: Language;
  readonly words: Words;
  /** How a place is called. */
  readonly nameOf: (place: string) => string;
  readonly onChoose: (subject: OrderSubject) => void;
}

/** Whom a player can give orders to: where each is, and whether the letter has an order for it. */
function Subjects({
  heading,
  subjects,
  ordered,
  chosen,
  language,
  words,
  nameOf,
  onChoose,
}: SubjectsProps) {
  const list = useRef<HTMLUListElement>(null);
  // Who was chosen on the board is in sight in the list.
  useEffect(() => {
    const [box, button] = [list.current, list.current?.querySelector('[aria-pressed=true]')];
    if (box === null || !(button instanceof HTMLElement)) return;
    const [top, bottom] = [button.offsetTop, button.offsetTop + button.offsetHeight];
    if (top < box.scrollTop) box.scrollTop = top;
    else if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight;
  }, [chosen]);
  const count = subjects.filter(({ key }) => ordered.has(key)).length;
  return (
    <section aria-labelledby="subjects">
      <h2 id="subjects">{heading}</h2>
      {subjects.length === 0 ? (
        <p className="quiet">{words('page:player.subjects.none')}</p>
      ) : (
        <p className="quiet">
          {words('page:player.subjects.ordered', { ordered: count, all: subjects.length })}
        </p>
      )}
      <ul ref={list} className="subjects">
        {subjects.map((subject) => {
          const [name, what] = [subject.name, subject.what].map((one) => inLanguage(one, language));
          const hasOrder = ordered.has(subject.key);
          return (
            <li key={subject.key}>
              <button
                type="button"
                aria-pressed={subject.key === chosen}
                onClick={() => onChoose(subject)}
              >
                <strong>{name}</strong> <span>{what}</span>
                {nameOf(subject.place) === name ? null : (
                  <span className="quiet">{nameOf(subject.place)}</span>
                )}
                {hasOrder ? (
                  <span className="done" role="img" aria-label={words('page:player.subjects.has')}>
                    ✓
                  </span>
                ) : null}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface OffersProps {
  readonly writer: Writer;
  readonly text: string;
  /** Key of a cell of the board. */
  readonly place: string;
  readonly subject: OrderSubject | null;
  readonly language: Language;
  readonly words: Words;
  /** A line to be put into the letter; one that is not whole is written on there. */
  readonly onTake: (line: string, isWhole: boolean) => void;
}

/** Orders about a place, each with the number of objections to it. */
function Offers({ writer, text, place, subject, language, words, onTake }: OffersProps) {
  const offers = useMemo(
    () =>
      offersAt(writer, place, subject, language).map((offer) => ({
        ...offer,
        objections: offer.isWhole ? withLine(writer, text, offer.line).objections.length : 0,
      })),
    [writer, text, place, subject, language],
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

interface Props {
  readonly writer: Writer;
  readonly chosen: Chosen;
  readonly text: string;
  readonly ordered: ReadonlySet<string>;
  readonly language: Language;
  readonly words: Words;
  readonly placeName: (place: string) => string;
  /** Writes the order that is being drawn into the letter. */
  readonly onDraw: () => void;
  readonly onTake: (line: string, isWhole: boolean) => void;
}

const headingOf = ({ chosen, language, words, placeName }: Props): string => {
  const { subject, place } = chosen;
  const nameOf = ({ name, what }: OrderSubject): string =>
    [name, what].map((one) => inLanguage(one, language)).join(', ');
  if (subject !== null) return words('page:player.order.for', { name: nameOf(subject) });
  return place === null
    ? words('drawn:code')
    : words('page:player.order.for', { name: placeName(place) });
};

/** The order of the chosen one: drawn, or out of those that fit the place. */
function Order(props: Props) {
  const { writer, chosen, text, language, words, onDraw, onTake } = props;
  const { orders } = writer.system;
  const { place, subject, drawing } = chosen;
  const hint = orders.subjects === undefined ? 'place' : 'choose';
  return (
    <section className="order" aria-labelledby="order">
      <h2 id="order">{headingOf(props)}</h2>
      {subject === null && place === null ? (
        <p className="quiet">{words(`page:player.order.${hint}`)}</p>
      ) : null}
      {drawing === undefined ? null : (
        <DrawnOrderPart
          writer={writer}
          drawing={drawing}
          chosen={chosen}
          language={language}
          words={words}
          onWrite={onDraw}
        />
      )}
      {place === null || orders.linesAt === undefined ? null : (
        <Offers
          writer={writer}
          text={text}
          place={place}
          subject={subject}
          language={language}
          words={words}
          onTake={onTake}
        />
      )}
    </section>
  );
}

/** Who can be ordered, and what the chosen one is ordered. */
export function OrderColumn(props: Props) {
  const { writer, chosen, ordered, language, words, placeName } = props;
  const { subjects } = writer.system.orders;
  return (
    <div className="who">
      {subjects === undefined ? null : (
        <Subjects
          heading={inLanguage(subjects.many, language)}
          subjects={chosen.subjects}
          ordered={ordered}
          chosen={chosen.subject?.key ?? null}
          language={language}
          words={words}
          nameOf={placeName}
          onChoose={chosen.choose}
        />
      )}
      <Order {...props} />
    </div>
  );
}
