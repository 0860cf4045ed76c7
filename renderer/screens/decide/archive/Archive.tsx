import { useTranslation } from 'react-i18next';
import { hasUnits, type ArchivedTurn, type Campaign } from '../../../../engine';
import { FrozenFigures } from '../../../kit/explain/react';
import { stepFocus } from '../../../kit/ui/step-focus';
import { useGame } from '../../../model/explain/use-game';
import { EmptyState, Icon } from '../../../kit/ui';
import type { TurnModel } from '../../../model/turn/use-turn-model';
import { FilmPane } from '../film/FilmPane';
import './archive.css';
import { useArchive } from '../../../model/turn/archive/archive-store';
import { Month } from './Month';
import { monthsOf } from './past';
import { useDay, useTurnName } from '../../../model/turn/archive/use-names';

const Facts = ({ archived }: { readonly archived: ArchivedTurn }) => {
  const { t } = useTranslation();
  const { sheets, rulings, fights, corrected = [] } = archived;
  // Games without units count no fights of units.
  const isWithUnits = hasUnits(useGame());
  const facts = [
    t('openTurn:archive.letters', { count: Object.keys(sheets).length }),
    t('openTurn:archive.rulings', { count: Object.keys(rulings).length }),
    ...(fights === undefined || !isWithUnits
      ? []
      : [t('openTurn:archive.fights', { count: fights })]),
    ...(corrected.length === 0 ? [] : [t('openTurn:archive.corrected')]),
  ];
  return <span className="ww-small ww-quiet">{facts.join(', ')}</span>;
};

/** Leads to the film of all turns. */
const FilmEntry = ({ isShown }: { readonly isShown: boolean }) => {
  const { t } = useTranslation();
  const look = useArchive((view) => view.look);
  return (
    <li>
      <button
        type="button"
        className="ww-archive-month ww-grid"
        {...(isShown ? { 'aria-current': true as const } : {})}
        onClick={() => look({ isFilm: true })}
      >
        <b className="ww-row ww-gap-6">
          <Icon name="play" size={15} /> {t('film:title')}
        </b>
        <span className="ww-small ww-quiet">{t('film:about')}</span>
      </button>
    </li>
  );
};

const Months = ({
  months,
  shown,
  campaign,
}: {
  readonly months: readonly ArchivedTurn[];
  /** Null = the film. */
  readonly shown: ArchivedTurn | null;
  readonly campaign: Campaign;
}) => {
  const { t } = useTranslation();
  const look = useArchive((view) => view.look);
  const nameOf = useTurnName(campaign);
  const dayOf = useDay();
  return (
    <nav className="ww-archive-months ww-stack ww-gap-10" aria-label={t('openTurn:archive.title')}>
      <h2 className="ww-head">{t('openTurn:archive.title')}</h2>
      <ol onKeyDown={stepFocus}>
        <FilmEntry isShown={shown === null} />
        {months.map((archived) => (
          <li key={archived.turn}>
            <button
              type="button"
              className="ww-archive-month ww-grid"
              {...(archived === shown ? { 'aria-current': true as const } : {})}
              onClick={() => look({ turn: archived.turn })}
            >
              <b>{nameOf(archived)}</b>
              <span className="ww-small">
                {t('openTurn:archive.applied', { date: dayOf(archived.appliedAt) })}
              </span>
              <Facts archived={archived} />
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
};

/** The closed months, complete and read-only. */
export function Archive({ model }: { readonly model: TurnModel }) {
  const { t } = useTranslation();
  const { turn, isFilm } = useArchive();
  const months = monthsOf(model.month);
  const shown = months.find((archived) => archived.turn === turn) ?? months[0];
  if (shown === undefined) {
    return (
      <EmptyState title={t('openTurn:archive.empty.title')}>
        {t('openTurn:archive.empty.text')}
      </EmptyState>
    );
  }
  return (
    <FrozenFigures value>
      <div className="ww-archive-screen ww-grid ww-whole">
        <Months months={months} shown={isFilm ? null : shown} campaign={model.month} />
        {isFilm ? (
          <FilmPane campaign={model.month} />
        ) : (
          <Month key={shown.turn} model={model} archived={shown} />
        )}
      </div>
    </FrozenFigures>
  );
}
