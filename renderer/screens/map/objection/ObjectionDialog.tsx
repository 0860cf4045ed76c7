import { useTranslation } from 'react-i18next';
import type { Finding } from '../../../../engine';
import { Objection } from '../../../kit/explain/react';
import type { Command } from '../../../model/state/command';
import { useView } from '../../../model/state/view';
import { useSession } from '../../../model/state/session';
import { Button, Dialog } from '../../../kit/ui';
import { type MapScreenState, useMapScreen } from '../../../model/map/state';

/** The same objection at several places of one gesture, shown once. */
interface GatheredFinding {
  /** The first of them: its sentence names the first place. */
  readonly finding: Finding;
  readonly count: number;
}

/** Findings of the same kind and reason once each, in the order in which they first came. */
const gathered = (findings: readonly Finding[]): readonly GatheredFinding[] => {
  const byKind = new Map<string, GatheredFinding>();
  for (const finding of findings) {
    const kind = `${finding.code} ${finding.clause} ${String(finding.about['reason'] ?? '')}`;
    const known = byKind.get(kind);
    byKind.set(kind, { finding: known?.finding ?? finding, count: (known?.count ?? 0) + 1 });
  }
  return [...byKind.values()];
};

const build = (command: Command, field: MapScreenState['objection']): void => {
  const { set } = useMapScreen.getState();
  const describes = field?.describes;
  set({ objection: null });
  void useSession.getState().execute(command);
  if (describes === undefined) return;
  useView.getState().set({ field: describes, unit: null });
  set({ editing: { kind: 'edit', what: 'settlement', field: describes } });
};

/** Objections of the rules to what the GM has just drawn. He may insist, take the lawful part, or cancel. */
export function ObjectionDialog() {
  const { t } = useTranslation();
  const objection = useMapScreen((state) => state.objection);
  const set = useMapScreen((state) => state.set);
  if (objection === null) return null;
  const { command, lawful, bridged, findings } = objection;
  const leave = (): void => set({ objection: null });
  return (
    <Dialog
      title={t('sides:objection.title')}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) leave();
      }}
      footer={
        <>
          <Button onPress={leave}>{t('sides:objection.leave')}</Button>
          {lawful === undefined ? null : (
            <Button onPress={() => build(lawful, objection)}>{t('sides:objection.lawful')}</Button>
          )}
          <Button
            variant={bridged === undefined ? 'filled' : 'outline'}
            autoFocus={bridged === undefined}
            onPress={() => build(command, objection)}
          >
            {t('sides:objection.insist')}
          </Button>
          {bridged === undefined ? null : (
            <Button variant="filled" autoFocus onPress={() => build(bridged, objection)}>
              {t('sides:objection.bridged')}
            </Button>
          )}
        </>
      }
    >
      <p className="ww-quiet">{t('sides:objection.intro')}</p>
      <ul className="ww-objections" aria-label={t('app:common.objections')}>
        {gathered(findings).map(({ finding, count }, index) => (
          <Objection key={index} finding={finding}>
            {count < 2 ? null : (
              <p className="ww-small ww-quiet">{t('sides:objection.times', { count })}</p>
            )}
          </Objection>
        ))}
      </ul>
    </Dialog>
  );
}
