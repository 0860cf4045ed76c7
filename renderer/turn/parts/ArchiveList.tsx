import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArchivedTurn, Campaign, Party } from '../../../engine';
import { Button, Dialog } from '../../ui';
import './work.css';

const Past = ({
  turn,
  parties,
}: {
  readonly turn: ArchivedTurn;
  readonly parties: Readonly<Record<string, Party>>;
}) => {
  const { t } = useTranslation();
  const rulings = Object.values(turn.rulings);
  return (
    <div className="ww-past">
      {Object.entries(turn.sheets).map(([party, text]) => (
        <section key={party}>
          <h3 className="ww-over">{parties[party]?.name ?? party}</h3>
          <pre className="ww-past-letter">{text}</pre>
        </section>
      ))}
      {rulings.length === 0 ? null : (
        <section>
          <h3 className="ww-over">{t('turn:archive.rulings')}</h3>
          <ul>
            {rulings.map(({ key, value, reason }) => (
              <li key={key} className="ww-hand">
                {typeof value === 'number' ? `${String(value)}: ${reason}` : reason}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
};

/** The turns already booked, newest first. */
export const ArchiveList = ({ campaign }: { readonly campaign: Campaign }) => {
  const { t, i18n } = useTranslation();
  const [open, setOpen] = useState<ArchivedTurn | null>(null);
  const archive = Object.values(campaign.archive).sort((a, b) => b.turn - a.turn);
  if (archive.length === 0) return null;
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' });
  return (
    <section className="ww-archive" aria-label={t('turn:archive.title')}>
      <h2 className="ww-head">{t('turn:archive.title')}</h2>
      <ul>
        {archive.map((turn) => (
          <li key={turn.turn}>
            <Button variant="text" onPress={() => setOpen(turn)}>
              {t('turn:archive.turn', { turn: turn.turn })}
            </Button>
            <span className="ww-small ww-quiet">
              {t('turn:archive.facts', {
                date: date.format(new Date(turn.appliedAt)),
                count: Object.keys(turn.sheets).length,
              })}
            </span>
          </li>
        ))}
      </ul>
      <Dialog
        title={t('turn:archive.turn', { turn: open?.turn ?? 0 })}
        isOpen={open !== null}
        onOpenChange={() => setOpen(null)}
        width="wide"
      >
        {open === null ? null : <Past turn={open} parties={campaign.world.parties} />}
      </Dialog>
    </section>
  );
};
