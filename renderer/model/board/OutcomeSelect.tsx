import { useSession } from '../state/session';
import { Select } from '../../kit/ui';
import { type BoardScreen, carryOut, type Outcome, type BoardScreenState } from './screen-state';

/** One of the states that can hold. */
export interface Choice {
  readonly text: string;
  readonly isSo: boolean;
  /** The outcome of choosing it. */
  readonly choose: () => Outcome;
}

/** Chooses a state of the board: each choice is an edit. If several states hold, the last one is shown. */
export function OutcomeSelect<State extends BoardScreenState>({
  screen: screen,
  label,
  choices,
  placeholder,
}: {
  readonly screen: BoardScreen<State>;
  readonly label: string;
  readonly choices: readonly Choice[];
  /** Placeholder while no state holds. */
  readonly placeholder?: string;
}) {
  const isReadOnly = useSession((session) => session.readOnly);
  const now = choices.findLastIndex(({ isSo }) => isSo);
  return (
    <Select
      label={label}
      {...(placeholder === undefined ? {} : { placeholder })}
      value={now === -1 ? null : String(now)}
      options={choices.map(({ text }, index) => ({ id: String(index), label: text }))}
      isDisabled={isReadOnly}
      onChange={(id) => {
        const choice = choices[Number(id)];
        if (choice !== undefined && Number(id) !== now) carryOut(screen, choice.choose());
      }}
    />
  );
}
