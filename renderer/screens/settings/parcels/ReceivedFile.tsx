import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Acceptance,
  arrivingParties,
  borderFields,
  type Campaign,
  inLanguage,
  isKnownRow,
  knownKindsOf,
  needsField,
  type Parcel,
  type ParcelContent,
  parseFieldAddress,
  partiesInOrder,
  rowOfSender,
  systems,
  terrainAt,
  unknownKind,
} from '../../../../engine';
import { Button, FindingRow, Select, TextField } from '../../../kit/ui';
import { recallIn } from '../../../model/parcels/folder';
import { useParcels } from '../../../model/parcels/parcel-store';
import { accept, leaveFile, refuse } from '../../../model/parcels/parcels';
import { useSession } from '../../../model/state/session';
import { useLanguage } from '../../../kit/explain/react';
import { Noted } from './Noted';
import { useCrossing, useRowName, useUnitName } from './words';

/** In the place of a party of this campaign: one that is new here. */
const NEW = '+';

const REASONS = ['wrongPlace', 'later', 'rules'] as const;

/** Großfelder a parcel tells of, by who learns of them, as far as they are on the map or not. */
const toldOf = ({ knowledge }: Parcel, { world }: Campaign, party: string, isOnMap: boolean) =>
  knowledge
    .filter((one) => one.party === party)
    .filter(({ no }) => (world.map.grossfelder[no] !== undefined) === isOnMap)
    .map(({ no }) => no)
    .join(', ');

/** A party of the parcel: its units and records, what it learns, and what it becomes here. */
const Arriving = ({
  campaign,
  parcel,
  party,
  becomes,
  onChange,
}: {
  readonly campaign: Campaign;
  readonly parcel: Parcel;
  readonly party: string;
  readonly becomes: string;
  readonly onChange: (becomes: string) => void;
}) => {
  const { t } = useTranslation();
  const nameOf = useUnitName();
  const rowName = useRowName(campaign);
  const { records } = knownKindsOf(systems[campaign.system]);
  const name = parcel.parties[party]?.name ?? party;
  const [told, untold] = [true, false].map((isOnMap) => toldOf(parcel, campaign, party, isOnMap));
  return (
    <section aria-label={name}>
      <Select
        label={t('parcels:received.party', { name })}
        options={[
          { id: NEW, label: t('parcels:received.newParty') },
          ...partiesInOrder(campaign.world.parties).map((own) => ({
            id: own.key,
            label: own.name,
          })),
        ]}
        value={becomes}
        onChange={onChange}
      />
      <ul className="ww-parcel-units">
        {parcel.units.map((unit, index) =>
          unit.party === party ? <li key={String(index)}>{nameOf(unit)}</li> : null,
        )}
        {parcel.rows?.map((row, index) =>
          row.party === party && isKnownRow(row, records) ? (
            <li key={`row ${String(index)}`}>{rowName(rowOfSender(row))}</li>
          ) : null,
        )}
      </ul>
      {told === '' ? null : <p>{t('parcels:received.knowledge', { name, list: told })}</p>}
      {untold === '' ? null : (
        <FindingRow kind="WARN">{t('parcels:received.noLand', { list: untold })}</FindingRow>
      )}
    </section>
  );
};

