import { useTranslation } from 'react-i18next';
import type { Question } from '../../../../../engine';
import { useRule } from '../../../../explain/react';
import { decide, takeBack } from '../../../../state/decide';
import { useSession } from '../../../../state/session';
import { useExecute } from '../../../../turn/execute';
import { Button } from '../../../../ui';
import type { GameState, WarRecord } from '../../../../../engine/systems/organisation';
import { isRevealed } from '../model/war';
import { useTable } from '../table-store';
import { useTableNames } from '../use-table-names';
import { WarEffects } from './WarEffects';
import { WarPanel } from './WarPanel';

export interface WarTableProps {
  readonly war: WarRecord;
  readonly questions: readonly Question[];
  /** The state before the step, which tells how many units can be mobilised. */
  readonly before: GameState | undefined;
}

/** Calm units of a side in the region of the war. */
const availableOf = (before: GameState | undefined, party: string, region: string): number => {
  const organisation = before?.organisations[party];
  if (organisation === undefined) return 99;
  const moving = organisation.moves.flatMap((move) => (move.kind === 'unit' ? [move.id] : []));
  return organisation.units.filter(
    (unit) => unit.region === region && unit.unrestSince === null && !moving.includes(unit.id),
  ).length;
};

/**
 * A war: two sides across from each other. What each divides is entered behind a cover and laid open together; then
 * come the dice and, from 1 to 6, their effects.
 */
export const WarTable = ({ war, questions, before }: WarTableProps) => {
  const { t } = useTranslation();
  const names = useTableNames();
  const execute = useExecute();
  const rule = useRule('OS-13-20');
  const { readOnly, campaign } = useSession();
  const open = isRevealed(war, campaign?.rulings ?? {});
  const isEntering = useTable(({ entering }) => entering?.startsWith(`${war.key} `) ?? false);
  const [first, second] = war.sides;
  const reveal = (): void => {
    const label = t('organisation:command.reveal', { region: names.region(war.region) });
    const reason = t('organisation:war.revealReason');
    void execute(decide(label, { key: war.revealed, value: true, reason }));
  };
  const title = t('organisation:war.title', {
    one: names.party(first.party),
    other: names.party(second.party),
    region: names.region(war.region),
  });
  return (
    <article className="ww-war" aria-label={title} data-open={open}>
      <header className="ww-war-head">
        <div>
          <h3>{t('organisation:war.in', { region: names.region(war.region) })}</h3>
          <p className="ww-quiet">
            {names.party(first.party)} {t('organisation:war.against')} {names.party(second.party)}
          </p>
          <p className="ww-small ww-quiet">
            {t(open ? 'organisation:war.isOpen' : 'organisation:war.isCovered')} {rule.link}
          </p>
          {isEntering && !open ? (
            <p className="ww-small" role="status">
              {t('organisation:war.entering')}
            </p>
          ) : null}
          {rule.text}
        </div>
        {open ? (
          <Button
            variant="text"
            isDisabled={readOnly}
            onPress={() => void execute(takeBack(t('organisation:war.reveal'), war.revealed))}
          >
            {t('organisation:war.cover')}
          </Button>
        ) : (
          <Button variant="filled" icon="eye" isDisabled={readOnly || isEntering} onPress={reveal}>
            {t('organisation:war.reveal')}
          </Button>
        )}
      </header>
      <div className="ww-war-sides">
        {([0, 1] as const).map((index) => (
          <WarPanel
            key={index}
            war={war}
            index={index}
            isOpen={open}
            available={availableOf(before, war.sides[index].party, war.region)}
          />
        ))}
      </div>
      {open ? (
        <WarEffects war={war} questions={questions} />
      ) : (
        <p className="ww-war-waits ww-quiet">{t('organisation:war.waits')}</p>
      )}
    </article>
  );
};
