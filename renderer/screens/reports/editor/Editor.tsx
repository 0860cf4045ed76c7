import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type TurnReport,
  type TurnReportSection,
  type IssuedBlock,
} from '../turn-report/evaluation';
import { useSession } from '../../../model/state/session';
import { Button, FindingRow, TextField } from '../../../kit/ui';
import { useDeliveryView } from '../../../model/reports/delivery-store';
import { BlockView } from './BlockView';
import { answer, restoreBlock, writeWords } from './commands';
import type { TurnReportRealm } from './use-evaluations';
import { WordsField } from './WordsField';

const OwnQuestion = ({ onAdd }: { readonly onAdd: (question: string) => void }) => {
  const { t } = useTranslation();
  const [words, setWords] = useState('');
  const add = (): void => {
    if (words.trim() === '') return;
    onAdd(words.trim());
    setWords('');
  };
  return (
    <div className="ww-answers-own ww-grid ww-align-end ww-gap-10">
      <TextField
        label={t('delivery:edit.ownQuestion')}
        value={words}
        onChange={setWords}
        onKeyDown={(event) => {
          if (event.key === 'Enter') add();
        }}
      />
      <Button isDisabled={words.trim() === ''} onPress={add}>
        {t('delivery:edit.addQuestion')}
      </Button>
    </div>
  );
};

