import { useTranslation } from 'react-i18next';
import {
  type Campaign,
  grossfeldAt,
  grossfeldNo,
  type GrossfeldNo,
  grossfeldOf,
  type GrossfeldPlace,
} from '../../../../engine';
import { useLanguage } from '../../../kit/explain/react';
import { useView } from '../../../model/state/view';
import { useSession } from '../../../model/state/session';
import { Button, FieldForm } from '../../../kit/ui';
import { useTerrains } from '../../../model/map/use-catalogue';
import { useMapScreen } from '../../../model/map/state';
import {
  goToGrossfeld,
  growHere,
  moveHere,
  removeNow,
  renumberOne,
  terrainInHand,
} from './carry-out';
import { placesBeyond, WORLD_SIDES } from './grow-sides';
import { isMissed, lossesOf } from './losses';
import { useWorldDialogs } from './dialogs';
import './world.css';

/** The six neighbours of a Großfeld, as they stand around it. */
const AROUND = [
  { key: 'n', u: 0, v: -1 },
  { key: 'nw', u: -1, v: 0 },
  { key: 'ne', u: 1, v: -1 },
  { key: 'sw', u: -1, v: 1 },
  { key: 'se', u: 1, v: 0 },
  { key: 's', u: 0, v: 1 },
] as const;

/** A free place grows or takes what is being moved; at a taken one the keys move on. */
const Neighbour = ({
  campaign,
  place,
  side,
}: {
  readonly campaign: Campaign;
  readonly place: GrossfeldPlace;
  readonly side: (typeof AROUND)[number]['key'];
}) => {
  const { t } = useTranslation();
  const carried = useWorldDialogs((dialogs) => dialogs.carried);
  const there = grossfeldAt(campaign.world.map, place)?.no;
  const where = t(`world:around.${side}`);
  const press = (): void => {
    if (there !== undefined) goToGrossfeld(there);
    else if (carried === null) growHere([place]);
    else moveHere(carried, place);
  };
  const name =
    there !== undefined
      ? t('world:around.go', { where, no: there })
      : carried === null
        ? t('world:around.grow', { where })
        : t('world:around.put', { where, no: carried });
  return (
    <span className="ww-around-one" data-side={side} data-free={there === undefined}>
      <Button aria-label={name} onPress={press}>
        {there ?? carried ?? '+'}
      </Button>
    </span>
  );
};

const NumberForm = ({
  no,
  campaign,
}: {
  readonly no: GrossfeldNo;
  readonly campaign: Campaign;
}) => {
  const { t } = useTranslation();
  const problemOf = (text: string): string | undefined => {
    const wanted = grossfeldNo(text);
    if (wanted === undefined) return t('world:refused.bad-value');
    return wanted !== no && campaign.world.map.grossfelder[wanted] !== undefined
      ? t('world:refused.number-taken', { grossfeld: wanted })
      : undefined;
  };
  return (
    <FieldForm
      title={t('world:options.renumber')}
      look="line"
      needsChange
      fields={{
        no: {
          kind: 'text',
          label: t('world:options.number'),
          initial: no,
          maxLength: 3,
          inputMode: 'numeric',
          check: problemOf,
        },
      }}
      act={{ label: t('world:options.renumber') }}
      onSubmit={(typed) => {
        const wanted = grossfeldNo(typed.no);
        if (wanted !== undefined) renumberOne(no, wanted);
        return undefined;
      }}
    />
  );
};

const Chosen = ({ campaign, no }: { readonly campaign: Campaign; readonly no: GrossfeldNo }) => {
  const { t } = useTranslation();
  const { carried, carry, doom } = useWorldDialogs();
  const grossfeld = campaign.world.map.grossfelder[no];
  if (grossfeld === undefined) return null;
  const { u, v } = grossfeld;
  const remove = (): void => {
    if (isMissed(lossesOf(campaign, no))) doom(no);
    else removeNow(no);
  };
  return (
    <>
      <div
        className="ww-around ww-grid ww-figures"
        role="group"
        aria-label={t('world:around.label', { no })}
      >
        {AROUND.map((step) => (
          <Neighbour
            key={step.key}
            campaign={campaign}
            place={{ u: u + step.u, v: v + step.v }}
            side={step.key}
          />
        ))}
        <b className="ww-around-one" data-side="here">
          {no}
        </b>
      </div>
      <NumberForm key={no} no={no} campaign={campaign} />
      <div className="ww-row ww-align-stretch ww-wrapping ww-gap-8">
        {carried !== null && carried !== no ? (
          <Button onPress={() => moveHere(carried, { u, v })}>
            {t('world:options.swap', { no: carried })}
          </Button>
        ) : null}
        <Button onPress={() => carry(carried === null ? no : null)}>
          {t(carried === null ? 'world:options.carry' : 'world:options.drop')}
        </Button>
        <Button icon="trash" onPress={remove}>
          {t('app:common.remove')}
        </Button>
      </div>
    </>
  );
};

const Sides = ({ campaign }: { readonly campaign: Campaign }) => {
  const { t } = useTranslation();
  const { map } = campaign.world;
  return (
    <div>
      <h3 className="ww-over">{t('world:options.sides')}</h3>
      <div className="ww-grossfeld-sides ww-grid ww-gap-4">
        {WORLD_SIDES.map((side) => {
          const places = placesBeyond(map, side);
          return (
            <Button
              key={side}
              isDisabled={places.length === 0}
              aria-label={t(`world:side.${side}`)}
              onPress={() => growHere(places)}
            >
              {t(`world:sideShort.${side}`)}
            </Button>
          );
        })}
      </div>
      {map.topology.kind === 'sheet' ? null : (
        <p className="ww-small ww-quiet">{t(`world:options.closed.${map.topology.kind}`)}</p>
      )}
    </div>
  );
};

/** Number, place and neighbours of the Großfeld under the cursor, and whole rows for the world. */
export function GrossfeldOptions() {
  const { t } = useTranslation();
  const campaign = useSession((session) => session.campaign);
  const field = useView((view) => view.field);
  const paint = useMapScreen((dialogs) => dialogs.paint);
  const terrains = useTerrains();
  const language = useLanguage();
  if (campaign === null) return null;
  return (
    <section className="ww-stack ww-gap-12">
      <div className="ww-palette-head ww-row ww-align-baseline ww-split">
        <h3 className="ww-over">{t('world:options.title')}</h3>
      </div>
      {field === null ? (
        <p className="ww-small ww-quiet">{t('world:options.none')}</p>
      ) : (
        <Chosen campaign={campaign} no={grossfeldOf(field)} />
      )}
      <Sides campaign={campaign} />
      <p className="ww-small ww-quiet">
        {t('world:options.land', {
          terrain: terrains[terrainInHand(campaign.system, paint)]?.name[language] ?? '',
        })}
      </p>
    </section>
  );
}
