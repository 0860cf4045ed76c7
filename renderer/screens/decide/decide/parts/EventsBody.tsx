import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TurnEvent } from '../../../../../engine';
import { eventSentence, figuresOf } from '../../../../kit/explain';
import { useRule, useWords } from '../../../../kit/explain/react';
import { ownKey } from '../../../../kit/text/own-key';
import { useSession } from '../../../../model/state/session';
import { DataTable, Select } from '../../../../kit/ui';
import { decide, takeBack } from '../../../../model/state/decide';
import { useTurnDesk } from '../../../../model/turn/desk-store';
import { useExecute } from '../../../../model/turn/execute';
import { keyOfRoll, rollsIn } from '../../../../model/turn/model/figures';
import { Figure } from '../../../../model/turn/parts/Figure';
import type { DeskModel } from '../../../../model/turn/use-desk-model';
import { Die } from '../../../../model/turn/card/Die';
import { rulingOf } from '../model/cards';
import { type Standing, standings } from '../model/siege';
import { useMomentWords } from '../../../../model/turn/names';

const COUNT: readonly [number, number] = [0, 1_000_000_000];

/** The figures behind an event; the first one is what the GM's ruling is over. */
const Figures = ({ event, sentence }: { readonly event: TurnEvent; readonly sentence: string }) => {
  const { t } = useTranslation();
  const ruling = event.options === undefined ? rulingOf(event) : undefined;
  return Object.entries(event.figures ?? {}).map(([name, explained], index) => {
    const label = t(ownKey('fact', name, `decide:figure.${name}`), { defaultValue: name });
    return (
      <span key={name} className="ww-event-figure">
        {rollsIn(explained).map((roll, number) => (
          <Die
            key={keyOfRoll(roll)}
            roll={roll}
            label={t('decide:events.die', { number: number + 1, what: sentence })}
          />
        ))}
        <span className="ww-small ww-quiet">{label}</span>{' '}
        <Figure
          explained={explained}
          title={t('decide:events.figureOf', { name: label, what: sentence })}
          ruling={index === 0 ? ruling : undefined}
          range={COUNT}
        />
      </span>
    );
  });
};

/** Questions whose words tell what the GM may decide of an event, where they have not its name. */
const QUESTION_OF: Readonly<Partial<Record<TurnEvent['kind'], string>>> = {
  removal: 'fate',
  thawEscape: 'thaw',
  thawLoss: 'thaw',
};

/** What the GM may decide of an event; the first choice is what the rules say. */
const Options = ({
  event,
  sentence,
  model,
}: {
  readonly event: TurnEvent;
  readonly sentence: string;
  readonly model: DeskModel;
}) => {
  const { t } = useTranslation();
  const words = useWords();
  const execute = useExecute();
  const readOnly = useSession((session) => session.readOnly);
  const key = rulingOf(event);
  const { options = [], kind, about } = event;
  const [first] = options;
  if (key === undefined || first === undefined) return null;
  const ruling = model.campaign.rulings[key];
  const value = typeof ruling?.value === 'string' ? ruling.value : first;
  return (
    <Select
      label={sentence}
      isLabelHidden
      isDisabled={readOnly}
      value={value}
      onChange={(option) => {
        if (option === value) return;
        void execute(
          option === first && ruling !== undefined
            ? takeBack(sentence, key)
            : decide(sentence, { key, value: option, reason: t('decide:choice.chosen') }),
        );
      }}
      options={options.map((id) => ({
        id,
        // A retreat is a choice among fields, which speak for themselves.
        label: words(`explain:question.${QUESTION_OF[kind] ?? kind}.options.${id}.label`, {
          ...about,
          defaultValue: id,
        }),
      }))}
    />
  );
};

/** What happened; what of a besieged structure stands after it is told with its last event. */
const Told = ({
  event,
  sentence,
  model,
  standing,
}: {
  readonly event: TurnEvent;
  readonly sentence: string;
  readonly model: DeskModel;
  readonly standing: Standing | undefined;
}) => {
  const { t } = useTranslation();
  const { plain } = figuresOf(useWords());
  const moment = useMomentWords(model.campaign.world.clock);
  const rule = useRule(event.clause);
  const told = ({ left, whole }: Standing) => ({ left: plain(left), whole: plain(whole) });
  return (
    <>
      <span title={moment(event.time)}>{sentence}</span>{' '}
      {standing === undefined ? null : (
        <span className="ww-small ww-quiet">{t('decide:events.standing', told(standing))}</span>
      )}{' '}
      {rule.link}
      {rule.text}
    </>
  );
};

/** Events that lie together: losses by terrain, a siege, what becomes of people. Figures open and may be changed. */
export const EventsBody = ({
  events,
  model,
}: {
  readonly events: readonly TurnEvent[];
  readonly model: DeskModel;
}) => {
  const { t } = useTranslation();
  const words = useWords();
  const { place, choose } = useTurnDesk();
  const world = model.proposed.proposal?.world;
  const stands = useMemo(
    () => (world === undefined ? undefined : standings(events, world)),
    [events, world],
  );
  const rows = events.map((event, index) => ({
    event,
    index,
    sentence: eventSentence(event, '', words),
  }));
  return (
    <div data-edit>
      <DataTable
        scroller="ww-card-scroll"
        className="ww-card-events"
        rows={rows}
        keyOf={({ event, index }) => `${event.kind} ${event.place} ${String(index)}`}
        columns={[
          {
            id: 'where',
            label: t('decide:events.where'),
            cell: ({ event }) => (
              <button
                type="button"
                className="ww-event-place ww-figures"
                aria-label={t('turn:events.show', { place: event.place })}
                aria-pressed={place === event.place}
                onClick={() => choose({ place: event.place })}
              >
                {event.place}
              </button>
            ),
          },
          {
            id: 'what',
            label: t('decide:events.what'),
            isWrapped: true,
            cell: ({ event, index, sentence }) => (
              <Told event={event} sentence={sentence} model={model} standing={stands?.get(index)} />
            ),
          },
          {
            id: 'figure',
            label: t('decide:events.figure'),
            align: 'end',
            cell: ({ event, sentence }) => (
              <>
                <Figures event={event} sentence={sentence} />
                <Options event={event} sentence={sentence} model={model} />
              </>
            ),
          },
        ]}
      />
    </div>
  );
};