/** Questions of the player with the GM's answers: those of his letter are found, others are added by the GM. */
const Answers = ({
  questions,
  realm: { draft, ref },
}: {
  readonly questions: readonly string[];
  readonly realm: TurnReportRealm;
}) => {
  const { t } = useTranslation();
  const execute = useSession((session) => session.execute);
  const readOnly = useSession((session) => session.readOnly);
  const [own, setOwn] = useState<readonly string[]>([]);
  const answered = draft.answers.map(({ question }) => question);
  const all = [...new Set([...questions, ...answered, ...own])];
  const wordsOf = (question: string): string =>
    draft.answers.find((one) => one.question === question)?.answer ?? '';
  return (
    <section className="ww-grid ww-gap-12" aria-label={t('delivery:edit.answers')}>
      <h3 className="ww-evaluation-heading">{t('delivery:edit.answers')}</h3>
      {all.map((question) => (
        <div key={question}>
          <p className="ww-answers-question">
            <q>{question}</q>
            {questions.includes(question) ? (
              <span className="ww-small ww-quiet"> {t('delivery:edit.asked')}</span>
            ) : null}
          </p>
          <WordsField
            label={t('delivery:edit.answer', { question })}
            value={wordsOf(question)}
            rows={2}
            isReadOnly={readOnly}
            onKeep={(words) => void execute(answer(ref, question, words.trim()))}
          />
        </div>
      ))}
      {readOnly ? null : <OwnQuestion onAdd={(question) => setOwn([...own, question])} />}
    </section>
  );
};

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrows go from block to block, wherever in the block the focus is; in a field they move the cursor. */
const stepBlocks = (event: KeyboardEvent<HTMLElement>): void => {
  const step = STEPS[event.key];
  const { target, currentTarget } = event;
  if (step === undefined || !(target instanceof HTMLElement)) return;
  if (target.closest('input, textarea') !== null) return;
  const blocks = [...currentTarget.querySelectorAll<HTMLElement>('[data-block]')];
  const at = blocks.findIndex((block) => block.contains(target));
  const next = at < 0 ? undefined : blocks[at + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
};

const Section = ({
  title,
  blocks,
  realm,
}: {
  readonly title: string;
  readonly blocks: readonly IssuedBlock[];
  readonly realm: TurnReportRealm;
}) => {
  const { draft, ref } = realm;
  return (
    <section aria-label={title} lang={draft.language}>
      <h3 className="ww-evaluation-heading">{title}</h3>
      <ul>
        {blocks.map((issued) => (
          <BlockView key={issued.block.key} issued={issued} turnReport={ref} />
        ))}
      </ul>
    </section>
  );
};

/** Texts of the GM whose block is gone: held until he discards them. */
const Orphans = ({
  turnReport,
  realm,
}: {
  readonly turnReport: TurnReport;
  readonly realm: TurnReportRealm;
}) => {
  const { t } = useTranslation();
  const execute = useSession((session) => session.execute);
  const readOnly = useSession((session) => session.readOnly);
  if (turnReport.orphans.length === 0) return null;
  return (
    <section aria-label={t('delivery:edit.orphans')} className="ww-evaluation-orphans">
      <FindingRow kind="TRUNCATE" label={t('delivery:edit.orphans')}>
        {t('delivery:edit.orphansText')}
      </FindingRow>
      <ul>
        {turnReport.orphans.map(({ key, text }) => (
          <li key={key}>
            <p className="ww-block-words">{text}</p>
            <Button
              variant="text"
              isDisabled={readOnly}
              onPress={() => void execute(restoreBlock(realm.ref, key))}
            >
              {t('delivery:edit.dropOrphan')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Words = ({
  place,
  realm,
}: {
  readonly place: 'opening' | 'closing';
  readonly realm: TurnReportRealm;
}) => {
  const { t } = useTranslation();
  const execute = useSession((session) => session.execute);
  const readOnly = useSession((session) => session.readOnly);
  return (
    <WordsField
      label={t(`delivery:edit.${place}`)}
      value={realm.draft[place]}
      rows={realm.draft[place] === '' ? 2 : 5}
      isReadOnly={readOnly}
      onKeep={(words) => void execute(writeWords(realm.ref, place, words))}
    />
  );
};

/** The sections with content, in the order of the letter. */
const sectionsOf = (
  blocks: readonly IssuedBlock[],
): readonly (readonly [TurnReportSection, readonly IssuedBlock[]])[] =>
  [...new Set(blocks.map(({ block }) => block.section))].map(
    (section) => [section, blocks.filter(({ block }) => block.section === section)] as const,
  );

/** Moves the focus to the block whose text was just written, once it is rendered. */
const useReturn = (writing: string | null, block: string | null) => {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(writing);
  useEffect(() => {
    if (before.current !== null && writing === null && block !== null)
      list.current?.querySelector<HTMLElement>(`[data-block="${CSS.escape(block)}"]`)?.focus();
    before.current = writing;
  }, [writing, block]);
  return list;
};

/** The turn report block by block, to be read and rewritten. */
export function Editor({
  turnReport,
  questions,
  realm,
}: {
  readonly turnReport: TurnReport;
  /** What the player asks in his letter. */
  readonly questions: readonly string[];
  readonly realm: TurnReportRealm;
}) {
  const { t } = useTranslation();
  const writing = useDeliveryView((view) => view.writing);
  const block = useDeliveryView((view) => view.block);
  const list = useReturn(writing, block);
  const sections = sectionsOf(turnReport.blocks);
  const [first] = sections;
  const hasChosen = turnReport.blocks.some((issued) => issued.block.key === block);
  const firstKey = first?.[1][0]?.block.key ?? null;
  const choose = useDeliveryView((view) => view.choose);
  useEffect(() => {
    // Something must be reachable by Tab: the first block, until another one is chosen.
    if (!hasChosen && firstKey !== null) choose({ block: firstKey });
  }, [hasChosen, firstKey, choose]);
  return (
    <div
      ref={list}
      className="ww-evaluation-editor ww-stack ww-gap-16"
      role="region"
      aria-label={t('delivery:edit.label', { party: realm.party.name })}
      onKeyDown={stepBlocks}
    >
      <Words key={`opening ${realm.party.key}`} place="opening" realm={realm} />
      {sections.length === 0 ? (
        <p className="ww-quiet">{t('delivery:edit.nothing')}</p>
      ) : (
        sections.map(([section, blocks]) => (
          <Section
            key={section}
            title={turnReport.headings[section]}
            blocks={blocks}
            realm={realm}
          />
        ))
      )}
      <Orphans turnReport={turnReport} realm={realm} />
      <Answers key={`answers ${realm.party.key}`} questions={questions} realm={realm} />
      <Words key={`closing ${realm.party.key}`} place="closing" realm={realm} />
    </div>
  );
}
