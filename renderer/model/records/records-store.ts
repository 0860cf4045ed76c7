import { createStore } from '../../kit/state/create-store';
import { useView } from '../state/view';
import { LOOKING_AT_ALL, type Looking } from './lines';
import type { FieldValue } from './register';

/** The sheet at the right edge of a register. */
export type SideSheet = 'record' | 'new' | 'bulk';

/** View state of one register. */
export interface RegisterState {
  readonly looking: Looking;
  /** Records ticked for a bulk command. */
  readonly ticked: ReadonlySet<string>;
  /** The record whose sheet is open. */
  readonly open: string | null;
  readonly side: SideSheet;
  /** Initial values of a new record, by field, instead of the usual ones. */
  readonly preset: Readonly<Record<string, FieldValue>>;
}

export const UNTOUCHED: RegisterState = {
  looking: LOOKING_AT_ALL,
  ticked: new Set(),
  open: null,
  side: 'record',
  preset: {},
};

/** View state of the records screen: never stored with the campaign, never undone. */
export interface RecordsViewState {
  /** Id of the open register. */
  readonly register: string;
  readonly registers: Readonly<Record<string, RegisterState>>;
  readonly enter: (register: string) => void;
  readonly change: (register: string, change: Partial<RegisterState>) => void;
}

export const useRecordsView = createStore<RecordsViewState>((set) => ({
  register: 'parties',
  registers: {},
  enter: (register) => set({ register }),
  change: (register, change) =>
    set(({ registers }) => ({
      registers: { ...registers, [register]: { ...(registers[register] ?? UNTOUCHED), ...change } },
    })),
}));

/** Opens the sheet of a record in its register, wherever the GM is; nothing narrows the table then. */
export function showRecord(register: string, id: string): void {
  const view = useRecordsView.getState();
  view.change(register, { looking: LOOKING_AT_ALL, open: id, side: 'record' });
  view.enter(register);
  useView.getState().set({ screen: 'records' });
}

/** Opens the form of a new record in its register, with some fields filled in. */
export function showNewRecord(register: string, preset: RegisterState['preset']): void {
  const view = useRecordsView.getState();
  view.change(register, { looking: LOOKING_AT_ALL, open: null, side: 'new', preset });
  view.enter(register);
  useView.getState().set({ screen: 'records' });
}
