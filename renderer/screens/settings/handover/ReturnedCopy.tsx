import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Campaign,
  changeKey,
  type HandedPart,
  type Json,
  type ReturnedChange,
  type ReturnedWork,
  shownName,
} from '../../../../engine';
import { useLanguage } from '../../../kit/explain/react';
import { writtenMoment } from '../../../kit/text/moment';
import { Button, DataTable, FindingRow, RadioList } from '../../../kit/ui';
import { namesIn } from '../../../model/backups/compare';
import { takeCopy } from '../../../model/handover/copies';
import { useHandover } from '../../../model/handover/handover-store';
import { useSession } from '../../../model/state/session';
import { changedFields } from './changed-fields';

type Leaf = string | number | boolean;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const leavesOf = (value: unknown): readonly Leaf[] => {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return [value];
  return isObject(value) ? Object.values(value).flatMap(leavesOf) : [];
};

/** The parts of `value` that are not the same in `other`. */
const differing = (value: unknown, other: unknown): readonly Leaf[] => {
  if (!isObject(value) || !isObject(other)) return value === other ? [] : leavesOf(value);
  return Object.entries(value).flatMap(([key, part]) => differing(part, other[key]));
};

/** Longest text of a value. */
const LONGEST = 240;

/** What an entry says otherwise than another one, as text: its differing words and numbers; null = it is not there. */
const valueText = (value: unknown, other: unknown): string | null => {
  if (value === undefined) return null;
  const text = differing(value, other).map(String).join(' · ');
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text;
};

interface Compared {
  readonly campaign: Campaign;
  readonly work: ReturnedWork;
}

const partText = (part: HandedPart): string =>
  `backup:part.${part === 'terms' ? 'settings' : part}`;

/** A Großfeld by the fields in which it differs, `210/19, 210/20`; by its number where it differs as a whole. */
const grossfeldName = ({ id, mine, theirs }: ReturnedChange): string => {
  const fields = changedFields(mine, theirs);
  return fields.length === 0
    ? id
    : fields.map((place) => `${id}/${String(place + 1).padStart(2, '0')}`).join(', ');
};

/** What the entry is called in the campaign, or in the copy where the campaign does not have it. */
const useNameOf = ({ campaign, work }: Compared): ((change: ReturnedChange) => string) => {
  const { t } = useTranslation();
  return (change) => {
    const { part, id, mine } = change;
    if (part === 'terms') return t(`handover:returned.term.${id}`);
    if (part === 'grossfelder') return grossfeldName(change);
    return namesIn(part, mine === undefined ? work.copy : campaign, [id])[0] ?? id;
  };
};

/** The entries only the deputy changed. */
const Changes = ({ campaign, work }: Compared) => {
  const { t } = useTranslation();
  const nameOf = useNameOf({ campaign, work });
  const changes = work.changes.filter(({ kind }) => kind !== 'both');
  const title = t('handover:returned.changes', { count: changes.length });
  if (changes.length === 0) return null;
  return (
    <section>
      <h3 className="ww-head">{title}</h3>
      <DataTable
        label={title}
        scroller="ww-handover-list"
        rows={changes}
        keyOf={changeKey}
        columns={[
          {
            id: 'part',
            label: t('handover:returned.part'),
            cell: ({ part }) => t(partText(part)),
          },
          {
            id: 'thing',
            label: t('handover:returned.thing'),
            isHead: true,
            cell: nameOf,
          },
          {
            id: 'kind',
            label: t('handover:returned.kind'),
            cell: ({ kind }) => t(`handover:returned.kinds.${kind}`),
          },
        ]}
      />
    </section>
  );
};

