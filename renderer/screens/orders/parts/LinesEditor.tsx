import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { correctedText } from '../../../../engine';
import { Button, Menu } from '../../../kit/ui';
import { linesEdit } from '../../../model/letters/lines';
import type { Correcting } from '../../../model/turn/turn-view';
import type { ReadSheet } from '../../../model/turn/use-letters';
import type { TurnModel } from '../../../model/turn/use-turn-model';
import { withLines } from '../check/line-actions';
import type { CheckActions } from '../check/use-check-actions';
import { completerOf, OrderText } from './OrderText';

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
  readonly reading: ReadSheet;
  /** Where the cursor begins, and the text if it is not that of the letter as it is read. */
  readonly correcting: Correcting;
  readonly onClose: () => void;
}

/** The orders of a party as a text in the place of their table; the letter as it arrived stays beside it. */
export function LinesEditor({ model, actions, reading, correcting, onClose }: LinesEditorProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(correcting.proposal ?? reading.text);
  const area = useRef<HTMLTextAreaElement>(null);
  const { start, end } = correcting.span;
  useEffect(() => area.current?.setSelectionRange(start, end), [start, end]);
  const last = useMemo(() => lastOrders(model), [model]);
  const take = (): void => {
    if (text === reading.text) onClose();
    else actions.rewrite(linesEdit(reading.text, text));
  };
  const insert = (lines: readonly string[]): void =>
    setText(withLines(text, area.current?.selectionEnd ?? text.length, lines).text);
  return (
    <div className="ww-lines-editor ww-stack ww-gap-8">
      <OrderText
        label={t('check:lines.label')}
        hint={t('check:lines.hint')}
        rows={Math.min(18, Math.max(6, text.split('\n').length + 1))}
        value={text}
        onChange={setText}
        complete={completerOf(model)}
        areaRef={area}
        onKeyDown={(event) => {
          const isEnter = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
          if (!isEnter && event.key !== 'Escape') return;
          event.preventDefault();
          if (isEnter) take();
          else onClose();
        }}
      />
      <div className="ww-row ww-wrapping ww-gap-8">
        <Button variant="filled" shortcut="Mod+Enter" onPress={take}>
          {t('check:lines.take')}
        </Button>
        <Button variant="text" shortcut="Escape" onPress={onClose}>
          {t('app:common.cancel')}
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
