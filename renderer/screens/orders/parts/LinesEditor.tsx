import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { correctedText, edited, lineBelow, type Span } from '../../../../engine';
import { Button, Menu } from '../../../kit/ui';
import { completerOf, OrderText } from '../../../model/letters/OrderText';
import { linesEdit, rebasedEdit } from '../../../model/letters/lines';
import { keepDraft, useTurnView } from '../../../model/turn/turn-view';
import type { TurnModel } from '../../../model/turn/use-turn-model';
import { useTemplates } from '../templates/templates-store';
import type { CheckActions } from '../check/use-check-actions';

/** The orders a party gave in the turn before, as they were read; empty = none are known. */
function lastOrders({ campaign, party, system }: TurnModel): readonly string[] {
  const { archive, world } = campaign;
  const last = archive[world.clock.turn - 1];
  const text = last?.sheets[party.key];
  if (text === undefined) return [];
  const read = correctedText({ text, corrections: last?.corrections?.[party.key] ?? [] });
  const { rows } = system.orders.read(read, party.key, world, last?.settings);
  const lines = rows.map(({ span }) => read.slice(span.start, span.end).trim());
  return [...new Set(lines)].filter((line) => line !== '');
}

export interface LinesEditorProps {
  readonly model: TurnModel;
  readonly actions: CheckActions;
  /** The text of the letter as it is read; empty = there is none yet, the lines become one. */
  readonly read: string;
  /** What is selected first in the lines as they were begun. */
  readonly span: Span;
  readonly onClose: () => void;
}

const withoutBlanks = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .join('\n');

/**
 * The orders of a party as a text in the place of their table; the letter as it arrived stays beside it. What was begun is
 * kept until it is taken over or discarded, wherever the GM goes meanwhile.
 */
export function LinesEditor({ model, actions, read, span, onClose }: LinesEditorProps) {
  const { t } = useTranslation();
  const { key } = model.party;
  const begun = useTurnView(({ drafts }) => drafts[key]);
  const draft = begun ?? { text: read, of: read };
  const { text, of } = draft;
  const [isRefused, setRefused] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  // Whoever had a line put in goes on writing in it.
  useEffect(() => {
    area.current?.focus();
    area.current?.setSelectionRange(span.start, span.end);
  }, [span]);
  const last = useMemo(() => lastOrders(model), [model]);
  const isBegun = withoutBlanks(text) !== withoutBlanks(of);
  const write = (next: string): void => keepDraft(key, { text: next, of });
  const discard = (): void => {
    keepDraft(key, null);
    onClose();
  };
  const take = (): void => {
    const edit = rebasedEdit(linesEdit(of, text), of, read);
    setRefused(edit === undefined);
    if (edit === undefined) return;
    if (text !== of) actions.rewrite(edit);
    discard();
  };
  const close = isBegun ? onClose : discard;
  const insert = (lines: readonly string[]): void =>
    write(
      edited(text, lineBelow(text, area.current?.selectionEnd ?? text.length, lines.join('\n'))),
    );
  return (
    <div className="ww-lines-editor ww-stack ww-gap-8">
      <OrderText
        label={t('check:lines.label')}
        hint={t('check:lines.hint')}
        rows={Math.min(18, Math.max(6, text.split('\n').length + 1))}
        value={text}
        onChange={write}
        error={isRefused ? t('check:lines.changed') : undefined}
        complete={completerOf(model.campaign, key)}
        areaRef={area}
        onKeyDown={(event) => {
          const isEnter = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
          if (!isEnter && event.key !== 'Escape') return;
          event.preventDefault();
          if (isEnter) take();
          else close();
        }}
      />
      <div className="ww-row ww-wrapping ww-gap-8">
        <Button variant="filled" shortcut="Mod+Enter" onPress={take}>
          {t('check:lines.take')}
        </Button>
        <Button variant="text" shortcut="Escape" onPress={close}>
          {t('app:common.close')}
        </Button>
        {isBegun ? (
          <Button variant="text" icon="trash" onPress={discard}>
            {t('app:common.discard')}
          </Button>
        ) : null}
        <Button
          variant="text"
          icon="down"
          onPress={() => useTemplates.getState().show('choose', area.current?.selectionEnd)}
        >
          {t('templates:act.choose')}
        </Button>
        {last.length === 0 ? null : (
          <Menu
            trigger={
              <Button variant="text" icon="down">
                {t('check:lines.last')}
              </Button>
            }
            label={t('check:lines.last')}
            entries={[
              {
                id: 'all',
                label: t('check:lines.all', { count: last.length }),
                onAction: () => insert(last),
              },
              ...last.map((line) => ({ id: line, label: line, onAction: () => insert([line]) })),
            ]}
          />
        )}
      </div>
    </div>
  );
}
