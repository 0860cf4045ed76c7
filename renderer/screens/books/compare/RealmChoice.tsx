import { useTranslation } from 'react-i18next';
import type { Party, PartyKey } from '../../../../engine';
import { figuresOf } from '../../../kit/explain';
import { useWords } from '../../../kit/explain/react';
import { Button, Checkbox } from '../../../kit/ui';
import { MarkSign } from './MarkSign';
import type { Line } from './use-lines';

/** A piece of a line with its mark, as in the chart. */
const Sample = ({ line }: { readonly line: Line }) => (
  <svg width={34} height={12} viewBox="0 0 34 12" aria-hidden="true">
    <path d="M0 6h34" stroke={line.colour} strokeWidth={2} strokeDasharray={line.dash} />
    <MarkSign mark={line.mark} x={17} y={6} colour={line.colour} />
  </svg>
);

/** Which realms stand in the chart; the list is its key as well. */
export const RealmChoice = ({
  parties,
  shown,
  current,
  lineOf,
  valueOf,
  onChange,
}: {
  readonly parties: readonly Party[];
  readonly shown: ReadonlySet<PartyKey>;
  readonly current: PartyKey;
  readonly lineOf: (party: Party) => Line;
  readonly valueOf: (party: PartyKey) => number | undefined;
  readonly onChange: (shown: ReadonlySet<PartyKey>) => void;
}) => {
  const { t } = useTranslation();
  const { plain } = figuresOf(useWords());
  const toggled = (key: PartyKey, isShown: boolean): ReadonlySet<PartyKey> =>
    new Set(isShown ? [...shown, key] : [...shown].filter((other) => other !== key));
  return (
    <fieldset className="ww-realms-compared-choice">
      <legend className="ww-over">{t('ledger:compare.realms')}</legend>
      <div className="ww-row ww-align-stretch ww-gap-6">
        <Button variant="text" onPress={() => onChange(new Set(parties.map(({ key }) => key)))}>
          {t('ledger:compare.all')}
        </Button>
        <Button variant="text" onPress={() => onChange(new Set([current]))}>
          {t('ledger:compare.onlyCurrent')}
        </Button>
      </div>
      <ul>
        {parties.map((party) => (
          <li key={party.key}>
            <Checkbox
              isSelected={shown.has(party.key)}
              onChange={(isShown) => onChange(toggled(party.key, isShown))}
            >
              <Sample line={lineOf(party)} />
              {party.name}
            </Checkbox>
            <span className="ww-figures ww-small ww-quiet">{plain(valueOf(party.key) ?? 0)}</span>
          </li>
        ))}
      </ul>
    </fieldset>
  );
};
