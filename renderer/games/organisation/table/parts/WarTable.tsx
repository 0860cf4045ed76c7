import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { Json, Question, TurnEvent } from '../../../../../engine';
import { useDecision } from '../../../../turn/card/use-decision';
import { Button } from '../../../../ui';
import type { GameState, WarRecord } from '../../../../../engine/systems/organisation';
import { statesAround } from '../model/state';
import { isWar, revealOf } from '../model/war';
import { TableContext } from '../table-context';
import { useTable } from '../table-store';
import { useTableNames } from '../use-table-names';
import { WarEffects } from './WarEffects';
import { WarPanel } from './WarPanel';
import '../war.css';

/** Calm units of a side in the region of the war. */
const availableOf = (before: GameState | undefined, party: string, region: string): number => {
  const organisation = before?.organisations[party];
  if (organisation === undefined) return 99;
  const moving = organisation.moves.flatMap((move) => (move.kind === 'unit' ? [move.id] : []));
  return organisation.units.filter(
    (unit) => unit.region === region && unit.unrestSince === null && !moving.includes(unit.id),
  ).length;
};

/** The questions on the card of a war. */
const questionsOf = ({ blocks = [] }: TurnEvent): readonly Question[] =>
  blocks.flatMap((block) =>
    block.kind === 'decision' && !('input' in block.decision) ? [block.decision] : [],
  );

/** The state before the acting, which tells how many units can be mobilised; only at the table. */
const useStateBefore = (): GameState | undefined => {
  const record = use(TableContext)?.record ?? null;
  return record === null ? undefined : statesAround(record, 'act')?.before;
};

const War = ({ war, event }: { readonly war: WarRecord; readonly event: TurnEvent }) => {
  const { t } = useTranslation();
  const names = useTableNames();
  const before = useStateBefore();
  const reveal = useDecision(revealOf(war));
  const isEntering = useTable(({ entering }) => entering?.startsWith(`${war.key} `) ?? false);
  const isOpen = reveal.held !== undefined;
  const [first, second] = war.sides;
  const title = t('organisation:war.title', {
    one: names.party(first.party),
    other: names.party(second.party),
    region: names.region(war.region),
  });
  return (
    <section className="ww-war" aria-label={title} data-open={isOpen}>
      <header className="ww-war-head">
        <div>
          <p className="ww-small ww-quiet">
            {t(isOpen ? 'organisation:war.isOpen' : 'organisation:war.isCovered')}
          </p>
          {isEntering && !isOpen ? (
            <p className="ww-small" role="status">
              {t('organisation:war.entering')}
            </p>
          ) : null}
        </div>
        {isOpen ? (
          <Button variant="text" isDisabled={reveal.readOnly} onPress={reveal.takeBack}>
            {t('organisation:war.cover')}
          </Button>
        ) : (
          <Button
            variant="filled"
            icon="eye"
            isDisabled={reveal.readOnly || isEntering}
            onPress={() => reveal.decide(true, reveal.text('reason'))}
          >
            {reveal.text('act')}
          </Button>
        )}
      </header>
      <div className="ww-war-sides">
        {([0, 1] as const).map((index) => (
          <WarPanel
            key={index}
            war={war}
            index={index}
            isOpen={isOpen}
            available={availableOf(before, war.sides[index].party, war.region)}
          />
        ))}
      </div>
      {isOpen ? (
        <WarEffects war={war} questions={questionsOf(event)} />
      ) : (
        <p className="ww-war-waits ww-quiet">{t('organisation:war.waits')}</p>
      )}
    </section>
  );
};

/**
 * A war on its card: two sides across from each other. What each divides is entered behind a cover and laid open
 * together; then come the dice and, from 1 to 6, their effects.
 */
export const WarTable = ({ data, event }: { readonly data: Json; readonly event: TurnEvent }) =>
  isWar(data) ? <War war={data} event={event} /> : null;
