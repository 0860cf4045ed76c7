import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreferences } from '../../../model/state/preferences';
import {
  LONGEST_NAME,
  MOST_PRESETS,
  presetName,
  presetNamed,
  renamedPreset,
  type ViewPreset,
  withoutPreset,
  withPreset,
} from '../../../model/state/view-choice';
import { Button, FieldForm, IconButton } from '../../../kit/ui';
import { useMapScreen } from '../../../model/map/state';

/** A line for a name with its button; states in one sentence why a name is refused. */
const NameForm = ({
  label,
  submit,
  initial = '',
  isFocused = false,
  onName,
}: {
  readonly label: string;
  readonly submit: string;
  readonly initial?: string;
  readonly isFocused?: boolean;
  /** Takes a valid name; returns what is wrong with it, if anything. */
  readonly onName: (name: string) => string | undefined;
}) => {
  const { t } = useTranslation();
  return (
    <FieldForm
      look="line"
      title={submit}
      fields={{
        name: {
          kind: 'text',
          label,
          placeholder: label,
          isLabelHidden: true,
          autoFocus: isFocused,
          initial,
          isContinued: true,
        },
      }}
      act={{ label: submit }}
      onSubmit={({ name: typed }) => {
        const name = presetName(typed);
        const sentence =
          name === undefined ? t('looks:preset.nameless', { most: LONGEST_NAME }) : onName(name);
        return sentence === undefined ? undefined : { field: 'name', sentence };
      }}
    />
  );
};

const Preset = ({
  preset,
  onRename,
}: {
  readonly preset: ViewPreset;
  readonly onRename: () => void;
}) => {
  const { t } = useTranslation();
  const { presets, set } = usePreferences();
  const setMapScreen = useMapScreen((state) => state.set);
  const { name, choice } = preset;
  return (
    <li className="ww-preset ww-row">
      <Button variant="text" onPress={() => setMapScreen({ layers: choice })}>
        {name}
      </Button>
      <IconButton icon="pencil" label={t('looks:preset.rename', { name })} onPress={onRename} />
      <IconButton
        icon="trash"
        label={t('looks:preset.remove', { name })}
        onPress={() => set({ presets: withoutPreset(presets, name) })}
      />
    </li>
  );
};

/** The GM's named views: choose, rename, delete, save the present one. */
export function Presets() {
  const { t } = useTranslation();
  const { presets, set } = usePreferences();
  const layers = useMapScreen((state) => state.layers);
  const [renamed, setRenamed] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const save = (name: string): string | undefined => {
    const isKnown = presetNamed(presets, name) !== undefined;
    if (!isKnown && presets.length >= MOST_PRESETS)
      return t('looks:preset.full', { most: MOST_PRESETS });
    set({ presets: withPreset(presets, { name, choice: layers }) });
    setSaid(t(isKnown ? 'looks:preset.replaced' : 'looks:preset.saved', { name }));
    return undefined;
  };
  const rename = (from: string, to: string): string | undefined => {
    const after = renamedPreset(presets, from, to);
    if (after === presets) return t('looks:preset.taken', { name: to });
    set({ presets: after });
    setRenamed(null);
    return undefined;
  };
  return (
    <section className="ww-view-part ww-stack ww-gap-6">
      <h3 className="ww-over">{t('looks:preset.group')}</h3>
      {presets.length === 0 ? (
        <p className="ww-quiet ww-small">{t('looks:preset.none')}</p>
      ) : (
        <ul className="ww-presets ww-stack">
          {presets.map((preset) =>
            preset.name === renamed ? (
              <li key={preset.name}>
                <NameForm
                  label={t('looks:preset.newName', { name: preset.name })}
                  submit={t('app:common.rename')}
                  initial={preset.name}
                  isFocused
                  onName={(name) => rename(preset.name, name)}
                />
              </li>
            ) : (
              <Preset key={preset.name} preset={preset} onRename={() => setRenamed(preset.name)} />
            ),
          )}
        </ul>
      )}
      <NameForm label={t('looks:preset.name')} submit={t('app:common.keep')} onName={save} />
      <p className="ww-small" role="status">
        {said}
      </p>
    </section>
  );
}
