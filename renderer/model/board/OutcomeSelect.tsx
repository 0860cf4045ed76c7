import { useSession } from '../state/session';
import { Select } from '../../kit/ui';
import { type BoardScreen, carryOut, type Outcome, type BoardScreenState } from './screen-state';

/** One of the things that can be so. */
export interface Choice {
  readonly text: string;
  readonly isSo: boolean;
  /** What comes of choosing it. */
  readonly choose: () => Outcome;
}

/** Chooses what is so on a board: each choice is an edit. Of several that are so, the last one stands there. */
export function OutcomeSelect<State extends BoardScreenState>({
  screen: screen,
  label,
  choices,
  placeholder,
}: {
  readonly screen: BoardScreen<State>;
  readonly label: string;
  readonly choices: readonly Choice[];
  /** What stands there while nothing is so. */
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
