import { useTranslation } from 'react-i18next';
import { useSession } from '../../../state/session';
import { Select } from '../../../ui';
import { changeOrganisation } from './commands';
import { PartFrame, type PartProps } from './PartFrame';
import { regionChoices } from './regions';

/** Seat and who leads the organisation. */
export const SeatPart = (props: PartProps) => {
  const { campaign, party, isReadOnly } = props;
  const { t } = useTranslation();
  const execute = useSession((session) => session.execute);
  const leaders = Object.values(campaign.world.people)
    .filter(({ roles }) => roles.some((role) => role.party === party))
    .map(({ name }) => name);
  return (
    <PartFrame {...props}>
      {(organisation) => (
        <>
          <Select
            label={t('organisation:part.seat')}
            isLabelHidden
            value={organisation.seat}
            isDisabled={isReadOnly}
            options={regionChoices(campaign)}
            onChange={(region) =>
              void execute(
                changeOrganisation('organisation:command.seat', { region }, party, (one) => ({
                  ...one,
                  seat: region,
                })),
              )
            }
          />
          <p className="ww-small ww-quiet">
            {leaders.length === 0
              ? t('organisation:own.ledByGm')
              : t('organisation:own.ledBy', { names: leaders.join(', ') })}{' '}
            {t(`organisation:own.origin.${organisation.origin}`, { phase: organisation.founded })}
          </p>
        </>
      )}
    </PartFrame>
  );
};
