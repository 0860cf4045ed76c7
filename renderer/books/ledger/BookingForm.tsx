import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bookByHand, type BookingProblem, parseFieldAddress, settlementAt } from '../../../engine';
import { spoken } from '../../explain';
import { useMoney, usePlaceName, useWords } from '../../explain/react';
import { useSession } from '../../state/session';
import { Button, Dialog, NumberField, Select, TextField } from '../../ui';
import { bookEntry } from '../commands';
import type { BooksModel } from '../use-books-model';
import { useLedgerView } from './ledger-store';

const CAPITAL = 'capital';

/** Settlements where gold of a realm lies, as places to choose from. */
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
  const [amount, setAmount] = useState(Number.NaN);
  const [place, setPlace] = useState(CAPITAL);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<BookingProblem | null>(null);
  const places = usePlaces(model, party);
  /** What was wrong may be right with the next change. */
  const changing =
    <Value,>(set: (value: Value) => void) =>
    (value: Value): void => {
      set(value);
      setProblem(null);
    };
  const spokenProblem = ({ about }: BookingProblem) => {
    const { gold, most, place: where } = about;
    return {
      ...spoken(about, words),
      ...(typeof gold === 'number' ? { gold: money.plain(gold) } : {}),
      ...(typeof most === 'number' ? { most: money.plain(most) } : {}),
      ...(typeof where === 'string' ? { place: placeName(where) } : {}),
    };
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const counted = Number.isFinite(amount) ? money.typed(amount) : 0;
    if (counted === null) {
      setProblem({ code: 'not-whole', about: {} });
      return;
    }
    const booking = {
      party,
      amount: counted,
      reason: reason.trim(),
      ...(place === CAPITAL ? {} : { place }),
    };
    const result = bookByHand(campaign, booking);
    if (!result.ok) {
      setProblem(result.problem);
      return;
    }
    void execute(bookEntry(booking, campaign.world.parties[party]?.name ?? party));
    onDone();
  };
  const sentence =
    problem === null ? undefined : t(`ledger:problem.${problem.code}`, spokenProblem(problem));
  const isReason = problem?.code === 'no-reason';
  return (
    <form className="ww-booking" onSubmit={submit} aria-label={t('ledger:book.title')}>
      <Select
        label={t('ledger:column.party')}
        value={party}
        onChange={(key) => {
          setParty(key);
          setPlace(CAPITAL);
        }}
        options={parties.map(({ key, name }) => ({ id: key, label: name }))}
      />
      <NumberField
        label={t('ledger:book.amount')}
        hint={t('ledger:book.amountHint')}
        value={amount}
        onChange={changing(setAmount)}
        formatOptions={{ maximumFractionDigits: money.told(1) < 1 ? 2 : 0 }}
        autoFocus
        error={isReason ? undefined : sentence}
      />
      <Select
        label={t('ledger:column.place')}
        value={place}
        onChange={changing(setPlace)}
        options={places}
      />
      <TextField
        label={t('ledger:column.reason')}
        value={reason}
        onChange={changing(setReason)}
        error={isReason ? sentence : undefined}
      />
      <div className="ww-booking-acts">
        <Button variant="text" onPress={onDone}>
          {t('ledger:cancel')}
        </Button>
        <Button variant="filled" type="submit">
          {t('ledger:book.submit')}
        </Button>
      </div>
    </form>
  );
};

/** Asks what the GM books by hand, for whom, where and why. */
export const BookingForm = ({ model }: { readonly model: BooksModel }) => {
  const { t } = useTranslation();
  const { isBooking, choose } = useLedgerView();
  const close = (): void => choose({ isBooking: false });
  return (
    <Dialog title={t('ledger:book.title')} isOpen={isBooking} onOpenChange={close}>
      <Form model={model} onDone={close} />
    </Dialog>
  );
};
