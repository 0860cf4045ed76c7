import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Campaign,
  crossersIn,
  crossingGame,
  type GrossfeldNo,
  isRow,
  knownNeighbours,
  MOST_CROSSING,
  neighbourName,
  partiesInOrder,
  partyOf,
  placeOf,
  systems,
  withCargo,
} from '../../../../engine';
import { Button, CheckList, Select, TextField } from '../../../kit/ui';
import { pack } from '../../../model/parcels/parcels';
import { useSession } from '../../../model/state/session';
import { useCrossing, useRowName, useUnitName } from './words';

/** Most Großfelder a hint lists. */
const LISTED = 12;

interface Entered {
  readonly units: readonly string[];
  readonly addressee: string;
  readonly letter: string;
  readonly knowledge: string;
  readonly note: string;
}

const NOTHING: Entered = { units: [], addressee: '', letter: '', knowledge: '', note: '' };

const numbersIn = (text: string): readonly GrossfeldNo[] => {
  const words = text.split(/[\s,;]+/).filter((word) => word !== '');
  return [...new Set(words.map((word) => word.padStart(3, '0') as GrossfeldNo))];
};

/** What is wrong with what was entered, and with which field; null = nothing. */
const obstacleIn = (
  { units, addressee, letter, knowledge }: Entered,
  known: ReadonlySet<string>,
  isTooMuch: boolean,
): {
  readonly at: 'form' | 'addressee' | 'knowledge';
  readonly text: string;
  readonly no: string;
} | null => {
  const unknown = numbersIn(knowledge).find((no) => !known.has(no));
  if (unknown !== undefined) return { at: 'knowledge', text: 'unknownNo', no: unknown };
  if (letter.trim() !== '' && addressee.trim() === '')
    return { at: 'addressee', text: 'needAddressee', no: '' };
  if (isTooMuch) return { at: 'form', text: 'tooMany', no: '' };
  const isEmpty = units.length === 0 && letter.trim() === '' && knowledge.trim() === '';
  return isEmpty ? { at: 'form', text: 'needSomething', no: '' } : null;
};

/** To whom a parcel goes, and what of a party crosses the border with it. */
export function NewParcel({ campaign }: { readonly campaign: Campaign }) {
  const { t } = useTranslation();
  const nameOf = useUnitName();
  const rowName = useRowName(campaign);
  const crossing = useCrossing(campaign.system);
  const readOnly = useSession((session) => session.readOnly);
  const neighbours = knownNeighbours(campaign.parcels);
  const parties = partiesInOrder(campaign.world.parties);
  const [to, setTo] = useState<string | null>(null);
  const [party, setParty] = useState<string | null>(null);
  const [entered, setEntered] = useState(NOTHING);
  const [isTried, setTried] = useState(false);
  const neighbour = neighbours.find((one) => one.campaign === to) ?? neighbours[0];
  const chosen = parties.find(({ key }) => key === party) ?? parties[0];
  if (neighbour === undefined || chosen === undefined) return null;
  const system = systems[campaign.system];
  const isOnMap = system?.board.hex !== undefined;
  const { world } = campaign;
  const game = crossingGame(campaign, system?.records ?? []);
  const crossers = crossersIn(world, game);
  const units = Object.values(crossers)
    .filter((one) => partyOf(one) === chosen.key)
    .toSorted((a, b) => (isRow(a) || isRow(b) ? (a.id < b.id ? -1 : 1) : a.number - b.number));
  const known = Object.keys(world.knowledge[chosen.key]?.grossfelder ?? {}).toSorted();
  const obstacle = obstacleIn(
    entered,
    new Set(known),
    withCargo(entered.units, crossers, game).length > MOST_CROSSING,
  );
  const errorAt = (at: string): string | undefined =>
    isTried && obstacle?.at === at
      ? t(`parcels:fresh.${obstacle.text}`, { ...crossing, most: MOST_CROSSING, no: obstacle.no })
      : undefined;
  const enter = (change: Partial<Entered>): void => setEntered({ ...entered, ...change });
  const unitName = (id: string): string => {
    const unit = crossers[id];
    if (unit === undefined) return id;
    const name = isRow(unit) ? rowName(unit) : nameOf(unit);
    return `${name} · ${placeOf(unit, crossers, world, game)}`;
  };
  const packIt = async (): Promise<void> => {
    setTried(true);
    if (obstacle !== null) return;
    const { key } = chosen;
    const text = entered.letter.trim();
    const done = await pack({
      to: neighbour,
      note: entered.note.trim(),
      crosserIds: entered.units,
      letters: text === '' ? [] : [{ from: key, to: entered.addressee.trim(), text }],
      knowledge: numbersIn(entered.knowledge).map((no) => ({ party: key, no })),
    });
    if (!done) return;
    setEntered(NOTHING);
    setTried(false);
  };
  const problem = errorAt('form');
  return (
    <section aria-label={t('parcels:fresh.title')} className="ww-parcel-part ww-grid ww-gap-12">
      <h3 className="ww-head">{t('parcels:fresh.title')}</h3>
      <div className="ww-parcel-fields ww-grid ww-gap-12">
        <Select
          label={t('parcels:fresh.to')}
          options={neighbours.map((one) => ({
            id: one.campaign,
            label: neighbourName(campaign.parcels, one),
          }))}
          value={neighbour.campaign}
          onChange={setTo}
        />
        <Select
          label={t('parcels:fresh.party')}
          options={parties.map(({ key, name }) => ({ id: key, label: name }))}
          value={chosen.key}
          onChange={(key) => {
            setParty(key);
            enter({ units: [] });
          }}
        />
      </div>
      {!isOnMap ? (
        <p className="ww-quiet">{t('parcels:fresh.lettersAlone')}</p>
      ) : units.length === 0 ? (
        <p className="ww-quiet">{t('parcels:fresh.noUnits', { ...crossing })}</p>
      ) : (
        <div>
          <CheckList
            label={crossing.title}
            ids={units.map(({ id }) => id)}
            chosen={entered.units}
            nameOf={unitName}
            onChange={(chosenUnits) => enter({ units: chosenUnits })}
          />
          <p className="ww-quiet">{t('parcels:fresh.cargo')}</p>
        </div>
      )}
      {isOnMap && known.length > 0 ? (
        <TextField
          label={t('parcels:fresh.knowledge')}
          hint={t('parcels:fresh.knowledgeHint', {
            known: `${known.slice(0, LISTED).join(' ')}${known.length > LISTED ? ' …' : ''}`,
          })}
          value={entered.knowledge}
          onChange={(knowledge) => enter({ knowledge })}
          error={errorAt('knowledge')}
        />
      ) : null}
      <TextField
        label={t('parcels:fresh.addressee')}
        value={entered.addressee}
        onChange={(addressee) => enter({ addressee })}
        maxLength={80}
        error={errorAt('addressee')}
      />
      <TextField
        label={t('parcels:fresh.letter')}
        value={entered.letter}
        onChange={(letter) => enter({ letter })}
        rows={3}
      />
      <TextField
        label={t('parcels:fresh.note')}
        value={entered.note}
        onChange={(note) => enter({ note })}
        maxLength={500}
      />
      {problem === undefined ? null : (
        <p className="ww-field-error" role="alert">
          {problem}
        </p>
      )}
      <div className="ww-parcel-acts ww-row ww-align-stretch ww-wrapping ww-gap-8">
        <Button
          variant="filled"
          icon="dispatch"
          isDisabled={readOnly}
          onPress={() => void packIt()}
        >
          {t('parcels:fresh.pack')}
        </Button>
      </div>
    </section>
  );
}
