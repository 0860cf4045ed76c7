import { Button as AriaButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { Campaign } from '../../../engine';
import { dateWithTurn } from '../../kit/explain';
import { useWords } from '../../kit/explain/react';
import { usePalette } from '../../kit/state/palette';
import { useSession } from '../../model/state/session';
import { Icon, IconButton, KeyCap, Tooltip } from '../../kit/ui';
import './top-bar.css';

/** The sign of the program: a W in a hexagon. */
const Logo = () => (
  <svg
    width={24}
    height={26}
    viewBox="-12 -13 24 26"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.8}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M0 -12L10.4 -6V6L0 12L-10.4 6V-6z" />
    <path d="M-5 -3.5L-2.5 4L0 -2L2.5 4L5 -3.5" />
  </svg>
);

export interface TopBarProps {
  readonly campaign: Campaign;
  readonly onLeave: () => void;
}

/** Name and date of the world, the palette's button, undo and redo. */
export function TopBar({ campaign, onLeave }: TopBarProps) {
  const { t } = useTranslation();
  const { canUndo, canRedo, undo, redo, readOnly } = useSession();
  const setPaletteOpen = usePalette(({ setOpen }) => setOpen);
  const words = useWords();
  const { system, settings, world } = campaign;
  return (
    <header className="ww-top ww-row ww-gap-16">
      <Tooltip text={t('app:action.toStart')} placement="right">
        <AriaButton
          className="ww-top-logo ww-grid"
          aria-label={t('app:action.toStart')}
          onPress={onLeave}
        >
          <Logo />
        </AriaButton>
      </Tooltip>
      <h1 className="ww-top-name ww-ellipsis">{campaign.name}</h1>
      <span className="ww-top-date ww-quiet">
        {dateWithTurn({ system, settings, clock: world.clock }, words)}
      </span>
      <AriaButton
        className="ww-top-search ww-row ww-gap-8"
        data-tour="search"
        aria-haspopup="dialog"
        onPress={() => setPaletteOpen(true)}
      >
        <Icon name="search" size={15} />
        <span>{t('app:palette.placeholder')}</span>
        <KeyCap keys="Mod+K" />
      </AriaButton>
      <div className="ww-row ww-align-stretch ww-gap-2">
        <IconButton
          icon="undo"
          label={t('app:action.undo')}
          shortcut="Mod+Z"
          isDisabled={!canUndo || readOnly}
          onPress={() => void undo()}
        />
        <IconButton
          icon="redo"
          label={t('app:action.redo')}
          shortcut="Mod+Y"
          isDisabled={!canRedo || readOnly}
          onPress={() => void redo()}
        />
      </div>
    </header>
  );
}
