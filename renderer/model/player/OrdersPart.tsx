import { useDeferredValue, useMemo, useRef } from 'react';
import { figuresOf, safeName, moneyOf } from '../../kit/explain';
import type { Words, Language } from '../../kit/text/words';
import { knownBoard } from './board';
import { type Draft, amountOf, type PlannedItem } from './draft';
import { DraftPart } from './DraftPart';
import { certainSteps, type Drawing } from './drawing';
import { LetterPart } from './LetterPart';
import { OrderColumn } from './OrderColumn';
import type { PlayerData } from './page-data';
import { PlayerBoard } from './PlayerBoard';
import { SendPart } from './SendPart';
import { useChosen } from './use-chosen';
import { withLine, type Writer, writtenLetter } from './writer';
import type { Currency } from '../../../engine';

interface MoneyPartProps {
  readonly currency: Currency;
  /** In the smallest parts. */
  readonly balance: number;
  readonly plan: readonly PlannedItem[];
  readonly words: Words;
  readonly language: Language;
  readonly onChange: (plan: readonly PlannedItem[]) => void;
}

const FRESH: PlannedItem = { what: '', amount: '' };

/** The plan of a player's money: what he means to spend, and what is left. */
function MoneyPart({ currency, balance, plan, words, language, onChange }: MoneyPartProps) {
  const { signed, plain } = moneyOf(currency, words);
  const amounts = plan.map(({ amount }) => amountOf(amount, currency.parts, language));
  const left = amounts.reduce<number>((sum, amount = 0) => sum - amount, balance);
  const change = (at: number, item: Partial<PlannedItem>): void =>
    onChange(plan.map((one, index) => (index === at ? { ...one, ...item } : one)));
  const say = (key: string, about?: Readonly<Record<string, unknown>>): string =>
    words(`page:player.money.${key}`, about);
  const nameOf = (at: number): string => {
    const named = plan[at]?.what.trim() ?? '';
    return named === '' ? say('item', { number: at + 1 }) : named;
  };
  return (
    <section className="money" aria-labelledby="money">
      <h2 id="money">{say('title')}</h2>
      <table>
        <tbody>
          <tr>
            <th scope="row">{say('balance')}</th>
            <td className="figures">{plain(balance)}</td>
            <td />
          </tr>
          {plan.map(({ what, amount }, at) => (
            <tr key={at}>
              <td>
                <input
                  aria-label={`${say('what')}: ${nameOf(at)}`}
                  value={what}
                  onChange={({ currentTarget }) => change(at, { what: currentTarget.value })}
                />
              </td>
              <td>
                <input
                  className="figures"
                  inputMode="decimal"
                  aria-label={`${say('amount')}: ${nameOf(at)}`}
                  value={amount}
                  aria-invalid={amounts[at] === undefined}
                  onChange={({ currentTarget }) => change(at, { amount: currentTarget.value })}
                />
              </td>
              <td>
                <button
                  type="button"
                  aria-label={say('remove', { what: nameOf(at) })}
                  onClick={() => onChange(plan.filter((_, index) => index !== at))}
                >
                  ×
                </button>
              </td>
            </tr>
          ))}
          <tr className="total">
            <th scope="row">{say('left')}</th>
            <td className="figures">{left < 0 ? signed(left) : plain(left)}</td>
            <td />
          </tr>
        </tbody>
      </table>
      <div role="status" className="warning">
        {plan.map(({ amount }, at) =>
          amounts[at] === undefined ? (
            <p key={at}>{say('noAmount', { what: nameOf(at), amount })}</p>
          ) : null,
        )}
        {left < 0 ? <p>{say('short')}</p> : null}
      </div>
      <button type="button" onClick={() => onChange([...plan, FRESH])}>
        {say('add')}
      </button>
      <p className="quiet">{say('about')}</p>
    </section>
  );
}

