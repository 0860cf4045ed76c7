import { playerSentence } from '../../kit/explain';
import type { Words } from '../../kit/text/words';
import type { Step } from './drawing';

/** How a step is marked: what is left after it, `?` = only the turn shows it, a cross = it cannot be made. */
export function signOf({ isKnown, figures }: Step): string {
  if (!isKnown || figures === undefined) return '?';
  return figures.isMade ? String(figures.left) : '×';
}

/** What a step comes to, in a sentence; objections that do not end it are counted, or told in full. */
export function stepWords(step: Step, words: Words, isFull: boolean): string {
  const { isKnown, figures, objections } = step;
  if (!isKnown) return words('page:player.order.unknown');
  const said = objections.map((finding) => playerSentence(finding, words));
  if (figures?.isMade === false) return said.join(' ');
  const counted =
    said.length === 0 ? [] : [words('page:player.order.objections', { count: said.length })];
  const comes =
    figures === undefined
      ? words('page:player.order.open')
      : words('drawn:step.costs', { cost: figures.cost, left: figures.left });
  return isFull && said.length > 0 ? `${comes}. ${said.join(' ')}` : [comes, ...counted].join(', ');
}

/** The steps with which a drawn way can go on, as a list of buttons. */
export function Steps({
  steps,
  words,
  onChoose,
}: {
  readonly steps: readonly Step[];
  readonly words: Words;
  readonly onChoose: (field: string) => void;
}) {
  if (steps.length === 0) return null;
  return (
    <>
      <h3 id="steps">{words('drawn:step.title')}</h3>
      <ul className="steps" aria-labelledby="steps">
        {steps.map((step) => (
          <li key={step.direction}>
            <button
              type="button"
              data-made={step.figures?.isMade ?? true}
              onClick={() => onChoose(step.field)}
            >
              <strong aria-hidden>{signOf(step)}</strong>
              <span>
                {words(`drawn:direction.${String(step.direction)}`)} {step.field}:{' '}
                <span className="quiet">{stepWords(step, words, false)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
