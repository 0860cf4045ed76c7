import { useTranslation } from 'react-i18next';
import { partiesInOrder, type ViewParty } from '../../../engine';
import { Select, usePageTheme } from '../ui';
import { SmallDrawing } from './Drawing';
import { shieldMarks } from './shield';

/** Width of a shield beside a name, px. */
const WIDTH = 18;

/** The shield of a party as it stands on the board. */
function PartyShield({
  parties,
  party,
}: {
  readonly parties: Readonly<Record<string, ViewParty>>;
  readonly party: string;
}) {
  const theme = usePageTheme();
  const marks = shieldMarks(parties, theme, party, { x: 0, y: -0.2 }, 1);
  return (
    <SmallDrawing
      list={marks}
      field={WIDTH / 2.3}
      width={WIDTH}
      height={WIDTH * 1.2}
      id={`shield-${party.replaceAll(/[^a-z0-9]/gi, '')}-`}
    />
  );
}

/** A party by its shield and its name; null = no party. */
export function PartyName({
  parties,
  party: key,
}: {
  readonly parties: Readonly<Record<string, ViewParty>>;
  readonly party: string | null;
}) {
  const { t } = useTranslation();
  const party = key === null ? undefined : parties[key];
  return (
    <span className="ww-board-party ww-row">
      {party === undefined ? null : <PartyShield parties={parties} party={party.key} />}
      <span>{party?.name ?? key ?? t('board:nobody')}</span>
    </span>
  );
}

/** Chooses a party; with `nobody` also (null) none. */
export function PartySelect({
  label,
  parties,
  value,
  hasNobody,
  onChange,
}: {
  readonly label: string;
  readonly parties: Readonly<Record<string, ViewParty>>;
  readonly value: string | null;
  readonly hasNobody: boolean;
  readonly onChange: (party: string | null) => void;
}) {
  const { t } = useTranslation();
  const all = partiesInOrder(parties).map(({ key, name }) => ({ id: key, label: name }));
  return (
    <Select
      label={label}
      value={value ?? (hasNobody ? '' : null)}
      options={hasNobody ? [{ id: '', label: t('board:nobody') }, ...all] : all}
      onChange={(id) => onChange(id === '' ? null : id)}
    />
  );
}
