import { useEffect, useRef, useState } from 'react';
import type { PartySnapshot, PartyKey } from '../../../../engine';
import { bridge, type Outlet, type OutletKind } from '../../../kit/bridge';
import { unwrittenText } from '../../../model/faults/unwritten';
import { openLeaks } from '../../../model/leaks';
import { useSession } from '../../../model/state/session';
import { wordsOf } from '../../../kit/text/words';
import { markAllSent } from '../../../model/turn/archive/commands';
import { isHeldBack } from '../../../model/letters/held-back';
import { playersOf } from '../../../model/letters/players';
import { type TurnReportRealm, type TurnReportsModel, useFound } from '../editor/use-evaluations';
import { distinctNames, fileName, safeName } from '../../../kit/explain';
import { filePress } from '../press';
import { enclosedWith } from '../press/enclosed';
import { leaksIn, made } from '../press/issue';
import { type Format, formatsFor } from '../press/protocol';
import { type BatchRealm, type BatchTools, type RealmResult, runBatch } from './batch';

/** What the GM chose for a batch. */
export interface BatchChoice {
  readonly parties: ReadonlySet<PartyKey>;
  readonly formats: readonly Format[];
  readonly outlet: OutletKind;
}

/** State of a batch. */
export type BatchState =
  | { readonly kind: 'choosing' }
  /** `text` is the key of the sentence with the reason. */
  | { readonly kind: 'outletFailed'; readonly text: string }
  | {
      readonly kind: 'running' | 'done';
      /** Name of the folder or archive. */
      readonly place: string;
      readonly realms: readonly TurnReportRealm[];
      readonly results: ReadonlyMap<PartyKey, RealmResult>;
      readonly isMarked: boolean;
    };

export interface Batch {
  readonly state: BatchState;
  readonly start: (choice: BatchChoice) => void;
  readonly cancel: () => void;
  /** Records that what was written is sent, with its text; undefined = there is nothing to record. */
  readonly markSent: (() => void) | undefined;
  readonly reset: () => void;
}

/** The folder of a realm: its name, and who plays it. */
const foldersOf = (
  { campaign }: TurnReportsModel,
  realms: readonly TurnReportRealm[],
): readonly string[] =>
  distinctNames(
    realms.map(({ party, draft }) => {
      const realm = safeName(
        party.name,
        wordsOf(draft.language, campaign.system)('delivery:file.realm'),
      );
      const players = playersOf(campaign, party.key).map(({ name }) => name);
      return players.length === 0 ? realm : safeName(`${realm} - ${players.join(', ')}`, realm);
    }),
  );

const batchRealms = (
  model: TurnReportsModel,
  realms: readonly TurnReportRealm[],
): readonly BatchRealm[] => {
  const folders = foldersOf(model, realms);
  return realms.map(({ party, draft, isUnpaid }, index) => ({
    party,
    folder: folders[index] ?? party.key,
    isHeldBack: isHeldBack(isUnpaid, draft),
  }));
};

const textsOf = (results: ReadonlyMap<PartyKey, RealmResult>): ReadonlyMap<PartyKey, string> =>
  new Map(
    [...results].flatMap(([party, result]) =>
      result.kind === 'written' ? [[party, result.text] as const] : [],
    ),
  );

const WAITING: RealmResult = { kind: 'waiting' };

const outletFailed = (problem: unknown): Extract<BatchState, { readonly text: string }> => ({
  kind: 'outletFailed',
  text: unwrittenText(problem, 'delivery:batch.outletFailed'),
});

/** Makes the turn reports of many realms in a worker and writes them. */
export function useBatch(model: TurnReportsModel): Batch {
  const [state, setState] = useState<BatchState>({ kind: 'choosing' });
  const isCancelled = useRef(false);
  const execute = useSession((session) => session.execute);
  const readOnly = useSession((session) => session.readOnly);
  const cancel = (): void => {
    isCancelled.current = true;
    filePress.cancel();
  };
  useEffect(
    () => () => {
      isCancelled.current = true;
    },
    [],
  );

  const toolsFor = (
    realms: readonly TurnReportRealm[],
    formats: readonly Format[],
    write: Outlet['write'],
  ): BatchTools => {
    const { campaign, facts, archived } = model;
    const current: { snapshot: PartySnapshot | undefined } = { snapshot: undefined };
    const realmOf = (key: string) => realms.find(({ party }) => party.key === key);
    return {
      write,
      isCancelled: () => isCancelled.current,
      make: async (key) => {
        const snapshot = facts.of(key);
        const realm = realmOf(key);
        if (snapshot === undefined || realm === undefined) throw new Error(key);
        current.snapshot = snapshot;
        const { draft } = realm;
        const { language } = draft;
        const enclosed = formats.includes('mail')
          ? await enclosedWith(campaign, archived, { party: key, language })
          : [];
        const outcome = await made(filePress, {
          campaign,
          snapshot,
          draft,
          formats: formatsFor(draft, formats),
          enclosed,
        });
        if (outcome.kind === 'made') return outcome;
        if (outcome.kind === 'failed') throw new Error('The press broke down.');
        return undefined;
      },
      leaksOf: async (artefact, key) => {
        const { snapshot } = current;
        const realm = realmOf(key);
        if (snapshot === undefined || realm === undefined) return [];
        const leaks = await leaksIn({ campaign, snapshot }, [artefact]);
        const open = openLeaks(realm.draft, leaks);
        if (open.length > 0) useFound.getState().noteCheck(key, { facts, mark: realm.mark, leaks });
        return open;
      },
      report: (key, result) =>
        setState((now) =>
          now.kind === 'running'
            ? { ...now, results: new Map([...now.results, [key, result]]) }
            : now,
        ),
    };
  };

  const run = async ({ parties, formats, outlet }: BatchChoice): Promise<void> => {
    isCancelled.current = false;
    const realms = model.realms.filter(({ party }) => parties.has(party.key));
    const words = wordsOf(model.chosen.ref.language, model.campaign.system);
    const name = fileName(
      [words('delivery:file.turn', { turn: model.archived.turn }), words('delivery:file.all')],
      'zip',
    );
    const opened = await bridge.openOutlet({ kind: outlet, name }).catch(outletFailed);
    if (opened === null) return;
    if ('text' in opened) {
      setState(opened);
      return;
    }
    const results = new Map(realms.map(({ party }) => [party.key, WAITING]));
    const shown = { place: opened.name, realms, isMarked: false };
    setState({ kind: 'running', results, ...shown });
    const done = await runBatch(
      batchRealms(model, realms),
      toolsFor(realms, formats, opened.write),
    );
    const isKept = textsOf(done).size > 0;
    const after = await opened
      .close(isKept)
      .then(() => ({ kind: 'done' as const, results: done, ...shown }), outletFailed);
    setState(after);
  };

  const texts = state.kind === 'done' && !state.isMarked ? textsOf(state.results) : new Map();
  return {
    state,
    cancel,
    start: (choice) => void run(choice),
    markSent:
      readOnly || texts.size === 0
        ? undefined
        : () => {
            const parties = model.realms.flatMap(({ party }) =>
              texts.has(party.key) ? [party] : [],
            );
            setState((now) => (now.kind === 'done' ? { ...now, isMarked: true } : now));
            void execute(
              markAllSent(model.archived.turn, parties, new Date().toISOString(), texts),
            );
          },
    reset: () => setState({ kind: 'choosing' }),
  };
}