/** A parcel before it is decided on: with which parties, where, and who gets its letters. */
const Received = ({
  campaign,
  parcel,
}: {
  readonly campaign: Campaign;
  readonly parcel: Parcel;
}) => {
  const { t } = useTranslation();
  const readOnly = useSession((session) => session.readOnly);
  const { parties, map } = campaign.world;
  const own = partiesInOrder(parties);
  const sameName = (name: string): string | undefined => own.find((one) => one.name === name)?.key;
  const foreign = arrivingParties(parcel);
  const called = recallIn(
    useParcels(({ files }) => files),
    parcel,
  );
  const language = useLanguage();
  const crossing = useCrossing(campaign.system);
  const kinds = knownKindsOf(systems[campaign.system]);
  const odd = unknownKind(parcel, kinds);
  const arriving = new Set(parcel.rows?.map(({ kind }) => kind));
  const notes = kinds.records.flatMap(({ id, crossing: crosses }) =>
    arriving.has(id) && crosses?.about !== undefined ? [inLanguage(crosses.about, language)] : [],
  );
  const [becomes, setBecomes] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(
      foreign.map((key) => [key, sameName(parcel.parties[key]?.name ?? '') ?? NEW]),
    ),
  );
  const [readers, setReaders] = useState<readonly (string | null)[]>(() =>
    parcel.letters.map(() => null),
  );
  const [border] = useState(() => borderFields(map));
  const [field, setField] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState<'accept' | 'refuse' | null>(null);
  const address = parseFieldAddress(field.trim());
  const isOnMap = address !== undefined && terrainAt(map, address) !== undefined;
  const isLanding = needsField(parcel);
  const isInside = isOnMap && !border.includes(address);
  const take = async (): Promise<void> => {
    setTried('accept');
    const chosen = readers.filter((reader) => reader !== null);
    if ((isLanding && !isOnMap) || chosen.length < readers.length || odd !== undefined) return;
    const acceptance: Omit<Acceptance, 'at'> = {
      field: isLanding ? (address ?? null) : null,
      parties: Object.fromEntries(
        foreign.map((key) => [key, becomes[key] === NEW ? null : (becomes[key] ?? null)]),
      ),
      readers: chosen,
    };
    await accept(parcel, acceptance);
  };
  const turnDown = (): void => {
    setTried('refuse');
    if (reason.trim() !== '') void refuse(parcel, reason.trim());
  };
  return (
    <div className="ww-grid ww-gap-12">
      <p className="ww-quiet">{t('parcels:received.whole')}</p>
      {parcel.note === '' ? null : <p className="ww-parcel-letter">{parcel.note}</p>}
      {called === undefined ? null : (
        <FindingRow kind="WARN">
          {t('parcels:received.isCalledBack', { reason: called.content.reason, file: called.file })}
        </FindingRow>
      )}
      {odd === undefined ? null : (
        <FindingRow kind="REJECT">
          {t(`parcels:received.unknown.${odd.why}`, {
            kind: odd.words === undefined ? odd.kind : inLanguage(odd.words, language),
          })}
        </FindingRow>
      )}
      {notes.map((note) => (
        <FindingRow key={note} kind="WARN">
          {note}
        </FindingRow>
      ))}
      {foreign.map((party) => (
        <Arriving
          key={party}
          {...{ campaign, parcel, party }}
          becomes={becomes[party] ?? NEW}
          onChange={(key) => setBecomes({ ...becomes, [party]: key })}
        />
      ))}
      {isLanding ? (
        <TextField
          label={t('parcels:received.field', { ...crossing })}
          hint={
            isInside
              ? t('parcels:received.inside', { field: address })
              : border[0] === undefined
                ? t('parcels:received.fieldPlain')
                : t('parcels:received.fieldHint', { field: border[0] })
          }
          value={field}
          onChange={setField}
          error={tried === 'accept' && !isOnMap ? t('parcels:received.needField') : undefined}
        />
      ) : null}
      {parcel.letters.map(({ from, to, text }, index) => (
        <div key={String(index)}>
          <Select
            label={t('parcels:received.reader', { from: parcel.parties[from]?.name ?? from, to })}
            options={own.map(({ key, name }) => ({ id: key, label: name }))}
            placeholder={t('parcels:received.choose')}
            value={readers[index] ?? null}
            onChange={(key) => setReaders(readers.with(index, key))}
          />
          <p className="ww-parcel-letter">{text}</p>
        </div>
      ))}
      {tried === 'accept' && readers.includes(null) ? (
        <p className="ww-field-error" role="alert">
          {t('parcels:received.needReader')}
        </p>
      ) : null}
      <TextField
        label={t('parcels:received.reason')}
        value={reason}
        onChange={setReason}
        maxLength={300}
        error={
          tried === 'refuse' && reason.trim() === '' ? t('parcels:received.needReason') : undefined
        }
      />
      <div className="ww-parcel-acts ww-row ww-align-stretch ww-wrapping ww-gap-8">
        {REASONS.map((id) => (
          <Button
            key={id}
            variant="text"
            onPress={() => setReason(t(`parcels:received.reasons.${id}`))}
          >
            {t(`parcels:received.reasons.${id}`)}
          </Button>
        ))}
      </div>
      <div className="ww-dialog-footer">
        <Button onPress={leaveFile}>{t('app:common.cancel')}</Button>
        <Button isDisabled={readOnly} onPress={turnDown}>
          {t('parcels:received.refuse')}
        </Button>
        <Button variant="filled" icon="check" isDisabled={readOnly} onPress={() => void take()}>
          {t('parcels:received.accept')}
        </Button>
      </div>
    </div>
  );
};

/** What a file holds, and what the GM can do with it. */
export function ReceivedFile({
  campaign,
  content,
}: {
  readonly campaign: Campaign;
  readonly content: ParcelContent;
}) {
  return content.kind === 'parcel' ? (
    <Received campaign={campaign} parcel={content} />
  ) : (
    <Noted campaign={campaign} content={content} />
  );
}
