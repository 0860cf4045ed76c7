import { useRef } from 'react';
import { playerSentence } from '../../kit/explain';
import { isBarred, signOf } from '../map/steps';
import type { Words } from '../../kit/text/words';
import type { Step } from './drawing';

/** What a step comes to, in a sentence; objections that do not end it are counted, or told in full. */
export function stepWords(step: Step, words: Words, isFull: boolean): string {
  const { isKnown, figures, objections } = step;
  if (!isKnown) return words('page:player.order.unknown');
  const said = objections.map((finding) => playerSentence(finding, words));
  if (isBarred(step)) return said.join(' ');
  const counted = said.length === 0 ? [] : [words('drawn:step.objections', { count: said.length })];
  const comes =
    figures === undefined
      ? words('page:player.order.open')
      : words('drawn:step.costs', { cost: figures.cost, left: figures.left });
  return isFull && said.length > 0 ? `${comes}. ${said.join(' ')}` : [comes, ...counted].join(', ');
}

interface Props {
  readonly steps: readonly Step[];
  readonly words: Words;
  readonly onChoose: (field: string) => void;
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
          <strong aria-hidden>{signOf(step)}</strong>
          <span>
            {words(`drawn:direction.${String(step.direction)}`)} {step.field}{' '}
            <span className="quiet">{stepWords(step, words, false)}</span>
          </span>
        </button>
      </li>
    ))}
  </ul>
);

/** The steps with which a drawn way can go on; those that end it are folded away where there are others. */
export function Steps({ steps, words, onChoose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  if (steps.length === 0) return null;
  const choose = (field: string): void => {
    onChoose(field);
    // The button may be gone after its step: keys go on from the heading.
    heading.current?.focus();
  };
  const rest = { words, onChoose: choose };
  const barred = steps.filter(isBarred);
  const others = steps.filter((step) => !isBarred(step));
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {words('drawn:step.title')}
      </h3>
      <List steps={others} {...rest} />
      {barred.length === 0 ? null : (
        <details open={others.length === 0}>
          <summary>{words('drawn:step.barred', { count: barred.length })}</summary>
          <List steps={barred} {...rest} />
        </details>
      )}
    </>
  );
}
