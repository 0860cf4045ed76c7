import { useDeferredValue, useMemo } from 'react';
import { type Campaign, settingsInForce, systems } from '../../../../engine';
import { useLanguage, useWords } from '../../../kit/explain/react';
import type { Command } from '../../../model/state/command';
import { useSession } from '../../../model/state/session';
import {
  type RegisterState,
  UNTOUCHED,
  useRecordsView,
} from '../../../model/records/records-store';
import { objectionsOf } from './edit';
import { type Line, linesOf, linesShown, type Looking } from '../../../model/records/lines';
import type { Register, RegisterPlace, ShownObjection } from '../../../model/records/register';

/** An open register: what it is declared to be, what is in it, what is looked at, and how to act. */
export interface OpenRegister<Row> {
  readonly register: Register<Row>;
  readonly place: RegisterPlace;
  readonly lines: readonly Line<Row>[];
  readonly shown: readonly Line<Row>[];
  readonly objections: ReadonlyMap<string, readonly ShownObjection[]>;
  readonly state: RegisterState;
  readonly readOnly: boolean;
  readonly change: (change: Partial<RegisterState>) => void;
  readonly look: (change: Partial<Looking>) => void;
  readonly execute: (command: Command) => void;
}

/** What the functions of registers look at in a campaign. */
export function useRegisterPlace(campaign: Campaign): RegisterPlace {
  const words = useWords();
  const language = useLanguage();
  return useMemo(
    () => ({
      campaign,
      settings: settingsInForce(campaign),
      system: systems[campaign.system],
      words,
      language,
    }),
    [campaign, words, language],
  );
}

/** The record of a line; undefined if there is none with this id. */
export function rowOf<Row>({ lines }: OpenRegister<Row>, id: string | null): Row | undefined {
  return id === null ? undefined : lines.find((line) => line.id === id)?.row;
}

/** A register of the open campaign. */
export function useRegister<Row>(register: Register<Row>, campaign: Campaign): OpenRegister<Row> {
  const place = useRegisterPlace(campaign);
  const language = useLanguage();
  const execute = useSession((session) => session.execute);
  const readOnly = useSession((session) => session.readOnly);
  const state = useRecordsView(({ registers }) => registers[register.id] ?? UNTOUCHED);
  const changeOf = useRecordsView(({ change }) => change);
  const lines = useMemo(() => linesOf(register, place), [register, place]);
  const settled = useDeferredValue(place);
  const objections = useMemo(() => objectionsOf(register, settled), [register, settled]);
  const looking = useDeferredValue(state.looking);
  const collator = useMemo(() => new Intl.Collator(language, { numeric: true }), [language]);
  const shown = useMemo(
    () => linesShown(lines, register.columns, looking, (id) => objections.has(id), collator),
    [lines, register, looking, objections, collator],
  );
  return {
    register,
    place,
    lines,
    shown,
    objections,
    state,
    readOnly,
    change: (change) => changeOf(register.id, change),
    look: (change) => changeOf(register.id, { looking: { ...state.looking, ...change } }),
    execute: (command) => void execute(command),
  };
}
