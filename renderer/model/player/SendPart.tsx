import { useRef, useState } from 'react';
import type { Words } from '../../kit/text/words';
import { letterText, mailAddress } from './letter-text';

/** Letters longer than this are cut by some mail programs when they are opened by an address. */
const LONGEST_ADDRESS = 1800;

/** The letter ready to send: copied, opened as mail, or printed. */
export function SendPart({
  text,
  subject,
  words,
}: {
  readonly text: string;
  readonly subject: string;
  readonly words: Words;
}) {
  const [isOpen, setOpen] = useState(false);
  const [told, setTold] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);
  const letter = letterText(text);
  const address = isOpen ? mailAddress(subject, letter) : '';
  const copy = async (): Promise<void> => {
    area.current?.select();
    try {
      await navigator.clipboard.writeText(letter);
      setTold('copied');
    } catch {
      // The letter stays selected.
      setTold('notCopied');
    }
  };
  return (
    <section className="send" aria-labelledby="send">
      <h2 id="send">{words('page:player.letter.ready')}</h2>
      <button
        type="button"
        className="main"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {words('page:player.letter.make')}
      </button>
      {!isOpen ? null : letter === '' ? (
        <p role="status">{words('page:player.letter.empty')}</p>
      ) : (
        <>
          <textarea
            ref={area}
            readOnly
            aria-label={words('page:player.letter.ready')}
            rows={Math.min(24, letter.split('\n').length + 1)}
            value={letter}
          />
          <div className="row">
            <button type="button" onClick={() => void copy()}>
              {words('page:player.letter.copy')}
            </button>
            <a className="button" href={address}>
              {words('page:player.letter.mail')}
            </a>
            <button type="button" onClick={() => print()}>
              {words('page:player.letter.print')}
            </button>
          </div>
          {address.length > LONGEST_ADDRESS ? (
            <p className="quiet">{words('page:player.letter.long')}</p>
          ) : null}
          <p role="status">{told === '' ? '' : words(`page:player.letter.${told}`)}</p>
          <div className="printed">
            <h2>{subject}</h2>
            <pre>{letter}</pre>
          </div>
        </>
      )}
    </section>
  );
}
