import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Campaign,
  type Finding,
  correctedText,
  hexGameOf,
  type LetterEdit,
  lineBelow,
  lineInstead,
  type Party,
  type PartyKey,
  readEdit,
  settingsInForce,
  type Span,
  systems,
} from '../../../engine';
import type { ToolMessage } from '../../kit/board/tool';
import { Part, Quiet } from '../../kit/board/Rows';
import { lexiconOf, sayingInWords } from '../../kit/explain';
import { LexiconContext, Objection, useLanguage, useWords } from '../../kit/explain/react';
import { Button, Dialog, Select } from '../../kit/ui';
import { correctWords } from './corrections';
import { completerOf, OrderText } from './OrderText';
import type { Command } from '../state/command';
import { useSession } from '../state/session';

/** Where an order is written, and what is offered for it. */
export interface WrittenOrder {
  readonly campaign: Campaign;
  readonly title: string;
  /** In whose letters it can be, the most likely one first. */
  readonly parties: readonly Party[];
  /** Lines that are offered for a party. */
  readonly linesOf: (party: PartyKey) => readonly string[];
  /** What stands in the line at first. */
  readonly begun: string;
  /** Words of the letter as it is read in whose place the line is put; absent = below the last order. */
  readonly instead?: Span;
  readonly execute: (command: Command) => Promise<void>;
}

const isBar = ({ severity }: Finding): boolean => severity === 'REJECT';

/**
 * How a line is read in the letter of a party, and the edit that puts it there: in the place of words, or below its last
 * order. Where the rules bar it there, and it is read otherwise elsewhere (below the heading of its step), it goes there.
 */
export function readLine(campaign: Campaign, party: PartyKey, line: string, instead?: Span) {
  const { system, world, sheets } = campaign;
  const orders = systems[system]?.orders;
  if (orders === undefined || line.trim() === '') return undefined;
  const sheet = sheets[party];
  const text = sheet === undefined ? '' : correctedText(sheet);
  const settings = settingsInForce(campaign);
  const readAs = (edit: LetterEdit) => {
    const reading = readEdit(orders, edit, { text, party, world, settings });
    const { start } = edit.span;
    const end = start + edit.words.length;
    const restated = orders
      .restate(reading.sheet, world)
      .filter(({ span }) => span.start < end && start < span.end);
    // In the whole letter: below another order the rules may bar that one instead.
    const barred = reading.checked.filter(isBar).length;
    return { edit, ...reading, restated, barred };
  };
  if (instead !== undefined) return readAs(lineInstead(text, instead, line.trim()));
  // Below an order: what stands at the end of a letter may be no part of it.
  const ends = orders.read(text, party, world, settings).rows.map(({ span }) => span.end);
  const below = (place: number) => readAs(lineBelow(text, place, line.trim()));
  const last = below(ends.at(-1) ?? text.trimEnd().length);
  if (last.rows.length === 0 || !last.objections.some(isBar)) return last;
  const read = (rows: typeof last.rows) => JSON.stringify(rows.map(({ content }) => content));
  for (const end of ends.slice(0, -1).toReversed()) {
    const higher = below(end);
    if (higher.barred < last.barred && read(higher.rows) !== read(last.rows)) return higher;
  }
  return last;
}

type LineReading = NonNullable<ReturnType<typeof readLine>>;

/** What is understood of the line, and what the rules say. */
const Reading = ({ reading }: { readonly reading: LineReading | undefined }) => {
  const { t } = useTranslation();
  const words = useWords();
  const { restated = [], objections = [] } = reading ?? {};
  return (
    <Part title={t('board:order.understood')}>
      {restated.length === 0 && objections.length === 0 ? (
        <Quiet>{t('board:order.nothing')}</Quiet>
      ) : null}
      {restated.map(({ sayings }, index) => (
        <p key={index}>{sayings.map((one) => sayingInWords(one, words)).join(' · ')}</p>
      ))}
      <ul aria-label={t('board:order.objections')}>
        {objections.map((finding, index) => (
          <Objection key={index} finding={finding} />
        ))}
      </ul>
    </Part>
  );
};

