import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldAddress, WorldMap } from '../../../../engine';
import type { Command } from '../../../model/state/command';
import { useSession } from '../../../model/state/session';
import { TextField } from '../../../kit/ui';
import { writeNote, writeSecret } from '../../../model/map/commands/notes';
import { useDraft } from '../../../kit/ui/use-draft';
import { useMapScreen } from '../../../model/map/state';
import type { GmSheet } from './sheet';

interface NoteTabProps {
  readonly field: FieldAddress;
  readonly gm: GmSheet;
  readonly map: WorldMap;
  readonly onCommand: (command: Command) => void;
}

/** Focuses the field that a tool asked for. */
const useWishedBox = (field: FieldAddress, boxes: RefObject<HTMLDivElement | null>): void => {
  const wish = useMapScreen((state) => state.editing);
  useEffect(() => {
    if (wish === null || wish.what === 'label' || wish.field !== field) return;
    const areas = boxes.current?.querySelectorAll('textarea');
    areas?.[wish.what === 'secret' ? 1 : 0]?.focus();
    useMapScreen.getState().set({ editing: null });
  }, [wish, field, boxes]);
};

/** Notes of a field. Leaving an input writes it, as one step of undo. */
export function NoteTab({ field, gm, map, onCommand }: NoteTabProps) {
  const { t } = useTranslation();
  const boxes = useRef<HTMLDivElement>(null);
  useWishedBox(field, boxes);
  const [note, setNote] = useDraft(gm.note);
  const [text, setText] = useDraft(gm.secret?.text ?? '');
  const [strength, setStrength] = useDraft(gm.secret?.strength ?? '');
  const isReadOnly = useSession(({ readOnly }) => readOnly);
  const commit = (command: Command | undefined): void => {
    if (command !== undefined) onCommand(command);
  };
  const commitSecret = () => commit(writeSecret(map, field, gm.secret, { text, strength }));
  return (
    <div className="ww-stack ww-gap-18" ref={boxes}>
      <TextField
        label={t('map:note.label')}
        hint={t('map:note.hint')}
        placeholder={t('map:note.placeholder')}
        rows={4}
        value={note}
        onChange={setNote}
        isReadOnly={isReadOnly}
        onBlur={() => commit(writeNote(map, field, note))}
      />
      <div className="ww-secret ww-stack ww-gap-12">
        <TextField
          label={t('map:note.secret')}
          hint={t('map:note.secretHint')}
          placeholder={t('map:note.secretPlaceholder')}
          rows={4}
          value={text}
          onChange={setText}
          isReadOnly={isReadOnly}
          onBlur={commitSecret}
        />
        <TextField
          label={t('app:common.strength')}
          hint={t('map:note.strengthHint')}
          value={strength}
          onChange={setStrength}
          isReadOnly={isReadOnly}
          onBlur={commitSecret}
        />
      </div>
    </div>
  );
}
