import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  bookByHand,
  type BookingProblem,
  parseFieldAddress,
  settlementAt,
} from '../../../../engine';
import { rendered } from '../../../kit/explain';
import { useMoney, usePlaceName } from '../../../model/explain/use-game';
import { useWords } from '../../../kit/explain/react';
import { useSession } from '../../../model/state/session';
import { Dialog, FieldForm } from '../../../kit/ui';
import { bookEntry } from '../commands';
import type { BooksModel } from '../use-books-model';
import { useLedgerView } from './ledger-store';

const CAPITAL = 'capital';

/** Settlements where gold of a realm is stored, as places to choose from. */
const usePlaces = ({ campaign }: BooksModel, party: string) => {
  const placeName = usePlaceName();
  const { t } = useTranslation();
  const { parties, map, board } = campaign.world;
  if (board !== undefined) {
    const seat = parties[party]?.seat ?? null;
    return [
      ...(seat === null ? [] : [{ id: CAPITAL, label: placeName(seat) }]),
      ...Object.keys(board.regions)
        .filter((region) => region !== seat)
        .map((region) => ({ id: region, label: placeName(region) })),
    ];
  }
  const nameOf = (place: string): string => {
    const field = parseFieldAddress(place);
    const name = field === undefined ? undefined : settlementAt(map, field)?.name;
    return name === undefined || name === '' ? place : `${name} (${place})`;
  };
  return [
    { id: CAPITAL, label: t('ledger:book.treasury') },
    ...Object.keys(parties[party]?.storage ?? {})
      .filter((place) => place !== parties[party]?.capital)
      .map((place) => ({ id: place, label: nameOf(place) })),
  ];
};

const Form = ({ model, onDone }: { readonly model: BooksModel; readonly onDone: () => void }) => {
  const { t } = useTranslation();
  const words = useWords();
  const money = useMoney();
  const placeName = usePlaceName();
  const execute = useSession((session) => session.execute);
  const { campaign, parties } = model;
  const [party, setParty] = useState(model.party.key);
  const spokenProblem = ({ about }: BookingProblem) => {
    const { gold, most, place: where } = about;
    return {
      ...rendered(about, words),
      ...(typeof gold === 'number' ? { gold: money.plain(gold) } : {}),
      ...(typeof most === 'number' ? { most: money.plain(most) } : {}),
      ...(typeof where === 'string' ? { place: placeName(where) } : {}),
    };
  };
  const refuse = (problem: BookingProblem) => ({
    field: problem.code === 'no-reason' ? ('reason' as const) : ('amount' as const),
    sentence: t(`ledger:problem.${problem.code}`, spokenProblem(problem)),
  });
  return (
    <FieldForm
      look="dialog"
      title={t('ledger:book.title')}
      fields={{
        party: {
          kind: 'choice',
          label: t('ledger:column.party'),
          initial: party,
          options: parties.map(({ key, name }) => ({ id: key, label: name })),
        },
        amount: {
          kind: 'number',
          label: t('ledger:book.amount'),
          hint: t('ledger:book.amountHint'),
          formatOptions: { maximumFractionDigits: money.told(1) < 1 ? 2 : 0 },
          autoFocus: true,
        },
        place: {
          kind: 'choice',
          label: t('ledger:column.place'),
          options: usePlaces(model, party),
        },
        reason: { kind: 'text', label: t('ledger:column.reason') },
      }}
      act={{ label: t('app:common.book'), variant: 'filled' }}
      onCancel={onDone}
      onChange={(values) => setParty(values.party)}
      onSubmit={({ amount, place, reason }) => {
        const counted = Number.isFinite(amount) ? money.typed(amount) : 0;
        if (counted === null) return refuse({ code: 'not-whole', about: {} });
        const booking = {
          party,
          amount: counted,
          reason,
          ...(place === CAPITAL ? {} : { place }),
        };
        const result = bookByHand(campaign, booking);
        if (!result.ok) return refuse(result.problem);
        const { name = party } = campaign.world.parties[party] ?? {};
        void execute(bookEntry(booking, name, money.full(counted)));
        onDone();
        return undefined;
      }}
    />
  );
};

/** Asks what the GM books, for whom, where and why. */
export function BookingForm({ model }: { readonly model: BooksModel }) {
  const { t } = useTranslation();
  const { isBooking, choose } = useLedgerView();
  const close = (): void => choose({ isBooking: false });
  return (
    <Dialog title={t('ledger:book.title')} isOpen={isBooking} onOpenChange={close}>
      <Form model={model} onDone={close} />
    </Dialog>
  );
}
