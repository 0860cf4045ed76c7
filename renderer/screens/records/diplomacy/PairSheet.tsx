import { useTranslation } from 'react-i18next';
import { type Campaign, type Party, systems, type Treaty } from '../../../../engine';
import { showRule } from '../../../model/state/jump';
import { useSession } from '../../../model/state/session';
import { RemarkLink } from '../../../model/explain/RemarkLink';
import { Button, Select } from '../../../kit/ui';
import { showRecord } from '../../../model/records/records-store';
import { isOneSided, STANCES, stanceOf, takeStance } from './matrix';

interface PairProps {
  readonly campaign: Campaign;
  readonly from: Party;
  readonly to: Party;
}

const StanceSelect = ({ campaign, from, to }: PairProps) => {
  const { t } = useTranslation();
  const execute = useSession((session) => session.execute);
  const readOnly = useSession((session) => session.readOnly);
  return (
    <Select
      label={t('records:diplomacy.stance', { from: from.name, to: to.name })}
      isDisabled={readOnly}
      value={stanceOf(campaign.world.parties, from.key, to.key)}
      options={STANCES.map((id) => ({ id, label: t(`records:relation.${id}`) }))}
      onChange={(stance) => {
        const command = takeStance(campaign, { from: from.key, to: to.key }, stance, false);
        if (command !== undefined) void execute(command);
      }}
    />
  );
};

const Treaties = ({ campaign, from, to }: PairProps) => {
  const { t } = useTranslation();
  const found = Object.values<Treaty>(campaign.world.treaties).filter(
    ({ parties }) => parties.includes(from.key) && parties.includes(to.key),
  );
  const stateOf = systems[campaign.system]?.parties.treaty;
  if (found.length === 0)
    return <p className="ww-small ww-quiet">{t('records:diplomacy.noTreaty')}</p>;
  return (
    <ul>
      {found.map(({ id, kinds, from: first }) => (
        <li key={id}>
          <Button variant="text" onPress={() => showRecord('treaties', id)}>
            {t('records:diplomacy.treaty', {
              kinds: kinds.map((kind) => t(`records:treatyKind.${kind}`)).join(', '),
              turn: first,
            })}
          </Button>
          {stateOf?.(campaign.world, id)?.isInForce === true ? null : (
            <span className="ww-small ww-quiet">{t('records:diplomacy.notInForce')}</span>
          )}
        </li>
      ))}
    </ul>
  );
};

/** Two parties: what each says of the other, what binds whom, the treaties between them. */
export function PairSheet({ campaign, from, to }: PairProps) {
  const { t } = useTranslation();
  const { parties } = campaign.world;
  return (
    <section
      className="ww-register-sheet"
      aria-label={t('records:diplomacy.pair', { from: from.name, to: to.name })}
    >
      <h2 className="ww-head">{t('records:diplomacy.pair', { from: from.name, to: to.name })}</h2>
      <StanceSelect campaign={campaign} from={from} to={to} />
      <StanceSelect campaign={campaign} from={to} to={from} />
      {isOneSided(parties, from.key, to.key) ? (
        <p className="ww-small">
          {t('records:diplomacy.bindsOne')}{' '}
          <RemarkLink remark="records:diplomacy.bindsOne" onOpen={showRule} />
        </p>
      ) : null}
      <h3 className="ww-over">{t('records:treaty.title')}</h3>
      <Treaties campaign={campaign} from={from} to={to} />
    </section>
  );
}
