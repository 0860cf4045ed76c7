import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bridge, type OutletKind } from '../../../../kit/bridge';
import { unwrittenText } from '../../../../model/faults/unwritten';
import type { Fonts } from '../../../../kit/paper';
import { guardOf } from '../../room/guard';
import { writeForms } from '../batch';
import type { FormTask } from '../make';

/** A batch under way. */
export interface Running {
  readonly done: number;
  readonly total: number;
  readonly realm: string;
}

/** Writes the form on the desk for all realms, and says in one sentence what became of it. */
export const useFormBatch = (task: FormTask, fonts: Fonts | undefined) => {
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
      const parties = Object.values(campaign.world.parties);
      setOutcome('');
      try {
        const outlet = await bridge.openOutlet({ kind, name: `${name}.zip` });
        if (outlet === null) return;
        const { written: count, held } = await writeForms(task, parties, {
          fonts,
          outlet,
          report: (done, realm) => setRunning({ done, total: parties.length, realm }),
          isCancelled: () => isCancelled.current,
          leaksIn: async (party, artefact) =>
            (await guardOf(campaign, party)?.check(artefact)) ?? [],
        });
        const text = count + held.length < parties.length ? 'forms:cancelled' : 'forms:written';
        const told = t(text, { count, place: outlet.name });
        setOutcome(
          held.length === 0 ? told : `${told} ${t('forms:held', { realms: held.join(', ') })}`,
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
};
