import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type NewsIssue,
  type NewsItem,
  parseFieldAddress,
  partiesInOrder,
  type PressFinding,
} from '../../../../engine';
import { mapsAreForAll } from '../../../model/news/use-art';
import { useSession } from '../../../model/state/session';
import { Button, NumberField, Select, TextField } from '../../../kit/ui';
import { changeItem } from '../commands';
import { chooseNewsPicture, type PictureTrouble } from '../model/keep-picture';
import type { NewsModel } from '../model/use-news-model';
import { MarkedText } from './MarkedText';

interface FieldProps {
  readonly model: NewsModel;
  readonly issue: NewsIssue;
  readonly item: NewsItem;
  readonly findings: readonly PressFinding[];
}

const ADDRESS = /\d{3}\/\d{2}/;

/** Fields across a map at first. */
const ACROSS = 12;

/** The same piece with other art, or none. */
const withArt = (item: NewsItem, art: Pick<NewsItem, 'picture' | 'map'>): NewsItem => {
  const { id, section, headline, text, signature, embargo, source, party } = item;
  return {
    id,
    section,
    headline,
    text,
    signature,
    embargo,
    ...art,
    ...(source === undefined ? {} : { source }),
    ...(party === undefined ? {} : { party }),
  };
};

/** Where a map of a piece begins: at its event, else at the capital of the realm. */
const firstCentre = ({ campaign }: NewsModel, item: NewsItem, party: string) => {
  const key = item.source?.kind === 'event' ? item.source.key.replace(/^\d+\//, '') : '';
  const own = parseFieldAddress(ADDRESS.exec(key)?.[0] ?? '');
  return own ?? campaign.world.parties[party]?.capital ?? undefined;
};

const MapFields = ({ model, issue, item }: Omit<FieldProps, 'findings'>) => {
  const { t } = useTranslation();
  const execute = useSession((session) => session.execute);
  const [typed, setTyped] = useState<string | null>(null);
  const { map } = item;
  if (map === undefined) return null;
  const change = (next: Partial<typeof map>): void =>
    void execute(changeItem(issue, { ...item, map: { ...map, ...next } }, 'picture'));
  const centre = typed === null ? map.centre : parseFieldAddress(typed);
  return (
    <div className="ww-news-row">
      <Select
        label={t('news:map.eyes')}
        value={map.party}
        isDisabled={!model.isOpen}
        onChange={(party) => change({ party })}
        options={partiesInOrder(model.campaign.world.parties).map(({ key, name }) => ({
          id: key,
          label: name,
        }))}
      />
      <TextField
        label={t('news:map.centre')}
        value={typed ?? map.centre}
        isDisabled={!model.isOpen}
        error={centre === undefined ? t('news:map.noField') : undefined}
        onChange={setTyped}
        onBlur={() => {
          if (centre !== undefined && centre !== map.centre) change({ centre });
          if (centre !== undefined) setTyped(null);
        }}
      />
      <NumberField
        label={t('news:map.fields')}
        value={map.fields}
        minValue={4}
        maxValue={60}
        isDisabled={!model.isOpen}
        onChange={(fields) => change({ fields })}
      />
    </div>
  );
};

/** A picture of the GM, or a piece of the map as one realm knows it; with a caption. */
export function ArtField({ model, issue, item, findings }: FieldProps) {
  const { t } = useTranslation();
  const execute = useSession((session) => session.execute);
  const [trouble, setTrouble] = useState<PictureTrouble | null>(null);
  const { picture, map } = item;
  const parties = partiesInOrder(model.campaign.world.parties);
  const addPicture = async (): Promise<void> => {
    const kept = await chooseNewsPicture();
    setTrouble(kept.kind === 'refused' ? kept.why : null);
    if (kept.kind === 'kept')
      void execute(changeItem(issue, withArt(item, { picture: kept.picture }), 'picture'));
  };
  const party = item.party ?? parties[0]?.key ?? '';
  const centre = firstCentre(model, item, party);
  const addMap = (): void => {
    if (centre === undefined) return;
    const next = { party, centre, fields: ACROSS, caption: '' };
    void execute(changeItem(issue, withArt(item, { map: next }), 'picture'));
  };
  const caption = (text: string): void => {
    const art =
      picture === undefined
        ? map === undefined
          ? {}
          : { map: { ...map, caption: text } }
        : { picture: { ...picture, caption: text } };
    void execute(changeItem(issue, withArt(item, art)));
  };
  const hasMaps = mapsAreForAll(model.campaign);
  const hasArt = picture !== undefined || map !== undefined;
  return (
    <fieldset className="ww-news-art">
      <legend className="ww-field-label">{t('news:picture.label')}</legend>
      <div className="ww-news-acts">
        <Button isDisabled={!model.isOpen} onPress={() => void addPicture()}>
          {t(picture === undefined ? 'news:picture.add' : 'news:picture.other')}
        </Button>
        {map === undefined && model.campaign.world.board === undefined && hasMaps ? (
          <Button isDisabled={!model.isOpen || centre === undefined} onPress={addMap}>
            {t('news:map.add')}
          </Button>
        ) : null}
        {hasArt ? (
          <Button
            variant="text"
            isDisabled={!model.isOpen}
            onPress={() => void execute(changeItem(issue, withArt(item, {}), 'noPicture'))}
          >
            {t('news:picture.remove')}
          </Button>
        ) : null}
      </div>
      {trouble === null ? null : (
        <p role="alert" className="ww-field-error">
          {t(`news:picture.trouble.${trouble}`)}
        </p>
      )}
      {hasMaps ? <MapFields model={model} issue={issue} item={item} /> : null}
      {map === undefined || hasMaps ? null : (
        <p role="alert" className="ww-field-error">
          {t('news:map.notForAll')}
        </p>
      )}
      {hasArt ? (
        <MarkedText
          label={t('news:picture.caption')}
          value={picture?.caption ?? map?.caption ?? ''}
          rows={1}
          findings={findings}
          isReadOnly={!model.isOpen}
          onKeep={caption}
        />
      ) : null}
    </fieldset>
  );
}
