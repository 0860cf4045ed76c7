import { useRef } from 'react';
import { figuresOf, playerSentence } from '../../kit/explain';
import { isBarred, signOf } from '../map/steps';
import type { Words } from '../../kit/text/words';
import type { Step } from './drawing';

/** What a step comes to, in a sentence; objections that do not end it are counted, or told in full. */
export function stepWords(step: Step, words: Words, isFull: boolean): string {
  const { isKnown, figures, objections } = step;
  const { plain } = figuresOf(words);
  if (!isKnown) return words('page:player.order.unknown');
  const said = objections.map((finding) => playerSentence(finding, words));
  if (isBarred(step)) return said.join(' ');
  const counted = said.length === 0 ? [] : [words('drawn:step.objections', { count: said.length })];
  const comes =
    figures === undefined
      ? words('page:player.order.open')
      : words('drawn:step.costs', { cost: plain(figures.cost), left: plain(figures.left) });
  return isFull && said.length > 0 ? `${comes}. ${said.join(' ')}` : [comes, ...counted].join(', ');
}

interface Props {
  readonly steps: readonly Step[];
  readonly words: Words;
  readonly onChoose: (field: string) => void;
}

interface StepsProps extends Props {
  /** True while the steps are those of an earlier way: presses on them do nothing. */
  readonly isLate: boolean;
  /** True where the way leads over fields nobody knows. */
  readonly isUnknown: boolean;
}

/** Steps as buttons, each with what it comes to. */
const List = ({ steps, words, onChoose }: Props) => (
  <ul className="steps">
    {steps.map((step) => (
      <li key={step.direction}>
        <button
          type="button"
          className={isBarred(step) ? 'barred' : undefined}
          onClick={() => onChoose(step.field)}
        >
          <strong aria-hidden>{signOf(step, words)}</strong>
          <span>
            {words(`direction:${String(step.direction)}`)} {step.field}{' '}
            <span className="quiet">{stepWords(step, words, false)}</span>
          </span>
        </button>
      </li>
    ))}
  </ul>
);

/** The steps with which a drawn way can go on; those that end it are folded away where there are others. */
export function Steps({ steps, words, onChoose, isLate, isUnknown }: StepsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const choose = (field: string): void => {
    if (isLate) return;
    onChoose(field);
    // The button may be gone after its step: keys go on from the heading.
    heading.current?.focus();
  };
  const rest = { words, onChoose: choose };
  const barred = steps.filter(isBarred);
  const others = steps.filter((step) => !isBarred(step));
  const ends = isUnknown ? 'endsUnknown' : 'ends';
  return (
    <section aria-labelledby="steps" aria-busy={isLate}>
      <h3 id="steps" ref={heading} tabIndex={-1}>
        {words('drawn:step.title')}
      </h3>
      {steps.length > 0 || isLate ? (
        <List steps={others} {...rest} />
      ) : (
        <p className="quiet">{words(`page:player.order.${ends}`)}</p>
      )}
      {barred.length === 0 ? null : (
        <details open={others.length === 0}>
          <summary>{words('drawn:step.barred', { count: barred.length })}</summary>
          <List steps={barred} {...rest} />
        </details>
      )}
    </section>
  );
}
