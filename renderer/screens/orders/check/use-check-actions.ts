import { useMemo } from 'react';
import {
  type Finding,
  type FindingDecision,
  type LetterEdit,
  memoizeByObject,
  type OrderSheet,
  type Span,
} from '../../../../engine';
import type { Command } from '../../../model/state/command';
import { useSession } from '../../../model/state/session';
import { openLines, useTurnView } from '../../../model/turn/turn-view';
import { useExecute } from '../../../model/turn/execute';
import { isSameFinding, nextFinding } from '../../../model/turn/model/findings';
import type { TurnModel } from '../../../model/turn/use-turn-model';
import {
  acceptWarnings,
  decideFinding,
  markDefaults,
  markReady,
  unmark,
  withdrawDecision,
} from './commands';
import { goToNextRealm, jumpToFinding, showFinding } from './jump';
import { correctWords, rewriteLines } from '../../../model/letters/corrections';
import { demandsGm, openFindings } from '../../../model/letters/judged';

/** What the GM can do with the orders of the open realm. */
export interface CheckActions {
  readonly readOnly: boolean;
  /** Records the GM's decision on a finding; goes on to the next open one of the realm. */
  readonly decide: (finding: Finding, kind: FindingDecision['kind'], note?: string) => void;
  readonly withdraw: (finding: Finding) => void;
  /** Begins to replace the words of a finding. */
  readonly correct: (finding: Finding) => void;
  /** The obvious replacement for the words of a finding. */
  readonly suggestionFor: (finding: Finding) => string | undefined;
  /** Begins to replace some words, in their cell if they have one. */
  readonly correctSpan: (span: Span) => void;
  /** Begins to replace some words at a place of the GM's choice. */
  readonly correctAt: (span: Span, at: 'letter' | 'orders') => void;
  /** Edits all lines of the letter as a text, as they are or were begun, with a selection in them. */
  readonly editLines: (span: Span) => void;
  /** Replaces words by others. */
  readonly replace: (span: Span, words: string) => void;
  /** Replaces lines of the letter by others. */
  readonly rewrite: (edit: LetterEdit) => void;
  readonly acceptAllWarnings: () => void;
  /** Declares the realm ready (without letter: to go on as it stands) and goes on to the next that is not. */
  readonly finish: () => void;
  /** Like `finish` where nothing demands the GM any more, else goes to what does; without letter only goes on. */
  readonly finishOrShow: () => void;
  readonly reopen: () => void;
}

const openWarnings = ({ findings, campaign }: TurnModel): readonly Finding[] =>
  openFindings(findings, campaign.decisions).filter((finding) => !demandsGm(finding));

/** The open finding after one that is being decided, or any that is left; none = the realm is done. */
const showNext = ({ findings, campaign }: TurnModel, decided: Finding): void => {
  const open = openFindings(findings, campaign.decisions).filter(
    (one) => !isSameFinding(one, decided),
  );
  const next = nextFinding(findings, decided, 1, (one) => open.includes(one)) ?? open[0];
  if (next !== undefined) showFinding(next);
};

/** True if the words of a finding are in a row of the order table. */
const standsInRow = ({ table }: TurnModel, { start, end }: Span): boolean =>
  table?.rows.some(({ cells }) =>
    cells.some(({ span }) => span !== null && span.start <= start && end <= span.end),
  ) ?? false;

/** The span of a finding's words; one of something missing has that of its order. */
export function wordsToCorrect({ table }: TurnModel, finding: Finding): Span | null {
  return finding.span ?? table?.rows.find(({ unit }) => unit === finding.unit)?.span ?? null;
}

const suggestions = memoizeByObject(
  (_: OrderSheet<unknown>) => new Map<Finding, string | undefined>(),
);

/** The words of the open sheet that a finding is probably about: to find them the letter is read again, once. */
function suggestionFor({ system, reading, campaign }: TurnModel, finding: Finding) {
  if (reading === null) return undefined;
  const known = suggestions(reading.sheet);
  if (!known.has(finding))
    known.set(finding, system.orders.suggest(finding, reading.sheet, campaign.world));
  return known.get(finding);
}

type Run = (command: Command) => void;

const correcting = (model: TurnModel, readOnly: boolean) => {
  const { choose } = useTurnView.getState();
  const correctAt: CheckActions['correctAt'] = (span, at) => {
    // While a letter is being read again, places are those of the one before it.
    if (!readOnly && model.reading?.isPending !== true)
      choose({ side: at, tab: 'orders', correcting: { span, at, proposal: null }, picked: null });
  };
  const correctSpan = (span: Span): void =>
    correctAt(span, standsInRow(model, span) ? 'orders' : 'letter');
  const correct = (finding: Finding): void => {
    const span = wordsToCorrect(model, finding);
    if (span !== null) correctSpan(span);
  };
  const editLines: CheckActions['editLines'] = (span) => {
    const { reading, party } = model;
    if (!readOnly && reading !== null && !reading.isPending)
      openLines(party.key, reading.text, span);
  };
  return { correctAt, correctSpan, correct, editLines };
};

const finishing = (model: TurnModel, run: Run) => {
  const { party, campaign, realms } = model;
  const finish = (): void => {
    const hasLetter = campaign.sheets[party.key] !== undefined;
    run(hasLetter ? markReady(party) : markDefaults(party));
    goToNextRealm(model);
  };
  const realm = realms.find((one) => one.party.key === party.key);
  const finishOrShow = (): void => {
    if (realm === undefined || realm.state === 'missing' || realm.state === 'ready')
      goToNextRealm(model);
    else if (realm.open === 0) finish();
    else jumpToFinding(model, 1);
  };
  return { finish, finishOrShow, reopen: () => run(unmark(party)) };
};

/** The commands of checking, on the month or the variant that is shown. */
export function useCheckActions(model: TurnModel): CheckActions {
  const execute = useExecute();
  const readOnly = useSession((session) => session.readOnly);
  return useMemo(() => {
    const { party } = model;
    const { choose } = useTurnView.getState();
    const run: Run = (command) => {
      if (!readOnly) void execute(command);
    };
    return {
      readOnly,
      ...correcting(model, readOnly),
      ...finishing(model, run),
      suggestionFor: (finding) => suggestionFor(model, finding),
      decide: (finding, kind, note = '') => {
        run(decideFinding(finding, party, kind, note));
        showNext(model, finding);
      },
      withdraw: (finding) => run(withdrawDecision(finding, party)),
      replace: (span, words) => {
        choose({ correcting: null, picked: null });
        run(correctWords(party, span, words));
      },
      rewrite: (edit) => {
        choose({ correcting: null, picked: null });
        run(rewriteLines(party, edit));
      },
      acceptAllWarnings: () => {
        const warnings = openWarnings(model);
        if (warnings.length > 0) run(acceptWarnings(warnings, party));
      },
    };
  }, [model, execute, readOnly]);
}
