import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Campaign, type Explained, inLanguage } from '../../../../engine';
import { figuresOf } from '../../../kit/explain';
import { ExplainedFigure, Objection, useLanguage, useWords } from '../../../kit/explain/react';
import { Part, Quiet, Rows, type SheetRow } from '../../../kit/board/Rows';
import { Button, Select } from '../../../kit/ui';
import { correctWords } from '../../../model/letters/corrections';
import { type DrawnDraft, useMapScreen } from '../../../model/map/state';
import { useSession } from '../../../model/state/session';
import { useView } from '../../../model/state/view';
import { NOTHING_CHOSEN, useTurnView } from '../../../model/turn/turn-view';
import { Steps } from './Steps';
import { type DrawnNow, keyOfUnit, latestDrawn, useDrawn } from './use-drawn';
import { useSteps } from './use-steps';

const drop = (): void => useMapScreen.getState().set({ drawn: null });

const showLetter = (party: string): void => {
  useTurnView.getState().choose({ ...NOTHING_CHOSEN, party, turnStep: 'orders', tab: 'orders' });
  useView.getState().set({ screen: 'turn' });
};

const Figure = ({ value, title }: { readonly value: Explained; readonly title: string }) => {
  const { plain } = figuresOf(useWords());
  return <ExplainedFigure value={plain(value.value)} explained={value} title={title} />;
};

/** The way, how far it can be made, what it costs and what is left. */
const Figures = ({ fields, reading: { figures } }: DrawnNow) => {
  const { t } = useTranslation();
  const [start = '', ...path] = fields;
  const count = path.length;
  const row = (key: string, value: SheetRow['value']): SheetRow => ({
    key,
    label: t(`drawn:${key}`),
    value,
  });
  const way = count === 0 ? t('drawn:stays', { field: start }) : fields.join(' – ');
  return (
    <>
      <Rows
        rows={[
          row('path', <span className="ww-figures">{way}</span>),
          ...(figures === undefined
            ? []
            : [
                ...(figures.steps < count
                  ? [row('reach', t('drawn:reachOf', { steps: figures.steps, count }))]
                  : []),
                row('cost', <Figure value={figures.cost} title={t('drawn:cost')} />),
                row('left', <Figure value={figures.left} title={t('drawn:left')} />),
              ]),
        ]}
      />
      {figures === undefined ? <Quiet>{t('drawn:unknown')}</Quiet> : null}
    </>
  );
};

const Objections = ({ reading: { objections } }: DrawnNow) => {
  const { t } = useTranslation();
  return (
    <Part title={t('drawn:objections')}>
      {objections.length === 0 ? (
        <Quiet>{t('drawn:fine')}</Quiet>
      ) : (
        <ul aria-label={t('drawn:objections')}>
          {objections.map((finding, index) => (
            <Objection key={index} finding={finding} />
          ))}
        </ul>
      )}
    </Part>
  );
};

/** The unit, its code, and writing the order down. Once the path is confirmed, the focus is at the code. */
const Draft = ({ now, campaign }: { readonly now: DrawnNow; readonly campaign: Campaign }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const readOnly = useSession((session) => session.readOnly);
  const set = useMapScreen((room) => room.set);
  const lattice = useSession((session) => session.lattice);
  const steps = useSteps(campaign, lattice, now);
  const choice = useRef<HTMLDivElement>(null);
  const { draft, units, unit, codes, code, reading } = now;
  const { parties } = campaign.world;
  const nameOf = (key: string): string => parties[key]?.name ?? key;
  const { isDone } = draft;
  useEffect(() => {
    if (isDone) choice.current?.querySelector('button')?.focus();
  }, [isDone]);
  const choose = (chosen: Partial<DrawnDraft>): void => {
    const { drawn } = useMapScreen.getState();
    if (drawn !== null) set({ drawn: { ...drawn, ...chosen } });
  };
  const write = (): void => {
    const latest = latestDrawn(campaign);
    if (latest === null) return;
    const { unit, reading } = latest;
    const { span, words } = reading.edit;
    const party = { key: unit.party, name: nameOf(unit.party) };
    void useSession.getState().execute(correctWords(party, span, words));
    const about = { name: unit.name, party: party.name };
    set({ drawn: null, told: { text: 'drawn:written', about, tone: 'plain' } });
  };
  return (
    <>
      <Select
        label={t('drawn:unit')}
        options={units.map((one) => ({
          id: keyOfUnit(one),
          label: t('drawn:unitOf', { name: one.name, party: nameOf(one.party) }),
        }))}
        value={keyOfUnit(unit)}
        onChange={(key) => choose({ unit: key, code: null })}
      />
      <div ref={choice}>
        <Select
          label={t('drawn:code')}
          options={codes.map((one) => ({
            id: one.code,
            label: inLanguage(one.name, language),
          }))}
          value={code}
          onChange={(next) => choose({ code: next })}
        />
      </div>
      <Figures {...now} />
      <div className="ww-row ww-wrapping ww-gap-8">
        <Button variant="filled" isDisabled={readOnly} onPress={write}>
          {t('drawn:write')}
        </Button>
        <Button variant="text" onPress={drop}>
          {t('drawn:drop')}
        </Button>
      </div>
      <Objections {...now} />
      <Part title={t('drawn:line')}>
        <p className="ww-figures">{reading.edit.words.trim().replaceAll(/\t+/g, ' · ')}</p>
        <Button variant="text" icon="letter" onPress={() => showLetter(unit.party)}>
          {t('drawn:letter')}
        </Button>
      </Part>
      <Steps steps={steps} />
    </>
  );
};

/** What was entered last, and how to begin. */
const Empty = () => {
  const { t } = useTranslation();
  const told = useMapScreen((room) => room.told);
  return (
    <>
      {told?.text === 'drawn:written' ? <p>{t(told.text, told.about)}</p> : null}
      <Quiet>{t('drawn:empty')}</Quiet>
    </>
  );
};

const Panel = ({ campaign }: { readonly campaign: Campaign }) => {
  const { t } = useTranslation();
  const now = useDrawn(campaign);
  return (
    <section className="ww-stack ww-gap-14" aria-label={t('drawn:title')}>
      <h2 className="ww-over">{t('drawn:title')}</h2>
      {now === null ? <Empty /> : <Draft now={now} campaign={campaign} />}
    </section>
  );
};

/** An order drawn on the map: path, cost, what is left, what the rules say, and its line in the letter. */
export function OrderPanel() {
  const campaign = useSession((session) => session.campaign);
  return campaign === null ? null : <Panel campaign={campaign} />;
}
