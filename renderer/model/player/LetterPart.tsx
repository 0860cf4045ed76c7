import { type RefObject, useState } from 'react';
import type { Completion } from '../../../engine';
import { sayingInWords } from '../../kit/explain';
import type { Words } from '../../kit/text/words';
import { completed } from '../../kit/text/completed';
import { Findings } from './Findings';
import type { Writer, WrittenLetter } from './writer';

interface Props {
  readonly writer: Writer;
  readonly letter: WrittenLetter;
  readonly words: Words;
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly onChange: (text: string) => void;
}

/** How a letter is read: every order in words, and what the rules object to. */
function Understood({ letter, words }: Pick<Props, 'letter' | 'words'>) {
  const { understood, findings, unknowable } = letter;
  // What is about no words of the letter is about what it does not say.
  const objections = findings.filter(({ span }) => span !== undefined);
  const missing = findings.filter(({ span }) => span === undefined);
  return (
    <>
      <h3>{words('page:player.letter.understood')}</h3>
      {understood.length === 0 ? (
        <p className="quiet">{words('page:player.letter.nothing')}</p>
      ) : (
        <ul className="understood">
          {understood.map(({ unit, sayings }, index) => (
            <li key={index}>
              {unit === null ? null : (
                <strong>{words('check:confirmation.unit', { unit })}: </strong>
              )}
              {sayings.map((saying) => sayingInWords(saying, words)).join('; ')}
            </li>
          ))}
        </ul>
      )}
      <h3>{words('page:player.letter.findings')}</h3>
      {objections.length === 0 ? (
        <p className="quiet">{words('page:player.letter.fine')}</p>
      ) : (
        <Findings findings={objections} words={words} />
      )}
      {missing.length === 0 ? null : (
        <details>
          <summary>{words('page:player.letter.missing', { count: missing.length })}</summary>
          <Findings findings={missing} words={words} />
        </details>
      )}
      {unknowable.length === 0 ? null : (
        <>
          <h3>{words('page:player.letter.unknowable')}</h3>
          <p className="quiet">{words('page:player.letter.unknown')}</p>
          <ul>
            {[...new Set(unknowable.map((finding) => finding.words.trim()))].map((place) => (
              <li key={place}>{place}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** The letter as text, completed while one writes, with how it is read below it. */
export function LetterPart({ writer, letter, words, area, onChange }: Props) {
  const [offered, setOffered] = useState<readonly Completion[]>([]);
  const { system, world, party } = writer;
  const write = (text: string, at: number): void => {
    onChange(text);
    setOffered(system.orders.complete?.(text, at, party, world) ?? []);
  };
  const take = (completion: Completion): void => {
    const next = completed(letter.text, completion);
    write(next.text, next.at);
    setTimeout(() => {
      area.current?.focus();
      area.current?.setSelectionRange(next.at, next.at);
    });
  };
  return (
    <section aria-labelledby="letter">
      <h2 id="letter">{words('page:player.letter.title')}</h2>
      <label htmlFor="text">{words('page:player.letter.text')}</label>
      <textarea
        id="text"
        ref={area}
        rows={10}
        spellCheck={false}
        value={letter.text}
        onChange={({ currentTarget }) => write(currentTarget.value, currentTarget.selectionStart)}
      />
      {offered.length === 0 ? null : (
        <div className="row" role="group" aria-label={words('page:player.letter.offered')}>
          {offered.map((one) => (
            <button key={one.text} type="button" onClick={() => take(one)}>
              {one.text}
            </button>
          ))}
        </div>
      )}
      <Understood letter={letter} words={words} />
    </section>
  );
}
