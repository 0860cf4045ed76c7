import { inLanguage, type OrderSubject } from '../../../engine';
import type { Language, Words } from '../../kit/text/words';
import { DrawnOrderPart } from './DrawnOrder';
import { Offers } from './Offers';
import { Subjects } from './Subjects';
import type { Chosen } from './use-chosen';
import type { Writer } from './writer';

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
