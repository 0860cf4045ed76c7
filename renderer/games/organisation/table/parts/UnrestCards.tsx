import { useTranslation } from 'react-i18next';
import { rebelNameRuling, type UnrestRecord } from '../../../../../engine/systems/organisation';
import { useSession } from '../../../../state/session';
import { useExecute } from '../../../../turn/execute';
import { Icon, type IconName, Menu, Button } from '../../../../ui';
import { orderAtTable } from '../commands';
import { useTableNames } from '../use-table-names';
import { RebelName } from './RebelName';
import { Sign } from './Sign';

const ICONS: Readonly<Record<UnrestRecord['end'], IconName>> = {
  calmed: 'check',
  died: 'close',
  stays: 'pause',
  leaves: 'arrow',
};

/** Ways to end unrest as orders say them; the letter is read in both languages (OS-8.7). */
const MEANS = [
  { id: 'money', words: 'mit Geld' },
  { id: 'authority', words: 'mit Autorität' },
  { id: 'military', words: 'mit Militär' },
  { id: 'secret_service', words: 'mit Geheimdienst' },
  { id: 'secret_service_bloody', words: 'mit Geheimdienst blutig' },
] as const;

/** Ends the unrest as the player says at the table: his letter gets a line more. */
const MeansMenu = ({ unrest: { party, region } }: { readonly unrest: UnrestRecord }) => {
  const { t } = useTranslation();
  const execute = useExecute();
  const readOnly = useSession((session) => session.readOnly);
  const names = useTableNames();
  const label = t('organisation:unrest.endIt');
  const order = (words: string): void => {
    const line = `\n\nAbschluss 7\nBERUHIGE 1 in ${names.region(region)} ${words}\n`;
    void execute(orderAtTable(party, line, new Date().toISOString()));
  };
  return (
    <Menu
      label={label}
      trigger={
        <Button icon="down" isDisabled={readOnly}>
          {label}
        </Button>
      }
      entries={MEANS.map(({ id, words }) => ({
        id,
        label: t(`organisation:unrest.means.${id}`),
        onAction: () => order(words),
      }))}
    />
  );
};

const Card = ({ unrest }: { readonly unrest: UnrestRecord }) => {
  const { t } = useTranslation();
  const names = useTableNames();
  const { party, region, unit, since, end, means, founded } = unrest;
  const number = unit.replace(/^u/, '');
  const ended = t(`organisation:unrest.end.${end}`, {
    ...(means === null ? {} : { context: means }),
    founded: founded === undefined ? '' : names.party(founded),
  });
  const label = t('organisation:unrest.card', {
    party: names.party(party),
    region: names.region(region),
    unit: number,
  });
  return (
    <article className="ww-unrest-card" data-end={end} aria-label={label}>
      <header>
        <span className="ww-table-party">
          <Sign party={party} /> {names.party(party)}
        </span>
        <span className="ww-small ww-quiet">{names.region(region)}</span>
      </header>
      <p>
        <b>{t('organisation:unrest.unit', { unit: number })}</b>{' '}
        <span className="ww-quiet">{t('organisation:unrest.since', { phase: since })}</span>
      </p>
      <p className="ww-unrest-end">
        <Icon name={ICONS[end]} size={14} /> {ended}
      </p>
      {end === 'leaves' ? (
        <RebelName ruling={rebelNameRuling(party, region)} party={party} />
      ) : null}
      {end === 'stays' || end === 'leaves' ? <MeansMenu unrest={unrest} /> : null}
    </article>
  );
};

/** Every unit in unrest: since when, how it ended or stays, and rebels born of it. */
export const UnrestCards = ({ unrest }: { readonly unrest: readonly UnrestRecord[] }) => {
  const { t } = useTranslation();
  if (unrest.length === 0) return <p className="ww-quiet">{t('organisation:unrest.none')}</p>;
  return (
    <section className="ww-table-block" aria-label={t('organisation:unrest.title')}>
      <h3 className="ww-head">{t('organisation:unrest.title')}</h3>
      <div className="ww-unrest-cards">
        {unrest.map((one) => (
          <Card key={`${one.party} ${one.unit}`} unrest={one} />
        ))}
      </div>
    </section>
  );
};
