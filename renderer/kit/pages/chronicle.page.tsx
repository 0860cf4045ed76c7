import { useEffect, useState } from 'react';
import { svgDrawing } from '../cartography/svg';
import type { Words } from '../text/words';
import { SvgArt } from '../ui/SvgArt';
import { type Chronicle, type ChronicleFrame, pictureOf } from './chronicle';
import { type PageData, showPage } from './page';
import './chronicle.css';

type ChronicleData = PageData & Chronicle;

/** Milliseconds a turn stays in the film. */
const PACE = 1600;

const say = (words: Words, key: string, about?: Readonly<Record<string, unknown>>): string =>
  words(`page:chronicle.${key}`, about);

/** The map or board after the turn of a frame. */
function Board({
  frame,
  data,
  words,
}: {
  readonly frame: ChronicleFrame;
  readonly data: ChronicleData;
  readonly words: Words;
}) {
  if (frame.picture === null || data.frame === null) return null;
  const title = say(words, 'board', { when: frame.label });
  const { box, scale } = data.frame;
  const { left, top, right, bottom } = box;
  const list = pictureOf(data, frame);
  const drawing = svgDrawing(list, [left, top, right, bottom], scale, 'px', 'board-');
  return (
    <figure className="board">
      <SvgArt
        node={{
          ...drawing,
          attributes: { ...drawing.attributes, role: 'img' },
          children: [{ tag: 'title', attributes: {}, text: title }, ...(drawing.children ?? [])],
        }}
      />
      <figcaption>{title}</figcaption>
    </figure>
  );
}

/** The slider over all turns, with the film that moves it. */
function Film({ data, words }: { readonly data: ChronicleData; readonly words: Words }) {
  const { frames } = data;
  const last = frames.length - 1;
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => (at < last ? setAt(at + 1) : setPlaying(false)), PACE);
    return () => clearTimeout(timer);
  }, [isPlaying, at, last]);
  const frame = frames[at];
  if (frame === undefined) return <p>{say(words, 'empty')}</p>;
  const play = (): void => {
    if (!isPlaying && at === last) setAt(0);
    setPlaying(!isPlaying);
  };
  return (
    <>
      <div className="playback">
        <button
          type="button"
          aria-pressed={isPlaying}
          aria-label={say(words, 'play')}
          onClick={play}
        >
          {isPlaying ? '❚❚' : '▶'}
        </button>
        <label htmlFor="turn">{say(words, 'turn')}</label>
        <input
          id="turn"
          type="range"
          min={0}
          max={last}
          value={at}
          aria-valuetext={frame.label}
          onChange={({ currentTarget }) => {
            setPlaying(false);
            setAt(currentTarget.valueAsNumber);
          }}
        />
        <output htmlFor="turn">{frame.label}</output>
      </div>
      <div className="film" data-mapless={data.frame === null}>
        <Board frame={frame} data={data} words={words} />
        <section aria-label={frame.label}>
          <h2>{frame.label}</h2>
          {frame.events.length === 0 ? <p>{data.quiet}</p> : null}
          <ol tabIndex={0} className="events">
            {frame.events.map(({ text, details }, index) => (
              <li key={index}>
                {text}
                {details.length === 0 ? null : <small>{details.join('\n')}</small>}
              </li>
            ))}
          </ol>
        </section>
      </div>
    </>
  );
}

function Page({ data, words }: { readonly data: ChronicleData; readonly words: Words }) {
  return (
    <>
      <h1>{data.title}</h1>
      <p className="quiet">{data.intro}</p>
      <Film data={data} words={words} />
      {data.ends.length === 0 ? null : <h2>{say(words, 'ends')}</h2>}
      {data.ends.map(({ name, lists }) => (
        <details key={name}>
          <summary>{name}</summary>
          {lists.map(({ title, columns, rows }) => (
            <div key={title} className="list">
              <table>
                <caption>{title}</caption>
                <thead>
                  <tr>
                    {columns.map((column) => (
                      <th key={column} scope="col">
                        {column}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.map((row, index) => (
                    <tr key={index}>
                      {row.map((cell, column) => (
                        <td key={columns[column]}>{cell}</td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          ))}
        </details>
      ))}
    </>
  );
}

showPage((data, words) => <Page data={data as ChronicleData} words={words} />);
