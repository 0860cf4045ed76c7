import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Shortcut, useShortcutRegistry, useShortcuts } from '../../kit/state/shortcuts';
import { Button, Dialog, KeyCap } from '../../kit/ui';
import './shortcut-sheet.css';

/** Commands with keys under their headings, in the order of registration. */
const sections = (
  groups: readonly (readonly Shortcut[])[],
): readonly (readonly [string, readonly Shortcut[]])[] => {
  const listed = groups
    .flat()
    .filter(({ keys, isAlias }) => keys !== undefined && isAlias !== true);
  const scopes = [...new Set(listed.map(({ scope }) => scope))];
  return scopes.map((scope) => [scope, listed.filter((act) => act.scope === scope)] as const);
};

/** The sheet of keys, opened by `?`. */
export function ShortcutSheet() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const groups = useShortcutRegistry(({ groups }) => groups);
  const own = useMemo<readonly Shortcut[]>(
    () => [
      {
        id: 'shortcuts',
        keys: '?',
        text: 'app:action.shortcuts',
        scope: 'app:screen.everywhere',
        icon: 'keyboard',
        run: () => setOpen(true),
      },
    ],
    [],
  );
  useShortcuts(own);
  return (
    <Dialog
      title={t('app:shortcuts.title')}
      isOpen={isOpen}
      onOpenChange={setOpen}
      width="wide"
      footer={<Button onPress={() => setOpen(false)}>{t('app:common.close')}</Button>}
    >
      <p className="ww-quiet">{t('app:shortcuts.hint')}</p>
      <div className="ww-shortcuts">
        {sections(groups).map(([scope, acts]) => (
          <section key={scope}>
            <h3 className="ww-over">{t(scope)}</h3>
            <dl>
              {acts.map(({ id, text, keys }) => (
                <div key={id}>
                  <dt>{t(text)}</dt>
                  <dd>{keys === undefined ? null : <KeyCap keys={keys} />}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
