import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Campaign, OutgoingLetter } from '../../../../engine';
import type { Command } from '../../../model/state/command';
import { useSession } from '../../../model/state/session';
import { Button, EmptyState } from '../../../kit/ui';
import { markAllSent, unmarkSent } from '../../../model/turn/archive/commands';
import { LetterActions } from '../../../model/letters/LetterActions';
import { playersOf } from '../../../model/letters/players';
import { useDeliveryView } from '../../../model/reports/delivery-store';
import { dropLetter, markLetter, useRowWords } from './use-outbox';
import type { OutgoingRow } from './letters';

interface SheetProps<Row> {
  readonly row: Row;
  readonly campaign: Campaign;
}

type TurnReportRow = Extract<OutgoingRow, { readonly kind: 'evaluation' }>;
type LetterRow = Extract<OutgoingRow, { readonly letter: OutgoingLetter }>;
type NewsRow = Extract<OutgoingRow, { readonly kind: 'news' }>;

/** Records that it was sent, or not any more. */
const SentAction = ({
  isSent,
  isDisabled,
  command,
}: {
  readonly isSent: boolean;
  readonly isDisabled: boolean;
  readonly command: (at: string) => Command;
}) => {
  const { t } = useTranslation();
  const execute = useSession((session) => session.execute);
  const readOnly = useSession((session) => session.readOnly);
  return (
    <Button
      variant={isSent ? 'text' : 'filled'}
      isDisabled={readOnly || isDisabled}
      onPress={() => void execute(command(new Date().toISOString()))}
    >
      {t(isSent ? 'delivery:outbox.reopen' : 'delivery:outbox.markSent')}
    </Button>
  );
};

const Words = ({ text }: { readonly text: string }) => (
  <pre className="ww-outbox-text ww-scroll" tabIndex={0}>
    {text}
  </pre>
);

const LetterBody = ({ row, campaign }: SheetProps<LetterRow>) => {
  const { t } = useTranslation();
  const execute = useSession((session) => session.execute);
  const readOnly = useSession((session) => session.readOnly);
  const { letter } = row;
  const isSent = letter.sentAt !== null;
  return (
    <>
      <div className="ww-outbox-acts ww-row ww-wrapping">
        <SentAction
          isSent={isSent}
          isDisabled={false}
          command={(at) => markLetter(letter, isSent ? null : at)}
        />
        <LetterActions
          key={letter.id}
          recipients={playersOf(campaign, letter.party)}
          title={letter.title}
          text={letter.text}
        />
        <Button
          variant="text"
          isDisabled={readOnly || isSent}
          onPress={() => void execute(dropLetter(letter))}
        >
          {t('delivery:outbox.drop')}
        </Button>
      </div>
      <Words text={letter.text} />
    </>
  );
};

const TurnReportBody = ({ row, campaign }: SheetProps<TurnReportRow>) => {
  const { t } = useTranslation();
  const choose = useDeliveryView((view) => view.choose);
  const text = useMemo(() => row.text(), [row]);
  const party = row.party === null ? undefined : campaign.world.parties[row.party];
  if (party === undefined) return null;
  const isSent = row.sentAt !== null;
  const isLast = campaign.archive[row.turn + 1] === undefined;
  return (
    <>
      <div className="ww-outbox-acts ww-row ww-wrapping">
        <SentAction
          isSent={isSent}
          isDisabled={row.state === 'withheld'}
          command={(at) =>
            isSent ? unmarkSent(row.turn, party) : markAllSent(row.turn, [party], at)
          }
        />
        {isLast ? (
          <Button onPress={() => choose({ tab: 'evaluations', party: party.key })}>
            {t('delivery:outbox.toDesk')}
          </Button>
        ) : null}
        {text === undefined ? null : (
          <LetterActions
            key={row.id}
            recipients={playersOf(campaign, party.key)}
            title={t('delivery:file.subject', { turn: row.turn, party: party.name })}
            text={text}
          />
        )}
      </div>
      {text === undefined ? (
        <p className="ww-quiet">
          {t(isLast ? 'delivery:outbox.notKept' : 'delivery:outbox.notKeptOld')}
        </p>
      ) : (
        <Words text={text} />
      )}
    </>
  );
};

const NewsBody = ({ row: { issue } }: { readonly row: NewsRow }) => {
  const { t } = useTranslation();
  const choose = useDeliveryView((view) => view.choose);
  return (
    <>
      <p>
        {t('delivery:outbox.newsTitle', { title: issue.title, number: issue.number })}{' '}
        <span className="ww-quiet">{t('delivery:outbox.newsText')}</span>
      </p>
      <div className="ww-outbox-acts ww-row ww-wrapping">
        <Button onPress={() => choose({ tab: 'news' })}>{t('delivery:outbox.toNews')}</Button>
      </div>
    </>
  );
};

const Body = ({ row, campaign }: SheetProps<OutgoingRow>) => {
  if (row.kind === 'evaluation') return <TurnReportBody row={row} campaign={campaign} />;
  if (row.kind === 'news') return <NewsBody row={row} />;
  return <LetterBody row={row} campaign={campaign} />;
};

const useTitle = (row: OutgoingRow): string => {
  const { t } = useTranslation();
  if ('letter' in row) return row.letter.title;
  return t(`delivery:outbox.kind.${row.kind}`);
};

const Sheet = ({ row, campaign }: SheetProps<OutgoingRow>) => {
  const { t } = useTranslation();
  const { realmOf, stateOf } = useRowWords(campaign);
  const title = useTitle(row);
  return (
    <article className="ww-outbox-sheet ww-stack ww-gap-14" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <p className="ww-quiet">
          {realmOf(row)}, {t('delivery:outbox.month', { turn: row.turn })} · {stateOf(row)}
        </p>
      </header>
      <Body row={row} campaign={campaign} />
    </article>
  );
};

/** The open letter: its text, and what can be done with it. */
export function LetterSheet({
  row,
  campaign,
}: {
  readonly row: OutgoingRow | undefined;
  readonly campaign: Campaign;
}) {
  const { t } = useTranslation();
  if (row !== undefined) return <Sheet row={row} campaign={campaign} />;
  return (
    <div className="ww-outbox-sheet ww-stack ww-gap-14">
      <EmptyState title={t('delivery:outbox.label')}>{t('delivery:outbox.noneOpen')}</EmptyState>
    </div>
  );
}