interface Props {
  readonly data: PlayerData;
  readonly writer: Writer;
  readonly words: Words;
  readonly pageKey: string;
  readonly draft: Draft;
  readonly setDraft: (draft: Draft) => void;
  readonly isKept: boolean;
}

/** A drawn way in a few words: how long it is, and what is left where that is known; empty where none is drawn. */
function wayWords({ way, unknown, reading: { figures } }: Drawing, words: Words): string {
  const count = way.length - 1;
  if (count === 0) return '';
  const long = words('page:player.order.drawn', { count });
  if (figures === undefined || unknown.length > 0 || figures.steps < count) return long;
  const left = figuresOf(words).plain(figures.left.value);
  return `${long}, ${words('page:player.order.left', { left })}`;
}

/** What is done with the letter: sent, kept, and paid for. */
function Beside({ data, writer, words, pageKey, draft, setDraft, isKept }: Props) {
  const { snapshot, turn, language } = data;
  const { currency } = writer.system;
  const named = words('page:player.letter.subject', { party: snapshot.party.name, turn });
  const file = safeName(`${named} - ${words('page:player.draft.file')}`, 'draft');
  return (
    <>
      <SendPart text={draft.text} subject={named} words={words} />
      <DraftPart
        pageKey={pageKey}
        draft={draft}
        isKept={isKept}
        fileName={`${file}.json`}
        words={words}
        onOpen={setDraft}
      />
      {currency === undefined ? null : (
        <MoneyPart
          currency={currency}
          balance={snapshot.own.party.treasury}
          plan={draft.plan}
          words={words}
          language={language}
          onChange={(plan) => setDraft({ ...draft, plan })}
        />
      )}
    </>
  );
}

/** Orders are chosen on the board and in the list, written into the letter, and sent. */
export function OrdersPart(props: Props) {
  const { data, writer, words, draft, setDraft } = props;
  const { snapshot, language } = data;
  const area = useRef<HTMLTextAreaElement>(null);
  const board = useMemo(
    () => knownBoard(snapshot, writer, words, language),
    [snapshot, writer, words, language],
  );
  const read = useDeferredValue(draft.text);
  const letter = useMemo(() => writtenLetter(writer, read), [writer, read]);
  const chosen = useChosen(writer, snapshot, read);
  const { drawing, subject } = chosen;
  const write = (text: string): void => setDraft({ ...draft, text });
  const draw = (): void => {
    // The reading may be of a letter that is not yet the last one typed.
    const text = chosen.drawnInto(draft.text);
    if (text === undefined || subject === null) return;
    write(text);
    chosen.choose(subject);
  };
  const take = (line: string, isWhole: boolean): void => {
    const { text } = withLine(writer, draft.text, line);
    write(text);
    if (isWhole) return;
    setTimeout(() => {
      area.current?.focus();
      area.current?.setSelectionRange(text.length, text.length);
    });
  };
  return (
    <div className="orders">
      {board === undefined ? (
        <p className="quiet">{words('page:player.board.empty')}</p>
      ) : (
        <PlayerBoard
          board={board}
          title={words('page:player.board.title', { party: snapshot.party.name })}
          words={words}
          chosen={chosen.place}
          home={chosen.subjects[0]?.place ?? ''}
          way={chosen.way}
          told={drawing === undefined ? '' : wayWords(drawing, words)}
          reach={drawing === undefined ? chosen.way.length : certainSteps(drawing)}
          steps={chosen.steps}
          onChoose={chosen.chooseCell}
          onBack={chosen.back}
        />
      )}
      <OrderColumn
        writer={writer}
        chosen={chosen}
        text={read}
        ordered={letter.ordered}
        language={language}
        words={words}
        placeName={board?.nameOf ?? ((place) => place)}
        onDraw={draw}
        onTake={take}
      />
      <div className="letter">
        <LetterPart
          writer={writer}
          letter={{ ...letter, text: draft.text }}
          words={words}
          area={area}
          onChange={write}
        />
        <Beside {...props} />
      </div>
    </div>
  );
}
