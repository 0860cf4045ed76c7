import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useView } from '../state/view';
import { Button, IconButton, type IconName } from '../../kit/ui';

/** A tool as the palette shows it. */
export interface ToolButton<Tool extends string> {
  readonly id: Tool;
  readonly icon: IconName;
  readonly label: string;
  readonly shortcut?: string;
  readonly changesWorld: boolean;
}

/** Buttons of tools in a row that wraps; those that change the world rest while somebody else looks or writes. */
export function ToolButtons<Tool extends string>({
  tools,
  chosen,
  isResting,
  onChoose,
  className = '',
}: {
  readonly tools: readonly ToolButton<Tool>[];
  readonly chosen: Tool;
  readonly isResting: boolean;
  readonly onChoose: (tool: Tool) => void;
  readonly className?: string;
}) {
  return (
    <div className={`ww-tools ${className}`}>
      {tools.map(({ id, icon, label, shortcut, changesWorld }) => (
        <IconButton
          key={id}
          icon={icon}
          label={label}
          {...(shortcut === undefined ? {} : { shortcut })}
          size="tool"
          isOn={chosen === id}
          isDisabled={isResting && changesWorld}
          onPress={() => onChoose(id)}
        />
      ))}
    </div>
  );
}

/** The box of the tools of a board. */
export function ToolBox({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className="ww-toolbox ww-stack ww-gap-8" role="toolbar" aria-label={t('map:tool.group')}>
      {children}
    </div>
  );
}

/** Says why the tools rest, and leads back to the truth where somebody's eyes are why. */
export function Resting({
  text,
  isLooking,
}: {
  readonly text: string;
  readonly isLooking: boolean;
}) {
  const { t } = useTranslation();
  const set = useView((desk) => desk.set);
  return (
    <div className="ww-resting" role="note">
      <p className="ww-small">{text}</p>
      {isLooking ? (
        <Button variant="text" onPress={() => set({ perspective: { kind: 'truth' } })}>
          {t('map:palette.toTruth')}
        </Button>
      ) : null}
    </div>
  );
}

/** The column with the tools of a board. */
export function Palette({
  isNarrow = false,
  className = '',
  children,
}: {
  readonly isNarrow?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <aside
      className={`ww-palette ww-stack ww-gap-16 ${className}`}
      data-narrow={isNarrow || undefined}
      aria-label={t('map:palette.label')}
    >
      {children}
    </aside>
  );
}

/** The small head of a part of the palette, with a quiet word at its right. */
export function Head({ title, note }: { readonly title: string; readonly note?: string }) {
  return (
    <div className="ww-palette-head ww-row ww-align-baseline ww-split">
      <h3 className="ww-over">{title}</h3>
      {note === undefined ? null : <span className="ww-small ww-quiet">{note}</span>}
    </div>
  );
}
