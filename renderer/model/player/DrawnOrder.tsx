import { type Explained, inLanguage } from '../../../engine';
import { explainLines, figuresOf } from '../../kit/explain';
import type { Language, Words } from '../../kit/text/words';
import { type Drawing, unitCodes } from './drawing';
import { Findings } from './Findings';
import { Steps } from './Steps';
import type { Chosen } from './use-chosen';
import type { Writer } from './writer';

/** A figure; what it is made of can be opened below it. */
function Figure({ value, words }: { readonly value: Explained; readonly words: Words }) {
  const lines = explainLines(value, words);
  const text = figuresOf(words).plain(value.value);
  if (lines.length < 2) return <span>{text}</span>;
  return (
    <details>
      <summary>{text}</summary>
      <pre>{lines.join('\n')}</pre>
    </details>
  );
}

interface Props {
  readonly writer: Writer;
  readonly drawing: Drawing;
  readonly chosen: Chosen;
  readonly language: Language;
  readonly words: Words;
  readonly onWrite: () => void;
}

/** An order that is being drawn: its way, what it costs, what the rules object to, and its line. */
export function DrawnOrderPart({
  writer,
  drawing: { unit, way, code, reading, unknown },
  chosen,
  language,
  words,
  onWrite,
}: Props) {
  const { figures, objections, edit } = reading;
  const count = way.length - 1;
  return (
    <div className="drawn">
      {count === 0 ? <p className="quiet">{words('page:player.order.way')}</p> : null}
      <label htmlFor="code">{words('drawn:code')}</label>
      <select
        id="code"
        value={code}
        onChange={({ currentTarget }) => chosen.chooseCode(currentTarget.value)}
      >
        {unitCodes(writer, unit).map((one) => (
          <option key={one.code} value={one.code}>
            {inLanguage(one.name, language)}
          </option>
        ))}
      </select>
      <dl>
        <dt>{words('drawn:path')}</dt>
        <dd>{count === 0 ? words('drawn:stays', { field: way[0] }) : way.join(' – ')}</dd>
        {figures === undefined || count === 0 || unknown.length > 0 ? null : (
          <>
            {figures.steps < count ? (
              <>
                <dt>{words('drawn:reach')}</dt>
                <dd>{words('drawn:reachOf', { steps: figures.steps, count })}</dd>
              </>
            ) : null}
            <dt>{words('drawn:cost')}</dt>
            <dd>
              <Figure value={figures.cost} words={words} />
            </dd>
            <dt>{words('drawn:left')}</dt>
            <dd>
              <Figure value={figures.left} words={words} />
            </dd>
          </>
        )}
      </dl>
      <p className="line">{edit.words.trim().replaceAll(/\t+/g, ' · ')}</p>
      <p className="quiet">{words('page:player.order.codes')}</p>
      {objections.length > 0 ? (
        <Findings findings={objections} words={words} />
      ) : unknown.length > 0 ? null : (
        <p className="quiet">{words('drawn:fine')}</p>
      )}
      {unknown.length === 0 ? null : (
        <p className="quiet">
          {words('page:player.order.unknownWay', { fields: unknown.join(', ') })}
        </p>
      )}
      <p role="status" className="warning">
        {chosen.beyond === null ? '' : words('page:player.order.beyond', { field: chosen.beyond })}
      </p>
      <div className="row">
        <button type="button" className="main" onClick={onWrite}>
          {words('drawn:write')}
        </button>
        <button type="button" disabled={count === 0} onClick={chosen.back}>
          {words('page:player.order.back')}
        </button>
      </div>
      <Steps
        steps={chosen.steps}
        words={words}
        onChoose={chosen.chooseCell}
        isLate={chosen.isLate}
        isUnknown={unknown.length > 0}
      />
    </div>
  );
}
