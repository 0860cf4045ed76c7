import { useEffect, useRef } from 'react';
import { inLanguage, type OrderSubject } from '../../../engine';
import type { Language, Words } from '../../kit/text/words';

interface Props {
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
export function Subjects({
  heading,
  subjects,
  ordered,
  chosen,
  language,
  words,
  nameOf,
  onChoose,
}: Props) {
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
