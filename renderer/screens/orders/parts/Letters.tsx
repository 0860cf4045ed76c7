import { useCallback } from 'react';
import { correctedSpan, originalSpan, type Span } from '../../../../engine';
import type { CheckActs } from '../check/use-check-acts';
import { findingSentence } from '../../../kit/explain';
import { useWords } from '../../../kit/explain/react';
import { removeSheet } from '../../../model/turn/commands';
import { useExecute } from '../../../model/turn/execute';
import { useTurnDesk } from '../../../model/turn/desk-store';
import type { DeskModel } from '../../../model/turn/use-desk-model';
import type { IntakeDesk } from '../use-intake';
import { ArchiveLink } from './ArchiveLink';
import { EmptyDesk } from './EmptyDesk';
import { LetterPane } from './LetterPane';

export interface LettersProps {
  readonly model: DeskModel;
  readonly intake: IntakeDesk;
  readonly example: string | undefined;
  readonly onType: () => void;
  readonly acts: CheckActs;
}

/** The words over which the GM writes in the letter, or those he has picked out, as places of the letter. */
const useLetterEditing = ({ reading }: DeskModel, acts: CheckActs) => {
  const { correcting, picked, choose } = useTurnDesk();
  const onPick = useCallback((span: Span | null): void => choose({ picked: span }), [choose]);
  if (reading === null || correcting?.at !== 'letter') return { picked, editing: null, onPick };
  const { span, proposal } = correcting;
  const editing = {
    words: reading.text.slice(span.start, span.end),
    proposal,
    onReplace: (words: string) => acts.replace(span, words),
    onCancel: () => choose({ correcting: null }),
  };
  return { picked: originalSpan(reading.received, span), editing, onPick };
};

/** Begins to write over words picked out in the letter. */
export const correctPicked = ({ reading }: DeskModel, acts: CheckActs): void => {
  const { picked } = useTurnDesk.getState();
  if (reading !== null && picked !== null)
    acts.correctAt(correctedSpan(reading.received, picked), 'letter');
};

/** The left of the desk: the letter of the realm, or how to bring one. */
export const Letters = ({ model, intake, example, onType, acts }: LettersProps) => {
  const words = useWords();
  const choose = useTurnDesk((desk) => desk.choose);
  const { campaign, finding, letter, reading, unit, findings, party, proposed } = model;
  const execute = useExecute();
  const editing = useLetterEditing(model, acts);
  const sentenceOf = useCallback(
    (index: number): string => {
      const marked = findings[index];
      return marked === undefined ? '' : findingSentence(marked, words);
    },
    [findings, words],
  );
  const chooseWords = useCallback(
    (nextUnit: number | null, index: number | null): void => {
      const marked = index === null ? undefined : findings[index];
      choose({ unit: nextUnit, finding: marked ?? null });
    },
    [findings, choose],
  );
  const found = finding === null ? undefined : findings[finding];
  const row = reading?.sheet.rows.find((order) => order.unit === unit);
  const place = found?.span?.start ?? row?.span.start;
  return (
    <div className="ww-letters">
      {letter === null || reading === null ? (
        <>
          <EmptyDesk
            party={party.name}
            onPaste={intake.paste}
            onOpen={intake.open}
            onType={onType}
            {...(example === undefined ? {} : { onExample: () => intake.take(example) })}
          />
          {proposed.proposal === null ? <ArchiveLink campaign={campaign} /> : null}
        </>
      ) : (
        <LetterPane
          sheet={reading.received}
          letter={letter}
          text={reading.received.text}
          {...editing}
          {...(acts.readOnly ? {} : { onCorrect: () => correctPicked(model, acts) })}
          unit={unit}
          finding={finding}
          line={place === undefined ? null : letter.lineAt(place)}
          sentenceOf={sentenceOf}
          onChoose={chooseWords}
          intake={intake}
          onType={onType}
          onRemove={() => void execute(removeSheet(party))}
        />
      )}
    </div>
  );
};
