import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  csvCells,
  type ReadRecords,
  readRecords,
  type RecordChange,
  recordChanges,
  type RecordKind,
  type UnreadCell,
  type World,
  moneyParts,
} from '../../../../engine';
import { recordSentence } from '../../../kit/explain';
import { useLanguage } from '../../../kit/explain/react';
import { useSession } from '../../../model/state/session';
import { Button, Dialog, TextField } from '../../../kit/ui';
import type { RegisterPlace } from '../../../model/records/register';
import { changeWorld } from './commands';
import { changing } from '../../../model/state/command';

type Kind = RecordKind<World>;

/** Most rows that are read at once. */
const MOST = 2000;

interface Reading extends ReadRecords {
  readonly changes: readonly RecordChange[];
}

/** What a table would change, and what of it cannot be taken; undefined while there is none. */
const useReading = (kind: Kind, place: RegisterPlace, text: string): Reading | undefined => {
  const { t } = useTranslation();
  const { campaign, settings, system } = place;
  const { world } = campaign;
  const ownerHeading = t('records:record.owner').toLowerCase();
  return useMemo(() => {
    if (text.trim() === '' || system === undefined) return undefined;
    const { currency } = system;
    const read = readRecords(kind, csvCells(text, MOST), {
      world,
      settings,
      owner: null,
      ownerHeadings: [ownerHeading],
      parts: moneyParts(currency),
    });
    const changes = recordChanges({ records: [kind], currency, settings }, world, read.world);
    return { ...read, changes };
  }, [text, system, kind, world, settings, ownerHeading]);
};

const Unread = ({
  cell: { line, field, words, fault },
  game,
  kind,
}: {
  readonly cell: UnreadCell;
  readonly game: string;
  readonly kind: Kind;
}) => {
  const { t } = useTranslation();
  const about = { line, typed: words };
  if (field === undefined) return <li>{t(`records:table.read.${fault}`, about)}</li>;
  const name = t(`${game}:record.${kind.id}.field.${field.id}`);
  const own = Object.hasOwn(field.faults ?? {}, fault)
    ? ` ${t(`${game}:record.${kind.id}.fault.${field.id}.${fault}`)}`
    : '';
  return <li>{`${t('records:table.read.cell', { ...about, field: name })}${own}`}</li>;
};

interface TableProps {
  readonly game: string;
  readonly kind: Kind;
  readonly place: RegisterPlace;
}

const Form = ({ game, kind, place, onDone }: TableProps & { readonly onDone: () => void }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const execute = useSession((session) => session.execute);
  const [text, setText] = useState('');
  const reading = useReading(kind, place, useDeferredValue(text));
  const { changes = [], unread = [], unknown = [], derived = [] } = reading ?? {};
  const take = (): void => {
    if (reading === undefined || changes.length === 0) return;
    void execute(
      changing(
        'records:command.readTable',
        { register: t(`${game}:record.${kind.id}.title`), count: changes.length },
        (draft) => {
          changeWorld(draft, () => reading.world);
        },
      ),
    );
    onDone();
  };
  const list = new Intl.ListFormat(language);
  return (
    <form
      className="ww-read-table ww-grid ww-gap-10"
      aria-label={t('records:table.read.title')}
      onSubmit={(event) => {
        event.preventDefault();
        take();
      }}
    >
      <p className="ww-small ww-quiet">{t('records:table.read.hint')}</p>
      <TextField
        label={t('records:table.read.label')}
        rows={8}
        value={text}
        onChange={setText}
        autoFocus
      />
      <div role="status" className="ww-small">
        {reading === undefined ? null : (
          <>
            <p>
              {t('records:table.read.changes', { count: changes.length })}{' '}
              {derived.length === 0
                ? null
                : t('records:table.read.derived', { names: list.format(derived) })}{' '}
              {unknown.length === 0
                ? null
                : t('records:table.read.unknown', { names: list.format(unknown) })}
            </p>
            <ul>
              {unread.map((cell, index) => (
                <Unread key={index} cell={cell} game={game} kind={kind} />
              ))}
            </ul>
            <ul>
              {changes.map((change, index) => (
                <li key={index}>{recordSentence(change, place.words, { game, language })}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <div className="ww-row ww-align-stretch ww-ending ww-gap-8">
        <Button variant="text" onPress={onDone}>
          {t('app:common.cancel')}
        </Button>
        <Button variant="filled" type="submit" isDisabled={changes.length === 0}>
          {t('records:table.read.take')}
        </Button>
      </div>
    </form>
  );
};

/** Takes a table that was printed, saved as CSV or typed by a player back into its register, as one step of undo. */
export function readTableAction(game: string, kind: Kind) {
  const ReadTable = ({
    place,
    readOnly,
  }: {
    readonly place: RegisterPlace;
    readonly readOnly: boolean;
  }) => {
    const { t } = useTranslation();
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button variant="text" icon="file" isDisabled={readOnly} onPress={() => setOpen(true)}>
          {t('records:table.read.act')}
        </Button>
        <Dialog
          title={t('records:table.read.title')}
          isOpen={isOpen}
          onOpenChange={setOpen}
          width="wide"
        >
          <Form game={game} kind={kind} place={place} onDone={() => setOpen(false)} />
        </Dialog>
      </>
    );
  };
  return ReadTable;
}
