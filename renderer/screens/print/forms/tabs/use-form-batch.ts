import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bridge, type Outlet, type OutletKind } from '../../../../kit/bridge';
import { unwrittenText } from '../../../../model/faults/unwritten';
import type { Fonts } from '../../../../kit/paper';
import { guardOf } from '../../tabs/guard';
import { formName, type FormTask } from '../make';
import { formFile, noteOpening, OPENING_FORM } from '../opening';
import { partiesInOrder, type Party, playingParties } from '../../../../../engine';
import { useSession } from '../../../../model/state/session';
import { distinctNames } from '../../../../kit/explain';
import type { Artefact, Leak } from '../../../../model/leaks/leak';

/** What a batch of forms needs from outside. */
interface BatchTools {
  readonly fonts: Fonts;
  readonly outlet: Outlet;
  readonly report: (done: number, realm: string) => void;
  readonly isCancelled: () => boolean;
  /** What a file would reveal to its realm; nothing = it may be sent. */
  readonly leaksIn: (party: Party['key'], artefact: Artefact) => Promise<readonly Leak[]>;
}

/** Result of a batch: realms whose file is written, and names of those whose form reveals something. */
interface WrittenForms {
  readonly written: readonly Party['key'][];
  readonly held: readonly string[];
}

/**
 * Writes a form for every party, one after the other, so that never more than one is in memory. A form that reveals
 * something is held back. Ends early if it is cancelled; an archive holds what was written until then.
 */
export async function writeForms(
  task: Omit<FormTask, 'party'>,
  parties: readonly Pick<Party, 'key' | 'name'>[],
  { fonts, outlet, report, isCancelled, leaksIn }: BatchTools,
): Promise<WrittenForms> {
  const names = distinctNames(parties.map(({ key }) => formName({ ...task, party: key })));
  const held: string[] = [];
  const written: Party['key'][] = [];
  for (const [index, { key, name }] of parties.entries()) {
    if (isCancelled()) break;
    report(index, name);
    const bytes = await formFile({ ...task, party: key }, fonts);
    const file = `${names[index] ?? key}.pdf`;
    if ((await leaksIn(key, { name: file, kind: 'pdf', bytes })).length > 0) {
      held.push(name);
      continue;
    }
    await outlet.write([file], bytes);
    written.push(key);
  }
  await outlet.close(written.length > 0);
  return { written, held };
}

/** A batch in progress. */
export interface Running {
  readonly done: number;
  readonly total: number;
  readonly realm: string;
}

/** Writes the chosen form for all realms, and reports the result in one sentence. */
export function useFormBatch(task: FormTask, fonts: Fonts | undefined) {
  const { t } = useTranslation();
  const [running, setRunning] = useState<Running | null>(null);
  const [outcome, setOutcome] = useState('');
  const isCancelled = useRef(false);
  useEffect(
    () => () => {
      isCancelled.current = true;
    },
    [],
  );
  const cancel = useCallback(() => {
    isCancelled.current = true;
  }, []);
  const start = useCallback(
    async (kind: OutletKind): Promise<void> => {
      if (fonts === undefined) return;
      isCancelled.current = false;
      const { form, language, campaign } = task;
      const turn = campaign.world.clock.turn;
      const name = t('forms:allName', { form: form.title[language], turn });
      const isOpening = form.id === OPENING_FORM;
      const parties = isOpening
        ? playingParties(campaign.world)
        : partiesInOrder(campaign.world.parties);
      setOutcome('');
      try {
        const outlet = await bridge.openOutlet({ kind, name: `${name}.zip` });
        if (outlet === null) return;
        const { written, held } = await writeForms(task, parties, {
          fonts,
          outlet,
          report: (done, realm) => setRunning({ done, total: parties.length, realm }),
          isCancelled: () => isCancelled.current,
          leaksIn: async (party, artefact) =>
            (await guardOf(campaign, party)?.check(artefact)) ?? [],
        });
        if (isOpening) {
          const { campaign: open, execute, readOnly } = useSession.getState();
          const command = noteOpening(task, written, new Date().toISOString());
          if (!readOnly && open?.id === campaign.id && command !== undefined) void execute(command);
        }
        const count = written.length;
        const text = count + held.length < parties.length ? 'forms:cancelled' : 'forms:written';
        const message = t(text, { count, place: outlet.name });
        setOutcome(
          held.length === 0
            ? message
            : `${message} ${t('forms:held', { count: held.length, realms: held.join(', ') })}`,
        );
      } catch (problem) {
        setOutcome(t(unwrittenText(problem, 'forms:failed')));
      } finally {
        setRunning(null);
      }
    },
    [task, fonts, t],
  );
  return { running, outcome, cancel, start };
}