interface FormProps extends WrittenOrder {
  /** Null = nothing was entered. */
  readonly onClose: (told: ToolMessage | null) => void;
}

const Form = ({ campaign, parties, linesOf, begun, instead, execute, onClose }: FormProps) => {
  const { t } = useTranslation();
  const readOnly = useSession((session) => session.readOnly);
  const [party, setParty] = useState<PartyKey | null>(parties[0]?.key ?? null);
  const [line, setLine] = useState(begun);
  const area = useRef<HTMLTextAreaElement>(null);
  const lines = useMemo(() => (party === null ? [] : linesOf(party)), [linesOf, party]);
  const reading = useMemo(
    () => (party === null ? undefined : readLine(campaign, party, line, instead)),
    [campaign, party, line, instead],
  );
  if (party === null) return <Quiet>{t('board:order.nobody')}</Quiet>;
  const enter = (): void => {
    if (reading === undefined || readOnly) return;
    const { span, words } = reading.edit;
    const addressee = { key: party, name: campaign.world.parties[party]?.name ?? party };
    void execute(correctWords(addressee, span, words));
    onClose({ text: 'board:order.entered', about: { party: addressee.name }, tone: 'plain' });
  };
  return (
    <div className="ww-stack ww-gap-14">
      {parties.length < 2 ? null : (
        <Select
          label={t('board:order.party')}
          options={parties.map(({ key, name }) => ({ id: key, label: name }))}
          value={party}
          onChange={(key) => {
            setParty(key);
            setLine('');
          }}
        />
      )}
      <div
        className="ww-order-lines ww-row ww-wrapping ww-gap-8"
        role="group"
        aria-label={t('board:order.lines')}
      >
        {lines.length === 0 ? <Quiet>{t('board:order.noLines')}</Quiet> : null}
        {lines.map((one) => (
          <Button
            key={one}
            onPress={() => {
              setLine(`${one} `);
              area.current?.focus();
            }}
          >
            {one}
          </Button>
        ))}
      </div>
      <OrderText
        label={t('app:common.order')}
        hint={t('board:order.hint')}
        rows={2}
        value={line}
        onChange={setLine}
        complete={completerOf(campaign, party)}
        areaRef={area}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey) return;
          event.preventDefault();
          enter();
        }}
      />
      <Reading reading={reading} />
      <div className="ww-row ww-wrapping ww-gap-8">
        <Button variant="filled" isDisabled={readOnly || reading === undefined} onPress={enter}>
          {t('board:order.enter')}
        </Button>
        <Button variant="text" onPress={() => onClose(null)}>
          {t('app:common.cancel')}
        </Button>
      </div>
    </div>
  );
};

/** The form with the names of its campaign, on every screen. */
const NamedForm = (props: FormProps) => {
  const { world, system } = props.campaign;
  const language = useLanguage();
  const lexicon = useMemo(
    () => lexiconOf(world, hexGameOf(systems[system]).terrains, language),
    [world, system, language],
  );
  return (
    <LexiconContext value={lexicon}>
      <Form {...props} />
    </LexiconContext>
  );
};

/** An order chosen from lines that are offered or written, shown as it is read, and entered in a letter. */
export function OrderDialog({
  order,
  onClose,
}: {
  /** Null = the dialog is closed. */
  readonly order: WrittenOrder | null;
  /** Null = nothing was entered. */
  readonly onClose: (told: ToolMessage | null) => void;
}) {
  return (
    <Dialog
      title={order?.title ?? ''}
      isOpen={order !== null}
      onOpenChange={() => onClose(null)}
      width="wide"
    >
      {order === null ? null : <NamedForm {...order} onClose={onClose} />}
    </Dialog>
  );
}