/** One entry both changed, with both values. */
const Conflict = ({
  campaign,
  work,
  change,
  isMine,
  onChange,
}: Compared & {
  readonly change: ReturnedChange;
  readonly isMine: boolean;
  readonly onChange: (isMine: boolean) => void;
}) => {
  const { t } = useTranslation();
  const nameOf = useNameOf({ campaign, work });
  const thing = `${t(partText(change.part))}: ${nameOf(change)}`;
  const { to } = work.handover;
  const { mine, theirs } = change;
  const none = t('handover:returned.notThere');
  const option = (id: 'mine' | 'theirs', value: string | null) => ({
    id,
    label: <strong>{t(`handover:returned.${id}`, { to })}:</strong>,
    hint: <span className="ww-handover-value">{value ?? none}</span>,
  });
  return (
    <li>
      <RadioList
        label={t('handover:returned.holds', { thing })}
        options={[
          option('mine', valueText(mine, theirs)),
          option('theirs', valueText(theirs, mine)),
        ]}
        value={isMine ? 'mine' : 'theirs'}
        onChange={(id) => onChange(id === 'mine')}
      />
    </li>
  );
};

/** What comes of letters and decisions of a turn that was ended. */
const Late = ({ work, name }: { readonly work: ReturnedWork; readonly name: string }) => {
  const { t } = useTranslation();
  if (!work.changes.some(({ isLate }) => isLate)) return null;
  return (
    <FindingRow kind="WARN">
      {work.isCorrectable ? t('handover:returned.late', { name }) : t('handover:returned.lost')}
    </FindingRow>
  );
};

/** What a copy brings back, before it is taken: changes, and what both changed, with the choice what holds. */
export function ReturnedCopy({ campaign, work }: Compared) {
  const { t } = useTranslation();
  const language = useLanguage();
  const readOnly = useSession((session) => session.readOnly);
  const set = useHandover((state) => state.set);
  const conflicts = work.changes.filter(({ kind }) => kind === 'both');
  const [mine, setMine] = useState<ReadonlySet<string>>(() => new Set(conflicts.map(changeKey)));
  const { handover, entries } = work;
  const nameOf = (id: string, row: Json | undefined): string =>
    shownName(id, row, campaign, work.records);
  const madeAs = (id: string): Json | undefined =>
    work.changes.find((change) => change.part === 'affairs' && change.id === id)?.theirs as
      | Json
      | undefined;
  const name = t('handover:returned.variant', { to: handover.to });
  const choose = (key: string, isMine: boolean): void =>
    setMine(new Set([...[...mine].filter((one) => one !== key), ...(isMine ? [key] : [])]));
  const about = {
    date: writtenMoment(handover.at, language, 'date'),
    turn: handover.turn,
    to: handover.to,
  };
  return (
    <>
      <p className="ww-quiet">{t('handover:returned.given', about)}</p>
      {work.changes.length === 0 ? <p>{t('handover:returned.nothing')}</p> : null}
      <Late work={work} name={name} />
      {work.crossed.length === 0 ? null : (
        <FindingRow kind="WARN">
          {t('handover:returned.crossed', { count: work.crossed.length, to: handover.to })}
        </FindingRow>
      )}
      {[...work.renumbered].map(([unit, free]) => (
        <FindingRow key={unit} kind="WARN">
          {t('handover:returned.renumbered', {
            unit: nameOf(unit, work.copy.world.affairs?.[unit]),
            number: nameOf(free, madeAs(free)).split(':').at(-1),
          })}
        </FindingRow>
      ))}
      <Changes campaign={campaign} work={work} />
      {entries.length === 0 ? null : (
        <p>{t('handover:returned.entries', { count: entries.length })}</p>
      )}
      {conflicts.length === 0 ? null : (
        <section aria-label={t('handover:returned.conflicts')}>
          <h3 className="ww-head">{t('handover:returned.conflicts')}</h3>
          <p className="ww-quiet">{t('handover:returned.conflictText', about)}</p>
          <ul className="ww-handover-conflicts">
            {conflicts.map((change) => (
              <Conflict
                key={changeKey(change)}
                {...{ campaign, work, change }}
                isMine={mine.has(changeKey(change))}
                onChange={(isMine) => choose(changeKey(change), isMine)}
              />
            ))}
          </ul>
        </section>
      )}
      <div className="ww-dialog-footer">
        <Button onPress={() => set({ chosen: null })}>{t('app:common.cancel')}</Button>
        <Button
          variant="filled"
          icon="check"
          isDisabled={readOnly}
          onPress={() => void takeCopy(mine, name)}
        >
          {t('handover:returned.take')}
        </Button>
      </div>
    </>
  );
}
