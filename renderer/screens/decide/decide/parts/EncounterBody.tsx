import { useTranslation } from 'react-i18next';
import type { Params, Question, Ruling, TurnEvent } from '../../../../../engine';
import { shieldColour } from '../../../../kit/cartography/colour';
import { eventSentence, figuresOf } from '../../../../kit/explain';
import { useWords } from '../../../../kit/explain/react';
import { Shield } from '../../../../model/turn/parts/Shield';
import type { DeskModel } from '../../../../model/turn/use-desk-model';
import { rulingOf } from '../model/cards';
import { unitOfId, useNames } from '../../../../model/turn/names';
import { QuestionBody } from './QuestionBody';

/** `KA` as the key of the table: `A`. */
export const orderOf = (code: Params[string] | undefined): string =>
  typeof code === 'string' ? code.replace(/^K/, '') : '';

/** One of the two that meet: who, how many, with which order. */
const Meeter = ({
  model,
  id,
  order,
  label,
}: {
  readonly model: DeskModel;
  readonly id: string;
  readonly order: string;
  readonly label: string;
}) => {
  const { t } = useTranslation();
  const names = useNames();
  const { plain } = figuresOf(useWords());
  const { world } = model.campaign;
  const unit = world.units[id];
  const { party } = unitOfId(id);
  return (
    <section className="ww-side" aria-label={label}>
      <header className="ww-side-head">
        <Shield colour={shieldColour(world.parties, party)} />
        <h3>{names.unit(unitOfId(id))}</h3>
        <p className="ww-small ww-quiet">
          {order === '' ? '' : `K${order}, ${t(`decide:order.${order}`)}`}
          <br />
          {unit === undefined
            ? t('decide:encounter.gone')
            : t('decide:fight.heads', {
                heads: plain(unit.size),
                type: t(`turn:unitType.${unit.type}`, { defaultValue: unit.type }),
              })}
        </p>
      </header>
    </section>
  );
};

/** The question an encounter is to the GM: the one the rules ask, or the one he may ask himself. */
const questionOf = (event: TurnEvent, asked: Question | undefined): Question | undefined => {
  if (asked !== undefined) return asked;
  const key = rulingOf(event);
  const [first] = event.options ?? [];
  if (key === undefined || first === undefined) return undefined;
  return {
    key,
    clause: event.clause,
    name: 'encounter',
    about: { place: event.place, ...event.about },
    options: event.options ?? [],
    proposal: first,
  };
};

export interface EncounterBodyProps {
  readonly model: DeskModel;
  readonly event: TurnEvent;
  readonly question: Question | undefined;
  readonly onAccept: (answer?: Ruling) => void;
}

/** Two that meet: both orders, what comes of it, and what else could. */
export const EncounterBody = ({ model, event, question, onAccept }: EncounterBodyProps) => {
  const { t } = useTranslation();
  const words = useWords();
  const { a, b, orderA, orderB } = event.about;
  const asked = questionOf(event, question);
  return (
    <>
      <div className="ww-sides">
        <Meeter
          model={model}
          id={String(a ?? '')}
          order={orderOf(orderA)}
          label={t('decide:encounter.side.a')}
        />
        <Meeter
          model={model}
          id={String(b ?? '')}
          order={orderOf(orderB)}
          label={t('decide:encounter.side.b')}
        />
      </div>
      <p className="ww-card-verdict">{eventSentence(event, '', words)}</p>
      {asked === undefined ? null : (
        <QuestionBody
          model={model}
          question={asked}
          isAsked={question !== undefined}
          onAccept={onAccept}
        />
      )}
    </>
  );
};
